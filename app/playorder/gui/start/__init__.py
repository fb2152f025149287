"""The start page: new boards, the gallery with its pictures and pass marks, what was open before."""
