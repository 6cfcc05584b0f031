/* The built-in sets of pictures: line drawings made for Nonet, black on paper, clear from 8 to 20
 * mm. */
#include "render/board/picture_sets.h"

#include <string.h>

#define DRAWING(width, inner)                                                                      \
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><g fill=\"#fff\" "          \
    "stroke=\"#000\" stroke-width=\"" width "\" stroke-linecap=\"round\" "                         \
    "stroke-linejoin=\"round\">" inner "</g></svg>"

static const struct picture_drawing animals[] = {
    {"cat",
     DRAWING("4",
             "<path d=\"M19 52 C15 40 12 22 17 10 C26 12 34 19 40 26 C46 24.5 54 24.5 "
             "60 26 C66 19 74 12 83 10 C88 22 85 40 81 52 C85 58 86.5 64 85 70 C81 85 "
             "65 92 50 92 C35 92 19 85 15 70 C13.5 64 15 58 19 52 Z\"/><path d=\"M22.5 "
             "20 C22.5 27 23.5 32 25.5 36.5 L34 28.5 C31 25 27 21.5 22.5 20 Z M77.5 20 "
             "C77.5 27 76.5 32 74.5 36.5 L66 28.5 C69 25 73 21.5 77.5 20 Z\" "
             "fill=\"#bbb\" stroke=\"none\"/><path d=\"M50 27 V37 M41.5 29 L43 36 M58.5 29 "
             "L57 36 M29 69 L5 64 M29 74.5 L6 78 M71 69 L95 64 M71 74.5 L94 78\" "
             "fill=\"none\" stroke-width=\"3\"/><ellipse cx=\"34\" cy=\"56\" rx=\"5.5\" ry=\"7\" "
             "fill=\"#000\" stroke=\"none\"/><ellipse cx=\"66\" cy=\"56\" rx=\"5.5\" ry=\"7\" "
             "fill=\"#000\" stroke=\"none\"/><circle cx=\"36\" cy=\"53\" r=\"2\" "
             "stroke=\"none\"/><circle cx=\"68\" cy=\"53\" r=\"2\" stroke=\"none\"/><path d=\"M44 "
             "67 C46 65 54 65 56 67 C56 70.5 52 73 50 73.5 C48 73 44 70.5 44 67 Z\" "
             "fill=\"#000\" stroke=\"none\"/><path d=\"M50 73 V76 C48 82 40 82 37 77 M50 76 "
             "C52 82 60 82 63 77\" fill=\"none\" stroke-width=\"3.5\"/>")},
    {"fish",
     DRAWING("4",
             "<path d=\"M33 33 C38 18 52 13 64 18 C60 24 60 30 62 38 Z M42 70 C44 81 54 "
             "87 63 84 C60 78 60 72 61 66 Z\" fill=\"#bbb\"/><path d=\"M6 53 C16 28 50 22 "
             "74 47 L94 27 C90 44 90 62 94 79 L74 59 C50 83 16 78 6 53 Z\"/><path "
             "d=\"M40 35 C46 46 46 60 40 71 M52 43 C57 46 57 50 52 53 M63 48 C68 51 68 "
             "55 63 58 M52 56 C57 59 57 63 52 66 M83 45 L87 41 M82 53 H87 M83 61 L87 "
             "65\" fill=\"none\" stroke-width=\"3\"/><circle cx=\"25\" cy=\"46\" r=\"7\" "
             "stroke-width=\"3\"/><circle cx=\"24\" cy=\"46.5\" r=\"3.8\" fill=\"#000\" "
             "stroke=\"none\"/><path d=\"M7 54 C12 58 17 60 22 59\" fill=\"none\" "
             "stroke-width=\"3.5\"/><circle cx=\"13\" cy=\"26\" r=\"4\" "
             "stroke-width=\"3\"/><circle cx=\"22\" cy=\"15\" r=\"2.8\" stroke-width=\"3\"/>")},
    {"duck",
     DRAWING("4",
             "<path d=\"M17 26 C10 26 4 29 3 34 C8 38 15 39 21 37 Z\" fill=\"#bbb\"/><path "
             "d=\"M46 41 C48 47 54 51 62 51 C74 51 83 45 91 35 C98 58 90 82 57 82 C30 "
             "82 13 72 17 56 C18.5 50 23 47 27 45 C18 40 13 31 18 21 C23 11 36 8 44 "
             "14.5 C53 21 52 33 46 41 Z\"/><path d=\"M44 62 C52 55 68 55 79 59 C76 70 58 "
             "75 47 69\" fill=\"none\"/><path d=\"M58 63.5 C63 62 67 62 71 63\" fill=\"none\" "
             "stroke-width=\"3\"/><circle cx=\"31\" cy=\"24\" r=\"4.2\" fill=\"#000\" "
             "stroke=\"none\"/><circle cx=\"32.3\" cy=\"22.6\" r=\"1.4\" stroke=\"none\"/><path "
             "d=\"M5 91 C12 86 19 86 27 91 C35 96 42 96 50 91 C58 86 65 86 73 91 C81 96 "
             "88 96 95 91\" fill=\"none\" stroke-width=\"3.5\"/>")},
    {"snail",
     DRAWING("4",
             "<path d=\"M15 40 L9 22 M22 39 L27 21\" fill=\"none\"/><circle cx=\"8\" cy=\"19\" "
             "r=\"4.5\" fill=\"#000\" stroke=\"none\"/><circle cx=\"28\" cy=\"18\" r=\"4.5\" "
             "fill=\"#000\" stroke=\"none\"/><path d=\"M8 52 C6 43 12 37 19 38 C27 39 29 46 "
             "29 53 C29 62 32 68 40 69 L78 70 C88 71 95 77 96 86 H25 C13 86 10 76 10 "
             "66 Z\"/><path d=\"M12 58 C15 61 18.5 61 21 58.5\" fill=\"none\" "
             "stroke-width=\"3\"/><circle cx=\"60\" cy=\"46\" r=\"30\"/><path d=\"M32 57 C36 69 "
             "52 73 64 67 C77 60 80 43 71 33.5 C63 26 49 28 44.5 38 C41 47 47 57 56 57 "
             "C63 57 67 50 63.5 45 C61 42 57 42.5 56 46\" fill=\"none\"/>")},
    {"butterfly",
     DRAWING(
         "4",
         "<g><path d=\"M48 47 C43 22 20 5 8 15 C-1 24 6 49 24 55 C33 58 42 55 48 "
         "51\"/><path d=\"M48 53 C36 54 20 60 18 73 C16 86 29 94 38 87 C46 80 48 67 "
         "48.5 58\"/><circle cx=\"22\" cy=\"31\" r=\"8\" fill=\"#bbb\" "
         "stroke-width=\"3\"/><circle cx=\"36\" cy=\"44\" r=\"3\" fill=\"#000\" "
         "stroke=\"none\"/><circle cx=\"31\" cy=\"73\" r=\"5.5\" fill=\"#bbb\" "
         "stroke-width=\"3\"/><path d=\"M48.5 28 C47 20 42 13 36 11\" fill=\"none\" "
         "stroke-width=\"3\"/><circle cx=\"35\" cy=\"10.5\" r=\"3\" fill=\"#000\" "
         "stroke=\"none\"/></g><g transform=\"matrix(-1 0 0 1 100 0)\"><path d=\"M48 47 "
         "C43 22 20 5 8 15 C-1 24 6 49 24 55 C33 58 42 55 48 51\"/><path d=\"M48 53 "
         "C36 54 20 60 18 73 C16 86 29 94 38 87 C46 80 48 67 48.5 58\"/><circle "
         "cx=\"22\" cy=\"31\" r=\"8\" fill=\"#bbb\" stroke-width=\"3\"/><circle cx=\"36\" "
         "cy=\"44\" r=\"3\" fill=\"#000\" stroke=\"none\"/><circle cx=\"31\" cy=\"73\" r=\"5.5\" "
         "fill=\"#bbb\" stroke-width=\"3\"/><path d=\"M48.5 28 C47 20 42 13 36 11\" "
         "fill=\"none\" stroke-width=\"3\"/><circle cx=\"35\" cy=\"10.5\" r=\"3\" "
         "fill=\"#000\" stroke=\"none\"/></g><path d=\"M50 38 C55 42 54.5 72 50 82 "
         "C45.5 72 45 42 50 38 Z\" fill=\"#000\" stroke-width=\"3\"/><circle cx=\"50\" "
         "cy=\"33\" r=\"6\" fill=\"#000\" stroke=\"none\"/>")},
    {"rabbit",
     DRAWING("4",
             "<path d=\"M38 48 C24 34 20 8 30 4 C42 1 48 25 47 44 Z M62 48 C76 34 80 8 "
             "70 4 C58 1 52 25 53 44 Z\"/><path d=\"M37 37 C31 28 29 17 32 12.5 C37 16 "
             "40.5 27 41 38 Z M63 37 C69 28 71 17 68 12.5 C63 16 59.5 27 59 38 Z\" "
             "fill=\"#bbb\" stroke=\"none\"/><path d=\"M50 40 C67 40 81 50 82 67 C82 84 67 "
             "95 50 95 C33 95 18 84 18 67 C19 50 33 40 50 40 Z\"/><ellipse cx=\"37\" "
             "cy=\"60\" rx=\"4.8\" ry=\"6.2\" fill=\"#000\" stroke=\"none\"/><ellipse cx=\"63\" "
             "cy=\"60\" rx=\"4.8\" ry=\"6.2\" fill=\"#000\" stroke=\"none\"/><circle cx=\"38.7\" "
             "cy=\"57.5\" r=\"1.8\" stroke=\"none\"/><circle cx=\"64.7\" cy=\"57.5\" r=\"1.8\" "
             "stroke=\"none\"/><path d=\"M45 80 V88.5 C45 90.5 55 90.5 55 88.5 V80 M50 80 "
             "V89\" stroke-width=\"2.8\"/><path d=\"M45 69.5 C47 68 53 68 55 69.5 C55 72.5 "
             "51.5 74.5 50 75 C48.5 74.5 45 72.5 45 69.5 Z\" fill=\"#000\" "
             "stroke=\"none\"/><path d=\"M50 74 V77 C48 82 41.5 82 39 78.5 M50 77 C52 82 "
             "58.5 82 61 78.5\" fill=\"none\" stroke-width=\"3\"/><path d=\"M29 73 L9 69 M29 "
             "78 L10 82 M71 73 L91 69 M71 78 L90 82\" fill=\"none\" stroke-width=\"3\"/>")},
};

