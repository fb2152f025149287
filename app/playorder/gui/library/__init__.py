"""The library in the window: its own window, saving into it, share codes and QR pictures."""
