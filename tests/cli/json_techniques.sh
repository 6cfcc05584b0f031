# techniques is an object, se a number with se_at_least beside it; the text of old files is read too.
p=..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9
record() { echo "{\"puzzle\":\"$p\",$1}"; }
record '"techniques":{"naked-pair":2, "x-wing" : 1},"se":7.2' >good.json
record '"techniques":"naked-pair=2 x-wing=1","se":">=7.2"' >>good.json
record '"se_at_least":true,"se":10.5,"techniques":{}' >>good.json
record '"other":{"a":[{}]},"se_at_least":false,"se":7.1' >>good.json
nonet convert --to tsv good.json
nonet convert --to json good.json
nonet convert --to json good.json | nonet convert --to json | diff - <(nonet convert --to json good.json)
for wrong in '{"a":1,}' '{"a" 1}' '{"a":1' '{,}' '{"a":[1]}' '{"a":1}}' '[1]'; do
    record "\"techniques\":$wrong" | nonet convert --to json 2>&1 | head -n 1
done
