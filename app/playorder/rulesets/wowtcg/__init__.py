"""The World of Warcraft Trading Card Game by its comprehensive rules (seed 001): chain, priority, combat, packets."""
