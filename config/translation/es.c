#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Sudoku",
    [TEXT_puzzles] = "Sudokus",
    [TEXT_puzzle_range] = "Sudokus {1} a {2}",
    [TEXT_solution] = "Solución",
    [TEXT_solutions] = "Soluciones",
    [TEXT_solution_page] = "solución en la página {1}",
    [TEXT_solution_apart] = "solución en el solucionario, página {1}",
    [TEXT_right_half] = "mitad derecha en la página {1}",
    [TEXT_puzzle_page] = "sudoku en la página {1}",
    [TEXT_answer_key] = "Solucionario",
    [TEXT_tip] = "Consejo",
    [TEXT_contents] = "Índice",
    [TEXT_introduction] = "Introducción",
    [TEXT_how_to_play] = "Cómo se juega",
    [TEXT_how_to_play_text] =
        "Rellene las casillas vacías de modo que cada fila, cada columna y cada bloque de "
        "borde grueso contenga una sola vez cada cifra del **1** al **{1}**.\n\n# Para "
        "empezar\n\nBusque una fila, una columna o un bloque casi lleno: ¿qué falta? Tome "
        "después las cifras una por una y pregúntese dónde puede ir todavía cada una. Si en "
        "un bloque solo le queda una casilla, ha encontrado su lugar.\n\n# Cuando se "
        "complica\n\nAnote a lápiz, en las esquinas de las casillas, las cifras aún posibles. "
        "Dos casillas de una fila que comparten los dos mismos candidatos se los reservan: "
        "táchelos en el resto de la fila. Lo mismo vale para columnas y bloques, y para tres "
        "casillas que comparten tres candidatos.\n\nCada sudoku tiene una única solución. "
        "Nunca hace falta adivinar, solo volver a mirar.",
    [TEXT_shaded_text] =
        "Donde haya casillas sombreadas, cada zona sombreada contiene también cada cifra una "
        "sola vez.",
    [TEXT_boards] = "Los tableros de este libro",
    [TEXT_board_plain] = "Sudoku",
    [TEXT_board_x] = "Sudoku X",
    [TEXT_board_antidiagonal] = "Una diagonal",
    [TEXT_board_hyper] = "Hyper",
    [TEXT_board_centre_dot] = "Puntos centrales",
    [TEXT_board_asterisk] = "Asterisco",
    [TEXT_board_disjoint] = "Grupos disjuntos",
    [TEXT_board_girandola] = "Girándula",
    [TEXT_board_argyle] = "Argyle",
    [TEXT_board_pinwheel] = "Molinete",
    [TEXT_board_latin] = "Cuadrado latino",
    [TEXT_board_jigsaw] = "Jigsaw",
    [TEXT_board_samurai] = "Samurái",
    [TEXT_board_twodoku] = "Twodoku",
    [TEXT_board_triple] = "Triple",
    [TEXT_board_windmill] = "Molino",
    [TEXT_board_areas] = "Zonas sombreadas",
    [TEXT_board_grids] = "Varias cuadrículas",
    [TEXT_board_killer] = "Killer",
    [TEXT_board_thermo] = "Termómetros",
    [TEXT_board_arrow] = "Flechas",
    [TEXT_board_greater] = "Mayor que",
    [TEXT_board_consecutive] = "Consecutivos",
    [TEXT_board_kropki] = "Kropki",
    [TEXT_board_xv] = "XV",
    [TEXT_board_odd_even] = "Pares e impares",
    [TEXT_board_sandwich] = "Sándwich",
    [TEXT_board_anti_knight] = "Anticaballo",
    [TEXT_board_anti_king] = "Antirrey",
    [TEXT_board_whisper] = "Susurros",
    [TEXT_board_renban] = "Renban",
    [TEXT_board_palindrome] = "Palíndromos",
    [TEXT_board_between] = "Líneas intermedias",
    [TEXT_board_lockout] = "Líneas de bloqueo",
    [TEXT_board_region_sum] = "Sumas por caja",
    [TEXT_board_zipper] = "Cremalleras",
    [TEXT_board_nabner] = "Nabner",
    [TEXT_board_modular] = "Líneas modulares",
    [TEXT_board_entropic] = "Líneas entrópicas",
    [TEXT_board_slow_thermo] = "Termómetros lentos",
    [TEXT_board_non_consecutive] = "No consecutivos",
    [TEXT_rule_boxes] =
        "Cada fila, cada columna y cada bloque de borde grueso contiene una sola vez cada cifra "
        "del **1** al **{1}**.",
    [TEXT_rule_jigsaw] =
        "Las regiones tienen formas propias. Cada fila, cada columna y cada región de borde "
        "grueso contiene una sola vez cada cifra del **1** al **{1}**.",
    [TEXT_rule_latin] =
        "No hay bloques: cada fila y cada columna contiene una sola vez cada cifra del **1** al "
        "**{1}**.",
    [TEXT_rule_diagonals] = "Lo mismo vale para las dos diagonales sombreadas.",
    [TEXT_rule_diagonal] = "Lo mismo vale para la diagonal sombreada.",
    [TEXT_rule_shaded_cells] = "Lo mismo vale para el conjunto de las casillas sombreadas.",
    [TEXT_rule_disjoint] =
        "Lo mismo vale para las casillas que ocupan el mismo lugar en sus bloques.",
    [TEXT_rule_lines] = "En ninguna de las líneas grises aparece dos veces una cifra.",
    [TEXT_rule_groups] = "En ninguna zona sombreada aparece dos veces una cifra.",
    [TEXT_rule_smaller_areas] = "En las más pequeñas ninguna cifra aparece dos veces.",
    [TEXT_rule_grids] =
        "Esto vale para cada una de las {1} cuadrículas. Donde dos se solapan, las casillas "
        "pertenecen a ambas.",
    [TEXT_rule_cage] =
        "En cada jaula de línea discontinua todas las cifras son distintas y suman el número "
        "pequeño de su esquina.",
    [TEXT_rule_thermo] =
        "A lo largo de un termómetro las cifras crecen desde el bulbo redondo hasta el final.",
    [TEXT_rule_arrow] =
        "Las cifras a lo largo de una flecha suman la cifra de su círculo. Pueden repetirse donde "
        "ninguna otra regla lo prohíba.",
    [TEXT_rule_greater] = "Un signo entre dos casillas apunta a la cifra menor.",
    [TEXT_rule_consecutive] =
        "Una barra entre dos casillas separa cifras consecutivas, como 3 y 4.",
    [TEXT_rule_white_dot] = "Un punto blanco separa cifras consecutivas, como 3 y 4.",
    [TEXT_rule_black_dot] =
        "Un punto negro separa cifras de las que una es el doble de la otra, como 3 y 6.",
    [TEXT_rule_either_dot] = "Entre 1 y 2 el punto puede ser blanco o negro.",
    [TEXT_rule_x_sum] = "Una X separa cifras que suman 10.",
    [TEXT_rule_v_sum] = "Una V separa cifras que suman 5.",
    [TEXT_rule_odd] = "Un círculo gris contiene una cifra impar.",
    [TEXT_rule_even] = "Un cuadrado gris contiene una cifra par.",
    [TEXT_rule_sandwich] =
        "Un número junto a una fila o sobre una columna es la suma de las cifras situadas entre "
        "su **1** y su **{1}**.",
    [TEXT_rule_anti_knight] =
        "Las casillas a un salto de caballo de ajedrez contienen cifras distintas.",
    [TEXT_rule_anti_king] = "Las casillas que se tocan por una esquina contienen cifras distintas.",
    [TEXT_rule_whisper] =
        "Dos cifras vecinas en una línea de susurro se diferencian al menos en {2}.",
    [TEXT_rule_renban] =
        "Una línea renban contiene cifras consecutivas en cualquier orden, sin repetir ninguna.",
    [TEXT_rule_palindrome] = "Una línea palíndroma se lee igual desde ambos extremos.",
    [TEXT_rule_between] = "Las cifras de una línea intermedia son mayores que una de las cifras de "
                          "sus dos círculos y menores que la otra.",
    [TEXT_rule_lockout] =
        "Las cifras de los dos rombos de una línea de bloqueo se diferencian al menos en {3}. "
        "Ninguna otra cifra de la línea está entre ellas ni es igual a una de ellas.",
    [TEXT_rule_region_sum] = "Una línea de sumas tiene la misma suma en cada caja que atraviesa. "
                             "Si vuelve a una caja, esa parte cuenta por separado.",
    [TEXT_rule_zipper] =
        "Dos casillas de una cremallera a la misma distancia del centro suman la cifra del centro. "
        "Si la línea no tiene casilla central, todas sus parejas suman lo mismo.",
    [TEXT_rule_nabner] =
        "En una línea nabner no hay dos cifras iguales ni consecutivas, estén donde estén.",
    [TEXT_rule_modular] =
        "Tres casillas seguidas de una línea modular dan tres restos distintos al dividir entre 3.",
    [TEXT_rule_entropic] = "Tres casillas seguidas de una línea entrópica contienen una cifra del "
                           "tercio bajo, una del medio y una del alto.",
    [TEXT_rule_slow_thermo] = "A lo largo de un termómetro lento las cifras se mantienen o "
                              "aumentan desde el bulbo abierto.",
    [TEXT_rule_non_consecutive] =
        "Las cifras consecutivas, como 3 y 4, nunca están una junto a otra.",
    [TEXT_rule_all_signs] =
        "Cada lugar así lleva su signo: donde no hay ninguno, las cifras no son de esta clase.",
    [TEXT_cages_text] =
        "# Las jaulas\n\nLas cifras de una jaula son todas distintas. Por eso algunas sumas no "
        "dejan elección: dos casillas con 3 solo contienen 1 y 2, tres casillas con 24 solo 7, 8 "
        "y 9.\n\n# La regla del 45\n\nLas cifras del 1 al 9 suman 45, y también cada fila, "
        "columna y bloque. Si unas jaulas llenan un bloque menos una casilla, esta contiene lo "
        "que falta hasta 45. Si sobresalen en una casilla, esta contiene lo que sobra.\n\n# Un "
        "ejemplo\n\nLa cuadrícula del dibujo tiene cuatro cifras, y cada fila, columna y bloque "
        "suma 10. La jaula de 3 solo contiene 1 y 2, la de 7 solo 3 y 4. En la segunda fila la "
        "jaula de 8 deja una casilla: contiene 10 − 8 = 2. Con la casilla de debajo forma una "
        "jaula de 5, así que allí hay un 3. En la tercera fila la jaula de 5 y este 3 dejan 10 − "
        "5 − 3 = 2 para la primera casilla, y la de debajo contiene 6 − 2 = 4. La primera casilla "
        "de la cuadrícula no es, pues, un 2, sino un 1.",
    [TEXT_sums] = "Sumas de las jaulas",
    [TEXT_sums_text] =
        "Todos los conjuntos de cifras distintas que dan una suma, según el número de casillas.",
    [TEXT_sums_cells] = "{1} casillas",
    [TEXT_signs_text] = "En este libro otros signos representan las cifras: {1}.",
    [TEXT_letters] = "Letras: {1}",
    [TEXT_word] = "La palabra: {1}",
    [TEXT_word_text] =
        "En algunos sudokus las letras representan las cifras, cada una una sola vez en cada fila, "
        "columna y bloque. En la solución forman una palabra: en una fila, o en la diagonal que va "
        "de arriba a la izquierda a abajo a la derecha.",
    [TEXT_pictures_text] =
        "En algunos sudokus unos dibujos representan las cifras. Debajo se ve qué dibujo "
        "corresponde a cada número: haga el dibujo en la casilla o escriba su número.",
    [TEXT_volume] = "Volumen {1}",
    [TEXT_acknowledgements] = "Agradecimientos",
    [TEXT_about_author] = "Sobre el autor",
    [TEXT_glossary] = "Glosario",
    [TEXT_glossary_text] =
        "**Bloque** Un grupo de celdas que contiene cada dígito una vez.\n\n"
        "**Candidato** Un dígito que una celda vacía aún puede contener.\n\n"
        "**Casa** Una fila, una columna o un bloque: celdas que contienen cada dígito una vez.\n\n"
        "**Celda** Uno de los cuadrados pequeños de un tablero.\n\n"
        "**Nota** Un candidato, escrito en pequeño en su celda.\n\n"
        "**Par** Dos celdas de una casa con los mismos dos candidatos. Ninguna otra celda de la "
        "casa contiene esos dígitos.\n\n"
        "**Pista** Un dígito impreso desde el principio.\n\n"
        "**Solución** El tablero completo. Un buen sudoku tiene exactamente una.\n\n"
        "**Único desnudo** Una celda a la que le queda un solo candidato.\n\n"
        "**Único oculto** La única celda de una casa en la que aún cabe un dígito.\n\n"
        "**Vecinas** Celdas que comparten una casa.",
    [TEXT_also_by] = "Otros libros de {1}",
    [TEXT_series] = "La serie",
    [TEXT_levels] = "Niveles",
    [TEXT_level] = "Nivel",
    [TEXT_diary] = "Diario de sudokus",
    [TEXT_remarks] = "Observaciones",
    [TEXT_score_sheet] = "Hoja de puntos",
    [TEXT_points] = "Puntos",
    [TEXT_coupon] = "Cupón",
    [TEXT_cut_out] = "Dibujos para recortar",
    [TEXT_cut_out_text] = "Recorte por las líneas de puntos. Los dibujos caben en las casillas: "
                          "colóquelos en los sudokus y muévalos hasta que todos estén bien.",
    [TEXT_example] = "Un ejemplo y su solución",
    [TEXT_hints] = "Pistas",
    [TEXT_hint_page] = "pista en la página {1}",
    [TEXT_techniques] = "Técnicas",
    [TEXT_practice] = "Ejercicios",
    [TEXT_practice_text] = "En cada posición el paso siguiente es de esta clase; no queda nada más "
                           "sencillo. Las respuestas siguen a la última lección.",
    [TEXT_answers] = "Respuestas",
    [TEXT_walkthroughs] = "Paso a paso",
    [TEXT_step] = "Paso {1}",
    [TEXT_index] = "Sudokus por técnica",
    [TEXT_notes] = "Notas",
    [TEXT_certificate] = "Diploma",
    [TEXT_certificate_text] = "ha resuelto los {1} sudokus de este libro.",
    [TEXT_name] = "Nombre",
    [TEXT_date] = "Fecha",
    [TEXT_started] = "empezado",
    [TEXT_finished] = "terminado",
    [TEXT_time] = "Tiempo",
    [TEXT_vote] = "¿Difícil?",
    [TEXT_board_words] = "Sudoku {1}. Fila por fila, 0 es una casilla vacía",
    [TEXT_solution_words] = "Solución del sudoku {1}, fila por fila",
    [TEXT_code_words] = "Código QR",
    [TEXT_minutes] = "unos {1} min",
    [TEXT_easy] = "Fácil",
    [TEXT_medium] = "Medio",
    [TEXT_hard] = "Difícil",
    [TEXT_unfair] = "Muy difícil",
    [TEXT_extreme] = "Extremo",
    [TEXT_beyond] = "Más allá",
    [TEXT_course_rounds] = "ronda",
    [TEXT_course_openings] = "aperturas",
    [TEXT_course_summary] =
        "{1} aperturas al principio, {2} en lo más estrecho; pasos difíciles: {3}",
    [TEXT_print_openings] = "aperturas: {1}",
    [TEXT_print_bottleneck] = "en lo más estrecho: {1}",
    [TEXT_print_hard_steps] = "pasos difíciles: {1}",
    [TEXT_print_early] = "difícil al principio",
    [TEXT_print_smooth] = "dificultad pareja",
    [TEXT_print_late] = "difícil al final",
    [TEXT_rights] =
        "Todos los derechos reservados. Ninguna parte de este libro puede reproducirse sin "
        "permiso escrito del editor, salvo para uso personal.",
    [TEXT_one_solution] =
        "Cada sudoku de este libro se ha comprobado por ordenador: tiene una única solución.",
    [TEXT_colophon] = "Hecho con Nonet. Semilla {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Jugar en línea",
    [TEXT_cell_names_text] = "Una casilla se nombra por su fila (r) y su columna (c): r3c5 está en "
                             "la fila 3 y la columna 5. r3c5=2 dice que su cifra es 2, r3c5≠2 que "
                             "no lo es; → significa: de ahí se sigue.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " y ",
    [TEXT_list_or] = " o ",
    [TEXT_row] = "fila {1}",
    [TEXT_in_row] = "en la fila {1}",
    [TEXT_in_rows] = "en las filas {1}",
    [TEXT_column] = "columna {1}",
    [TEXT_in_column] = "en la columna {1}",
    [TEXT_in_columns] = "en las columnas {1}",
    [TEXT_box] = "bloque {1}",
    [TEXT_in_box] = "en el bloque {1}",
    [TEXT_in_boxes] = "en los bloques {1}",
    [TEXT_diagonal] = "diagonal {1}",
    [TEXT_in_diagonal] = "en la diagonal {1}",
    [TEXT_in_diagonals] = "en las diagonales {1}",
    [TEXT_area] = "zona {1}",
    [TEXT_in_area] = "en la zona {1}",
    [TEXT_in_areas] = "en las zonas {1}",
    [TEXT_region] = "región {1}",
    [TEXT_in_region] = "en la región {1}",
    [TEXT_in_regions] = "en las regiones {1}",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "Por tanto, {1}.",
    [TEXT_tell_remove] = "Elimine {1}.",
    [TEXT_tell_remove_from] = "{1} en {2}",
    [TEXT_tell_look_in] = "busque {1}",
    [TEXT_tell_look_at] = "mire {1}",
    [TEXT_tell_full_house] = "Solo {X} sigue vacía {in 1}, donde falta el {x}",
    [TEXT_tell_naked_single] = "El {x} es la única cifra que queda para {X}",
    [TEXT_tell_hidden_single] = "El {x} solo cabe {in 1} en {X}",
    [TEXT_tell_locked_subset] = "{P} no tienen más candidatos que {p} y están juntas {in all}. Así "
                                "que estas cifras no van en ningún otro lugar allí",
    [TEXT_tell_locked] = "El {p} solo cabe {in 1} en {P}. Todas están {in 2}, así que el {p} no va "
                         "en ningún otro lugar allí",
    [TEXT_tell_leftovers] =
        "Cada cifra está {in base} tantas veces como {in cover}. Así que las casillas que "
        "sobran, {P} de un lado y {F} del otro, contienen las mismas cifras. En {F} no queda "
        "más sitio para el {e} que el que ya ocupa en {P}",
    [TEXT_tell_leftovers_must] =
        "Cada cifra está {in base} tantas veces como {in cover}. Así que las casillas que "
        "sobran, {P} de un lado y {F} del otro, contienen las mismas cifras. [El {x} tiene "
        "que estar en {F} más veces que hasta ahora en {P}, donde solo cabe en {X}][El {e} "
        "tiene que estar en {F} más veces que hasta ahora en {P}, y {E} ven todos sus sitios "
        "allí]",
    [TEXT_tell_naked_subset] = "{P} no tienen más candidatos que {p}. Así que estas cifras no van "
                               "en ningún otro lugar {in all}",
    [TEXT_tell_hidden_subset] =
        "{p} solo caben {in 1} en {P}. Así que nada más va en estas casillas",
    [TEXT_tell_fish] = "El {p} solo cabe {in base} si está {in cover}: en {P}. Así que no va en "
                       "ningún otro lugar {in cover}",
    [TEXT_tell_finned_fish] =
        "El {p} solo cabe {in base} si está {in cover} o en la aleta {F}. Si no está en la aleta, "
        "no va en ningún otro lugar {in cover}. Si está en ella, ninguna otra casilla que vea toda "
        "la aleta puede ser {p}. Lo que queda excluido en ambos casos se elimina",
    [TEXT_tell_sashimi_fish] =
        "El {p} solo cabe {in base} si está {in cover} o en la aleta {F}. Sin la aleta, a una de "
        "estas líneas le queda un solo lugar para el {p}; entonces está allí, y en ningún otro "
        "lugar {in cover}. Con el {p} en la aleta, ninguna otra casilla que vea toda la aleta "
        "puede ser {p}. Lo que queda excluido en ambos casos se elimina",
    [TEXT_tell_remote_pair] =
        "{path} no tienen más candidatos que {p}, y cada una ve a la siguiente: las dos cifras se "
        "alternan. Por eso los extremos {first cell} y {last cell} tienen cada uno una de ellas, y "
        "las casillas que ven ambos extremos no pueden ser ninguna de las dos",
    [TEXT_tell_bug] =
        "Si {P} no fuera {p}, cada casilla vacía tendría dos candidatos y cada cifra dos lugares "
        "en cada una de sus unidades. Una cuadrícula así tiene dos soluciones o ninguna",
    [TEXT_tell_two_links] = "El {p} solo tiene dos lugares cada vez {in all}. De ellos, {F} se ven "
                            "y no pueden ser {p} los dos. Por eso al menos una de las casillas {P} "
                            "es {p}, y las casillas que ven ambas no pueden serlo",
    [TEXT_tell_dual_kite] =
        "Dos cometas comparten dos casillas de un bloque. Sus cifras solo tienen dos lugares cada "
        "vez {in all}; como una cifra no puede estar en esas dos casillas, está en uno de los "
        "extremos lejanos de su cometa. La casilla que ve ambos extremos no puede tenerla",
    [TEXT_tell_empty_rectangle] =
        "El {p} solo cabe {in 1} si está {in 3} o {in 4}, y {in 2} solo en {P}. Si {last cell} no "
        "es {p}, lo es {first cell}; eso empuja el {p} del bloque a sus casillas situadas {in 4}. "
        "En ambos casos {E} ve un {p}",
    [TEXT_tell_dual_rectangle] =
        "El {p} solo cabe {in 1} si está {in 3} o {in 4}, y solo en dos casillas {in 2} y {in 6}. "
        "En cada una de estas líneas: si la casilla lejana no es {p}, lo es la cercana y empuja el "
        "{p} del bloque fuera de su línea común. En ambos casos {E} ven un {p}",
    [TEXT_tell_w_wing] =
        "{first cell} y {last cell} solo tienen {p}. El {f} solo cabe {in 1} en {F}; una de ellas "
        "ve {first cell}, la otra {last cell}. Por eso estas no pueden ser {f} las dos: al menos "
        "una es {e}, y las casillas que ven ambas no pueden serlo",
    [TEXT_tell_xy_wing] =
        "{P} es {p/}. En ambos casos, a una de las casillas {F} solo le queda el {e}. Así que una "
        "de las dos es {e}, y las casillas que ven ambas no pueden serlo",
    [TEXT_tell_xyz_wing] = "{P} es {p/}. Si no es {e}, a una de las casillas {F} solo le queda el "
                           "{e}. Así que las casillas que ven las tres no pueden ser {e}",
    [TEXT_tell_rectangle] = "Si {P} no tuvieran más que {p}, estas dos cifras podrían "
                            "intercambiarse, y el sudoku tendría dos soluciones",
    [TEXT_tell_rectangle_1] = "{rectangle}. Así que {F} debe tomar otra cifra",
    [TEXT_tell_rectangle_2] = "{rectangle}. Así que una de las casillas {F} debe ser {f}, y las "
                              "casillas que las ven todas no pueden serlo",
    [TEXT_tell_rectangle_3] =
        "{rectangle}. Así que una de las casillas {F} debe ser {f/}. Contadas como una sola, "
        "forman {in 1} un conjunto desnudo con {A}, cuyas cifras no van en ningún otro lugar allí",
    [TEXT_tell_rectangle_4] = "{rectangle}. El {o} solo cabe {in 1} en {F}. Si una de ellas fuera "
                              "{e}, la otra sería {o}, y no quedaría nada más",
    [TEXT_tell_rectangle_6] = "{rectangle}. El {e} forma un X-Wing en estas casillas: si estuviera "
                              "en una de las casillas {F}, estaría en las dos, y se llegaría a eso",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. El {o} solo cabe {in all} en estas casillas. Si {E} fuera {e}, sus vecinas "
        "del rectángulo serían {o} y la opuesta {e}, y se llegaría a eso",
    [TEXT_tell_avoidable_1] =
        "{P} están llenas, pero ninguna venía dada. Si {E} fuera {e}, las dos cifras de estas "
        "cuatro casillas podrían intercambiarse, y el sudoku tendría dos soluciones",
    [TEXT_tell_avoidable_2] =
        "{P} están llenas, pero ninguna venía dada. Si ninguna de las casillas {F} fuera {e}, las "
        "dos cifras de estas cuatro casillas podrían intercambiarse, y el sudoku tendría dos "
        "soluciones. Así que una de ellas es {e}, y las casillas que ven ambas no pueden serlo",
    [TEXT_tell_sue_de_coq] =
        "{P} están {in 1} y {in 2} y tienen {p}. Con {A} ({a}) de la línea y {B} ({b}) del bloque "
        "hay tantas casillas como cifras; así que cada una de estas cifras está en una de ellas. "
        "Las casillas que ven todos sus lugares no pueden tenerla",
    [TEXT_tell_colours_trap] =
        "El {p} está o en {P} o en {F}, pues cada enlace fuerte entre estas casillas tiene un "
        "extremo verdadero. Las casillas que ven una de cada lado no pueden ser {p}",
    [TEXT_tell_colours_wrap] =
        "El {p} está o en {P} o en {F}, pues cada enlace fuerte entre estas casillas tiene un "
        "extremo verdadero. Pero dos de las casillas {E} se ven: ese lado es falso",
    [TEXT_tell_multi_colours_1] =
        "El {p} está o en {P} o en {F}, y o en {A} o en {B}. Una casilla del primer par ve una del "
        "segundo: esos dos lados no pueden ser verdaderos a la vez, así que lo es uno de los "
        "opuestos. Las casillas que ven estos dos no pueden ser {p}",
    [TEXT_tell_multi_colours_2] =
        "El {p} está o en {P} o en {F}, y o en {A} o en {B}. Un lado del primer par ve los dos "
        "lados del segundo, uno de los cuales es verdadero. Así que es falso",
    [TEXT_tell_chain_ends] = "{chain}. Así que al menos uno de {start} y {end} es cierto, y lo que "
                             "contradice a ambos se elimina",
    [TEXT_tell_chain_true] =
        "{chain}. Si {last cell} no fuera {last digit}, tendría que serlo: así que lo es",
    [TEXT_tell_chain_false] =
        "{chain}. Si {last cell} fuera {last digit}, no podría serlo: así que no lo es",
    [TEXT_tell_loop] = "{chain}. La cadena se cierra en un anillo: vale en ambos sentidos, y cada "
                       "uno de sus enlaces tiene un extremo verdadero. Lo que contradice a los dos "
                       "extremos de un enlace se elimina",
    [TEXT_tell_als_xz] = "{sets} son conjuntos casi cerrados: una cifra más que casillas. Todos "
                         "los lugares de {k} se ven entre sí; así que uno de los conjuntos pierde "
                         "esa cifra y conserva todas las demás. Por eso A o B contiene {e}, y las "
                         "casillas que ven allí todos los lugares de la cifra no pueden tenerla",
    [TEXT_tell_als_double] =
        "{sets} son conjuntos casi cerrados: una cifra más que casillas. Todos los lugares de {k} "
        "se ven entre sí; así que cada una de estas cifras está en un solo conjunto, y cada "
        "conjunto pierde solo una. Todas las demás quedan fijas en su conjunto: las casillas que "
        "ven todos sus lugares no pueden tenerlas",
    [TEXT_tell_als_chain] =
        "{sets} son conjuntos casi cerrados: una cifra más que casillas. Los vecinos comparten una "
        "cifra que solo uno puede contener: {joints}. Un conjunto que pierde una cifra conserva "
        "las demás; por eso {first set} o {last set} contiene {e}, y las casillas que ven allí "
        "todos los lugares de la cifra no pueden tenerla",
    [TEXT_tell_death_blossom] =
        "{P} es {p/}, y cada una de estas cifras le quita la suya a un conjunto casi cerrado, que "
        "tiene una cifra más que casillas: {joints}, con {sets}. Ese conjunto conserva entonces "
        "las demás; así que uno de los conjuntos contiene {e}, y las casillas que ven allí todos "
        "los lugares de la cifra no pueden tenerla",
    [TEXT_tell_aligned] = "De las maneras de llenar {P} se descartan las que repiten una cifra en "
                          "una unidad o no dejan nada a una de las casillas {A}, que las ven "
                          "todas. Las demás prescinden de lo que se elimina",
    [TEXT_tell_nishio] = "Si {E} fuera {e},[ el {e} tendría que estar también en {P}, y] no le "
                         "quedaría lugar {in 1}",
    [TEXT_tell_forcing_chain] = "{chain}. Entonces no queda {dead}, así que {suppose} es falso",
    [TEXT_tell_forcing_net] = "Supongamos {suppose}.[ Se sigue, casilla a casilla, {follows}.] "
                              "Entonces no queda {dead}, así que {suppose} es falso",
    [TEXT_tell_net_all] = "Uno de estos casos es cierto, y todos llevan a lo mismo: {follows}",
    [TEXT_tell_net_long] = "Uno de estos casos es cierto: {assumptions}. Cada uno lleva, casilla a "
                           "casilla, al mismo resultado",
    [TEXT_tell_part] = "Parte {1} de {2}. {3}.",
    [TEXT_tell_part_follows] = "Supongamos {suppose}.[ Se sigue {follows}]",
    [TEXT_tell_part_dead] = "Supongamos {suppose}.[ Se sigue {follows}.] Entonces no queda {dead}",
    [TEXT_tell_dead_cell] = "ningún candidato para {1}",
    [TEXT_tell_dead_house] = "ningún lugar para el {1} {2}",
    [TEXT_tell_refuted] = "si no, contradicción",
    [TEXT_tell_template_set] =
        "Todas las maneras de colocar los {x} que faltan dejando sitio a las demás cifras usan {X}",
    [TEXT_tell_template_delete] =
        "Ninguna manera de colocar los {e} que faltan dejando sitio a las demás cifras usa {E}",
    [TEXT_name_cage] = "la jaula {1} (suma {2})",
    [TEXT_name_thermo] = "el termómetro {1}",
    [TEXT_name_arrow] = "la flecha con círculo {3}",
    [TEXT_name_arrow_along] = "la flecha {1}",
    [TEXT_name_greater] = "el signo de desigualdad entre {3} y {4}",
    [TEXT_name_consecutive] = "la barra entre {3} y {4}",
    [TEXT_name_white_dot] = "el punto blanco entre {3} y {4}",
    [TEXT_name_black_dot] = "el punto negro entre {3} y {4}",
    [TEXT_name_x_sum] = "la X entre {3} y {4}",
    [TEXT_name_v_sum] = "la V entre {3} y {4}",
    [TEXT_name_odd] = "el círculo de cifra impar en {3}",
    [TEXT_name_even] = "el cuadrado de cifra par en {3}",
    [TEXT_name_sandwich] = "el sándwich de la {1} (suma {2})",
    [TEXT_name_anti_knight] = "la regla del caballo",
    [TEXT_name_anti_king] = "la regla del rey",
    [TEXT_name_whisper] = "la línea de susurro {1}",
    [TEXT_name_renban] = "la línea renban {1}",
    [TEXT_name_palindrome] = "el palíndromo {1}",
    [TEXT_name_between] = "la línea intermedia {1}",
    [TEXT_name_lockout] = "la línea de bloqueo {1}",
    [TEXT_name_region_sum] = "la línea de sumas {1}",
    [TEXT_name_zipper] = "la cremallera {1}",
    [TEXT_name_nabner] = "la línea nabner {1}",
    [TEXT_name_modular] = "la línea modular {1}",
    [TEXT_name_entropic] = "la línea entrópica {1}",
    [TEXT_name_slow_thermo] = "el termómetro lento {1}",
    [TEXT_name_non_consecutive] = "la regla de vecinas no consecutivas",
    [TEXT_name_all_signs] = "la regla de que aparecen todos los signos posibles",
    [TEXT_clue_cage] = "La jaula {1} contiene cifras distintas que suman {2}",
    [TEXT_clue_thermo] = "Las cifras crecen a lo largo del termómetro {1}",
    [TEXT_clue_arrow] = "En la flecha con círculo {3}, la suma de {5} es la cifra del círculo",
    [TEXT_clue_greater] = "El signo de desigualdad entre {3} y {4} indica que {3} es mayor",
    [TEXT_clue_consecutive] = "La barra entre {3} y {4} indica que son consecutivas",
    [TEXT_clue_white_dot] = "El punto blanco entre {3} y {4} indica que son consecutivas",
    [TEXT_clue_black_dot] = "El punto negro entre {3} y {4} indica que una es el doble de la otra",
    [TEXT_clue_x_sum] = "La X entre {3} y {4} indica que suman {2}",
    [TEXT_clue_v_sum] = "La V entre {3} y {4} indica que suman {2}",
    [TEXT_clue_odd] = "El círculo en {3} pide una cifra impar",
    [TEXT_clue_even] = "El cuadrado en {3} pide una cifra par",
    [TEXT_clue_whisper] = "Las vecinas de la línea de susurro {1} están alejadas",
    [TEXT_clue_renban] = "La línea renban {1} contiene cifras consecutivas",
    [TEXT_clue_palindrome] = "El palíndromo {1} se lee igual desde ambos extremos",
    [TEXT_clue_between] = "En la línea intermedia {1}, las cifras están entre las de los círculos",
    [TEXT_clue_lockout] = "En la línea de bloqueo {1}, ninguna cifra está entre las de los rombos",
    [TEXT_clue_region_sum] = "La línea de sumas {1} tiene la misma suma en cada caja",
    [TEXT_clue_zipper] =
        "En la cremallera {1}, las casillas a igual distancia del centro suman lo mismo",
    [TEXT_clue_nabner] = "En la línea nabner {1} no hay dos cifras iguales ni consecutivas",
    [TEXT_clue_modular] =
        "En la línea modular {1}, los restos entre 3 se repiten cada tres casillas",
    [TEXT_clue_entropic] =
        "En la línea entrópica {1}, bajas, medias y altas se repiten cada tres casillas",
    [TEXT_clue_slow_thermo] = "Las cifras nunca disminuyen en el termómetro lento {1}",
    [TEXT_clue_sandwich] = "En el sándwich de la {1}, las cifras entre el {3} y el {4} suman {2}",
    [TEXT_clue_side_by_side] = "{3} y {4} están una junto a otra, así que no son consecutivas",
    [TEXT_clue_differ] = "Una regla de este sudoku exige que {3} y {4} sean distintas",
    [TEXT_clue_no_consecutive] = "No hay barra entre {3} y {4}, así que no son consecutivas",
    [TEXT_clue_no_white_dot] = "No hay punto entre {3} y {4}, así que no son consecutivas",
    [TEXT_clue_no_black_dot] =
        "No hay punto entre {3} y {4}, así que ninguna es el doble de la otra",
    [TEXT_clue_no_x_sum] = "No hay X entre {3} y {4}, así que no suman {2}",
    [TEXT_clue_no_v_sum] = "No hay V entre {3} y {4}, así que no suman {2}",
    [TEXT_tell_clue] = "{clue}. Ningún otro candidato encaja",
    [TEXT_tell_cage_last] = "{clue}. Allí solo queda vacía {X}, y {x} es lo que falta de la suma",
    [TEXT_tell_sign_chain] =
        "Según los signos de desigualdad entre ellas, las cifras crecen de una a otra de las "
        "casillas {P}. Así que cada una debe dejar sitio a las demás",
    [TEXT_tell_cage_single] = "{clue}. Solo lo logran {p}",
    [TEXT_tell_least_and_most] =
        "{clue}. Lo que se va sería demasiado grande incluso con las cifras más pequeñas posibles "
        "en las demás casillas, o demasiado pequeño incluso con las más grandes",
    [TEXT_tell_cage_sets] = "{clue}. Ningún conjunto de cifras con esta suma que los candidatos "
                            "aún permitan contiene el {e/}",
    [TEXT_tell_cage_places] = "{clue}. Lo que se va no dejaría a las demás casillas cifras "
                              "distintas para el resto de la suma",
    [TEXT_tell_needed] = "{clue}. Se llenen como se llenen, estas casillas contienen el {e}, en "
                         "{P}. Las casillas que ven todos esos lugares no pueden tenerlo",
    [TEXT_tell_seen] =
        "El {p} solo cabe {in 1} en {P}. Las casillas que ven todos esos lugares no pueden tenerlo",
    [TEXT_tell_beside] = "El {p} solo cabe {in 1} en {P}, y {E} está al lado de cada una de esas "
                         "casillas. Según {clues}, el {e} no puede estar al lado del {p}",
    [TEXT_tell_45_inner] = "Todas las cifras {in all} suman {total}, y las jaulas que están "
                           "enteras allí contienen {known}. Así que queda {sum} para {P}",
    [TEXT_tell_45_outer] = "Todas las cifras {in all} suman {total}, y las jaulas que llegan hasta "
                           "allí contienen {known}. Así que {sum} queda fuera, en {P}",
    [TEXT_tell_45_both] = "Todas las cifras {in all} suman {total}. Comparado con las jaulas de "
                          "allí, esto dice que {P} supera a {F} en {sum}",
    [TEXT_tell_naked_cages] = "{P} contienen entre todas {p}, según {clues}. Así que ninguna otra "
                              "casilla {in 1} puede contener estas cifras",
    [TEXT_tell_hidden_cages] = "{p} solo caben {in 1} en {P}. Así que cada restricción toma allí "
                               "tantas de estas cifras como puede: {clues}",
    [TEXT_tell_cages_in_house] =
        "Dos restricciones se encuentran {in 1}: {clue 1} y {clue 2}. Allí no comparten ninguna "
        "cifra, así que la primera pierde todo candidato con el que no se podría llenar la segunda",
    [TEXT_tell_cage_split] =
        "{clue}. Según la suma de todas las cifras {in all}, {sum} está en {P} y {other} en {F}",
    [TEXT_tell_stuck] = "Las técnicas no encuentran un paso siguiente.",
    [TEXT_mark_place] = "va aquí",
    [TEXT_mark_eliminate] = "se elimina",
    [TEXT_mark_pattern] = "patrón",
    [TEXT_mark_fin] = "aleta, otro lado",
    [TEXT_mark_set] = "conjunto {1}",
    [TEXT_link_strong] = "uno de los dos",
    [TEXT_link_weak] = "no ambos",
    [TEXT_spot_full_house] = "Busque una fila, una columna o un bloque con una sola casilla vacía: "
                             "ahí va la cifra que falta.",
    [TEXT_spot_naked_single] =
        "Tome una casilla vacía y cuente las cifras de su fila, su columna y su bloque. Si están "
        "todas menos una, es esa. Los cruces de unidades muy llenas son los mejores.",
    [TEXT_spot_hidden_single] = "Tome una cifra y tache, en un bloque, una fila o una columna, las "
                                "casillas que ve otra cifra igual. Si queda una, va ahí.",
    [TEXT_spot_locked_subset] =
        "Dos casillas de un bloque en la misma fila o columna con los mismos dos candidatos, o "
        "tres con tres, atan estas cifras: salen del resto de la fila o columna y del bloque.",
    [TEXT_spot_locked] = "Busque en un bloque una cifra cuyos lugares estén todos en una fila o "
                         "columna: sale del resto de esta. O, en una fila o columna, una cifra "
                         "cuyos lugares estén todos en un bloque: sale del resto del bloque.",
    [TEXT_spot_naked_subset] = "Busque en una fila, una columna o un bloque tantas casillas como "
                               "candidatos tengan juntas: dos con dos, tres con tres, cuatro con "
                               "cuatro. Estas cifras salen de las demás casillas de la unidad.",
    [TEXT_spot_hidden_subset] = "Busque en una fila, una columna o un bloque cifras que solo "
                                "quepan en las mismas casillas: dos en dos, tres en tres, cuatro "
                                "en cuatro. Los demás candidatos salen de ellas.",
    [TEXT_spot_leftovers] = "Compare filas o columnas enteras con las regiones que casi las "
                            "cubren. Las casillas que sobresalen de un lado tienen las mismas "
                            "cifras que las del otro; lo que un lado no puede ser sale del otro.",
    [TEXT_spot_fish] =
        "Tome una cifra y busque tantas filas como columnas en las que están todos sus lugares de "
        "esas filas: dos para el X-Wing, tres para el pez espada, cuatro para la medusa. Sale del "
        "resto de esas columnas. Lo mismo al cambiar filas y columnas.",
    [TEXT_spot_remote_pair] = "Busque casillas con los mismos dos candidatos, cada una de las "
                              "cuales ve la siguiente. Tras un número par, los dos extremos "
                              "difieren: una casilla que ve ambos pierde las dos cifras.",
    [TEXT_spot_bug] =
        "Hacia el final, mire si todas las casillas vacías menos una tienen dos candidatos. La "
        "cifra que está tres veces en la fila, la columna y el bloque de esa casilla es la suya.",
    [TEXT_spot_two_links] =
        "Tome una cifra y busque dos unidades en las que tenga dos lugares cada una. Si un lugar "
        "de una ve un lugar de la otra, la cifra está en uno de los dos extremos lejanos: las "
        "casillas que ven ambos la pierden.",
    [TEXT_spot_empty_rectangle] =
        "Tome una cifra cuyos lugares en un bloque estén en una fila y una columna de este, y "
        "fuera una línea con dos lugares, uno de ellos alineado con esa fila o columna. Donde el "
        "otro lugar y el bloque se cruzan, la cifra se elimina.",
    [TEXT_spot_w_wing] = "Busque dos casillas con los mismos dos candidatos que no se vean, y una "
                         "unidad en la que una de las cifras tenga dos lugares, cada uno visto por "
                         "una de las casillas. Las casillas que ven ambas pierden la otra cifra.",
    [TEXT_spot_xy_wing] = "Busque una casilla con dos candidatos que vea otras dos con dos, cada "
                          "una con una cifra en común con ella y una tercera entre sí. Las "
                          "casillas que ven ambas alas pierden la tercera.",
    [TEXT_spot_xyz_wing] = "Como el XY-Wing, pero la casilla central tiene las tres cifras. Las "
                           "casillas que ven las tres pierden la cifra común.",
    [TEXT_spot_rectangle] =
        "Busque cuatro casillas en dos filas, dos columnas y dos bloques con los mismos dos "
        "candidatos. Solas podrían intercambiarse y el sudoku tendría dos soluciones: algo en las "
        "cuatro debe impedirlo. Qué sea da el tipo.",
    [TEXT_spot_avoidable] =
        "Busque las esquinas de un rectángulo así en las que se hayan escrito cifras, ninguna "
        "dada. Las últimas esquinas no deben llevar a dos soluciones.",
    [TEXT_spot_finned_fish] = "Busque un pez estropeado por algunos lugares más, las aletas, todas "
                              "en un bloque. Lo que el pez excluye vale aún donde se ven también "
                              "todas las aletas. En un sashimi falta una esquina junto a la aleta.",
    [TEXT_spot_sue_de_coq] =
        "Busque, donde se cruzan un bloque y una línea, dos o tres casillas con dos cifras más que "
        "casillas. Si casillas con pocas cifras del resto de la línea y del resto del bloque las "
        "absorben, todo queda repartido: esas cifras salen del resto de la línea y del bloque.",
    [TEXT_spot_colours] = "Tome una cifra y coloree sus lugares por turnos donde tenga dos en una "
                          "unidad. Las casillas que ven ambos colores la pierden; si dos del mismo "
                          "color se ven, ese color es falso.",
    [TEXT_spot_multi_colours] = "Coloree los lugares de una cifra en dos redes de pares separadas. "
                                "Si un color de una ve un color de la otra, uno de los dos colores "
                                "opuestos es cierto: lo que ve ambos pierde la cifra.",
    [TEXT_spot_chain] =
        "Empiece en un candidato y siga por turnos: si no es cierto, lo es el siguiente; si este "
        "lo es, el otro no. Cuando el primero y el último no pueden ser ambos falsos, lo que ambos "
        "excluyen se elimina. Parta de casillas con dos candidatos y de cifras con dos lugares.",
    [TEXT_spot_loop] =
        "Siga una cadena así hasta que vuelva a su comienzo. Cada uno de sus enlaces es entonces "
        "con seguridad uno de los dos, y lo que ve ambos extremos de un enlace se elimina.",
    [TEXT_spot_als_xz] =
        "Busque dos conjuntos de casillas, cada uno en una unidad con una cifra más que casillas, "
        "con una cifra común cuyos lugares se vean todos. Uno la pierde y conserva lo demás: una "
        "segunda cifra común sale de las casillas que ven todos sus lugares.",
    [TEXT_spot_als_chain] = "Una tres o más conjuntos así, cada uno al siguiente por una cifra que "
                            "solo uno de los dos puede tener. Una cifra del primero y del último "
                            "sale de las casillas que ven todos sus lugares en ambos.",
    [TEXT_spot_death_blossom] =
        "Busque una casilla cada uno de cuyos candidatos vea todos sus lugares en un conjunto con "
        "una cifra más que casillas. Sea lo que sea, un conjunto pierde esa cifra: una común a "
        "todos sale de las casillas que ven todos sus lugares.",
    [TEXT_spot_aligned] = "Tome dos o tres casillas y enumere las cifras que pueden tener juntas. "
                          "Tache lo que prohíbe otra casilla con pocos candidatos. Un candidato "
                          "que no queda en ninguna combinación se elimina.",
    [TEXT_spot_franken_fish] =
        "Busque un pez cuyas líneas sean en parte bloques: todos los lugares de una cifra en unas "
        "filas y bloques están en otras tantas columnas y bloques. Sale del resto de estos.",
    [TEXT_spot_nishio] = "Tome un lugar de una cifra y siga lo que causa para esa cifra sola. Si "
                         "ya no cabe en algún sitio, el lugar era falso.",
    [TEXT_spot_forcing_chain] =
        "Tome una casilla con pocos candidatos, o una cifra con pocos lugares, y siga cada uno "
        "hasta el final. Lo que sale siempre es cierto; lo que lleva a una contradicción es falso.",
    [TEXT_spot_forcing_net] =
        "Suponga un candidato y escriba todo lo que se sigue, también donde se juntan varias "
        "consecuencias. Lo que se sigue de todos los candidatos de una casilla o lugares de una "
        "cifra es cierto; lo que lleva a una contradicción es falso.",
    [TEXT_spot_clue] =
        "Mire un signo, una línea o una suma a la que le queden pocas cifras y pruebe cada "
        "candidato de una de sus casillas: ¿se pueden llenar aún las demás? Si no, se elimina.",
    [TEXT_spot_cage] =
        "Tome una jaula de pocas casillas, o de suma muy pequeña o muy grande, y busque los grupos "
        "de cifras que la dan. Lo que no está en ninguno sale de la jaula; lo que está en todos "
        "tiene que estar en ella y se elimina donde se ven todos sus lugares.",
    [TEXT_spot_cages] =
        "Mire las jaulas, las líneas y los signos cuyas casillas están en una misma casa. Si "
        "algunos deben contener entre todos dos cifras, ninguna otra casilla de la casa puede "
        "tenerlas. Si solo dos tienen sitio para dos cifras, esas cifras van allí.",
    [TEXT_spot_sum_of_house] =
        "Cada casa tiene la misma suma, 45 con nueve cifras. Busque casas, solas o contiguas, que "
        "las jaulas casi llenen: sume las jaulas y compare. La diferencia es la suma de las "
        "casillas que sobresalen o que quedan.",
    [TEXT_spot_seen] = "Tome una cifra a la que le queden pocos lugares en una casa o jaula. Una "
                       "casilla que ve todos esos lugares, aunque sea por una regla de este "
                       "sudoku, no puede tenerla: esté donde esté, lo impide.",
    [TEXT_spot_template] =
        "Tome una cifra y colóquela en la cuadrícula de todas las maneras aún posibles. Lo que "
        "tienen en común es cierto; un lugar en ninguna de ellas se elimina.",
};

