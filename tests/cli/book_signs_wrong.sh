# Words and pictures that a book cannot have: each at its place in the config or in the list.
mkdir pets
for i in 1 2 3; do echo "<svg viewBox='0 0 9 9'><rect x='$i' width='3' height='4'/></svg>" >pets/$i.svg; done
printf '# six letters\nPLANET\nBANANA\nTREE\n' >words.txt
cat >b.yaml <<'END'
book: {title: Signs}
parts: {cut_out: true}
sections:
  - {count: 2, signs: {word: PATCHWORD}}
  - {count: 2, variant: 6x6, signs: {word: PLANETS}}
  - {count: 2, variant: 6x6, signs: {words: words.txt}}
  - {count: 2, variant: 4x4, signs: {pictures: pets/}}
  - {count: 2, signs: {pictures: animals}}
END
nonet book b.yaml --check
echo $?
cat >c.yaml <<'END'
book: {title: Signs}
parts: {cut_out: true}
sections:
  - {count: 2, signs: {word: PATCHWORK, words: words.txt}}
  - {count: 2, signs: {word_at: diagonal}}
END
nonet book c.yaml --check
echo $?
# In a frame without a thick line, pictures are read back too.
printf 'book: {title: T}\nstyle: {frame: open}\nsections: [{variant: 4x4, count: 2, signs: {pictures: animals}}]\n' >open.yaml
nonet book open.yaml -o open --quiet && echo 'open frame'
# Digits without a sign of their own keep theirs, which is another's here.
printf 'book: {title: T}\nstyle: {digits: [A, 3]}\nsections: [{variant: 4x4, count: 2}]\n' >d.yaml
nonet book d.yaml --check
echo $?
