# slow
nonet bench | sed -n "s/  *[0-9]*\/s .*//p"
