for topic in formats variants symmetries techniques levels keys terms; do
    nonet help $topic >$topic.txt || echo "$topic failed"
    [ "$(wc -l <$topic.txt)" -ge 4 ] || echo "$topic is short"
done
grep -c '^x-wing ' techniques.txt
grep '^  line ' formats.txt | cut -c3-6
grep '^  classic ' variants.txt | cut -c3-9
# An example keeps the bars of its own; the columns stand in line.
nonet help dig | grep -A1 '|'
nonet help --man | grep -c '| nonet dig'
cut -c42-48 techniques.txt | grep -vc '^ *[0-9]* *$'
cat levels.txt
