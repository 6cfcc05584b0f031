# Long proofs are told in parts, each with a picture, in text, on pages and in books.
echo '........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3' >hard.txt
nonet explain --key hard.txt >path.txt
nonet explain --key --format html -o path.html hard.txt
nonet explain --key --format json -o path.json hard.txt
sed -n '/^ *2[.]/,/^ *3[.]/p' path.txt | sed '$d'

# Each step says how many parts there are, and they follow each other.
awk '/^ *[0-9]+[.]/ { if (part != of) print "step before", $0; part = of = 0 }
    /^ *Part/ { part++; of = $4 + 0; if ($2 != part) print "out of order:", $0 }' path.txt

# Every assertion of the proofs is in the text: as many as the json has, but for the assumptions,
# which each part repeats, and the dead ends.
python3 - <<'END'
import json
import re
steps = json.load(open('path.json'))['steps']
lines = open('path.txt').read().split('\n')
blocks = []
for line in lines:
    if re.match(r' *\d+\. ', line):
        blocks.append([])
    elif line.startswith('     Part'):
        blocks[-1] += re.findall(r'r\dc\d[=≠]\d', line.split('This gives', 1)[-1])
assert len(blocks) == len(steps)
long = 0
for step, told in zip(steps, blocks):
    if len(step.get('inferences', [])) > 16:
        want = [i['cell'] + ('≠' if i['why'] == 'refuted' else '=') + str(i['digit'])
                for i in step['inferences'] if i['why'] in ('last-candidate', 'last-place', 'refuted')]
        assert told == want, (told, want)
        long += 1
    else:
        assert not told
assert long > 5, long
pictures = open('path.html').read().count('<figure>')
assert pictures == len([l for l in lines if re.match(r' *(\d+\.|Part) ', l)]) + 1, pictures
print('every assertion, and a picture a part')
END
