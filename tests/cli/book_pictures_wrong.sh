# Files that a config names and that are not what they should be: each is told at its place in the config.
mkdir folder.png
: >empty.png
echo hello >text.png
printf 'GIF89a' >moving.png
printf '\377\330\377\340' >stub.jpg
echo /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//wAALCAAQABABAREA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAYH/8QAFxAAAwEAAAAAAAAAAAAAAAAAABViof/aAAgBAQAAPwCqf3of3plb+9D+9P/Z |
    base64 -d >coarse.jpg
head -c 168 coarse.jpg >cut.jpg
echo 1........2.3...2 | nonet draw --format png >whole.png 2>/dev/null
head -c 300 whole.png >cut.png
printf '<html><body/></html>' >page.svg
printf '<svg viewBox="0 0 9 9">\n  <rect width="3"\n</svg>' >broken.svg
printf '<svg viewBox="0 0 9 9">\n  <text>A</text></svg>' >letters.svg
printf '<svg viewBox="0 0 9 9"/>' >nothing.svg
printf '<svg viewBox="0 0 9 9"><rect width="3" height="3"/></svg>' >drawing.svg

# Each kind of file, as the logo of a cover.
try() {
    printf 'book: {title: T, author: A}\npage: {profiles: [kdp]}\nsections:\n  - {count: 48, level: easy}\n%s\n' "$1" >b.yaml
    nonet book b.yaml --check >/dev/null
    echo "$? $1"
}
for file in missing.png folder.png empty.png text.png moving.png stub.jpg coarse.jpg cut.jpg cut.png page.svg broken.svg letters.svg nothing.svg; do
    try "cover: {make: true, logo: $file}"
done

# One kind of file in each place.
try 'cover: {make: true, author_picture: text.png}'
try 'cover: {make: true, design: photo, picture: text.png}'
try 'cover: {make: true, design: photo, picture: drawing.svg}'
try 'style: {ornament: picture, ornament_picture: text.png}'
try 'style: {font: ./text.png}'
try 'style: {digit_font: missing.ttf}'
try 'parts: {front: [{part: frontispiece, picture: text.png}, {part: usual}]}'
try 'parts: {back: [{part: usual}, {part: picture, picture: text.png}]}'
try 'parts: {back: [{part: usual}, {part: pdf, pdf: missing.pdf}]}'
try 'parts: {back: [{part: usual}, {part: pdf, pdf: folder.png}]}'
try 'parts: {back: [{part: usual}, {part: pdf, pdf: empty.png}]}'
try 'parts: {back: [{part: usual}, {part: pdf, pdf: text.png}]}'
printf '%%PDF-1.4\n1 0 obj\n<<' >cut.pdf
try 'parts: {back: [{part: usual}, {part: pdf, pdf: cut.pdf}]}'
mkdir signs
for i in 1 2 3 4 5 6 7 8; do cp drawing.svg signs/$i.svg; done
cp text.png signs/9.png
sed 's/count: 48/count: 48, signs: {pictures: signs}/' b.yaml >c.yaml
nonet book c.yaml --set parts.back='[{part: usual}]' --check >/dev/null
