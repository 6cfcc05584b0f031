nonet solve --watch puzzle.txt
