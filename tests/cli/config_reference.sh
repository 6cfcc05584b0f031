# The reference in the guide is the program's; each long list of names stands in it once, and the
# example at its top is a config.
guide=$CASES/../../doc/config.md
nonet book --print-reference | cmp - "$guide" && echo same
for name in rotate90 windmill death-blossom clue_arrow about-the-author; do
    echo "$name $(grep -ow -- "$name" "$guide" | wc -l)"
done
sed -n '/^```yaml week/,/^```$/{/^```/d; p}' "$guide" >week.yaml
nonet book week.yaml --check --quiet | grep -o '0 failed'