static const struct technique_name techniques[] = {
    {"full-house", "Última casilla"},
    {"naked-single", "Único desnudo"},
    {"hidden-single", "Único oculto"},
    {"locked-pair", "Par bloqueado"},
    {"locked-triple", "Trío bloqueado"},
    {"pointing", "Candidatos apuntadores"},
    {"claiming", "Candidatos reclamados"},
    {"leftovers-inner", "Ley de los restos, interior"},
    {"leftovers-outer", "Ley de los restos, exterior"},
    {"naked-pair", "Par desnudo"},
    {"naked-triple", "Trío desnudo"},
    {"hidden-pair", "Par oculto"},
    {"hidden-triple", "Trío oculto"},
    {"cage-last-cell", "Última casilla de una jaula"},
    {"odd-even", "Casillas pares e impares"},
    {"sign-chain", "Cadena de signos"},
    {"sign", "Signo entre dos casillas"},
    {"thermometer", "Termómetro"},
    {"line", "Regla de una línea"},
    {"missing-sign", "Vecina de una casilla llena"},
    {"cage-single-set", "Combinación única"},
    {"cage-least-and-most", "Mínimo y máximo de una jaula"},
    {"rule-of-45-inner", "Regla del 45, interior"},
    {"rule-of-45-outer", "Regla del 45, exterior"},
    {"arrow", "Flecha"},
    {"sandwich-ends", "Extremos de un sándwich"},
    {"cage-sets", "Combinaciones restantes"},
    {"cage-digit", "Cifra que una jaula necesita"},
    {"sign-digit", "Cifra que un signo o una línea necesita"},
    {"missing-sign-candidates", "Vecinas con sus candidatos"},
    {"seen-by-places", "Visto desde todos los lugares"},
    {"beside-places", "Al lado de todos los lugares"},
    {"sandwich-filling", "Relleno de un sándwich"},
    {"arrow-ways", "Flecha con cifras distintas"},
    {"rule-of-45-inner-several", "Regla del 45 en varias zonas, interior"},
    {"rule-of-45-outer-several", "Regla del 45 en varias zonas, exterior"},
    {"rule-of-45-inner-pair", "Regla del 45 con dos casillas, interior"},
    {"rule-of-45-outer-pair", "Regla del 45 con dos casillas, exterior"},
    {"innies-and-outies", "Dentro contra fuera"},
    {"cage-places", "Lugares en una jaula"},
    {"naked-cage-pair", "Par desnudo de restricciones"},
    {"hidden-cage-pair", "Par oculto de restricciones"},
    {"naked-cage-triple", "Trío desnudo de restricciones"},
    {"cage-split", "Jaula partida"},
    {"cages-in-house", "Restricciones en una zona"},
    {"hidden-cage-triple", "Trío oculto de restricciones"},
    {"rule-of-45-more", "Regla del 45 con más casillas"},
    {"innies-and-outies-more", "Dentro contra fuera con más casillas"},
    {"naked-quad", "Cuarteto desnudo"},
    {"hidden-quad", "Cuarteto oculto"},
    {"x-wing", "X-Wing"},
    {"swordfish", "Pez espada"},
    {"jellyfish", "Medusa"},
    {"remote-pair", "Par remoto"},
    {"bug-plus-1", "BUG+1"},
    {"skyscraper", "Rascacielos"},
    {"two-string-kite", "Cometa de dos cuerdas"},
    {"dual-two-string-kite", "Cometa doble de dos cuerdas"},
    {"turbot-fish", "Rodaballo"},
    {"empty-rectangle", "Rectángulo vacío"},
    {"dual-empty-rectangle", "Rectángulo vacío doble"},
    {"w-wing", "W-Wing"},
    {"xy-wing", "XY-Wing"},
    {"xyz-wing", "XYZ-Wing"},
    {"unique-rectangle-1", "Rectángulo único de tipo 1"},
    {"unique-rectangle-2", "Rectángulo único de tipo 2"},
    {"unique-rectangle-3", "Rectángulo único de tipo 3"},
    {"unique-rectangle-4", "Rectángulo único de tipo 4"},
    {"unique-rectangle-5", "Rectángulo único de tipo 5"},
    {"unique-rectangle-6", "Rectángulo único de tipo 6"},
    {"hidden-rectangle", "Rectángulo oculto"},
    {"avoidable-rectangle-1", "Rectángulo evitable de tipo 1"},
    {"avoidable-rectangle-2", "Rectángulo evitable de tipo 2"},
    {"finned-x-wing", "X-Wing con aleta"},
    {"sashimi-x-wing", "X-Wing sashimi"},
    {"finned-swordfish", "Pez espada con aleta"},
    {"sashimi-swordfish", "Pez espada sashimi"},
    {"finned-jellyfish", "Medusa con aleta"},
    {"sashimi-jellyfish", "Medusa sashimi"},
    {"sue-de-coq", "Sue de Coq"},
    {"simple-colours-trap", "Coloreado simple: trampa"},
    {"simple-colours-wrap", "Coloreado simple: contradicción"},
    {"multi-colours-1", "Coloreado múltiple de tipo 1"},
    {"multi-colours-2", "Coloreado múltiple de tipo 2"},
    {"x-chain", "Cadena X"},
    {"xy-chain", "Cadena XY"},
    {"continuous-nice-loop", "Anillo continuo"},
    {"discontinuous-nice-loop", "Anillo discontinuo"},
    {"aic", "Cadena alternada"},
    {"grouped-continuous-nice-loop", "Anillo continuo con grupos"},
    {"grouped-discontinuous-nice-loop", "Anillo discontinuo con grupos"},
    {"grouped-aic", "Cadena alternada con grupos"},
    {"als-xz", "ALS-XZ"},
    {"als-xy-wing", "ALS-XY-Wing"},
    {"als-chain", "Cadena de ALS"},
    {"death-blossom", "Flor de la muerte"},
    {"aligned-pair-exclusion", "Exclusión de pares alineados"},
    {"aligned-triplet-exclusion", "Exclusión de tríos alineados"},
    {"franken-x-wing", "X-Wing Franken"},
    {"franken-swordfish", "Pez espada Franken"},
    {"franken-jellyfish", "Medusa Franken"},
    {"finned-franken-x-wing", "X-Wing Franken con aleta"},
    {"finned-franken-swordfish", "Pez espada Franken con aleta"},
    {"finned-franken-jellyfish", "Medusa Franken con aleta"},
    {"mutant-x-wing", "X-Wing mutante"},
    {"mutant-swordfish", "Pez espada mutante"},
    {"mutant-jellyfish", "Medusa mutante"},
    {"finned-mutant-x-wing", "X-Wing mutante con aleta"},
    {"finned-mutant-swordfish", "Pez espada mutante con aleta"},
    {"finned-mutant-jellyfish", "Medusa mutante con aleta"},
    {"finned-mutant-squirmbag", "Pulpo mutante con aleta"},
    {"nishio", "Nishio"},
    {"forcing-chain", "Cadena forzada"},
    {"forcing-net", "Red forzada"},
    {"nested-forcing-net", "Red forzada anidada"},
    {"template-set", "Plantilla: colocar"},
    {"template-delete", "Plantilla: eliminar"},
    {NULL, NULL},
};

const struct language language_es = {texts, techniques};
