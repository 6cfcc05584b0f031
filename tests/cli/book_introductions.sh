# Introductions short and long, in every theme's design, with accents and Greek, on small pages and large ones, for all
# vendors; preflight checks each book.
. "$CASES/sample.bash"
cat >short.yaml <<'YAML'
book:
  title: Neuf
  author: Élodie
  language: fr
  introduction: Élégance et patience. Chaque grille de ce livre a une solution, et vous la trouverez par la seule réflexion.
page: {profiles: [kdp, ingram, lulu], pages: any}
per_page: 1
answers: {place: apart}
sections: [{level: easy, count: 24}]
YAML
cat >long.yaml <<'YAML'
book:
  title: Εννέα
  author: Ελένη
  language: el
  introduction: |
YAML
for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
    echo "    Όλα τα παζλ αυτού του βιβλίου έχουν μία μόνο λύση, και μπορείτε να τη βρείτε μόνο με τη σκέψη. Το πρώτο μέρος"
    echo "    είναι εύκολο, το τελευταίο ζητά υπομονή, ένα καλό μολύβι και λίγο χρόνο κάθε βράδυ, μια γρίφο τη φορά."
    echo
done >>long.yaml
sed -n '/^page/,$p' short.yaml >>long.yaml
for theme in classic modern newspaper minimal children elegant bold; do
    for trim in 5x8 8.5x11; do
        for book in short long; do echo $theme $trim $book; done
    done
done | part 3 | while read -r theme trim book; do
    nonet book $book.yaml --set style.theme=$theme --set "page.trim=$trim in" -o made --quiet ||
        echo "$theme $trim $book"
done
nonet book short.yaml --set style.theme=night --set page.profiles=screen --set page.trim='6x9 in' -o night --quiet || echo night
# The initial is read before the rest of its word, and the author comes last.
nonet book short.yaml --set style.initial=drop -o made --quiet
pdftotext -f 4 -l 4 made/short-kdp.pdf - | tr '\n\f' '  ' | tr -s ' '
