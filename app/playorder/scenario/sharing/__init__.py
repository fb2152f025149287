"""Share codes: a whole scenario as one line of letters and digits.

``code`` is the way in. A document is written as a row of symbols (``writing``, read back by ``unpacking``), each symbol
is coded by how likely it is where it stands (``model``, taught by ``dictionary``), and the bits become letters with a
checksum (``letters``).
"""
