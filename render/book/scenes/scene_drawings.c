#include "render/book/scenes/scene_drawings.h"

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

static const char rabbit[] =
    SVG("120",
        "84") "<g stroke=\"#3a2f28\" stroke-width=\"2.6\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><path d=\"M46 40 C33 28 30 8 38 3 C47 3 55 20 56 38 Z M74 "
              "40 C87 28 90 8 82 3 C73 3 65 20 64 38 Z\" fill=\"#d8cabb\"/><path d=\"M46 34 C39 24 "
              "37 12 40 9 C45 11 50 24 51 34 Z M74 34 C81 24 83 12 80 9 C75 11 70 24 69 34 Z\" "
              "fill=\"#f3c6c0\" stroke=\"none\"/><path d=\"M20 82 C14 54 34 34 60 34 C86 34 106 54 "
              "100 82 Z\" fill=\"#d8cabb\"/><path d=\"M40 82 C38 68 50 61 60 64 C70 61 82 68 80 82 "
              "Z\" fill=\"#fff\" stroke=\"none\"/><path d=\"M20 82 C14 54 34 34 60 34 C86 34 106 "
              "54 100 82\" fill=\"none\"/><ellipse cx=\"43\" cy=\"54\" rx=\"4\" ry=\"5.2\" "
              "fill=\"#20160f\" stroke=\"none\"/><circle cx=\"44.4\" cy=\"52\" r=\"1.6\" "
              "fill=\"#fff\" stroke=\"none\"/><ellipse cx=\"77\" cy=\"54\" rx=\"4\" ry=\"5.2\" "
              "fill=\"#20160f\" stroke=\"none\"/><circle cx=\"78.4\" cy=\"52\" r=\"1.6\" "
              "fill=\"#fff\" stroke=\"none\"/><ellipse cx=\"33\" cy=\"66\" rx=\"5\" ry=\"3.2\" "
              "fill=\"#f3c6c0\" stroke=\"none\"/><ellipse cx=\"87\" cy=\"66\" rx=\"5\" ry=\"3.2\" "
              "fill=\"#f3c6c0\" stroke=\"none\"/><path d=\"M55 61 H65 L60 66.500 Z\" "
              "fill=\"#d9837c\"/><path d=\"M60 66.500 V70 M52 71 C54 75 59 74 60 70 C61 74 66 75 "
              "68 71\" fill=\"none\" stroke-width=\"1.8\"/><path d=\"M56.500 74 H63.500 V80 "
              "H56.500 Z\" fill=\"#fff\" stroke-width=\"1.6\"/><path d=\"M8 84 C8 71 30 71 32 84 Z "
              "M88 84 C90 71 112 71 112 84 Z\" fill=\"#fff\"/><path d=\"M16 78.500 V83 M24 78.500 "
              "V83 M96 78.500 V83 M104 78.500 V83\" fill=\"none\" stroke-width=\"1.8\"/></g>"
              "</svg>";

static const char bear[] =
    SVG("120",
        "72") "<g stroke=\"#3a2f28\" stroke-width=\"2.6\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><circle cx=\"27\" cy=\"22\" r=\"14\" "
              "fill=\"#a5754a\"/><circle cx=\"93\" cy=\"22\" r=\"14\" fill=\"#a5754a\"/><circle "
              "cx=\"27\" cy=\"22\" r=\"7\" fill=\"#deb184\" stroke=\"none\"/><circle cx=\"93\" "
              "cy=\"22\" r=\"7\" fill=\"#deb184\" stroke=\"none\"/><path d=\"M12 71 C6 38 32 14 60 "
              "14 C88 14 114 38 108 71 Z\" fill=\"#a5754a\"/><path d=\"M34 71 C30 52 44 43 60 43 "
              "C76 43 90 52 86 71 Z\" fill=\"#ecd2ac\" stroke=\"none\"/><path d=\"M12 71 C6 38 32 "
              "14 60 14 C88 14 114 38 108 71\" fill=\"none\"/><ellipse cx=\"40\" cy=\"40\" "
              "rx=\"4\" ry=\"5.2\" fill=\"#20160f\" stroke=\"none\"/><circle cx=\"41.4\" cy=\"38\" "
              "r=\"1.6\" fill=\"#fff\" stroke=\"none\"/><ellipse cx=\"80\" cy=\"40\" rx=\"4\" "
              "ry=\"5.2\" fill=\"#20160f\" stroke=\"none\"/><circle cx=\"81.4\" cy=\"38\" "
              "r=\"1.6\" fill=\"#fff\" stroke=\"none\"/><ellipse cx=\"60\" cy=\"50\" rx=\"8.5\" "
              "ry=\"5.6\" fill=\"#20160f\" stroke=\"none\"/><path d=\"M60 55 V61 M50 61 C53 67 59 "
              "65.500 60 61 C61 65.500 67 67 70 61\" fill=\"none\" stroke-width=\"1.8\"/><ellipse "
              "cx=\"28\" cy=\"56\" rx=\"5\" ry=\"3.4\" fill=\"#d98d6e\" stroke=\"none\"/><ellipse "
              "cx=\"92\" cy=\"56\" rx=\"5\" ry=\"3.4\" fill=\"#d98d6e\" stroke=\"none\"/><path "
              "d=\"M1.3 72 C1.3 57 24 57 26 72 Z M94 72 C96 57 118.7 57 118.7 72 Z\" "
              "fill=\"#8b5f3a\"/><path d=\"M9 66 V71 M17 66 V71 M103 66 V71 M111 66 V71\" "
              "fill=\"none\" stroke-width=\"1.8\"/></g>"
              "</svg>";

