"""The library: scenarios kept in one SQLite file, with every revision, a search over all their words, and a trash.

``store`` is the way in; ``opening`` sees to the file, ``recovery`` to one that is damaged, ``importing`` and
``exporting`` to what comes from and goes to elsewhere.
"""
