#include "gen/board/layout_rows.h"

const struct layout_row layout_rows[] = {
    {"classic", 3, 3, 0, NULL, NULL, "9x9 with 3x3 boxes"},
    {"4x4", 2, 2, 0, NULL, NULL, "4x4 with 2x2 boxes"},
    {"6x6", 3, 2, 0, NULL, NULL, "6x6 with boxes three wide and two high"},
    {"8x8", 4, 2, 0, NULL, NULL, "8x8 with boxes four wide and two high"},
    {"10x10", 5, 2, 0, NULL, NULL, "10x10 with boxes five wide and two high"},
    {"12x12", 4, 3, 0, NULL, NULL, "12x12 with boxes four wide and three high"},
    {"15x15", 5, 3, 0, NULL, NULL, "15x15 with boxes five wide and three high"},
    {"16x16", 4, 4, 0, NULL, NULL, "16x16 with 4x4 boxes"},
    {"20x20", 5, 4, 0, NULL, NULL, "20x20 with boxes five wide and four high"},
    {"25x25", 5, 5, 0, NULL, NULL, "25x25 with 5x5 boxes"},
    {"x", 3, 3, 0, "diagonal,antidiagonal", NULL, "9x9, where both diagonals are houses too"},
    {"hyper", 3, 3, 0,
     "........."
     ".aaa.bbb."
     ".aaa.bbb."
     ".aaa.bbb."
     "........."
     ".ccc.ddd."
     ".ccc.ddd."
     ".ccc.ddd."
     ".........",
     NULL, "9x9 with four extra boxes (windoku)"},
    {"centre-dot", 3, 3, 0,
     "........."
     ".a..a..a."
     "........."
     "........."
     ".a..a..a."
     "........."
     "........."
     ".a..a..a."
     ".........",
     NULL, "9x9, where the centre cells of the boxes are a house"},
    {"asterisk", 3, 3, 0,
     "........."
     "....a...."
     "..a...a.."
     "........."
     ".a..a..a."
     "........."
     "..a...a.."
     "....a...."
     ".........",
     NULL, "9x9, where nine cells in the shape of an asterisk are a house"},
    {"disjoint", 3, 3, 0,
     "abcabcabc"
     "defdefdef"
     "ghighighi"
     "abcabcabc"
     "defdefdef"
     "ghighighi"
     "abcabcabc"
     "defdefdef"
     "ghighighi",
     NULL, "9x9, where the cells at the same place in each box are a house"},
    {"girandola", 3, 3, 0,
     "a.......a"
     "....a...."
     "........."
     "........."
     ".a..a..a."
     "........."
     "........."
     "....a...."
     "a.......a",
     NULL, "9x9, where the corners, the centre and four cells around it are a house"},
    {"argyle", 3, 3, 0,
     ".a..c...."
     "b.a..c..."
     ".b.a..c.."
     "..b.a..c."
     "d..b.a..c"
     ".d..b.a.."
     "..d..b.a."
     "...d..b.a"
     "....d..b.,"
     "....c..a."
     "...c..a.b"
     "..c..a.b."
     ".c..a.b.."
     "c..a.b..d"
     "..a.b..d."
     ".a.b..d.."
     "a.b..d..."
     ".b..d....",
     NULL, "9x9, where no digit repeats on eight diagonals in an argyle pattern"},
    {"pinwheel", 3, 3, 0,
     "........."
     "..aaa...."
     "..aaabbb."
     "..aaabbb."
     ".ccc.bbb."
     ".cccddd.."
     ".cccddd.."
     "....ddd.."
     ".........",
     NULL, "9x9 with four extra boxes set like the vanes of a pinwheel"},
    {"antidiagonal", 3, 3, 0, "antidiagonal", NULL,
     "9x9, where the diagonal from the top right is a house too"},
    {"latin-3", 3, 1, 3, NULL, NULL, "3x3 without boxes, a Latin square"},
    {"latin-4", 2, 2, 4, NULL, NULL, "4x4 without boxes, a Latin square"},
    {"latin-5", 3, 2, 5, NULL, NULL, "5x5 without boxes, a Latin square"},
    {"latin-6", 3, 2, 6, NULL, NULL, "6x6 without boxes, a Latin square"},
    {"latin-7", 4, 2, 7, NULL, NULL, "7x7 without boxes, a Latin square"},
    {"latin-8", 4, 2, 8, NULL, NULL, "8x8 without boxes, a Latin square"},
    {"latin-9", 3, 3, 9, NULL, NULL, "9x9 without boxes, a Latin square"},
    {"jigsaw-5", 3, 2, 5, NULL, NULL, "5x5 with regions of any shape"},
    {"jigsaw-6", 3, 2, 6, NULL, NULL, "6x6 with regions of any shape"},
    {"jigsaw-7", 4, 2, 7, NULL, NULL, "7x7 with regions of any shape"},
    {"jigsaw-8", 4, 2, 8, NULL, NULL, "8x8 with regions of any shape"},
    {"jigsaw-9", 3, 3, 9, NULL, NULL, "9x9 with regions of any shape"},
    {"jigsaw-10", 5, 2, 10, NULL, NULL, "10x10 with regions of any shape"},
    {"jigsaw-12", 4, 3, 12, NULL, NULL, "12x12 with regions of any shape"},
    {"jigsaw-16", 4, 4, 16, NULL, NULL, "16x16 with regions of any shape"},
    {"samurai", 3, 3, 0, NULL, "r1c1,r1c13,r7c7,r13c1,r13c13",
     "five 9x9 grids: one in the middle shares a corner box with each other grid"},
    {"twodoku", 3, 3, 0, NULL, "r1c1,r7c7", "two 9x9 grids that share a corner box"},
    {"twodoku-2", 3, 3, 0, NULL, "r1c1,r4c7", "two 9x9 grids that share two boxes"},
    {"twodoku-3", 3, 3, 0, NULL, "r1c1,r1c7", "two 9x9 grids side by side that share three boxes"},
    {"twodoku-4", 3, 3, 0, NULL, "r1c1,r4c4", "two 9x9 grids that share four boxes"},
    {"triple", 3, 3, 0, NULL, "r1c1,r7c7,r13c13",
     "three 9x9 grids in a chain, joined by corner boxes"},
    {"windmill", 3, 3, 0, NULL, "r1c4,r4c13,r7c7,r10c1,r13c10",
     "five 9x9 grids set like a windmill: each outer grid shares two boxes with the middle one"},
    {"samurai-6", 3, 2, 0, NULL, "r1c1,r1c7,r5c4,r9c1,r9c7",
     "five 6x6 grids: one in the middle shares a corner box with each other grid"},
    {"twodoku-6", 3, 2, 0, NULL, "r1c1,r5c4", "two 6x6 grids that share a corner box"},
};

const size_t layout_row_count = sizeof layout_rows / sizeof layout_rows[0];