static const char mouse[] =
    SVG("120",
        "74") "<g stroke=\"#3a2f28\" stroke-width=\"2.6\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><circle cx=\"27\" cy=\"26\" r=\"21\" "
              "fill=\"#b4aca6\"/><circle cx=\"93\" cy=\"26\" r=\"21\" fill=\"#b4aca6\"/><circle "
              "cx=\"27\" cy=\"26\" r=\"13\" fill=\"#f0c2bd\" stroke=\"none\"/><circle cx=\"93\" "
              "cy=\"26\" r=\"13\" fill=\"#f0c2bd\" stroke=\"none\"/><path d=\"M24 73 C20 46 38 27 "
              "60 27 C82 27 100 46 96 73 Z\" fill=\"#b4aca6\"/><path d=\"M38 73 C36 60 50 54 60 58 "
              "C70 54 84 60 82 73 Z\" fill=\"#dcd4cd\" stroke=\"none\"/><path d=\"M24 73 C20 46 38 "
              "27 60 27 C82 27 100 46 96 73\" fill=\"none\"/><ellipse cx=\"45\" cy=\"47\" rx=\"4\" "
              "ry=\"5.2\" fill=\"#20160f\" stroke=\"none\"/><circle cx=\"46.4\" cy=\"45\" "
              "r=\"1.6\" fill=\"#fff\" stroke=\"none\"/><ellipse cx=\"75\" cy=\"47\" rx=\"4\" "
              "ry=\"5.2\" fill=\"#20160f\" stroke=\"none\"/><circle cx=\"76.4\" cy=\"45\" "
              "r=\"1.6\" fill=\"#fff\" stroke=\"none\"/><circle cx=\"60\" cy=\"58\" r=\"5.5\" "
              "fill=\"#d9837c\"/><path d=\"M60 63.500 V66 M52 66 C55 70 59 69 60 66 C61 69 65 70 "
              "68 66\" fill=\"none\" stroke-width=\"1.8\"/><path d=\"M38 58 L14 53 M38 62 L13 63 "
              "M82 58 L106 53 M82 62 L107 63\" fill=\"none\" stroke-width=\"1.5\"/><path d=\"M16 "
              "74 C16 63 34 63 36 74 Z M84 74 C86 63 104 63 104 74 Z\" fill=\"#f0c2bd\"/></g>"
              "</svg>";

static const char frog[] =
    SVG("120",
        "68") "<g stroke=\"#3a2f28\" stroke-width=\"2.6\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><path d=\"M10 67 C6 42 28 26 60 26 C92 26 114 42 110 67 "
              "Z\" fill=\"#8cc26a\"/><circle cx=\"34\" cy=\"22\" r=\"16\" "
              "fill=\"#8cc26a\"/><circle cx=\"86\" cy=\"22\" r=\"16\" fill=\"#8cc26a\"/><path "
              "d=\"M24 32 C34 40 86 40 96 32 L92 26 H28 Z\" fill=\"#8cc26a\" "
              "stroke=\"none\"/><circle cx=\"34\" cy=\"21\" r=\"10\" fill=\"#fff\"/><circle "
              "cx=\"86\" cy=\"21\" r=\"10\" fill=\"#fff\"/><circle cx=\"36\" cy=\"22\" r=\"5.2\" "
              "fill=\"#20160f\" stroke=\"none\"/><circle cx=\"84\" cy=\"22\" r=\"5.2\" "
              "fill=\"#20160f\" stroke=\"none\"/><circle cx=\"37.5\" cy=\"19.5\" r=\"1.8\" "
              "fill=\"#fff\" stroke=\"none\"/><circle cx=\"85.5\" cy=\"19.5\" r=\"1.8\" "
              "fill=\"#fff\" stroke=\"none\"/><path d=\"M40 67 C44 58 76 58 80 67 Z\" "
              "fill=\"#d7e8b4\" stroke=\"none\"/><path d=\"M28 48 C42 61 78 61 92 48\" "
              "fill=\"none\"/><path d=\"M55 43 V44 M65 43 V44\" fill=\"none\" "
              "stroke-width=\"3\"/><ellipse cx=\"25\" cy=\"50\" rx=\"5\" ry=\"3.2\" "
              "fill=\"#e9a58f\" stroke=\"none\"/><ellipse cx=\"95\" cy=\"50\" rx=\"5\" ry=\"3.2\" "
              "fill=\"#e9a58f\" stroke=\"none\"/><path d=\"M10 67 C9 62 10 58 12 54 M110 67 C111 "
              "62 110 58 108 54\" fill=\"none\"/><path d=\"M8 68 C8 57 16 61 18 57 C20 61 28 57 30 "
              "68 Z M90 68 C92 57 100 61 102 57 C104 61 112 57 112 68 Z\" fill=\"#6da24e\"/></g>"
              "</svg>";

