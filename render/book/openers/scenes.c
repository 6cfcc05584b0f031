#include "render/book/openers/scenes.h"

#include <string.h>

#include "render/art/art.h"
#include "render/book/book_data.h"

#define SVG(width, height)                                                                         \
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " width " " height "\">"

static const char fox[] = SVG(
    "120",
    "68") "<g stroke=\"#3a2a20\" stroke-width=\"2.6\" stroke-linejoin=\"round\" "
          "stroke-linecap=\"round\"><path d=\"M22 40 C17 26 16 14 20 4 C31 8 40 15 45 24 Z M98 40 "
          "C103 26 104 14 100 4 C89 8 80 15 75 24 Z\" fill=\"#e8873a\"/><path d=\"M25 30 C22.5 22 "
          "22 15 23.5 10.5 C29.5 13.5 34 17.5 37 22 Z M95 30 C97.5 22 98 15 96.5 10.5 C90.5 13.5 "
          "86 17.5 83 22 Z\" fill=\"#f8dcb8\" stroke=\"none\"/><path d=\"M14 66 C12 40 32 20 60 20 "
          "C88 20 108 40 106 66 Z\" fill=\"#e8873a\"/><path d=\"M14 66 C17 49 33 44 47 54 C52 58 "
          "56 62 60 66 C64 62 68 58 73 54 C87 44 103 49 106 66 Z\" fill=\"#f8dcb8\" "
          "stroke=\"none\"/><path d=\"M14 66 C12 40 32 20 60 20 C88 20 108 40 106 66\" "
          "fill=\"none\"/><ellipse cx=\"44\" cy=\"44\" rx=\"4\" ry=\"5.2\" fill=\"#20160f\" "
          "stroke=\"none\"/><ellipse cx=\"76\" cy=\"44\" rx=\"4\" ry=\"5.2\" fill=\"#20160f\" "
          "stroke=\"none\"/><circle cx=\"45.4\" cy=\"42\" r=\"1.6\" fill=\"#fff\" "
          "stroke=\"none\"/><circle cx=\"77.4\" cy=\"42\" r=\"1.6\" fill=\"#fff\" "
          "stroke=\"none\"/><path d=\"M53.5 53 C56 50.5 64 50.5 66.5 53 C66.5 57 62 60 60 60 C58 "
          "60 53.5 57 53.5 53 Z\" fill=\"#20160f\" stroke=\"none\"/><path d=\"M4 68 C4 58 22 58 24 "
          "68 Z M96 68 C98 58 116 58 116 68 Z\" fill=\"#e8873a\"/><path d=\"M10.5 63 V67 M17.5 63 "
          "V67 M102.5 63 V67 M109.5 63 V67\" fill=\"none\" stroke-width=\"2\"/></g></svg>";

static const char owl[] = SVG(
    "120", "68") "<g stroke=\"#33302c\" stroke-width=\"2.6\" stroke-linejoin=\"round\" "
                 "stroke-linecap=\"round\"><path d=\"M24 68 C14 40 20 20 22 6 C32 12 40 13 50 12 "
                 "H70 C80 13 88 12 98 6 C100 20 106 40 96 68 Z\" fill=\"#a98a6a\"/><path d=\"M32 "
                 "68 C30 58 40 52 60 56 C80 52 90 58 88 68 Z\" fill=\"#ecd8b8\" "
                 "stroke=\"none\"/><circle cx=\"43\" cy=\"34\" r=\"15\" fill=\"#fff\"/><circle "
                 "cx=\"77\" cy=\"34\" r=\"15\" fill=\"#fff\"/><circle cx=\"45\" cy=\"35\" "
                 "r=\"6.5\" fill=\"#20160f\" stroke=\"none\"/><circle cx=\"75\" cy=\"35\" "
                 "r=\"6.5\" fill=\"#20160f\" stroke=\"none\"/><circle cx=\"47\" cy=\"32.5\" "
                 "r=\"2.2\" fill=\"#fff\" stroke=\"none\"/><circle cx=\"77\" cy=\"32.5\" r=\"2.2\" "
                 "fill=\"#fff\" stroke=\"none\"/><path d=\"M60 40 L66 47 L60 55 L54 47 Z\" "
                 "fill=\"#f0b040\"/><path d=\"M8 68 C6 52 16 42 24 46 C26 56 24 62 24 68 Z M112 68 "
                 "C114 52 104 42 96 46 C94 56 96 62 96 68 Z\" fill=\"#8b6f53\"/></g></svg>";

