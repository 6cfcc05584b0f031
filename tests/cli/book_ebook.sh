# The cover's front for shops of ebooks: a JPEG and a PNG of 1600 x 2560 pixels, with or without a cover to print.
nonet book "$CASES/book_small.yaml" --quiet --set cover.ebook=true --set cover.design=mosaic \
    --set cover.palette=bright --set series.name=Small --set series.volume=2 -o out
ls out
# The header of a PNG says width and height; the frame of a JPEG height and width.
od -A n -t u1 -j 16 -N 8 out/book_small-ebook.png
od -A n -v -t x1 out/book_small-ebook.jpg | tr -d '\n' | grep -o 'ff c0 00 11 08 .. .. .. ..'
# Twice the same bytes.
nonet book "$CASES/book_small.yaml" --quiet --set cover.ebook=true --set cover.design=mosaic \
    --set cover.palette=bright --set series.name=Small --set series.volume=2 -o again
cmp out/book_small-ebook.jpg again/book_small-ebook.jpg
# What a cover does not have.
nonet book "$CASES/book_small.yaml" --quiet --set cover.make=true --set cover.design=mosiac -o no
nonet book "$CASES/book_small.yaml" --quiet --set cover.make=true --set cover.design=photo -o no
nonet book "$CASES/book_small.yaml" --quiet --set cover.make=true --set cover.logo=none.png -o no
[ -e no ] || echo nothing is written
