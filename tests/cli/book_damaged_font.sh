# A face of the family that cannot be read is an error, and not the regular face instead.
fonts=/usr/share/fonts/truetype/liberation
mkdir -p home/fonts
for face in Regular Italic; do
    sed 's/Liberation/Freedomian/g; s/L\x00i\x00b\x00e\x00r\x00a\x00t\x00i\x00o\x00n/F\x00r\x00e\x00e\x00d\x00o\x00m\x00i\x00a\x00n/g; s/\x00L\x00i\x00b\x00e\x00r\x00a\x00t\x00i\x00o\x00n/\x00F\x00r\x00e\x00e\x00d\x00o\x00m\x00i\x00a\x00n/g' \
        "$fonts/LiberationSerif-$face.ttf" >"home/fonts/FreedomianSerif-$face.ttf"
done
head -c 3000 "$fonts/LiberationSerif-Bold.ttf" >home/fonts/FreedomianSerif-Bold.ttf
export XDG_DATA_HOME=$PWD/home
nonet book "$CASES/book_small.yaml" --quiet -o out --set "style.font=Freedomian Serif"
echo "status $?"
ls
