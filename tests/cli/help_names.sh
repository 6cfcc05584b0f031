# Any name has its help, whatever its capitals; a key of a config by its path or its last word.
for name in killer KROPKI "x wing" 6x6 rotate180 kdp "Solution Path" dots json style.theme min_cell; do
    echo "== $name"
    nonet help "$name" | head -n 6
done
for name in worksheet samples; do
    nonet help $name | head -n 4
done
nonet help config sections.level
nonet help config | wc -l | sed 's/[0-9][0-9][0-9]/hundreds of/'
nonet help kiler
nonet help config themee
nonet help page.trm
nonet help config sections.levl
