# The terms that help and messages use: all that a newcomer may lack, by the alphabet, and none that
# nothing says.
nonet help terms | tee terms.txt
cut -c3-24 terms.txt | sed -n 's/  *$//; /./p' >names.txt
sort -fc names.txt && echo "in order"
for term in given candidate house box band stack isomorph 'canonical form' minimal symmetry level score \
    'SE rating' preflight profile gutter bleed trim imposition folio; do
    grep -qx "$term" names.txt || echo "$term is not explained"
done
(nonet help --man && nonet help --man-book && cat "$CASES/../../config/translation/en.c") |
    tr -d '\\' | tr '[:space:]' ' ' >said.txt
while read -r term; do
    grep -qi "${term% *}" said.txt || echo "$term is said nowhere"
done <names.txt