static const char hedgehog[] = SVG(
    "120",
    "68") "<g stroke=\"#38302a\" stroke-width=\"2.6\" stroke-linejoin=\"round\" "
          "stroke-linecap=\"round\"><path d=\"M10 68 L3 58 L13 56 L6 44 L17 44 L13 31 L24 34 L23 "
          "20 L34 25 L36 11 L46 19 L51 6 L60 16 L69 6 L74 19 L84 11 L86 25 L97 20 L96 34 L107 31 "
          "L103 44 L114 44 L107 56 L117 58 L110 68 Z\" fill=\"#8a6a4e\"/><path d=\"M30 35 L34 30 "
          "M44 27 L47 22 M76 27 L73 22 M90 35 L86 30 M20 52 L24 47 M100 52 L96 47 M58 25 L60 21 "
          "L62 25\" fill=\"none\" stroke-width=\"1.8\"/><circle cx=\"33\" cy=\"42\" r=\"7\" "
          "fill=\"#e2c49c\"/><circle cx=\"87\" cy=\"42\" r=\"7\" fill=\"#e2c49c\"/><path d=\"M27 "
          "68 C22 46 38 33 51 36 C55 37 58 40 60 42 C62 40 65 37 69 36 C82 33 98 46 93 68 Z\" "
          "fill=\"#f3ddba\"/><circle cx=\"46\" cy=\"49\" r=\"4\" fill=\"#20160f\" "
          "stroke=\"none\"/><circle cx=\"74\" cy=\"49\" r=\"4\" fill=\"#20160f\" "
          "stroke=\"none\"/><circle cx=\"47.400\" cy=\"47.500\" r=\"1.5\" fill=\"#fff\" "
          "stroke=\"none\"/><circle cx=\"75.400\" cy=\"47.500\" r=\"1.5\" fill=\"#fff\" "
          "stroke=\"none\"/><ellipse cx=\"60\" cy=\"56\" rx=\"5.600\" ry=\"4.600\" "
          "fill=\"#20160f\" stroke=\"none\"/><path d=\"M60 60.500 V62 M53 62 C55 66 58.500 65.500 "
          "60 62 C61.500 65.500 65 66 67 62\" fill=\"none\" stroke-width=\"1.8\"/><ellipse "
          "cx=\"38\" cy=\"58\" rx=\"4\" ry=\"2.6\" fill=\"#e9b596\" stroke=\"none\"/><ellipse "
          "cx=\"82\" cy=\"58\" rx=\"4\" ry=\"2.6\" fill=\"#e9b596\" stroke=\"none\"/></g></svg>";

static const char cat[] = SVG(
    "120",
    "68") "<g stroke=\"#38332e\" stroke-width=\"2.6\" stroke-linejoin=\"round\" "
          "stroke-linecap=\"round\"><path d=\"M24 42 L20 8 L47 23 Z M96 42 L100 8 L73 23 Z\" "
          "fill=\"#c9a06c\"/><path d=\"M28 31 L26 16 L37 22.5 Z M92 31 L94 16 L83 22.5 Z\" "
          "fill=\"#f3d3c4\" stroke=\"none\"/><path d=\"M15 66 C11 40 32 19 60 19 C88 19 109 40 105 "
          "66 Z\" fill=\"#c9a06c\"/><path d=\"M53 21 V31 M60 19.5 V34 M67 21 V31\" fill=\"none\" "
          "stroke-width=\"3.4\"/><path d=\"M36 66 C36 55 48 50 60 55 C72 50 84 55 84 66 Z\" "
          "fill=\"#f2dcc0\" stroke=\"none\"/><path d=\"M15 66 C11 40 32 19 60 19 C88 19 109 40 105 "
          "66\" fill=\"none\"/><ellipse cx=\"41\" cy=\"43\" rx=\"6\" ry=\"6.8\" "
          "fill=\"#fff\"/><ellipse cx=\"79\" cy=\"43\" rx=\"6\" ry=\"6.8\" fill=\"#fff\"/><ellipse "
          "cx=\"42\" cy=\"43.5\" rx=\"2.6\" ry=\"4.6\" fill=\"#20160f\" stroke=\"none\"/><ellipse "
          "cx=\"78\" cy=\"43.500\" rx=\"2.6\" ry=\"4.6\" fill=\"#20160f\" stroke=\"none\"/><path "
          "d=\"M56 50 H64 L60 54.5 Z\" fill=\"#20160f\" stroke=\"none\"/><path d=\"M60 54.5 V58 "
          "C57 62 52 61 51 58.500 M60 58 C63 62 68 61 69 58.500\" fill=\"none\" "
          "stroke-width=\"1.8\"/><path d=\"M30 53 L8 49 M30 57 L7 59 M90 53 L112 49 M90 57 L113 "
          "59\" fill=\"none\" stroke-width=\"1.5\"/><path d=\"M24 68 C24 58 42 58 44 68 Z M76 68 "
          "C78 58 96 58 96 68 Z\" fill=\"#f2dcc0\"/><path d=\"M31 63.500 V67.500 M37.500 63.500 "
          "V67.500 M82.500 63.500 V67.500 M89 63.500 V67.500\" fill=\"none\" "
          "stroke-width=\"1.8\"/></g></svg>";

