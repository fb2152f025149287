"""Trials of the program by itself: are the scenarios worth something, and does the engine hold in random games?"""