static const char pond[] = SVG(
    "320",
    "160") "<path d=\"M0 92 C50 62 110 66 160 84 C215 60 275 62 320 80 V160 H0 Z\" "
           "fill=\"#b4d99a\"/><path d=\"M0 160 V128 C40 112 90 108 160 108 C236 108 290 114 320 "
           "126 V160 Z\" fill=\"#93c878\"/><g stroke=\"#3a2f28\" stroke-width=\"2\" "
           "stroke-linejoin=\"round\" stroke-linecap=\"round\"><ellipse cx=\"166\" cy=\"134\" "
           "rx=\"128\" ry=\"23\" fill=\"#bfdcef\"/><path d=\"M70 130 H96 M112 146 H150 M228 148 "
           "H262 M250 124 H276\" fill=\"none\" stroke=\"#fff\"/><circle cx=\"268\" cy=\"32\" "
           "r=\"17\" fill=\"#f7c948\"/><path d=\"M268 6 V2 M268 58 V63 M294 32 H299 M242 32 "
           "H237 M286.500 13.500 L290 10 M249.500 50.500 L246 54 M286.500 50.500 L290 54 "
           "M249.500 13.500 L246 10\" fill=\"none\"/><path d=\"M60 44 C52 44 50 34 58 32 C58 22 "
           "74 20 78 29 C88 24 98 32 93 40 C92 43 90 44 86 44 Z\" fill=\"#fff\"/><path d=\"M176 "
           "34 C168 34 166 24 174 22 C174 12 190 10 194 19 C204 14 214 22 209 30 C208 33 206 34 "
           "202 34 Z\" fill=\"#fff\"/><path d=\"M300 108 V90 H307 V108 Z\" "
           "fill=\"#9a7652\"/><path d=\"M304 92 C288 93 283 79 292 72 C289 60 304 53 310 62 "
           "C320 61 320 92 304 92 Z\" fill=\"#6fae5a\"/><path d=\"M34 142 V84 M42 144 V96 M26 "
           "144 V100 M34 142 C30 128 22 120 16 118 M36 140 C44 128 52 126 56 122\" "
           "fill=\"none\" stroke=\"#4f7f43\" stroke-width=\"2.6\"/><path d=\"M31 84 C31 72 37 "
           "72 37 84 V92 C37 96 31 96 31 92 Z M39 96 C39 86 45 86 45 96 V102 C45 106 39 106 39 "
           "102 Z M23 100 C23 90 29 90 29 100 V106 C29 110 23 110 23 106 Z\" "
           "fill=\"#9a6a44\"/><path d=\"M150 138 C142 118 158 108 178 114 C196 119 212 112 222 "
           "102 C226 124 212 138 192 140 C176 142 158 142 150 138 Z\" fill=\"#fff\"/><path "
           "d=\"M168 122 C178 118 194 122 198 130 C186 136 172 134 168 122 Z\" "
           "fill=\"#d8d0c6\"/><circle cx=\"152\" cy=\"106\" r=\"13\" fill=\"#fff\"/><path "
           "d=\"M140 106 L127 110 L141 113 Z\" fill=\"#e8873a\"/><circle cx=\"149\" cy=\"103\" "
           "r=\"2.2\" fill=\"#20160f\" stroke=\"none\"/><path d=\"M237 138 C234 128 244 126 250 "
           "129 C254 130 257 128 259 126 C260 135 255 138 248 138 Z\" fill=\"#f7c948\"/><circle "
           "cx=\"239\" cy=\"125\" r=\"6\" fill=\"#f7c948\"/><path d=\"M233 124 L228 125.5 L233 "
           "127 Z\" fill=\"#e8873a\"/><circle cx=\"237.5\" cy=\"124\" r=\"1.1\" "
           "fill=\"#20160f\" stroke=\"none\"/><path d=\"M269 134 C266 124 276 122 282 125 C286 "
           "126 289 124 291 122 C292 131 287 134 280 134 Z\" fill=\"#f7c948\"/><circle "
           "cx=\"271\" cy=\"121\" r=\"6\" fill=\"#f7c948\"/><path d=\"M265 120 L260 121.5 L265 "
           "123 Z\" fill=\"#e8873a\"/><circle cx=\"269.5\" cy=\"120\" r=\"1.1\" "
           "fill=\"#20160f\" stroke=\"none\"/><ellipse cx=\"92\" cy=\"146\" rx=\"24\" ry=\"8\" "
           "fill=\"#6fae5a\"/><path d=\"M92 146 L112 140\" fill=\"none\"/><path d=\"M80 144 C76 "
           "132 84 126 92 126 C100 126 108 132 104 144 Z\" fill=\"#a5d07c\"/><circle "
           "cx=\"85.5\" cy=\"125\" r=\"4.5\" fill=\"#fff\"/><circle cx=\"98.5\" cy=\"125\" "
           "r=\"4.5\" fill=\"#fff\"/><circle cx=\"86\" cy=\"125.5\" r=\"2\" fill=\"#20160f\" "
           "stroke=\"none\"/><circle cx=\"98\" cy=\"125.5\" r=\"2\" fill=\"#20160f\" "
           "stroke=\"none\"/><path d=\"M85 136 C89 140 95 140 99 136\" fill=\"none\"/><path "
           "d=\"M112 84 C108 78 104 82 108 87 C104 92 108 96 112 90 M113 84 C117 78 121 82 117 "
           "87 C121 92 117 96 113 90\" fill=\"#f2a0b8\"/><path d=\"M112.500 82 V92\" "
           "fill=\"none\"/><path d=\"M306 150 V140\" fill=\"none\"/><circle cx=\"306\" "
           "cy=\"136\" r=\"4.5\" fill=\"#f2a0b8\"/><path d=\"M14 148 V138\" "
           "fill=\"none\"/><circle cx=\"14\" cy=\"134\" r=\"4.5\" fill=\"#f7c948\"/></g>"
           "</svg>";