static const char meadow[] = SVG(
    "320",
    "160") "<path d=\"M0 108 C50 70 110 72 160 100 C215 68 275 70 320 96 V160 H0 Z\" "
           "fill=\"#b4d99a\"/><path d=\"M0 132 C70 104 150 112 200 128 C250 112 290 116 320 126 "
           "V160 H0 Z\" fill=\"#93c878\"/><g stroke=\"#3c3a36\" stroke-width=\"2\" "
           "stroke-linejoin=\"round\" stroke-linecap=\"round\"><circle cx=\"262\" cy=\"34\" "
           "r=\"17\" fill=\"#f7c948\"/><path d=\"M262 8 V3 M262 60 V65 M288 34 H293 M236 34 H231 "
           "M280.5 15.5 L284 12 M243.5 52.5 L240 56 M280.5 52.5 L284 56 M243.5 15.5 L240 12\" "
           "fill=\"none\"/><path d=\"M52 40 C44 40 42 30 50 28 C50 18 66 16 70 25 C80 20 90 28 85 "
           "36 C84 39 82 40 78 40 Z\" fill=\"#fff\"/><path d=\"M150 28 C144 28 143 21 149 20 C150 "
           "13 161 13 163 19 C170 17 174 25 169 28 Z\" fill=\"#fff\"/><path d=\"M34 124 V96 H44 "
           "V124 Z\" fill=\"#9a7652\"/><path d=\"M39 100 C18 102 10 84 22 74 C16 58 34 46 44 56 "
           "C58 48 70 62 62 74 C72 86 58 102 39 100 Z\" fill=\"#6fae5a\"/><path d=\"M284 118 V98 "
           "H291 V118 Z\" fill=\"#9a7652\"/><path d=\"M288 100 C272 101 267 87 276 80 C273 68 288 "
           "61 294 70 C306 69 309 82 302 87 C306 96 298 101 288 100 Z\" fill=\"#6fae5a\"/><path "
           "d=\"M206 122 V88 H252 V122 Z\" fill=\"#f8dcb8\"/><path d=\"M199 90 L229 62 L259 90 Z\" "
           "fill=\"#d9644a\"/><path d=\"M214 96 H231 V113 H214 Z\" fill=\"#bfdcef\"/><path "
           "d=\"M222.5 96 V113 M214 104.5 H231\" fill=\"none\"/><path d=\"M237 122 V101 H247 V122 "
           "Z\" fill=\"#9a7652\"/><path d=\"M244 68 V58 H251 V75\" fill=\"#d9644a\"/><path "
           "d=\"M120 140 C113 128 118 112 132 112 C146 112 152 128 145 140 Z\" "
           "fill=\"#e8873a\"/><path d=\"M126 140 C123 132 126 124 132.500 124 C139 124 142 132 139 "
           "140 Z\" fill=\"#f8dcb8\" stroke=\"none\"/><path d=\"M145 138 C160 140 168 128 162 116 "
           "C174 124 172 146 150 145 Z\" fill=\"#e8873a\"/><path d=\"M117 98 L116 82 L127 90 M148 "
           "98 L149 82 L138 90\" fill=\"#e8873a\"/><path d=\"M112 104 C112 91 121 87 132.500 87 "
           "C144 87 153 91 153 104 C147 112 140 118 132.500 118 C125 118 118 112 112 104 Z\" "
           "fill=\"#e8873a\"/><path d=\"M113 105 C119 102 127 105 132.500 113 C138 105 146 102 152 "
           "105 C147 112 140 118 132.500 118 C125 118 118 112 113 105 Z\" fill=\"#f8dcb8\" "
           "stroke=\"none\"/><circle cx=\"125\" cy=\"101\" r=\"2.200\" fill=\"#20160f\" "
           "stroke=\"none\"/><circle cx=\"140\" cy=\"101\" r=\"2.200\" fill=\"#20160f\" "
           "stroke=\"none\"/><circle cx=\"132.500\" cy=\"115.500\" r=\"2.600\" fill=\"#20160f\" "
           "stroke=\"none\"/><path d=\"M86 152 V140 M300 148 V138 M20 150 V139\" "
           "fill=\"none\"/><circle cx=\"86\" cy=\"136\" r=\"4.500\" fill=\"#f2a0b8\"/><circle "
           "cx=\"300\" cy=\"134\" r=\"4.500\" fill=\"#f2a0b8\"/><circle cx=\"20\" cy=\"135\" "
           "r=\"4.500\" fill=\"#f7c948\"/><path d=\"M104 58 C108 53 112 53 114 57 C116 53 120 53 "
           "124 58 M180 46 C183 42 186 42 188 45 C190 42 193 42 196 46\" fill=\"none\"/></g></svg>";

