"""Documents of the World of Warcraft TCG: their keys, building a game, playing the script, checks, the board."""
