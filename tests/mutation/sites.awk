# The places where a C file can be mutated, a line each, parted by tabs:
#   file, line, byte offset in the file, length, replacement, the line as it stands.
# Not in comments, texts, preprocessor lines, assertions, sizes of arrays and constants' values.

function site(length_, to) {
    printf "%s\t%d\t%d\t%d\t%s\t%s\n", FILENAME, FNR, offset + i - 1, length_, to, trimmed
}

BEGIN {
    count = split("<=|< >=|> ==|!= !=|== &&|PIPES +=|-= -=|+= &=|BAR= " \
                  "<|<= >|>= +|- -|+ /|* %|* &|BAR", rows, " ")
    for (r = 1; r <= count; r++) {
        at = index(rows[r], "|")
        from[r] = substr(rows[r], 1, at - 1)
        to[r] = substr(rows[r], at + 1)
        gsub(/PIPES/, "||", to[r])
        gsub(/BAR/, "|", to[r])
    }
    words["true"] = "false"
    words["false"] = "true"
    words["continue"] = "break"
}

FNR == 1 { offset = 0; comment = 0; macro = 0 }

{
    line = $0
    trimmed = line
    gsub(/^[ \t]+/, "", trimmed)
    gsub(/\t/, " ", trimmed)
    skip = macro || line ~ /^#/
    macro = skip && line ~ /\\$/
    quiet = skip || line ~ /assert\(/ || line ~ /^ *[A-Z][A-Z_0-9]* = / || line ~ /^enum \{.*\};/
    for (i = 1; i <= length(line); i++) {
        c = substr(line, i, 1)
        if (comment) {
            if (substr(line, i, 2) == "*/") { comment = 0; i++ }
            continue
        }
        if (substr(line, i, 2) == "/*") { comment = 1; i++; continue }
        if (substr(line, i, 2) == "//") break
        if (c == "\"" || c == "'") {
            for (i++; i <= length(line) && substr(line, i, 1) != c; i++)
                if (substr(line, i, 1) == "\\") i++
            continue
        }
        if (quiet) continue
        if (c ~ /[A-Za-z_]/) {
            word = c
            while (substr(line, i + length(word), 1) ~ /[A-Za-z_0-9]/)
                word = word substr(line, i + length(word), 1)
            if (word in words) site(length(word), words[word])
            i += length(word) - 1
            continue
        }
        if (c ~ /[0-9]/) {
            number = c
            while (substr(line, i + length(number), 1) ~ /[A-Za-z_0-9.]/)
                number = number substr(line, i + length(number), 1)
            if (number ~ /^[0-9]+[uUlL]*$/ && substr(line, i - 1, 1) != "[" &&
                substr(line, i + length(number), 1) != "]") {
                digits = number
                gsub(/[uUlL]/, "", digits)
                site(length(digits), digits + 1)
            }
            i += length(number) - 1
            continue
        }
        two = substr(line, i, 2)
        if (two == "||") { site(2, "&&"); i++; continue }
        if (two == "|=") { site(2, "&="); i++; continue }
        if (two == "<<" || two == ">>" || two == "->" || two == "++" || two == "--") { i++; continue }
        if (c == "!" && substr(line, i + 1, 1) ~ /[A-Za-z_(]/) { site(1, ""); continue }
        if (c == "|" && substr(line, i - 1, 3) == " | ") { site(1, "&"); continue }
        for (r = 1; r <= count; r++) {
            n = length(from[r])
            if (substr(line, i, n) == from[r] && substr(line, i - 1, n + 2) == " " from[r] " ") {
                site(n, to[r])
                i += n - 1
                break
            }
        }
    }
    offset += length(line) + 1
}