static const char night[] = SVG(
    "320",
    "160") "<rect x=\"0\" y=\"0\" width=\"320\" height=\"160\" rx=\"12\" "
           "fill=\"#35507c\"/><circle cx=\"258\" cy=\"38\" r=\"20\" fill=\"#f2dc80\"/><circle "
           "cx=\"249\" cy=\"33\" r=\"17\" fill=\"#35507c\"/><circle cx=\"30\" cy=\"24\" r=\"2\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><circle cx=\"64\" cy=\"44\" r=\"1.6\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><circle cx=\"96\" cy=\"18\" r=\"2.2\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><circle cx=\"128\" cy=\"40\" r=\"1.6\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><circle cx=\"160\" cy=\"22\" r=\"1.8\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><circle cx=\"190\" cy=\"48\" r=\"1.6\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><circle cx=\"206\" cy=\"18\" r=\"2.2\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><circle cx=\"292\" cy=\"70\" r=\"1.8\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><circle cx=\"226\" cy=\"66\" r=\"1.5\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><circle cx=\"18\" cy=\"62\" r=\"1.6\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><circle cx=\"300\" cy=\"20\" r=\"1.6\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><circle cx=\"146\" cy=\"62\" r=\"1.4\" "
           "fill=\"#f2dc80\" stroke=\"none\"/><path d=\"M0 100 C50 70 110 76 160 94 C215 70 275 "
           "74 320 92 V148 C320 156 314 160 308 160 H12 C6 160 0 156 0 148 Z\" "
           "fill=\"#4b7a5e\"/><path d=\"M0 126 C70 104 150 112 200 124 C250 112 290 114 320 122 "
           "V148 C320 156 314 160 308 160 H12 C6 160 0 156 0 148 Z\" fill=\"#5f9368\"/><g "
           "stroke=\"#3a2f28\" stroke-width=\"2\" stroke-linejoin=\"round\" "
           "stroke-linecap=\"round\"><path d=\"M31.2 128 V119.2 H36.8 V128 Z\" "
           "fill=\"#8b6344\"/><path d=\"M16.4 120.3 L34 92.8 L51.6 120.3 Z\" "
           "fill=\"#3f6f55\"/><path d=\"M19.7 103.8 L34 78.5 L48.3 103.8 Z\" "
           "fill=\"#3f6f55\"/><path d=\"M24.1 87.3 L34 66.4 L43.9 87.3 Z\" "
           "fill=\"#3f6f55\"/><path d=\"M64.0 118 V111.6 H68.0 V118 Z\" fill=\"#8b6344\"/><path "
           "d=\"M53.2 112.4 L66 92.4 L78.8 112.4 Z\" fill=\"#3f6f55\"/><path d=\"M55.6 100.4 "
           "L66 82.0 L76.4 100.4 Z\" fill=\"#3f6f55\"/><path d=\"M58.8 88.4 L66 73.2 L73.2 88.4 "
           "Z\" fill=\"#3f6f55\"/><path d=\"M293.8 118 V110.8 H298.2 V118 Z\" "
           "fill=\"#8b6344\"/><path d=\"M281.6 111.7 L296 89.2 L310.4 111.7 Z\" "
           "fill=\"#3f6f55\"/><path d=\"M284.3 98.2 L296 77.5 L307.7 98.2 Z\" "
           "fill=\"#3f6f55\"/><path d=\"M287.9 84.7 L296 67.6 L304.1 84.7 Z\" "
           "fill=\"#3f6f55\"/><path d=\"M168 138 L204 78 L240 138 Z\" fill=\"#e8b25a\"/><path "
           "d=\"M204 78 L192 138 H216 Z\" fill=\"#7a4a2e\"/><path d=\"M204 78 L204 70 M168 138 "
           "L160 142 M240 138 L248 142\" fill=\"none\"/><path d=\"M118 140 C111 128 116 112 130 "
           "112 C144 112 150 128 143 140 Z\" fill=\"#e8873a\"/><path d=\"M124 140 C121 132 124 "
           "124 130.500 124 C137 124 140 132 137 140 Z\" fill=\"#f8dcb8\" "
           "stroke=\"none\"/><path d=\"M118 138 C103 140 95 128 101 116 C89 124 91 146 113 145 "
           "Z\" fill=\"#e8873a\"/><path d=\"M115 98 L114 82 L125 90 M146 98 L147 82 L136 90\" "
           "fill=\"#e8873a\"/><path d=\"M110 104 C110 91 119 87 130.500 87 C142 87 151 91 151 "
           "104 C145 112 138 118 130.500 118 C123 118 116 112 110 104 Z\" "
           "fill=\"#e8873a\"/><path d=\"M111 105 C117 102 125 105 130.500 113 C136 105 144 102 "
           "150 105 C145 112 138 118 130.500 118 C123 118 116 112 111 105 Z\" fill=\"#f8dcb8\" "
           "stroke=\"none\"/><circle cx=\"123\" cy=\"101\" r=\"2.2\" fill=\"#20160f\" "
           "stroke=\"none\"/><circle cx=\"138\" cy=\"101\" r=\"2.2\" fill=\"#20160f\" "
           "stroke=\"none\"/><circle cx=\"130.5\" cy=\"115.5\" r=\"2.6\" fill=\"#20160f\" "
           "stroke=\"none\"/><path d=\"M262 146 L286 138 M264 138 L284 146\" fill=\"none\" "
           "stroke=\"#7a4a2e\" stroke-width=\"5\"/><path d=\"M274 138 C262 132 266 122 270 118 "
           "C270 112 274 108 276 104 C280 110 286 116 284 126 C284 132 280 137 274 138 Z\" "
           "fill=\"#e8873a\"/><path d=\"M275 137 C269 132 271 126 275 121 C279 126 281 132 275 "
           "137 Z\" fill=\"#f7c948\" stroke=\"none\"/></g>"
           "</svg>";

