# Hints speak the language of the option, else of NONET_LANGUAGE, else of the locale.
echo 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 >p.txt
LC_ALL= LC_MESSAGES=de_DE.UTF-8 LANG=fr_FR.UTF-8 nonet hint p.txt
LC_ALL= LC_MESSAGES= LANG=fr nonet hint p.txt
LC_ALL=pl_PL NONET_LANGUAGE=it nonet hint p.txt
NONET_LANGUAGE=it nonet hint -l en p.txt
LC_ALL=xx_YY.UTF-8 nonet hint p.txt
NONET_LANGUAGE=klingon nonet hint p.txt
