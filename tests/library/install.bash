# Sourced by run: `make install` puts each file where the GNU standards' variables say, `make uninstall`
# takes all away again, and pkg-config finds what was installed.

files_of() { (cd "$1" && find . ! -type d | sed 's|^\.||' | sort); }

# tried NAME FILE… -- VARIABLE=VALUE…: these files are there, nothing is outside the folders of the
# values, and uninstall leaves nothing.
tried() {
    local name=$1 tree=$root/tree ok=1 places
    local -a wanted=()
    shift
    while [ "$1" != -- ]; do wanted+=("$1") && shift; done
    shift
    rm -rf "$tree"
    make_install install DESTDIR="$tree" "$@" || ok=0
    for file in "${wanted[@]}"; do
        [ -e "$tree$file" ] || { ok=0 && echo "install $*: no $file"; }
    done
    places=$(printf '%s\n' "$@" | sed -n 's|^[^=]*=\(/.*\)|\1/|p')
    files_of "$tree" | grep -vFf <(echo "$places") && ok=0 && echo "install $*: files elsewhere"
    echo mine >"$tree/mine"
    make_install uninstall DESTDIR="$tree" "$@" || ok=0
    [ "$(files_of "$tree")" = /mine ] || { ok=0 && echo "uninstall $* leaves:" && files_of "$tree"; }
    report "install $name" $ok
}

tried "by prefix" /usr/bin/nonet /usr/lib/libnonet.so /usr/lib/pkgconfig/nonet.pc /usr/include/nonet.h \
    /usr/share/man/man1/nonet.1 /usr/share/man/man3/nonet.3 /usr/share/man/man5/nonet-book.5 \
    /usr/share/bash-completion/completions/nonet /usr/share/zsh/site-functions/_nonet \
    /usr/share/fish/vendor_completions.d/nonet.fish /usr/share/nonet/nonet.schema.json \
    /usr/share/nonet/themes/modern.yaml /usr/share/man/man1/nonet-dig.1 /usr/lib/cmake/nonet/nonet-config.cmake \
    /usr/share/doc/nonet/nonet.html /usr/share/doc/nonet/README.md /usr/share/doc/nonet/examples/c/count.c \
    /usr/share/doc/nonet/examples/books/sampler.yaml -- prefix=/usr
tried "by PREFIX and LIBDIR" /opt/bin/nonet /opt/lib64/libnonet.a /opt/lib64/pkgconfig/nonet.pc -- \
    PREFIX=/opt LIBDIR=/opt/lib64
tried "by bindir and mandir, the lower-case name before the other" /usr/games/nonet /usr/lib/libnonet.so \
    /manual/man1/nonet.1 /manual/man5/nonet-book.5 -- PREFIX=/wrong prefix=/usr bindir=/usr/games mandir=/manual
tried "by every directory" /b/nonet /l/libnonet.so.$abi /p/nonet.pc /i/nonet.h /one/nonet.1 /three/nonet.3 \
    /five/nonet-book.5 /bash/nonet /zsh/_nonet /fish/nonet.fish /d/nonet/nonet.schema.json -- \
    prefix=/none bindir=/b libdir=/l pkgconfigdir=/p includedir=/i man1dir=/one man3dir=/three man5dir=/five \
    bashcompletiondir=/bash zshcompletiondir=/zsh fishcompletiondir=/fish datadir=/d
tried "by exec_prefix and datarootdir" /e/bin/nonet /e/lib/libnonet.a /r/man/man1/nonet.1 /r/nonet/themes/modern.yaml \
    /usr/include/nonet.h -- prefix=/usr exec_prefix=/e datarootdir=/r

# A program is built from what pkg-config says of it, as installed under other names.
tree=$root/elsewhere
make_install install DESTDIR="$tree" prefix=/usr exec_prefix=/usr/x libdir=/usr/x/lib64 includedir=/headers && ok=1 || ok=0
export PKG_CONFIG_PATH=$tree/usr/x/lib64/pkgconfig PKG_CONFIG_SYSROOT_DIR=$tree
# The prefix follows from the place of the file.
libdir=$(pkg-config --variable=libdir nonet)
[ "$(realpath "$libdir" 2>/dev/null)" = "$tree/usr/x/lib64" ] || [ "$libdir" = /usr/x/lib64 ] || ok=0
[ "$(pkg-config --define-variable=prefix=/moved --variable=libdir nonet-engine | sed "s|^$tree||")" = /moved/x/lib64 ] || ok=0
# shellcheck disable=SC2046 # flags are words
$cc "$here/count.c" -o "$root/program" $(pkg-config --cflags --libs nonet-engine) || ok=0
[ "$(LD_LIBRARY_PATH=$tree/usr/x/lib64 "$root/program")" = "$(cat "$here/count.expected")" ] || ok=0
report "install: pkg-config's answers fit" $ok
unset PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR

# A tree that was moved after it was installed; found by CMake too, where there is one.
cp -a "$prefix" "$root/moved" && ok=1 || ok=0
# shellcheck disable=SC2046 # flags are words
$cc "$here/count.c" -o "$root/program" $(PKG_CONFIG_PATH=$root/moved/lib/pkgconfig pkg-config --cflags --libs nonet-engine) || ok=0
if command -v cmake >/dev/null; then
    mkdir "$root/cmake"
    cp "$here/count.c" "$root/cmake/"
    printf '%s\n' 'cmake_minimum_required(VERSION 3.13)' 'project(count C)' "find_package(nonet $abi REQUIRED)" \
        'add_executable(count count.c)' 'target_link_libraries(count nonet::engine)' >"$root/cmake/CMakeLists.txt"
    {
        cmake -S "$root/cmake" -B "$root/cmake/build" -DCMAKE_PREFIX_PATH="$root/moved" &&
            cmake --build "$root/cmake/build"
    } >"$root/cmake.log" 2>&1 || { ok=0 && tail -5 "$root/cmake.log"; }
    [ "$("$root/cmake/build/count")" = "$(cat "$here/count.expected")" ] || ok=0
fi
report "install: a moved tree is found" $ok

# The links of the installed pages lead to installed files; those to the source do not count.
ok=1
while IFS=: read -r page link; do
    [ -e "$(dirname "$page")/$link" ] || { ok=0 && echo "$page: no $link"; }
done < <(cd / && find "$prefix/share/doc/nonet" -name '*.md' -exec grep -HoE '\]\([^):#]+' {} + | sed 's/](//' |
    grep -vE ':(\.\./.*/|\.\./include/|CONTRIBUTING|LICENSE)')
report "install: links of the pages" $ok
