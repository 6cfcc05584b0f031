nonet solve missing.txt