static const struct picture_drawing shapes[] = {
    {"circle", DRAWING("6", "<circle cx=\"50\" cy=\"50\" r=\"41\"/>")},
    {"square", DRAWING("6", "<rect x=\"13\" y=\"13\" width=\"74\" height=\"74\" fill=\"#bbb\"/>")},
    {"triangle", DRAWING("6", "<path d=\"M50 12 L93 86 H7 Z\"/>")},
    {"star",
     DRAWING("6", "<path d=\"M50 9 L60.9 38 L91.8 39.4 L67.6 58.7 L75.9 88.6 L50 71.5 L24.1 "
                  "88.6 L32.4 58.7 L8.15 39.4 L39.1 38 Z\" fill=\"#000\"/>")},
    {"heart",
     DRAWING("6", "<path d=\"M50 90 C20 68 7 51 7 33 C7 19 17 10 29 10 C39 10 46 15.5 50 24 "
                  "C54 15.5 61 10 71 10 C83 10 93 19 93 33 C93 51 80 68 50 90 Z\" "
                  "fill=\"#bbb\"/>")},
    {"moon",
     DRAWING("6", "<path d=\"M64 8 C38 3 13 23 12 50 C11 78 38 98 65 91 C74 88.5 82 83 87 75 "
                  "C66 80 48 68 46 49 C45 32 52 18 64 8 Z\"/>")},
};

#define SET(name)                                                                                  \
    {                                                                                              \
#name, name, sizeof name / sizeof name[0]                                                  \
    }
static const struct picture_set sets[] = {SET(animals), SET(shapes)};

const struct picture_set *picture_set_at(size_t index)
{
    return index < sizeof sets / sizeof sets[0] ? &sets[index] : NULL;
}

const char *picture_set_name(size_t index)
{
    const struct picture_set *set = picture_set_at(index);
    return set ? set->name : NULL;
}

const struct picture_set *picture_set_find(const char *name)
{
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        if (strcmp(sets[i].name, name) == 0) {
            return &sets[i];
        }
    }
    return NULL;
}