static const char beach[] = SVG(
    "320",
    "160") "<path d=\"M0 74 H320 V124 H0 Z\" fill=\"#bfdcef\"/><path d=\"M0 116 C60 104 120 122 "
           "180 112 C236 104 280 112 320 108 V160 H0 Z\" fill=\"#f3dfae\"/><g "
           "stroke=\"#3a2f28\" stroke-width=\"2\" stroke-linejoin=\"round\" "
           "stroke-linecap=\"round\"><path d=\"M1 74 H319\" fill=\"none\"/><path d=\"M20 88 C24 "
           "84 28 84 32 88 C36 92 40 92 44 88 M238 92 C242 88 246 88 250 92 C254 96 258 96 262 "
           "92 M150 98 C154 94 158 94 162 98 C166 102 170 102 174 98\" fill=\"none\" "
           "stroke=\"#fff\"/><circle cx=\"52\" cy=\"34\" r=\"17\" fill=\"#f7c948\"/><path "
           "d=\"M52 8 V3 M52 60 V65 M78 34 H83 M26 34 H21 M70.500 15.500 L74 12 M33.500 52.500 "
           "L30 56 M70.500 52.500 L74 56 M33.500 15.500 L30 12\" fill=\"none\"/><path d=\"M128 "
           "36 C120 36 118 26 126 24 C126 14 142 12 146 21 C156 16 166 24 161 32 C160 35 158 36 "
           "154 36 Z\" fill=\"#fff\"/><path d=\"M280 40 C284 35 288 35 290 39 C292 35 296 35 "
           "300 40 M250 26 C253 22 256 22 258 25 C260 22 263 22 266 26\" fill=\"none\"/><path "
           "d=\"M176 82 H226 C224 92 216 96 206 96 H196 C186 96 178 92 176 82 Z\" "
           "fill=\"#d9644a\"/><path d=\"M200 82 V36\" fill=\"none\"/><path d=\"M203 40 C216 48 "
           "222 62 222 76 H203 Z\" fill=\"#fff\"/><path d=\"M197 46 C188 54 184 64 183 76 H197 "
           "Z\" fill=\"#f7c948\"/><path d=\"M34 148 V118 L30 112 H70 L66 118 V148 Z\" "
           "fill=\"#e2bd72\"/><path d=\"M22 148 V128 H42 V148 Z M58 148 V128 H78 V148 Z\" "
           "fill=\"#ecca85\"/><path d=\"M22 128 V122 H27 V126 H30 V122 H35 V126 H38 V122 H42 "
           "V128 M58 128 V122 H62 V126 H66 V122 H70 V126 H73 V122 H78 V128\" "
           "fill=\"#ecca85\"/><path d=\"M45 148 V138 C45 131 55 131 55 138 V148 Z\" "
           "fill=\"#9a7652\"/><path d=\"M50 112 V94\" fill=\"none\"/><path d=\"M50 94 L64 99 "
           "L50 104 Z\" fill=\"#d9644a\"/><path d=\"M252 150 L264 76\" fill=\"none\" "
           "stroke-width=\"3\"/><path d=\"M224 96 C230 70 256 58 290 72 C306 80 310 92 308 108 "
           "Z\" fill=\"#f2a0b8\"/><path d=\"M224 96 C232 92 240 94 246 98 C248 84 256 74 268 70 "
           "C256 62 228 70 224 96 Z M274 103 C280 104 286 104 291 107 C296 104 302 105 308 108 "
           "C309 92 304 80 290 72 C284 72 276 70 268 70 C278 78 278 92 274 103 Z\" "
           "fill=\"#fff\"/><ellipse cx=\"134\" cy=\"142\" rx=\"15\" ry=\"9.5\" "
           "fill=\"#e8763a\"/><circle cx=\"128\" cy=\"131\" r=\"3.2\" fill=\"#fff\"/><circle "
           "cx=\"140\" cy=\"131\" r=\"3.2\" fill=\"#fff\"/><circle cx=\"128.5\" cy=\"131\" "
           "r=\"1.4\" fill=\"#20160f\" stroke=\"none\"/><circle cx=\"139.5\" cy=\"131\" "
           "r=\"1.4\" fill=\"#20160f\" stroke=\"none\"/><path d=\"M128 142 C131 145 137 145 140 "
           "142\" fill=\"none\"/><path d=\"M119 140 C112 138 110 132 112 128 C116 130 118 128 "
           "117 125 C123 128 122 134 119 140 Z M149 140 C156 138 158 132 156 128 C152 130 150 "
           "128 151 125 C145 128 146 134 149 140 Z\" fill=\"#e8763a\"/><path d=\"M122 149 L117 "
           "154 M128 151 L126 156 M146 149 L151 154 M140 151 L142 156\" fill=\"none\"/><path "
           "d=\"M196 130 L199 137 L206 138 L201 143 L202 150 L196 147 L190 150 L191 143 L186 "
           "138 L193 137 Z\" fill=\"#f7c948\"/></g>"
           "</svg>";