static const char flourish[] = SVG(
    "240",
    "40") "<path d=\"M112 22 C100 4 76 2 64 16 C56 27 66 38 77 33 C86 28 82 16 72 19 M64 16 C50 33 "
          "30 33 4 22 M96 12 C90 24 98 34 108 31 M128 22 C140 4 164 2 176 16 C184 27 174 38 163 33 "
          "C154 28 158 16 168 19 M176 16 C190 33 210 33 236 22 M144 12 C150 24 142 34 132 31\" "
          "fill=\"none\" stroke=\"#000\" stroke-width=\"1.3\" stroke-linecap=\"round\"/><path "
          "d=\"M44 28 C38 18 28 16 22 17 C27 25 34 30 44 28 Z M86 6.5 C82 0 74 -1 69 1 C72 7 79 10 "
          "86 6.5 Z M196 28 C202 18 212 16 218 17 C213 25 206 30 196 28 Z M154 6.5 C158 0 166 -1 "
          "171 1 C168 7 161 10 154 6.5 Z M120 12 L126 22 L120 32 L114 22 Z\" fill=\"#000\"/></svg>";

static const char corner[] =
    SVG("60", "60") "<path d=\"M2 58 V14 C2 7 7 2 14 2 H58 M9 46 C7 30 12 22 22 22 C31 22 31 34 23 "
                    "33 C18 32 19 26 23 27 M46 9 C30 7 22 12 22 22\" fill=\"none\" stroke=\"#000\" "
                    "stroke-width=\"1.2\" stroke-linecap=\"round\"/><path d=\"M9 46 C14 42 15 36 "
                    "11 33 C8 37 7 41 9 46 Z M46 9 C42 14 36 15 33 11 C37 8 41 7 46 9 Z M10 10 "
                    "L14.5 6 L14.500 14.500 L6 14.500 Z\" fill=\"#000\"/></svg>";

static const char *const drawings[SCENE_COUNT] = {
    [SCENE_FOX] = fox,       [SCENE_OWL] = owl,       [SCENE_HEDGEHOG] = hedgehog,
    [SCENE_CAT] = cat,       [SCENE_MEADOW] = meadow, [SCENE_FLOURISH] = flourish,
    [SCENE_CORNER] = corner,
};

static bool shows_scenes(const struct book *b)
{
    bool shown = b->cfg->style.friends || b->cfg->style.look.opener == OPENER_SCENE ||
                 b->cfg->style.introduction == INTRODUCTION_SCENE;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        shown |= b->cfg->section[s].look.opener == OPENER_SCENE;
    }
    return shown;
}

static bool shows_frames(const struct book *b)
{
    bool shown = b->cfg->style.title_page == TITLE_FRAME ||
                 b->cfg->style.introduction == INTRODUCTION_FLOURISH ||
                 b->cfg->style.look.opener == OPENER_FRAME;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        shown |= b->cfg->section[s].look.opener == OPENER_FRAME;
    }
    return shown;
}

enum status book_load_scenes(struct book *b, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < SCENE_COUNT && status == STATUS_OK; i++) {
        if (!(i >= SCENE_FLOURISH ? shows_frames(b) : shows_scenes(b))) {
            continue;
        }
        status = art_read(&b->scenes.item[i], "scene", drawings[i], strlen(drawings[i]), d);
    }
    return status;
}

void book_drop_scenes(struct book *b)
{
    for (size_t i = 0; i < SCENE_COUNT; i++) {
        art_drop(b->scenes.item[i]);
    }
}

double scene_ratio(const struct book *b, enum scene scene)
{
    const struct art *art = b->scenes.item[scene];
    return art ? art->width / art->height : 1;
}

void draw_scene(const struct book *b, struct canvas *c, enum scene scene, struct box box)
{
    if (b->scenes.item[scene]) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        book_draw_picture(b, c, box, b->scenes.item[scene]);
        canvas_untag(c);
    }
}

void draw_scene_on_edge(const struct book *b, struct canvas *c, enum scene scene, struct box box,
                        double reach)
{
    draw_scene(b, c, scene, box);
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_line(c, box.left - reach, box.bottom, box.right + reach, box.bottom, 2,
                book_ink(b, INKED_OPENERS));
    canvas_untag(c);
}
