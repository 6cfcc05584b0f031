# Rights in the metadata, the record for distributors, and the pack for a vendor.
exec 2>&1
cat >shop.yaml <<'END'
book: {title: Shop & Co, subtitle: Puzzles, author: A. Setter, publisher: Press, isbn: 0-306-40615-2,
       published: 2027-01-15, licence: CC BY 4.0, licence_url: "https://creativecommons.org/licenses/by/4.0/"}
page: {trim: 6x9 in, profiles: [kdp, screen]}
sections: [{variant: 4x4, count: 40}]
cover: {make: true, back_text: "Try *this*:\n\n- one"}
onix: {make: true, price: 9.99 USD}
END
nonet book shop.yaml --quiet -o out && ls out
xmllint --format out/shop-onix.xml | grep -E 'IDValue|TitleText|Extent|SubjectCode|Date|Amount|Currency|PersonName|<Text>|one' | sed 's/^ *//' | sed 's/<ExtentValue>[0-9]*/<ExtentValue>N/'
pdfinfo -meta out/shop-screen.pdf | grep -aE 'dc:publisher|dc:date|dc:rights|xmpRights'
python3 -c '
import json
m = json.load(open("out/manifest.json"))
print(*(m[k] for k in ("author", "publisher", "published", "isbn", "licence")), sep=", ")'
nonet book shop.yaml --quiet --pack kdp -o pack && ls pack
python3 - <<'END'
import zipfile
z = zipfile.ZipFile("pack/shop-pack.zip")
print(z.testzip(), z.namelist())
print(z.read("metadata.txt").decode().split("Pages")[0], z.read("metadata.txt").decode().split("Price")[1], sep="")
print(z.read("interior.pdf") == open("pack/shop.pdf", "rb").read())
END
echo 'what a vendor would refuse:'
nonet book shop.yaml --pack kdp --set cover.make=false -o no
nonet book shop.yaml --pack kdp --set book.subtitle="$(printf '%0195d' 0)" --set cover.title=x -o no
nonet book shop.yaml --pack kdp --set onix.keywords='[1, 2, 3, 4, 5, 6, 7, 8]' -o no
nonet book shop.yaml --pack kdp --set onix.keywords="[$(printf '%051d' 0)]" -o no
nonet book shop.yaml --pack kdp --set onix.description="$(printf '%04001d' 0)" -o no
nonet book shop.yaml --set onix.price=cheap -o no
nonet book shop.yaml --set book.published=soon -o no
nonet book shop.yaml --set book.isbn=null -o no
true