static const char snow[] = SVG(
    "320",
    "160") "<path d=\"M0 96 C50 66 110 70 160 92 C215 62 275 66 320 88 V160 H0 Z\" "
           "fill=\"#cbdae5\"/><path d=\"M0 128 C70 104 150 112 200 126 C250 112 290 114 320 124 "
           "V160 H0 Z\" fill=\"#fff\"/><g stroke=\"#3a2f28\" stroke-width=\"2\" "
           "stroke-linejoin=\"round\" stroke-linecap=\"round\"><path d=\"M1 127.7 C70 104 150 112 "
           "200 126 C250 112 289 114 319 123.7\" fill=\"none\" stroke=\"#9db4c4\"/><path "
           "d=\"M33.0 122 V112.4 H39.0 V122 Z\" fill=\"#8b6344\"/><path d=\"M16.8 113.6 L36 "
           "83.6 L55.2 113.6 Z\" fill=\"#6fa287\"/><path d=\"M20.4 95.6 L36 68.0 L51.6 95.6 Z\" "
           "fill=\"#6fa287\"/><path d=\"M25.2 77.6 L36 54.8 L46.8 77.6 Z\" "
           "fill=\"#6fa287\"/><path d=\"M36 55 L28 70 L33 68 L38 73 L44 69 Z M36 69\" "
           "fill=\"#fff\"/><path d=\"M72.0 112 V105.6 H76.0 V112 Z\" fill=\"#8b6344\"/><path "
           "d=\"M61.2 106.4 L74 86.4 L86.8 106.4 Z\" fill=\"#6fa287\"/><path d=\"M63.6 94.4 L74 "
           "76.0 L84.4 94.4 Z\" fill=\"#6fa287\"/><path d=\"M66.8 82.4 L74 67.2 L81.2 82.4 Z\" "
           "fill=\"#6fa287\"/><path d=\"M287.5 116 V108.0 H292.5 V116 Z\" "
           "fill=\"#8b6344\"/><path d=\"M274.0 109.0 L290 84.0 L306.0 109.0 Z\" "
           "fill=\"#6fa287\"/><path d=\"M277.0 94.0 L290 71.0 L303.0 94.0 Z\" "
           "fill=\"#6fa287\"/><path d=\"M281.0 79.0 L290 60.0 L299.0 79.0 Z\" "
           "fill=\"#6fa287\"/><path d=\"M290 60 L283 73 L288 71 L292 75 L297 72 Z\" "
           "fill=\"#fff\"/><circle cx=\"150\" cy=\"128\" r=\"22\" fill=\"#fff\"/><circle "
           "cx=\"150\" cy=\"94\" r=\"16\" fill=\"#fff\"/><path d=\"M136 80 H164 M140 80 V64 "
           "H160 V80 Z\" fill=\"#3f5f8a\"/><path d=\"M140 76 H160\" fill=\"none\" "
           "stroke=\"#d9644a\" stroke-width=\"4\"/><circle cx=\"144.5\" cy=\"91\" r=\"1.8\" "
           "fill=\"#20160f\" stroke=\"none\"/><circle cx=\"155.5\" cy=\"91\" r=\"1.8\" "
           "fill=\"#20160f\" stroke=\"none\"/><path d=\"M150 95 L168 98 L150 100 Z\" "
           "fill=\"#e8873a\"/><path d=\"M144 103 C148 106 153 106 156 103\" "
           "fill=\"none\"/><path d=\"M136 105 C144 112 156 112 164 105 L166 111 C156 118 144 "
           "118 134 111 Z\" fill=\"#d9644a\"/><path d=\"M160 113 L166 130 H158 L154 115 Z\" "
           "fill=\"#d9644a\"/><circle cx=\"150\" cy=\"124\" r=\"1.8\" fill=\"#20160f\" "
           "stroke=\"none\"/><circle cx=\"150\" cy=\"134\" r=\"1.8\" fill=\"#20160f\" "
           "stroke=\"none\"/><path d=\"M129 118 L108 104 M112 107 L110 99 M171 118 L192 106 "
           "M188 108 L192 99\" fill=\"none\" stroke=\"#7a5a3a\" stroke-width=\"2.6\"/><path "
           "d=\"M226 146 C216 138 220 120 236 120 C252 120 256 138 246 146 Z\" "
           "fill=\"#d8cabb\"/><path d=\"M229 108 C223 96 223 86 228 84 C233 86 235 96 235 106 Z "
           "M243 108 C249 96 249 86 244 84 C239 86 237 96 237 106 Z\" fill=\"#d8cabb\"/><path "
           "d=\"M220 112 C220 101 228 98 236 98 C244 98 252 101 252 112 C249 121 242 124 236 "
           "124 C230 124 223 121 220 112 Z\" fill=\"#d8cabb\"/><circle cx=\"230\" cy=\"109\" "
           "r=\"2\" fill=\"#20160f\" stroke=\"none\"/><circle cx=\"242\" cy=\"109\" r=\"2\" "
           "fill=\"#20160f\" stroke=\"none\"/><path d=\"M234 114 H238 L236 116.500 Z\" "
           "fill=\"#d9837c\"/><path d=\"M236 116.500 V118.500\" fill=\"none\"/><path d=\"M224 "
           "148 C224 141 233 141 234 148 Z M238 148 C239 141 248 141 248 148 Z\" "
           "fill=\"#fff\"/><circle cx=\"253\" cy=\"140\" r=\"5\" fill=\"#fff\"/><path d=\"M20 "
           "26 H28 M24 22 V30 M21 23 L27 29 M21 29 L27 23\" fill=\"none\" stroke=\"#9db4c4\" "
           "stroke-width=\"1.4\"/><path d=\"M66 40 H74 M70 36 V44 M67 37 L73 43 M67 43 L73 37\" "
           "fill=\"none\" stroke=\"#9db4c4\" stroke-width=\"1.4\"/><path d=\"M104 20 H112 M108 "
           "16 V24 M105 17 L111 23 M105 23 L111 17\" fill=\"none\" stroke=\"#9db4c4\" "
           "stroke-width=\"1.4\"/><path d=\"M136 44 H144 M140 40 V48 M137 41 L143 47 M137 47 "
           "L143 41\" fill=\"none\" stroke=\"#9db4c4\" stroke-width=\"1.4\"/><path d=\"M182 24 "
           "H190 M186 20 V28 M183 21 L189 27 M183 27 L189 21\" fill=\"none\" stroke=\"#9db4c4\" "
           "stroke-width=\"1.4\"/><path d=\"M210 52 H218 M214 48 V56 M211 49 L217 55 M211 55 "
           "L217 49\" fill=\"none\" stroke=\"#9db4c4\" stroke-width=\"1.4\"/><path d=\"M242 22 "
           "H250 M246 18 V26 M243 19 L249 25 M243 25 L249 19\" fill=\"none\" stroke=\"#9db4c4\" "
           "stroke-width=\"1.4\"/><path d=\"M272 44 H280 M276 40 V48 M273 41 L279 47 M273 47 "
           "L279 41\" fill=\"none\" stroke=\"#9db4c4\" stroke-width=\"1.4\"/><path d=\"M300 18 "
           "H308 M304 14 V22 M301 15 L307 21 M301 21 L307 15\" fill=\"none\" stroke=\"#9db4c4\" "
           "stroke-width=\"1.4\"/><path d=\"M192 84 H200 M196 80 V88 M193 81 L199 87 M193 87 "
           "L199 81\" fill=\"none\" stroke=\"#9db4c4\" stroke-width=\"1.4\"/><path d=\"M100 66 "
           "H108 M104 62 V70 M101 63 L107 69 M101 69 L107 63\" fill=\"none\" stroke=\"#9db4c4\" "
           "stroke-width=\"1.4\"/></g>"
           "</svg>";

