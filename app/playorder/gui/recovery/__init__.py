"""What was not saved when the program ended: kept while one works, offered when the program is started again."""
