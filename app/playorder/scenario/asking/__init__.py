"""Questions about a recorded run: its queues and auras, why not, why dead, why 4/2."""