static const char walker[] =
    SVG("92",
        "50") "<g stroke=\"#3a2f28\" stroke-width=\"2.2\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><path d=\"M24 28 C8 30 2 20 6 10 C8 16 14 16 20 15 C28 15 "
              "32 22 30 28 Z\" fill=\"#e8873a\"/><path d=\"M6 10 C8 16 14 16 17 15.500 C12 19 8 17 "
              "6 10 Z\" fill=\"#fff\"/><path d=\"M28 36 L24 48 H30 L36 38 Z M54 38 L56 48 H62 L60 "
              "36 Z\" fill=\"#a85a24\"/><path d=\"M24 26 C28 18 44 18 56 20 C64 20 66 30 62 36 C54 "
              "41 34 41 28 38 C22 35 22 30 24 26 Z\" fill=\"#e8873a\"/><path d=\"M34 36 L33 48 H39 "
              "L43 38 Z M48 38 L48 48 H54 L56 37 Z\" fill=\"#e8873a\"/><path d=\"M58 14 L57 2 L66 "
              "8 M74 9 L80 2 L82 13\" fill=\"#e8873a\"/><path d=\"M54 18 C56 8 66 6 74 8 C82 10 84 "
              "15 90 21 C84 27 74 30 66 28 C58 27 54 24 54 18 Z\" fill=\"#e8873a\"/><path d=\"M90 "
              "21 C84 27 74 30 66 28 C70 25 74 21 80 21 Z\" fill=\"#f8dcb8\" "
              "stroke=\"none\"/><path d=\"M54 18 C56 8 66 6 74 8 C82 10 84 15 90 21 C84 27 74 30 "
              "66 28\" fill=\"none\"/><circle cx=\"89\" cy=\"21\" r=\"2.4\" fill=\"#20160f\" "
              "stroke=\"none\"/><circle cx=\"75\" cy=\"16\" r=\"2\" fill=\"#20160f\" "
              "stroke=\"none\"/></g>"
              "</svg>";

static const char walker_hedgehog[] =
    SVG("76",
        "44") "<g stroke=\"#3a2f28\" stroke-width=\"2.2\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><path d=\"M8 38 L3 32 L9 30 L4 23 L11 23 L8 15 L16 17 L16 "
              "8 L24 13 L28 5 L33 12 L40 6 L42 14 L50 11 L49 19 C54 24 54 32 50 38 Z\" "
              "fill=\"#8a6a4e\"/><path d=\"M16 32 L20 27 M26 24 L30 19 M26 34 L31 29 M38 22 L42 "
              "18\" fill=\"none\" stroke-width=\"1.6\"/><path d=\"M46 38 C44 30 46 22 52 21 C60 21 "
              "66 28 72 32 C73 36 68 38 64 38 Z\" fill=\"#f3ddba\"/><circle cx=\"72.5\" cy=\"32\" "
              "r=\"2.4\" fill=\"#20160f\" stroke=\"none\"/><circle cx=\"58\" cy=\"28\" r=\"1.9\" "
              "fill=\"#20160f\" stroke=\"none\"/><path d=\"M60 34.500 C62 36 64 36 66 35\" "
              "fill=\"none\" stroke-width=\"1.6\"/><circle cx=\"49\" cy=\"24\" r=\"4\" "
              "fill=\"#e2c49c\"/><path d=\"M14 38 V42 H20 V38 M44 38 V42 H50 V38\" "
              "fill=\"#f3ddba\"/></g>"
              "</svg>";

static const char snail[] =
    SVG("56",
        "36") "<g stroke=\"#3a2f28\" stroke-width=\"2.2\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><path d=\"M2 34 C8 30 14 30 20 30 L40 30 C46 28 46 20 48 "
              "14 C52 14 55 18 54 24 C53 32 48 34 42 34 Z\" fill=\"#f3ddba\"/><path d=\"M49 14 L47 "
              "5 M52 15 L54 7\" fill=\"none\" stroke-width=\"1.6\"/><circle cx=\"47\" cy=\"4.5\" "
              "r=\"1.6\" fill=\"#20160f\" stroke=\"none\"/><circle cx=\"54\" cy=\"6.5\" r=\"1.6\" "
              "fill=\"#20160f\" stroke=\"none\"/><circle cx=\"25\" cy=\"19\" r=\"14\" "
              "fill=\"#d9946a\"/><path d=\"M25 28 C17 28 15 17 23 14 C31 12 34 22 27 24 C23 25 21 "
              "20 25 19\" fill=\"none\"/></g>"
              "</svg>";

static const char mushroom[] =
    SVG("34",
        "38") "<g stroke=\"#3a2f28\" stroke-width=\"2.2\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><path d=\"M13 20 C13 28 11 34 9 37 H25 C23 34 21 28 21 20 "
              "Z\" fill=\"#efd6a8\"/><path d=\"M2 21 C2 8 10 2 17 2 C24 2 32 8 32 21 C26 24 8 24 2 "
              "21 Z\" fill=\"#d9644a\"/><circle cx=\"12\" cy=\"11\" r=\"2.8\" fill=\"#fff\" "
              "stroke=\"none\"/><circle cx=\"22\" cy=\"9\" r=\"2.4\" fill=\"#fff\" "
              "stroke=\"none\"/><circle cx=\"25\" cy=\"17\" r=\"2.2\" fill=\"#fff\" "
              "stroke=\"none\"/><circle cx=\"9\" cy=\"18\" r=\"1.8\" fill=\"#fff\" "
              "stroke=\"none\"/></g>"
              "</svg>";

static const char flowers[] =
    SVG("44",
        "36") "<g stroke=\"#3a2f28\" stroke-width=\"2\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><path d=\"M10 36 V18 M22 36 V12 M34 36 V20 M22 30 C17 29 "
              "15 26 14 23 M22 27 C27 26 29 23 30 20\" fill=\"none\"/><circle cx=\"6.5\" cy=\"13\" "
              "r=\"3.6\" fill=\"#f2a0b8\"/><circle cx=\"13.5\" cy=\"13\" r=\"3.6\" "
              "fill=\"#f2a0b8\"/><circle cx=\"10\" cy=\"9.5\" r=\"3.6\" fill=\"#f2a0b8\"/><circle "
              "cx=\"7.8\" cy=\"17\" r=\"3.6\" fill=\"#f2a0b8\"/><circle cx=\"12.2\" cy=\"17\" "
              "r=\"3.6\" fill=\"#f2a0b8\"/><circle cx=\"18.5\" cy=\"7\" r=\"3.6\" "
              "fill=\"#f7c948\"/><circle cx=\"25.5\" cy=\"7\" r=\"3.6\" fill=\"#f7c948\"/><circle "
              "cx=\"22\" cy=\"3.5\" r=\"3.6\" fill=\"#f7c948\"/><circle cx=\"19.8\" cy=\"11\" "
              "r=\"3.6\" fill=\"#f7c948\"/><circle cx=\"24.2\" cy=\"11\" r=\"3.6\" "
              "fill=\"#f7c948\"/><circle cx=\"30.5\" cy=\"15\" r=\"3.6\" fill=\"#bfa3dc\"/><circle "
              "cx=\"37.5\" cy=\"15\" r=\"3.6\" fill=\"#bfa3dc\"/><circle cx=\"34\" cy=\"11.5\" "
              "r=\"3.6\" fill=\"#bfa3dc\"/><circle cx=\"31.8\" cy=\"19\" r=\"3.6\" "
              "fill=\"#bfa3dc\"/><circle cx=\"36.2\" cy=\"19\" r=\"3.6\" fill=\"#bfa3dc\"/><circle "
              "cx=\"10\" cy=\"14\" r=\"2.6\" fill=\"#fff\"/><circle cx=\"22\" cy=\"8\" r=\"2.6\" "
              "fill=\"#e8873a\"/><circle cx=\"34\" cy=\"16\" r=\"2.6\" fill=\"#fff\"/></g>"
              "</svg>";

static const char tuft[] =
    SVG("34",
        "16") "<g stroke=\"#5c9a4c\" stroke-width=\"2\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><path d=\"M4 16 C5 11 4 7 2 4 M11 16 C11 10 12 5 10 1 M17 "
              "16 C17 9 18 5 20 2 M24 16 C24 11 26 8 29 5 M30 16 C30 13 31 12 33 10\" "
              "fill=\"none\"/></g>"
              "</svg>";

static const char house[] =
    SVG("48",
        "48") "<g stroke=\"#3a2f28\" stroke-width=\"2.2\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><path d=\"M8 46 V22 H40 V46 Z\" fill=\"#f8dcb8\"/><path "
              "d=\"M2 24 L24 5 L46 24 Z\" fill=\"#d9644a\"/><path d=\"M34 12 V4 H40 V18\" "
              "fill=\"#d9644a\"/><path d=\"M20 46 V32 H30 V46 Z\" fill=\"#9a7652\"/><path d=\"M12 "
              "28 H18 V34 H12 Z M33 28 H38 V34 H33 Z\" fill=\"#bfdcef\"/></g>"
              "</svg>";

static const char butterfly[] =
    SVG("44",
        "36") "<g stroke=\"#3a2f28\" stroke-width=\"2\" stroke-linejoin=\"round\" "
              "stroke-linecap=\"round\"><path d=\"M22 18 C14 2 2 2 4 12 C6 20 16 20 22 18 C14 18 6 "
              "24 10 30 C15 35 21 26 22 18 C30 2 42 2 40 12 C38 20 28 20 22 18 C30 18 38 24 34 30 "
              "C29 35 23 26 22 18 Z\" fill=\"#bfa3dc\"/><circle cx=\"11\" cy=\"11\" r=\"2.4\" "
              "fill=\"#f7c948\" stroke=\"none\"/><circle cx=\"33\" cy=\"11\" r=\"2.4\" "
              "fill=\"#f7c948\" stroke=\"none\"/><path d=\"M22 10 V28\" fill=\"none\" "
              "stroke-width=\"3.4\"/><path d=\"M22 10 C21 6 18 4 16 4 M22 10 C23 6 26 4 28 4\" "
              "fill=\"none\" stroke-width=\"1.6\"/></g>"
              "</svg>";

const char *const scene_drawing[SCENE_COUNT] = {
    [SCENE_FOX] = fox,
    [SCENE_OWL] = owl,
    [SCENE_HEDGEHOG] = hedgehog,
    [SCENE_CAT] = cat,
    [SCENE_RABBIT] = rabbit,
    [SCENE_BEAR] = bear,
    [SCENE_MOUSE] = mouse,
    [SCENE_FROG] = frog,
    [SCENE_MEADOW] = meadow,
    [SCENE_POND] = pond,
    [SCENE_NIGHT] = night,
    [SCENE_BEACH] = beach,
    [SCENE_SNOW] = snow,
    [SCENE_WALKING_FOX] = walker,
    [SCENE_WALKING_HEDGEHOG] = walker_hedgehog,
    [SCENE_SNAIL] = snail,
    [SCENE_MUSHROOM] = mushroom,
    [SCENE_FLOWERS] = flowers,
    [SCENE_GRASS] = tuft,
    [SCENE_HOUSE] = house,
    [SCENE_BUTTERFLY] = butterfly,
    [SCENE_FLOURISH] = flourish,
    [SCENE_CORNER] = corner,
};
