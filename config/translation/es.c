#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Sudoku",
    [TEXT_puzzles] = "Sudokus",
    [TEXT_puzzles_many] = "Sudokus",
    [TEXT_puzzle_range] = "Sudokus del {1} al {2}",
    [TEXT_puzzle_pair] = "Sudokus {1} y {2}",
    [TEXT_solution] = "Solución",
    [TEXT_solutions] = "Soluciones",
    [TEXT_solution_page] = "solución en la página {1}",
    [TEXT_solution_apart] = "solución en el solucionario, página {1}",
    [TEXT_right_half] = "mitad derecha en la página {1}",
    [TEXT_puzzle_page] = "sudoku en la página {1}",
    [TEXT_puzzle_page_short] = "página {1}",
    [TEXT_puzzle_page_brief] = "p. {1}",
    [TEXT_answer_key] = "Solucionario",
    [TEXT_tip] = "Consejo",
    [TEXT_contents] = "Índice",
    [TEXT_introduction] = "Introducción",
    [TEXT_how_to_play] = "Cómo se juega",
    [TEXT_how_to_play_text] =
        "Rellene las casillas vacías de modo que cada fila, cada columna y cada bloque de borde "
        "grueso contenga una sola vez cada cifra del **1** al **{1}**.\n\n# Por dónde "
        "empezar\n\nBusque una fila, una columna o un bloque casi completo. ¿Qué cifras faltan? "
        "Tómelas una por una y mire dónde puede ir cada una. Si en una fila, una columna o un "
        "bloque solo queda una casilla posible, escríbala allí.\n\n# Cuando se complica\n\nEscriba "
        "en pequeño, en la esquina de cada casilla vacía, las cifras que aún son posibles: son sus "
        "candidatos. Si dos casillas de una fila solo tienen los mismos dos candidatos, esas "
        "cifras van en esas casillas. Táchelas en el resto de la fila. También funciona en "
        "columnas y bloques, y con tres casillas que comparten tres candidatos.\n\nCada sudoku "
        "tiene una única solución. Nunca hace falta adivinar.",
    [TEXT_how_to_play_latin_text] =
        "# Por dónde empezar\n\n{2}Busque una fila o una columna casi completa. ¿Qué cifras "
        "faltan? Tómelas una por una y mire dónde puede ir cada una. Si solo queda una casilla "
        "posible, escríbala allí.\n\n# Cuando se complica\n\nEscriba en pequeño, en la esquina "
        "de cada casilla vacía, las cifras que aún son posibles: son sus candidatos. Si dos "
        "casillas de una fila solo tienen los mismos dos candidatos, esas cifras van en esas "
        "casillas. Táchelas en el resto de la fila. También funciona en columnas, y con tres "
        "casillas que comparten tres candidatos.\n\nCada pasatiempo tiene una única solución. "
        "Nunca hace falta adivinar.",
    [TEXT_how_to_play_clues] = "Mire primero las pistas que dejan menos posibilidades.",
    [TEXT_how_to_play_sizes] =
        "En los tableros menores, la última cifra es el número de casillas de una fila: **{1}** "
        "en los más pequeños de este libro.",
    [TEXT_story] = "Las reglas en dibujos",
    [TEXT_story_row] = "Cada fila tiene cada número una vez. ¿Cuál falta?",
    [TEXT_story_column] = "Cada columna también tiene cada número una vez.",
    [TEXT_story_box] = "Y también cada bloque de borde grueso.",
    [TEXT_trace] = "Repasa los números",
    [TEXT_child_how_to_play_text] =
        "Escribe un número en cada casilla vacía. Una casilla es un cuadradito.\n\nCada "
        "**fila** (de izquierda a derecha), cada **columna** (de arriba abajo) y cada "
        "**bloque** de borde grueso tiene todos los números del **1** al **{1}**, cada uno "
        "una sola vez.\n\n# Para empezar\n\nBusca una fila, una columna o un bloque casi "
        "lleno. ¿Qué número falta? Escríbelo.\n\n# Si no sabes seguir\n\nElige un número y "
        "mira dónde está ya. No puede repetirse en su fila, su columna ni su bloque. ¿Queda "
        "una sola casilla para él en un bloque? Pues escríbelo ahí.\n\nUsa un lápiz, así "
        "puedes borrar. Cada sudoku tiene una sola solución. Nunca hace falta adivinar.",
    [TEXT_child_how_to_play_sizes] =
        "Los sudokus pequeños tienen menos números. En los más pequeños solo necesitas del "
        "**1** al **{1}**.",
    [TEXT_child_rule_boxes] =
        "Cada fila, cada columna y cada bloque de borde grueso tiene todos los números del "
        "**1** al **{1}**, cada uno una sola vez.",
    [TEXT_child_rule_base] = "**La regla para todos:** {1}",
    [TEXT_child_rule_base_alone] = "Aquí solo vale la regla para todos.",
    [TEXT_child_rule_base_not] = "Si un tablero tiene su propia regla, la encuentras al lado.",
    [TEXT_child_rule_jigsaw] =
        "Aquí los bloques tienen formas raras, como las piezas de un rompecabezas. Cada "
        "fila, cada columna y cada pieza tiene todos los números del **1** al **{1}**, cada "
        "uno una sola vez.",
    [TEXT_child_pictures_text] =
        "En algunos sudokus hay dibujos en lugar de números. Dibuja el que va en cada "
        "casilla vacía. O escribe su número: lo ves debajo del sudoku.",
    [TEXT_child_word_text] =
        "En algunos sudokus hay letras en lugar de números. Cuando termines, busca la "
        "palabra escondida: está en una fila, o baja paso a paso desde la esquina de arriba "
        "a la izquierda.",
    [TEXT_child_practice_text] =
        "¡Ahora te toca a ti! En cada uno de estos sudokus, este truco es el paso siguiente. "
        "Las respuestas vienen después de la última lección.",
    [TEXT_child_grading] = "¿Fácil o difícil?",
    [TEXT_child_grading_text] =
        "Algunos sudokus son fáciles y otros hacen pensar más. Un sudoku es fácil si bastan trucos "
        "fáciles. Si hace falta un truco más difícil, el sudoku también lo es.\n\nUn ordenador ha "
        "comprobado cada sudoku. Tiene una sola solución: nunca hace falta adivinar.",
    [TEXT_child_grading_minutes] =
        "Los minutos son solo una idea. ¡Tómate todo el tiempo que quieras!",
    [TEXT_child_glossary_text] =
        "**Ayuda** Una pista, si no sabes seguir.\n\n**Bloque** Un grupo de casillas con un "
        "borde grueso.\n\n**Casilla** Un cuadradito del sudoku.\n\n**Columna** Las casillas "
        "de arriba abajo, una debajo de otra.\n\n**Fila** Las casillas de izquierda a "
        "derecha, una al lado de otra.\n\n**Número pequeño** Un número en la esquina de una "
        "casilla. Quizá sea el bueno.\n\n**Solución** El sudoku con todos sus números. Solo "
        "hay una.",
    [TEXT_child_spot_full_house] =
        "Busca una fila, una columna o un bloque con una sola casilla vacía. ¿Qué número "
        "falta? ¡Escríbelo!",
    [TEXT_child_spot_naked_single] =
        "Elige una casilla vacía. Di todos los números de su fila, su columna y su bloque. "
        "¿Hay uno solo que no has dicho? ¡Escríbelo!",
    [TEXT_child_spot_hidden_single] =
        "Elige un número y un bloque donde falte. Tacha cada casilla que ya tenga ese número "
        "en su fila o su columna. ¿Queda una sola casilla? ¡Escribe ahí el número!",
    [TEXT_child_spot_leftovers] =
        "Repasa cada pieza con el dedo. ¿Qué pieza tiene ya más números? Mira cuáles faltan en "
        "ella y busca un sitio para cada uno.",
    [TEXT_child_cell_names_text] =
        "Cada casilla tiene un nombre. r3c5 está en la fila 3 y la columna 5: cuenta tres casillas "
        "hacia abajo y cinco hacia la derecha.",
    [TEXT_child_cell_is] = "r3c5=2 quiere decir: aquí va un 2.",
    [TEXT_child_tell_full_house] = "Solo {X} está vacía {in 1}, y ahí falta el {x}",
    [TEXT_child_tell_naked_single] = "El {x} es el único número que cabe en {X}",
    [TEXT_child_spot_locked] =
        "Elige un número y un bloque. ¿En qué casillas del bloque puede ir? ¿Están todas en una "
        "misma fila o columna? Pues táchalo en el resto de esa fila o columna. También vale al "
        "revés, de una fila o columna a un bloque.",
    [TEXT_child_spot_locked_subset] =
        "Busca en un bloque dos casillas que estén también en una misma fila o columna y que solo "
        "tengan los mismos dos números pequeños. Esos dos números van ahí. Táchalos en el resto "
        "del bloque y en el resto de la fila o columna. También vale con tres casillas y tres "
        "números.",
    [TEXT_child_spot_naked_subset] =
        "Busca en una fila, una columna o un bloque dos casillas que solo tengan los mismos dos "
        "números pequeños. Esos dos números van ahí, aunque aún no sepas cuál en cada una. "
        "Táchalos en las demás casillas. También vale con tres casillas y tres números.",
    [TEXT_child_spot_hidden_subset] =
        "Busca en una fila, una columna o un bloque dos números que solo quepan en las mismas dos "
        "casillas. ¡Esas casillas ya están ocupadas! Tacha en ellas todos los demás números "
        "pequeños. También vale con tres números y tres casillas.",
    [TEXT_child_spot_cage] =
        "Elige una jaula con pocas casillas. ¿Con qué números puedes formar su suma? {1} en {2} "
        "casillas es siempre {3}. Los demás no valen: táchalos.",
    [TEXT_child_spot_cage_last] =
        "Busca una jaula con una sola casilla vacía. Suma sus otros números y réstalos del número "
        "pequeño de la esquina. ¡Lo que queda va en la casilla vacía!",
    [TEXT_child_spot_thermo] =
        "Recorre el termómetro con el dedo, desde el bulbo redondo hasta la punta. En cada casilla "
        "el número es mayor. Así que al principio van números pequeños y al final grandes. Tacha "
        "todos los que no valen.",
    [TEXT_child_spot_overlap] =
        "Empieza por las casillas que están en dos cuadrículas a la vez. Ahí un número tiene que "
        "valer para las dos. ¡Cuando encuentres uno, te ayudará en las dos!",
    [TEXT_child_cages_text] =
        "# Las jaulas\n\nEn una jaula nunca se repite un número. Por eso algunas sumas solo salen "
        "de una manera: dos casillas que suman 3 son 1 y 2. Dos casillas que suman {5} son {4} y "
        "{1}.\n\n# En total, {2}\n\nSi sumas todos los números del 1 al {1}, te salen {2}. Por eso "
        "también cada fila, cada columna y cada bloque suma {2}. ¿Llenan unas jaulas todo un "
        "bloque menos una casilla? Súmalas y mira cuánto falta para {2}. Ese número va en la "
        "casilla.\n\n# Hagamos uno juntos\n\nEl sudoku del dibujo solo tiene los números del 1 al "
        "4, así que cada fila, cada columna y cada bloque suma 10. En la jaula de 3 van 1 y 2, y "
        "en la de 7 van 3 y 4. En la segunda fila, la jaula de 8 deja una casilla: 10 − 8 = 2. Con "
        "la casilla de abajo suma 5, así que abajo va un 3. En la tercera fila quedan 10 − 5 − 3 = "
        "2 para la primera casilla, y debajo va 6 − 2 = 4. La primera columna ya tiene su 2. "
        "¡Arriba del todo, a la izquierda, va un 1!",
    [TEXT_child_ask_missing] = "Solo una casilla está vacía {in 1}. ¿Qué número falta?",
    [TEXT_child_ask_cell] = "Mira la fila {1}, columna {2}. Ahí solo cabe un número.",
    [TEXT_child_tell_hidden_single] = "{in 1}, el {x} solo cabe en {X}",
    [TEXT_child_tell_locked_subset] = "En {P} solo caben {p}. Esas casillas están {in all}. Por "
                                      "eso ninguna otra casilla puede tener allí esos números",
    [TEXT_child_tell_locked] = "{in 1}, el {p} solo cabe en {P}. Esas casillas están también {in "
                               "2}. Por eso no puede ir allí en ninguna otra casilla",
    [TEXT_child_tell_naked_subset] =
        "En {P} solo caben {p}. Por eso ninguna otra casilla {in all} puede tener esos números",
    [TEXT_child_tell_hidden_subset] =
        "{in 1}, {p} solo caben en {P}. Por eso no puede ir ningún otro número en esas casillas",
    [TEXT_child_spot_fish] =
        "Elige un número. Busca dos filas donde solo quepa en dos casillas, en las mismas dos "
        "columnas. Esas cuatro casillas son las esquinas de un rectángulo, y el número va en dos "
        "esquinas opuestas. Pues táchalo en el resto de las dos columnas. También vale al revés, "
        "con dos columnas y sus filas.",
    [TEXT_child_spot_swordfish] =
        "Elige un número. Busca tres filas donde solo quepa en dos o tres casillas, todas en las "
        "mismas tres columnas. En esas columnas, el número está en una de las tres filas. Pues "
        "táchalo en el resto de las columnas. También vale al revés, con tres columnas y sus "
        "filas.",
    [TEXT_child_spot_sum_of_house] =
        "Todos los números del 1 al {2} suman {1}. Por eso cada fila, cada columna y cada bloque "
        "suma {1}. Busca una fila, una columna o un bloque que unas jaulas llenen, menos unas "
        "pocas casillas. Suma esas jaulas. Lo que falta hasta {1} va en las casillas que quedan.",
    [TEXT_child_spot_least_and_most] =
        "Elige una jaula de suma pequeña o grande y una de sus casillas. Da a las demás los "
        "números más pequeños que quepan. Lo que queda de la suma es el número más grande para "
        "tu casilla. Con los más grandes encuentras el más pequeño. Tacha todos los que no valen.",
    [TEXT_child_hints_text] =
        "¿No sabes seguir? Busca el número de tu sudoku, lee una ayuda e inténtalo otra vez.",
    [TEXT_child_lesson_puzzles] = "Sudokus con este truco: {1}",
    [TEXT_child_lesson_no_puzzle] = "Ningún sudoku de este libro necesita este truco.",
    [TEXT_child_tell_fish] =
        "{in base}, el {p} solo cabe {in cover}: en {P}. Por eso no puede ir en ninguna otra "
        "casilla {in cover}",
    [TEXT_child_tell_remove] = "Tacha {1}.",
    [TEXT_child_tell_remove_from] = "{1} en {2}",
    [TEXT_child_mark_eliminate] = "se tacha",
    [TEXT_child_mark_pattern] = "mira aquí",
    [TEXT_child_mark_fin] = "mira también aquí",
    [TEXT_child_rule_cage] =
        "Las casillas dentro de una línea discontinua forman una jaula. Sus números son todos "
        "distintos y juntos suman el número pequeño de la esquina.",
    [TEXT_child_rule_cage_shade] =
        "Las casillas del mismo tono que se tocan por un lado forman una jaula. Sus números son "
        "todos distintos y juntos suman el número pequeño de la esquina.",
    [TEXT_child_rule_thermo] =
        "En un termómetro, los números crecen desde el bulbo redondo hasta la punta.",
    [TEXT_child_left_out_digits] = "se hallan {1} números",
    [TEXT_child_left_out_candidates] = "solo se tachan números pequeños",
    [TEXT_child_index] = "¿Dónde está cada truco?",
    [TEXT_child_techniques] = "Trucos",
    [TEXT_child_review_text] =
        "¡Cuéntaselo a tus amigos! Una persona mayor puede escanear el código y escribir lo "
        "que piensas.",
    [TEXT_child_how_to_play_latin_text] =
        "# Para empezar\n\n{2}Busca una fila o una columna casi llena. ¿Qué número falta? "
        "Escríbelo.\n\n# Si no sabes seguir\n\nElige un número y una fila donde falte. Tacha cada "
        "casilla que ya tenga ese número en su columna. ¿Queda una sola casilla? Pues escribe ahí "
        "el número.\n\nUsa un lápiz, así puedes borrar. Cada sudoku tiene una sola solución. Nunca "
        "hace falta adivinar.",
    [TEXT_child_how_to_play_clues] =
        "Mira primero los signos y los números pequeños. Te ayudan a empezar.",
    [TEXT_child_signs_text] = "En este libro hay otros signos en lugar de números: {1}.",
    [TEXT_child_shaded_text] = "Cada zona gris tiene también todos los números, cada uno una vez.",
    [TEXT_child_rule_latin] = "Aquí no hay bloques. Cada fila y cada columna tiene todos los "
                              "números del **1** al **{1}**, cada uno una sola vez.",
    [TEXT_child_rule_lines] = "En una línea gris no se repite ningún número.",
    [TEXT_child_rule_groups] = "En una zona gris no se repite ningún número.",
    [TEXT_child_rule_smaller_areas] = "En las más pequeñas no se repite ningún número.",
    [TEXT_child_rule_grids] = "Pasa lo mismo en cada cuadrícula. Donde se cruzan dos cuadrículas, "
                              "las casillas son de las dos.",
    [TEXT_child_rule_arrow] =
        "Suma los números de una flecha: te sale el número del círculo. Un número puede repetirse "
        "en una flecha si las otras reglas lo permiten.",
    [TEXT_child_rule_greater] = "El signo entre dos casillas es como la boca de un cocodrilo: se "
                                "abre hacia el número mayor.",
    [TEXT_child_rule_consecutive] =
        "Los dos números de una barra van seguidos al contar, como 3 y 4.",
    [TEXT_child_rule_white_dot] =
        "Los dos números de un punto blanco van seguidos al contar, como 3 y 4.",
    [TEXT_child_rule_black_dot] = "En un punto negro, un número es el doble del otro, como 3 y 6.",
    [TEXT_child_rule_x] = "Los dos números de una X suman 10.",
    [TEXT_child_rule_v] = "Los dos números de una V suman 5.",
    [TEXT_child_rule_odd] =
        "En una casilla con un círculo gris, el número es impar, como 1, 3 o 5.",
    [TEXT_child_rule_even] =
        "En una casilla con un cuadrado gris, el número es par, como 2, 4 o 6.",
    [TEXT_child_rule_all_signs] =
        "No falta ningún signo. Donde no lo hay, los dos números no van juntos así.",
    [TEXT_child_rule_sandwich] =
        "El **1** y el **{1}** son las rebanadas de pan. Suma los números que hay entre ellos: te "
        "sale el número del borde de la fila o columna.",
    [TEXT_child_rule_anti_knight] =
        "En ajedrez, el caballo salta dos casillas hacia delante y una al lado. Dos casillas "
        "separadas por un salto así nunca tienen el mismo número.",
    [TEXT_child_rule_anti_king] =
        "Dos casillas que se tocan por una esquina nunca tienen el mismo número.",
    [TEXT_child_rule_anti_queen] =
        "El número **{1}** nunca está dos veces en la misma línea inclinada, larga o corta.",
    [TEXT_child_rule_non_consecutive] =
        "Dos casillas pegadas nunca tienen números que van seguidos al contar, como 3 y 4.",
    [TEXT_child_rule_whisper] =
        "Dos números pegados en una línea de susurro se llevan al menos {2}.",
    [TEXT_child_rule_dutch_whisper] =
        "Dos números pegados en una línea de susurro holandés se llevan al menos {4}.",
    [TEXT_child_rule_renban] = "Los números de una línea renban van seguidos al contar, como 3, 4 "
                               "y 5. Pero pueden estar desordenados.",
    [TEXT_child_rule_palindrome] =
        "Una línea palíndroma es igual por los dos lados, como el nombre ANNA.",
    [TEXT_child_rule_between] =
        "Los números de la línea son mayores que el de un círculo y menores que el del otro.",
    [TEXT_child_rule_lockout] =
        "Los números de los dos rombos se llevan al menos {3}. Los otros números de la línea son "
        "mayores que los dos o menores que los dos.",
    [TEXT_child_rule_region_sum] =
        "La línea pasa por varios bloques. Suma sus números en cada bloque: siempre sale lo mismo. "
        "Si vuelve a un bloque, ese trozo cuenta aparte.",
    [TEXT_child_rule_zipper] =
        "Cierra la cremallera: dos casillas a la misma distancia del centro suman el número del "
        "centro. Si no hay casilla en el centro, todas las parejas suman lo mismo.",
    [TEXT_child_rule_nabner] = "En una línea nabner no se repite ningún número. Y dos de sus "
                               "números nunca van seguidos al contar, estén donde estén.",
    [TEXT_child_rule_modular] =
        "Los números juegan en tres equipos: 1, 4, 7 y 2, 5, 8 y 3, 6, 9. Tres casillas seguidas "
        "de la línea tienen siempre un número de cada equipo.",
    [TEXT_child_rule_entropic] =
        "Un tercio de los números son pequeños, un tercio medianos y un tercio grandes. Tres "
        "casillas seguidas de la línea tienen siempre uno de cada clase.",
    [TEXT_child_rule_entropy] =
        "Un tercio de los números son pequeños, un tercio medianos y un tercio grandes. Cada "
        "cuadrado de 2 × 2 casillas tiene de las tres clases.",
    [TEXT_child_rule_slow_thermo] = "En un termómetro lento, los números nunca bajan desde el "
                                    "bulbo abierto hasta la punta. Pueden quedarse igual.",
    [TEXT_child_rule_little_killer] =
        "La flecha del borde señala una línea inclinada de casillas. Sus números suman el número "
        "de la flecha. Ahí un número puede repetirse.",
    [TEXT_child_rule_x_sums] =
        "Mira la cuadrícula desde un número del borde. La primera casilla te dice cuántas casillas "
        "hay que sumar, contando con ella. Te sale el número del borde.",
    [TEXT_child_rule_skyscraper] =
        "Los números son torres: un 4 tiene cuatro pisos. El número del borde te dice cuántas "
        "torres ves desde ahí. Una torre alta tapa las más bajas que tiene detrás.",
    [TEXT_child_rule_numbered_room] =
        "Mira la cuadrícula desde un número del borde. La primera casilla te dice dónde está ese "
        "número: si es un 4, está en la cuarta casilla.",
    [TEXT_child_rule_quadruple] = "Los números de un círculo están en las cuatro casillas de "
                                  "alrededor. Si uno está escrito dos veces, ahí está dos veces.",
    [TEXT_child_rule_minimum] = "Una casilla gris con flechas hacia dentro tiene un número menor "
                                "que las casillas de al lado, de arriba y de abajo.",
    [TEXT_child_rule_maximum] = "Una casilla gris con flechas hacia fuera tiene un número mayor "
                                "que las casillas de al lado, de arriba y de abajo.",
    [TEXT_child_rule_calc_cage] =
        "Haz una cuenta con los números de una jaula y te sale su número pequeño. **+** es más y "
        "**×** es por. Con **−**, resta el menor del mayor. Con **÷**, divide el mayor entre el "
        "menor. Un número puede repetirse en una jaula, pero no en una fila o columna.",
    [TEXT_child_rule_signless_cage] =
        "Haz una cuenta con los números de una jaula y te sale su número pequeño. Descubre cuál: "
        "más o por, y en una jaula de dos casillas también menos o entre. Un número puede "
        "repetirse en una jaula, pero no en una fila o columna.",
    [TEXT_child_rule_double_arrow] =
        "Suma los números de los dos círculos y luego los que hay entre ellos: sale lo mismo.",
    [TEXT_child_rule_sum_line] = "Corta la línea en trozos. Los números de cada trozo suman el "
                                 "número pequeño del final de la línea.",
    [TEXT_child_rule_pill_arrow] =
        "Suma los números de una flecha: te sale el número de la cápsula. Léelo de izquierda a "
        "derecha o de arriba abajo. Un número puede repetirse en una flecha si las otras reglas lo "
        "permiten.",
    [TEXT_child_rule_plain_cage] = "En una jaula sin número pequeño no se repite ningún número.",
    [TEXT_child_rule_repeat_cage] =
        "Los números de una jaula de línea continua suman el número pequeño de la esquina. Ahí un "
        "número puede repetirse si las otras reglas lo permiten.",
    [TEXT_child_rule_difference] = "El número de un punto blanco te dice cuánto se llevan los dos "
                                   "números de al lado: con un 3 pueden ser 2 y 5.",
    [TEXT_child_rule_ratio] = "El número de un punto negro te dice cuántas veces cabe un número en "
                              "el otro: con un 3 pueden ser 2 y 6.",
    [TEXT_child_rule_clone] =
        "Dos zonas grises con la misma letra tienen los mismos números en los mismos sitios.",
    [TEXT_child_rule_row_indexer] =
        "Una casilla gris con R te dice dónde está otro número. Si está en la fila 2 y tiene un 5, "
        "el 2 de su columna está en la fila 5.",
    [TEXT_child_rule_column_indexer] =
        "Una casilla gris con C te dice dónde está otro número. Si está en la columna 2 y tiene un "
        "5, el 2 de su fila está en la columna 5.",
    [TEXT_child_rule_box_indexer] =
        "Cuenta las casillas de un bloque como se lee. Una casilla gris con B te dice dónde está "
        "otro número. Si es la segunda casilla y tiene un 5, el 2 del bloque está en la quinta "
        "casilla.",
    [TEXT_child_spot_sign] =
        "Mira dos casillas con un signo entre ellas. Cada número pequeño de una necesita en la "
        "otra una pareja que valga para el signo. Tacha los números sin pareja.",
    [TEXT_child_spot_inequality] =
        "Mira dos casillas con un cocodrilo entre ellas. En el lado pequeño no cabe el número más "
        "grande, y en el lado grande no cabe el más pequeño. Tacha todos los que no valen.",
    [TEXT_child_spot_sign_chain] =
        "Sigue los signos desde la casilla más pequeña hasta la más grande. A cada paso el número "
        "crece. Por eso la primera no puede ser muy grande ni la última muy pequeña. Tacha todos "
        "los que no valen.",
    [TEXT_child_spot_odd_even] =
        "Mira las casillas con una marca gris. En el círculo solo hay números impares: 1, 3, 5… En "
        "el cuadrado solo hay pares: 2, 4, 6… Tacha los demás.",
    [TEXT_child_spot_arrow] =
        "Suma los números más pequeños que quepan en la flecha. El círculo no puede ser menor. Y "
        "ningún número de la flecha puede ser mayor que el círculo. Tacha todos los que no valen.",
    [TEXT_child_spot_quadruple] =
        "Mira los números de un círculo. ¿Alguno cabe solo en una de las cuatro casillas? "
        "¡Escríbelo! Si el círculo tiene cuatro números, nada más va en esas casillas.",
    [TEXT_child_spot_renban] =
        "¿Sabes un número de la línea? Pues los otros están cerca: en una línea de tres casillas "
        "se llevan como mucho 2. Tacha los que están demasiado lejos.",
    [TEXT_child_spot_whisper] =
        "En una línea de susurro se turnan los números pequeños y los grandes, y el 5 no vale "
        "nunca. Si sabes una casilla, ya sabes si cada una de las otras es pequeña o grande.",
    [TEXT_child_spot_sandwich] =
        "Busca primero las rebanadas de pan: el 1 y el número más grande. Con un 0 están pegadas. "
        "Con un número grande hay muchas casillas entre ellas. ¿Qué números pueden ser el relleno? "
        "Tacha todos los que no valen.",
    [TEXT_child_spot_little_killer] =
        "Mira el número de la flecha. Si es muy pequeño, en la línea inclinada solo caben números "
        "pequeños. Si es muy grande, solo caben grandes. Tacha los demás.",
    [TEXT_child_spot_x_sums] =
        "Mira la primera casilla. Su número te dice cuántas casillas se suman. Prueba cada número "
        "pequeño: ¿todavía sale la suma? Si no, táchalo.",
    [TEXT_child_spot_skyscraper_counts] =
        "Con un 1 en el borde, la torre más alta está delante. Si ves todas las torres, crecen "
        "paso a paso: 1, 2, 3… Con cualquier otro número, la torre más alta no puede estar "
        "delante.",
    [TEXT_child_spot_outside] = "Empieza por los números más pequeños y más grandes del borde. En "
                                "las casillas de al lado caben pocos números. Tacha los demás.",
    [TEXT_child_spot_calc_pairs] =
        "Elige una jaula de dos casillas. ¿Qué dos números valen? Para {2}− son siempre 1 y {1}, y "
        "para {1}÷ también. Tacha los demás.",
    [TEXT_child_spot_calc_products] =
        "Elige una jaula y prueba: ¿con qué números te sale su número pequeño? Una jaula de {1} "
        "necesita un {2} y un {3}. Tacha todos los que no valen.",
    [TEXT_child_spot_calc_signs] = "Aquí también hay que descubrir el signo. ¿El número pequeño es "
                                   "muy grande? Entonces solo puede ser por. Prueba con más, por, "
                                   "menos y entre, y tacha los números que no valen nunca.",
    [TEXT_child_spot_cages] =
        "Busca una fila, una columna o un bloque con dos jaulas o líneas dentro. ¿Necesitan las "
        "dos los mismos dos números? Pues ninguna otra casilla de ahí puede tenerlos. Táchalos.",
    [TEXT_child_spot_cage_split] =
        "Busca una jaula que esté solo en parte en una fila, una columna o un bloque. ¿Cuánto "
        "suman las otras casillas de ahí? Réstalo de {1}: es la parte de dentro. El resto de su "
        "suma es la parte de fuera.",
    [TEXT_child_spot_sum_outside] =
        "Cada fila, cada columna y cada bloque suma {1}. Busca un sitio que unas jaulas cubran, "
        "con una o dos casillas que se salen. Suma esas jaulas y resta {1}. ¡Lo que queda está "
        "fuera!",
    [TEXT_child_spot_sums_compared] =
        "Cada fila, cada columna y cada bloque suma {1}. Busca un sitio donde unas jaulas dejen "
        "una casilla libre y se salgan por una casilla. Suma esas jaulas. Lo que pasa de {1} es lo "
        "que la casilla de fuera tiene más que la libre.",
    [TEXT_child_spot_clue] =
        "Busca una línea, una jaula o un signo donde quepan ya pocos números. Prueba los números "
        "pequeños de una casilla: ¿puedes llenar todavía las otras? Si no, tacha el número.",
    [TEXT_child_spot_seen] =
        "Elige un número que solo quepa en unas pocas casillas de una fila, una columna, un bloque "
        "o una jaula. ¿Hay otra casilla que no pueda ser igual a ninguna de ellas? Táchalo ahí.",
    [TEXT_child_spot_jellyfish] =
        "Elige un número. Busca cuatro filas donde solo quepa en las mismas cuatro columnas. En "
        "esas columnas, el número está en una de las cuatro filas. Pues táchalo en el resto de las "
        "columnas. También vale al revés, con cuatro columnas y sus filas.",
    [TEXT_child_spot_fins] =
        "Elige un número. Busca dos filas donde solo quepa en las mismas dos columnas, menos una o "
        "dos casillas de más junto a una esquina: la aleta. El número está en las esquinas o en la "
        "aleta. Táchalo en las casillas que tengan las dos cosas en su fila, su columna o su "
        "bloque.",
    [TEXT_child_spot_swap] =
        "Busca cuatro casillas en dos filas, dos columnas y dos bloques. Si todas tuvieran solo "
        "los mismos dos números, podrías cambiarlos, y el sudoku tendría dos soluciones. ¡Pero "
        "solo hay una! Así que una de las cuatro casillas tiene otro número.",
    [TEXT_child_spot_bug] =
        "¿El sudoku está casi lleno? Quizá cada casilla vacía tiene dos números pequeños y solo "
        "una tiene tres. Busca de los tres el que sale tres veces en su fila. ¡Escríbelo!",
    [TEXT_child_spot_colours] =
        "Elige un número. ¿Cabe solo en dos casillas de una fila, una columna o un bloque? Dibuja "
        "un punto en una y un aro en la otra, y sigue así de casilla en casilla. El número está "
        "en todos los puntos o en todos los aros. Táchalo en las casillas que tengan un punto y "
        "un aro en su fila, su columna o su bloque.",
    [TEXT_child_spot_try] = "Elige una casilla con solo dos números pequeños. Prueba uno a lápiz y "
                            "mira qué pasa. Luego prueba el otro. Lo que sale igual las dos veces "
                            "es correcto. Y si uno no vale de ninguna manera, ¡es el otro!",
    [TEXT_child_region] = "pieza {1}",
    [TEXT_child_in_region] = "en la pieza {1}",
    [TEXT_child_in_regions] = "en las piezas {1}",
    [TEXT_child_name_greater] = "el cocodrilo entre {3} y {4}",
    [TEXT_child_name_odd] = "el círculo de número impar en {3}",
    [TEXT_child_name_even] = "el cuadrado de número par en {3}",
    [TEXT_child_clue_cage] = "Los números de la jaula {1} son todos distintos y suman {2}",
    [TEXT_child_clue_calc_cage] = "Los números de la jaula {1} dan {2}",
    [TEXT_child_clue_signless_cage] = "Los números de la jaula {1} dan {2} con algún signo",
    [TEXT_child_clue_arrow] = "En la flecha {1}, los números suman el número del círculo",
    [TEXT_child_clue_between] = "En la línea {1}, los números están entre los de los dos círculos",
    [TEXT_child_clue_lockout] = "En la línea {1}, ningún número está entre los de los dos rombos",
    [TEXT_child_clue_consecutive] = "La barra entre {3} y {4} dice que sus números van seguidos",
    [TEXT_child_clue_no_consecutive] =
        "No hay barra entre {3} y {4}, así que sus números no van seguidos",
    [TEXT_child_clue_white_dot] =
        "El punto blanco entre {3} y {4} dice que sus números van seguidos",
    [TEXT_child_clue_no_white_dot] =
        "No hay punto entre {3} y {4}, así que sus números no van seguidos",
    [TEXT_child_clue_black_dot] =
        "El punto negro entre {3} y {4} dice que un número es el doble del otro",
    [TEXT_child_clue_no_black_dot] =
        "No hay punto entre {3} y {4}, así que ningún número es el doble del otro",
    [TEXT_child_clue_side_by_side] = "{3} y {4} están pegadas, así que sus números no van seguidos",
    [TEXT_child_clue_odd] = "El círculo de {3} dice que su número es impar",
    [TEXT_child_clue_even] = "El cuadrado de {3} dice que su número es par",
    [TEXT_child_clue_greater] = "El cocodrilo entre {3} y {4} dice que {3} es mayor",
    [TEXT_child_clue_entropic] =
        "En la línea {1} se turnan los números pequeños, los medianos y los grandes",
    [TEXT_child_clue_modular] = "En la línea {1} se turnan los tres equipos de números",
    [TEXT_child_clue_nabner] =
        "En la línea {1} no se repite ningún número y nunca hay dos que vayan seguidos",
    [TEXT_child_clue_quadruple] = "Las cuatro casillas {1} necesitan los números {2}",
    [TEXT_child_clue_renban] = "Los números de la línea {1} van seguidos al contar",
    [TEXT_child_clue_sandwich] =
        "En el sándwich de la {1}, los números entre el {3} y el {4} suman {2}",
    [TEXT_child_clue_skyscraper] = "Desde el {2} del borde ({1}) se ven exactamente {2} torres",
    [TEXT_child_clue_thermo] = "En el termómetro {1} los números crecen",
    [TEXT_child_clue_slow_thermo] = "En el termómetro lento {1} los números nunca bajan",
    [TEXT_child_tell_clue] = "{clue}. Por eso algunos números pequeños no valen",
    [TEXT_child_tell_cage_last] = "{clue}. Solo {X} sigue vacía, y ahí falta el {x}",
    [TEXT_child_tell_cage_places] =
        "{clue}. Con esos números pequeños no saldría el resto de la suma",
    [TEXT_child_tell_cage_sets] = "{clue}. Esa suma no sale con {e/}",
    [TEXT_child_tell_cage_single] = "{clue}. Solo {p} dan esa suma",
    [TEXT_child_tell_cage_split] = "{clue}. Si se suma todo {in all}, se ve que la suma de {P} es "
                                   "{sum} y la de {F} es {other}",
    [TEXT_child_tell_cages_in_house] =
        "Dos cosas se juntan {in 1}: {clue 1} y {clue 2}. Ahí no comparten ningún número. Con "
        "algunos números pequeños de la primera ya no se podría llenar la segunda",
    [TEXT_child_tell_naked_cages] = "{P} necesitan los números {p}, según {clues}. Por eso ninguna "
                                    "otra casilla puede tener esos números {in 1}",
    [TEXT_child_tell_needed] =
        "{clue}. Se llenen como se llenen esas casillas, siempre hay un {e}, en {P/}. Por eso no "
        "puede tenerlo una casilla que no pueda ser igual a ninguna de ellas",
    [TEXT_child_tell_seen] = "{in 1}, el {p} solo cabe en {P}. Por eso no puede tenerlo una "
                             "casilla que no pueda ser igual a ninguna de ellas",
    [TEXT_child_tell_beside] =
        "{in 1}, el {p} solo cabe en {P}, y {E} está al lado de cada una de esas casillas. Pero el "
        "{e} no puede estar al lado del {p}, según {clues}",
    [TEXT_child_tell_least_and_most] =
        "{clue}. Incluso con los números más pequeños en las demás casillas, algunos números "
        "pequeños son demasiado grandes, o demasiado bajos incluso con los más grandes",
    [TEXT_child_tell_sign_chain] = "Los signos dicen que los números crecen por {P}. Cada casilla "
                                   "tiene que dejar sitio a las otras",
    [TEXT_child_tell_leftovers] = "Cada número está {in base} tantas veces como {in cover}. Por "
                                  "eso las casillas que sobran en cada lado, {P} y {F}, tienen los "
                                  "mismos números. En {F}, {e} no puede estar más veces que en {P}",
    [TEXT_child_tell_leftovers_must] =
        "Cada número está {in base} tantas veces como {in cover}. Por eso las casillas que sobran "
        "en cada lado, {P} y {F}, tienen los mismos números. [En {F} tiene que haber otro {x}, y "
        "por eso también en {P}, donde solo cabe en {X}][En {F} tiene que haber otro {e}, y por "
        "eso también en {P}, y esté donde esté ahí, {E} no puede tenerlo]",
    [TEXT_child_tell_45_inner] =
        "Todos los números {in all} suman {total}. Las jaulas que están enteras ahí suman {known}. "
        "Por eso quedan {sum} para {P}[. {way}]",
    [TEXT_child_tell_45_outer] =
        "Todos los números {in all} suman {total}. Las jaulas que los cubren suman {known}. El "
        "resto, {sum}, está fuera, en {P}[. {way}]",
    [TEXT_child_tell_45_both] = "Todos los números {in all} suman {total}. Con las jaulas se ve "
                                "que la suma de {P} pasa en {sum} la de {F}",
    [TEXT_child_tell_45_equal] = "Todos los números {in all} suman {total}. Con las jaulas se ve "
                                 "que {P} y {F} suman lo mismo",
    [TEXT_child_tell_45_way] = "Se haga como se haga esta suma, {X} es {x}",
    [TEXT_child_cut_out_text] =
        "Recorta por las líneas discontinuas. Los dibujos caben en las casillas de los sudokus. "
        "Muévelos hasta que cada uno esté en su sitio.",
    [TEXT_child_review] = "¿Te ha gustado este libro?",
    [TEXT_child_tell_look_at] = "mira {1}",
    [TEXT_child_tell_look_in] = "busca {1}",
    [TEXT_child_tell_look_at_constraint] = "mira {1}",
    [TEXT_child_tell_look_for] = "busca el {1}",
    [TEXT_child_tell_look_for_in] = "busca el {1} {2}",
    [TEXT_child_tell_two_links] =
        "{in all}, el {p} solo cabe cada vez en dos casillas. {F} no pueden tenerlo las dos. Por "
        "eso al menos una de {P} tiene el {p}, y no puede tenerlo una casilla que no pueda ser "
        "igual a ninguna de las dos",
    [TEXT_child_tell_xy_wing] =
        "{P} es {p/}: {cases}. De todas formas, una de {F} es {e}, y no puede tenerlo una casilla "
        "que no pueda ser igual a ninguna de las dos",
    [TEXT_child_tell_finned_fish] =
        "{in base}, el {p} solo cabe {in cover} o en la aleta {F}. Si no está en la aleta, no "
        "puede ir en ninguna otra casilla {in cover}. Si está en ella, no puede tenerlo una "
        "casilla que no pueda ser igual a la aleta. Las casillas donde se cumplen las dos cosas no "
        "pueden tenerlo",
    [TEXT_child_tell_remote_pair] =
        "{path} solo tienen {p}, y dos casillas seguidas no pueden ser iguales. Así que los dos "
        "números se turnan, y {first cell} y {last cell} son distintas. Una casilla que no pueda "
        "ser igual a ninguna de las dos no puede tener esos números",
    [TEXT_child_tell_bug] =
        "Si {P} no fuera {p}, quedarían dos números en cada casilla vacía, y cada número tendría "
        "dos sitios en todas partes. Un sudoku así nunca tiene una sola solución",
    [TEXT_child_tell_empty_rectangle] =
        "{in 1}, el {p} solo cabe {in 3} o {in 4}, y {in 2}, solo en {P}. Si {last cell} no lo "
        "tiene, lo tiene {first cell}, y el {p} del bloque está {in 4}. De todas formas, {E} no "
        "puede tenerlo",
    [TEXT_child_tell_w_wing] =
        "{first cell} y {last cell} solo tienen {p}. {in 1}, el {f} solo cabe en {F}: una de estas "
        "casillas no puede ser igual a {first cell}, y la otra no puede ser igual a {last cell}. "
        "Así que {first cell} y {last cell} no pueden ser {f} las dos. Al menos una es {e}, y no "
        "puede tenerlo una casilla que no pueda ser igual a ninguna de las dos",
    [TEXT_child_tell_xyz_wing] =
        "{P} es {p/}: {cases}. Así que el {e} está en una de las casillas {F} o en {P}, y no puede "
        "tenerlo una casilla que no pueda ser igual a ninguna de las tres",
    [TEXT_child_tell_rectangle_1] = "{rectangle}. Así que {F} tiene otro número",
    [TEXT_child_tell_rectangle_2] =
        "{rectangle}. Así que una de las casillas {F} es {f}, y no puede tenerlo una casilla que "
        "no pueda ser igual a ninguna de ellas",
    [TEXT_child_tell_colours_trap] =
        "El {p} está o en {P} o en {F}. No puede tenerlo una casilla que tenga una de cada grupo "
        "en su fila, su columna o su bloque",
    [TEXT_child_tell_colours_wrap] = "El {p} está o en {P} o en {F}. Pero dos de {E} no pueden ser "
                                     "iguales, así que ninguna de esas casillas puede tenerlo",
    [TEXT_child_tell_rectangle] = "Si {P} tuvieran solo {p}, podrías cambiar esos dos números, y "
                                  "el sudoku tendría dos soluciones",
    [TEXT_shaded_text] = "Cada zona sombreada contiene también cada cifra una sola vez.",
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
    [TEXT_board_futoshiki] = "Futoshiki",
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
    [TEXT_board_region_sum] = "Sumas por bloque",
    [TEXT_board_zipper] = "Cremalleras",
    [TEXT_board_nabner] = "Nabner",
    [TEXT_board_modular] = "Líneas modulares",
    [TEXT_board_entropic] = "Líneas entrópicas",
    [TEXT_board_slow_thermo] = "Termómetros lentos",
    [TEXT_board_little_killer] = "Little Killer",
    [TEXT_board_x_sums] = "X-sumas",
    [TEXT_board_skyscraper] = "Rascacielos",
    [TEXT_board_numbered_room] = "Habitaciones numeradas",
    [TEXT_board_quadruple] = "Cuádruples",
    [TEXT_board_minimum] = "Mínimos",
    [TEXT_board_maximum] = "Máximos",
    [TEXT_board_dutch_whisper] = "Susurro holandés",
    [TEXT_board_double_arrow] = "Flechas dobles",
    [TEXT_board_sum_line] = "Líneas de suma",
    [TEXT_board_pill_arrow] = "Flechas con píldora",
    [TEXT_board_plain_cage] = "Jaulas sin suma",
    [TEXT_board_repeat_cage] = "Jaulas con repetición",
    [TEXT_board_difference] = "Diferencias",
    [TEXT_board_ratio] = "Razones",
    [TEXT_board_clone] = "Clones",
    [TEXT_board_row_indexer] = "Índices de fila",
    [TEXT_board_column_indexer] = "Índices de columna",
    [TEXT_board_box_indexer] = "Índices de bloque",
    [TEXT_board_anti_queen] = "Antidama",
    [TEXT_board_entropy] = "Entropía global",
    [TEXT_board_calcudoku] = "Calcudoku",
    [TEXT_board_non_consecutive] = "No consecutivos",
    [TEXT_rule_boxes] =
        "Cada fila, cada columna y cada bloque de borde grueso contiene una sola vez cada cifra "
        "del **1** al **{1}**.",
    [TEXT_rule_jigsaw] =
        "Las regiones tienen formas irregulares. Cada fila, cada columna y cada región de borde "
        "grueso contiene una sola vez cada cifra del **1** al **{1}**.",
    [TEXT_rule_latin] = "No hay bloques. Cada fila y cada columna contiene una sola vez cada cifra "
                        "del **1** al **{1}**.",
    [TEXT_rule_base] = "**Regla básica:** {1}",
    [TEXT_rule_base_alone] = "Solo se aplica la regla básica.",
    [TEXT_rule_base_not] = "Si un tablero sigue otra regla, lo indica su texto.",
    [TEXT_rule_diagonals] =
        "Cada una de las dos diagonales sombreadas contiene también cada cifra una sola vez.",
    [TEXT_rule_diagonal] = "La diagonal sombreada contiene también cada cifra una sola vez.",
    [TEXT_rule_shaded_cells] =
        "El conjunto de las casillas sombreadas contiene también cada cifra una sola vez.",
    [TEXT_rule_disjoint] = "Las casillas que ocupan la misma posición en sus bloques contienen "
                           "también cada cifra una sola vez.",
    [TEXT_rule_lines] = "Ninguna cifra se repite a lo largo de una línea gris.",
    [TEXT_rule_groups] = "Ninguna cifra se repite en una zona sombreada.",
    [TEXT_rule_smaller_areas] = "En las más pequeñas no se repite ninguna cifra.",
    [TEXT_rule_grids] = "Las reglas valen para cada cuadrícula. Las casillas donde se solapan "
                        "dos cuadrículas pertenecen a ambas.",
    [TEXT_rule_cage] = "En una jaula de línea discontinua no se repite ninguna cifra, y todas "
                       "suman el número pequeño de la esquina.",
    [TEXT_rule_cage_shade] =
        "Las casillas del mismo tono que comparten un lado forman una jaula. En ella no se repite "
        "ninguna cifra, y todas suman el número pequeño de la esquina.",
    [TEXT_rule_thermo] =
        "A lo largo de cada termómetro, las cifras aumentan a partir del bulbo redondo.",
    [TEXT_rule_arrow] = "Las cifras de una flecha suman la cifra de su círculo. Una cifra puede "
                        "repetirse en la flecha si ninguna otra regla lo prohíbe.",
    [TEXT_rule_greater] = "El signo entre dos casillas apunta a la cifra menor.",
    [TEXT_rule_consecutive] = "Una barra une dos casillas con cifras consecutivas, como 3 y 4.",
    [TEXT_rule_white_dot] = "Un punto blanco une dos cifras consecutivas, como 3 y 4.",
    [TEXT_rule_black_dot] =
        "Un punto negro une dos cifras si una es el doble de la otra, como 3 y 6.",
    [TEXT_rule_either_dot] = "Entre 1 y 2 el punto puede ser blanco o negro.",
    [TEXT_rule_x] = "Una X une dos cifras que suman 10.",
    [TEXT_rule_v] = "Una V une dos cifras que suman 5.",
    [TEXT_rule_odd] = "Una casilla con un círculo gris contiene una cifra impar.",
    [TEXT_rule_even] = "Una casilla con un cuadrado gris contiene una cifra par.",
    [TEXT_rule_sandwich] = "Un número fuera de la cuadrícula es la suma de las cifras que hay "
                           "entre el **1** y el **{1}** en esa fila o columna.",
    [TEXT_rule_anti_knight] = "Dos casillas separadas por un salto de caballo, como en el ajedrez, "
                              "contienen cifras distintas.",
    [TEXT_rule_anti_king] = "Dos casillas que se tocan por una esquina contienen cifras distintas.",
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
    [TEXT_rule_region_sum] = "Una línea de sumas tiene la misma suma en cada bloque que atraviesa. "
                             "Si vuelve a un bloque, esa parte cuenta por separado.",
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
    [TEXT_rule_little_killer] = "Un número fuera de la cuadrícula es la suma de las cifras de la "
                                "diagonal que señala su flecha. Una cifra puede repetirse en ella.",
    [TEXT_rule_x_sums] = "Un número fuera de la cuadrícula es la suma de las X primeras cifras "
                         "vistas desde él. X es la primera de ellas.",
    [TEXT_rule_skyscraper] =
        "Las cifras son alturas. Un número fuera de la cuadrícula indica cuántas cifras se ven "
        "desde él: las mayores que todas las anteriores.",
    [TEXT_rule_numbered_room] = "La primera cifra vista desde un número de fuera indica en qué "
                                "casilla, contando desde ahí, está ese número.",
    [TEXT_rule_quadruple] = "Las cifras de un círculo están en las cuatro casillas que lo rodean. "
                            "Una cifra escrita dos veces está ahí dos veces.",
    [TEXT_rule_minimum] = "Una casilla gris con puntas hacia dentro contiene una cifra menor que "
                          "las casillas con las que comparte un lado.",
    [TEXT_rule_maximum] = "Una casilla gris con puntas hacia fuera contiene una cifra mayor que "
                          "las casillas con las que comparte un lado.",
    [TEXT_rule_dutch_whisper] =
        "Dos cifras vecinas en una línea de susurro holandés se diferencian al menos en {4}.",
    [TEXT_rule_double_arrow] = "Las dos cifras en los círculos de una flecha doble suman lo mismo "
                               "que las cifras entre ellas.",
    [TEXT_rule_sum_line] = "Una línea de suma se divide en grupos de cifras vecinas que suman cada "
                           "uno el número pequeño de su extremo.",
    [TEXT_rule_pill_arrow] =
        "Las cifras de una flecha suman el número de su píldora, leído de izquierda a derecha o de "
        "arriba abajo. Una cifra puede repetirse en la flecha si ninguna otra regla lo prohíbe.",
    [TEXT_rule_plain_cage] = "En una jaula sin número no se repite ninguna cifra.",
    [TEXT_rule_repeat_cage] = "Las cifras de una jaula de línea continua suman el número pequeño "
                              "de la esquina. Pueden repetirse si ninguna otra regla lo prohíbe.",
    [TEXT_rule_difference] = "Un punto blanco con un número une dos cifras con esa diferencia.",
    [TEXT_rule_ratio] = "Un punto negro con un número une dos cifras tales que una es la otra "
                        "multiplicada por ese número.",
    [TEXT_rule_clone] =
        "Dos zonas grises con la misma letra contienen las mismas cifras en los mismos lugares.",
    [TEXT_rule_row_indexer] = "La cifra de una casilla gris con R indica en qué fila de su columna "
                              "está el número de su propia fila.",
    [TEXT_rule_column_indexer] = "La cifra de una casilla gris con C indica en qué columna de su "
                                 "fila está el número de su propia columna.",
    [TEXT_rule_box_indexer] =
        "La cifra de una casilla gris con B indica en qué lugar de su bloque está el número de su "
        "propio lugar. Los lugares se cuentan fila a fila.",
    [TEXT_rule_anti_queen] = "Nunca hay dos **{1}** en una misma diagonal, larga o corta.",
    [TEXT_rule_entropy] = "Cada cuadrado de 2 × 2 casillas contiene una cifra del tercio bajo, una "
                          "del medio y una del alto.",
    [TEXT_rule_calc_cage] =
        "Las cifras de una jaula dan su número pequeño en cualquier orden: **+** las suma, "
        "**×** las multiplica, **−** resta la menor de la mayor, **÷** divide la mayor entre "
        "la menor. Una cifra puede repetirse en una jaula, pero no en una fila ni en una "
        "columna.",
    [TEXT_rule_signless_cage] =
        "Las cifras de una jaula dan su número pequeño por suma o multiplicación, y en una "
        "jaula de dos casillas también por resta o división. El signo no se muestra. Una cifra "
        "puede repetirse en una jaula, pero no en una fila ni en una columna.",
    [TEXT_rule_non_consecutive] =
        "Dos casillas con un lado común nunca contienen cifras consecutivas, como 3 y 4.",
    [TEXT_rule_all_signs] =
        "Se muestran todos los signos posibles. Donde no hay ninguno, la relación no se cumple.",
    [TEXT_cages_text] =
        "# Las jaulas\n\nEn una jaula no se repite ninguna cifra, así que algunas sumas solo se "
        "forman de una manera. Dos casillas que suman 3 son 1 y 2. Tres casillas que suman {6} son "
        "{3}, {4} y {1}.\n\n# La regla del {2}\n\nLas cifras del 1 al {1} suman {2}, y por tanto "
        "también cada fila, cada columna y cada bloque. Si unas jaulas llenan un bloque menos una "
        "casilla, esa casilla es {2} menos la suma de las jaulas. Si llenan el bloque y sobresalen "
        "en una casilla, esa casilla es la suma de las jaulas menos {2}.\n\n# Un ejemplo\n\nLa "
        "cuadrícula del dibujo tiene cuatro cifras, así que cada fila, cada columna y cada bloque "
        "suma 10. La jaula de 3 contiene 1 y 2, y la de 7 contiene 3 y 4. En la segunda fila, la "
        "jaula de 8 deja una casilla: es 10 − 8 = 2. Esa casilla comparte una jaula de 5 con la de "
        "abajo, que por tanto es 3. En la tercera fila, la jaula de 5 y este 3 dejan 10 − 5 − 3 = "
        "2 para la primera casilla, y la de abajo es 6 − 2 = 4. La primera columna ya tiene su 2. "
        "La primera casilla de la cuadrícula no es, pues, un 2, sino un 1.",
    [TEXT_sums] = "Tabla de sumas",
    [TEXT_sums_text] =
        "Todas las maneras de formar una suma con cifras distintas, según el número de casillas.",
    [TEXT_sums_cells] = "{1} casillas",
    [TEXT_signs_text] = "En este libro se usan otros símbolos en lugar de cifras: {1}.",
    [TEXT_letters] = "Letras: {1}",
    [TEXT_word] = "La palabra: {1}",
    [TEXT_word_text] =
        "En algunos sudokus se usan letras en lugar de cifras. Cada letra aparece una vez en cada "
        "fila, cada columna y cada bloque. La solución esconde una palabra: en una fila, o en la "
        "diagonal que va de arriba a la izquierda a abajo a la derecha.",
    [TEXT_pictures_text] =
        "En algunos sudokus se usan dibujos en lugar de cifras. Debajo se indica qué número "
        "corresponde a cada dibujo. Dibújelo en la casilla o escriba su número.",
    [TEXT_volume] = "Volumen {1}",
    [TEXT_acknowledgements] = "Agradecimientos",
    [TEXT_about_author] = "Sobre el autor",
    [TEXT_grading] = "Cómo se clasifican los sudokus",
    [TEXT_grading_text] =
        "Cada sudoku de este libro se resolvió paso a paso, como lo hacen las personas: en cada "
        "paso, con la técnica más fácil que permite avanzar. La técnica más difícil que exige un "
        "sudoku determina su nivel. Dentro de un nivel, es más difícil el que exige esos pasos más "
        "veces o aquel en que el paso siguiente solo se puede dar en pocos lugares.\n\nSe ha "
        "comprobado que cada sudoku tiene una única solución. Nunca hace falta adivinar.",
    [TEXT_grading_minutes] = "Los minutos son una estimación a partir de los tiempos de muchos "
                             "jugadores. Quizá usted tarde la mitad o el doble.",
    [TEXT_grading_levels] = "Las técnicas que añade cada nivel:",
    [TEXT_grading_same] = "Las mismas, más a menudo",
    [TEXT_grading_others] = " y otras {1}",
    [TEXT_grading_many_others] = " y otras {1}",
    [TEXT_glossary] = "Glosario",
    [TEXT_glossary_text] =
        "**Ala** Dos casillas con dos candidatos cada una, unidas por una tercera (XY, XYZ) o por "
        "una cifra con dos casillas posibles en una unidad (W).\n\n**Aleta** Un candidato de más "
        "que estropea un patrón. Si la aleta es falsa, el patrón se cumple.\n\n**Bloque** Un grupo "
        "de casillas de borde grueso que contiene cada cifra una vez.\n\n**Cadena** Candidatos "
        "unidos por enlaces: cada uno es verdadero o falso según el anterior.\n\n**Candidato** Una "
        "cifra que aún es posible en una casilla vacía.\n\n**Casilla** Cada uno de los cuadrados "
        "pequeños de la cuadrícula.\n\n**Cifra dada** Una cifra impresa desde el "
        "principio.\n\n**Conjunto casi cerrado** Casillas de una unidad que tienen exactamente un "
        "candidato más que casillas. Si pierde una cifra, contiene todas las demás. En inglés, "
        "«almost locked set» (ALS).\n\n**Enlace** Dos candidatos que dependen uno del otro. "
        "Fuerte: uno de los dos es verdadero. Débil: no pueden serlo los dos.\n\n**Nota** Un "
        "candidato, escrito en pequeño en su casilla.\n\n**Par** Dos casillas de una unidad con "
        "solo los mismos dos candidatos (par desnudo). Ninguna otra casilla de la unidad puede "
        "tener esas cifras.\n\n**Pez** Un patrón de una sola cifra en algunas filas y otras tantas "
        "columnas, como el X-Wing.\n\n**Pivote** La casilla de un ala que ve las otras "
        "dos.\n\n**Solución** La cuadrícula completa. Un buen sudoku tiene exactamente "
        "una.\n\n**Único desnudo** Una casilla con un solo candidato.\n\n**Único oculto** La única "
        "casilla de una unidad donde puede ir una cifra.\n\n**Unidad** Una fila, una columna o un "
        "bloque. Contiene cada cifra una vez.\n\n**Vecinas** Dos casillas de una misma unidad. Se "
        "dice que se ven.",
    [TEXT_review] = "¿Le ha gustado este libro?",
    [TEXT_review_text] =
        "Una breve reseña ayuda a otros lectores a encontrarlo. Escanee el código para escribirla.",
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
    [TEXT_cut_out_text] = "Recorte por las líneas discontinuas. Los dibujos caben en las casillas "
                          "de los sudokus. Muévalos hasta que cada uno esté en su sitio.",
    [TEXT_example] = "Un ejemplo y su solución",
    [TEXT_hints] = "Ayudas",
    [TEXT_hints_text] =
        "¿No sabe seguir? Busque el número de su sudoku, lea una ayuda e inténtelo de nuevo.",
    [TEXT_techniques] = "Técnicas",
    [TEXT_practice] = "Ejercicios",
    [TEXT_practice_text] =
        "En cada una de estas posiciones, el paso siguiente usa esta técnica. No sirve ninguna "
        "técnica más sencilla. Las respuestas siguen a la última lección.",
    [TEXT_lesson_puzzles] = "Sudokus con esta técnica: {1}",
    [TEXT_lesson_no_puzzle] = "Ningún sudoku de este libro necesita esta técnica.",
    [TEXT_lesson_only] = "solo lección",
    [TEXT_answers] = "Respuestas",
    [TEXT_walkthroughs] = "Paso a paso",
    [TEXT_step] = "Paso {1}",
    [TEXT_step_left_out] = "Paso {1}, sin dibujo: {2}.",
    [TEXT_steps_left_out] = "Pasos del {1} al {2}, sin dibujo: {3}.",
    [TEXT_left_out_digits] = "se hallan {1} cifras",
    [TEXT_left_out_candidates] = "solo se eliminan candidatos",
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
    [TEXT_some_have_no_time] = "Algunos de estos sudokus no tienen tiempo estimado.",
    [TEXT_minutes] = "aprox. {1} min",
    [TEXT_easy] = "Fácil",
    [TEXT_medium] = "Medio",
    [TEXT_hard] = "Difícil",
    [TEXT_unfair] = "Muy difícil",
    [TEXT_extreme] = "Extremo",
    [TEXT_beyond] = "Diabólico",
    [TEXT_level_range] = "De {1} a {2}",
    [TEXT_course_rounds] = "ronda",
    [TEXT_course_openings] = "jugadas posibles",
    [TEXT_course_summary] =
        "{1} jugadas posibles al principio, {2} en el momento más difícil; pasos difíciles: {3}",
    [TEXT_print_openings] = "jugadas posibles: {1}",
    [TEXT_print_bottleneck] = "mínimo: {1}",
    [TEXT_print_hard_steps] = "pasos difíciles: {1}",
    [TEXT_print_early] = "más difícil al principio",
    [TEXT_print_smooth] = "dificultad constante",
    [TEXT_print_late] = "más difícil al final",
    [TEXT_report_difficulty] = "Dificultad",
    [TEXT_report_figures] = "Estadísticas",
    [TEXT_report_technique] = "Técnica",
    [TEXT_report_steps] = "Pasos",
    [TEXT_report_symmetry] = "Simetría",
    [TEXT_report_section] = "Sección",
    [TEXT_report_number] = "Número",
    [TEXT_report_id] = "ID",
    [TEXT_report_givens] = "Cifras dadas",
    [TEXT_report_key_step] = "Paso decisivo",
    [TEXT_report_repeat] = "Repetición",
    [TEXT_report_in_bank] = "en el banco de sudokus {1}",
    [TEXT_report_no_repeats] = "Ninguno es una repetición.",
    [TEXT_report_some_repeats] = "Algunos son repeticiones; están marcados.",
    [TEXT_report_score] = "Puntuación",
    [TEXT_report_rating] = "Valoración SE",
    [TEXT_report_time] = "Tiempo de resolución, en minutos",
    [TEXT_report_puzzle_count] = "Número de sudokus",
    [TEXT_report_known] = "{1} ({2} de {3} sudokus)",
    [TEXT_report_scatter] = "Puntuación de cada sudoku, más oscuro cuanto mayor es el nivel",
    [TEXT_report_by_number] = "Número del sudoku",
    [TEXT_report_shades] = "{1}; secciones en tonos alternos",
    [TEXT_symmetry_none] = "ninguna",
    [TEXT_symmetry_rotate180] = "media vuelta",
    [TEXT_symmetry_rotate90] = "cuarto de vuelta",
    [TEXT_symmetry_mirror] = "izquierda y derecha",
    [TEXT_symmetry_flip] = "arriba y abajo",
    [TEXT_symmetry_both] = "izquierda y derecha, arriba y abajo",
    [TEXT_symmetry_diagonal] = "diagonal descendente",
    [TEXT_symmetry_antidiagonal] = "diagonal ascendente",
    [TEXT_symmetry_both_diagonals] = "ambas diagonales",
    [TEXT_symmetry_full] = "todos los giros y reflejos",
    [TEXT_month_names] = "Enero, Febrero, Marzo, Abril, Mayo, Junio, Julio, Agosto, Septiembre, "
                         "Octubre, Noviembre, Diciembre",
    [TEXT_month_names_of_day] = "enero, febrero, marzo, abril, mayo, junio, julio, agosto, "
                                "septiembre, octubre, noviembre, diciembre",
    [TEXT_weekday_names] = "lunes, martes, miércoles, jueves, viernes, sábado, domingo",
    [TEXT_first_of_month] = "1",
    [TEXT_day_title] = "{1}, {2} de {3}",
    [TEXT_day_and_year] = "{1} de {2}",
    [TEXT_rights] =
        "Todos los derechos reservados. Ninguna parte de este libro puede reproducirse sin "
        "permiso escrito del editor, salvo para uso personal.",
    [TEXT_one_solution] =
        "Cada sudoku de este libro se ha comprobado por ordenador: tiene una única solución.",
    [TEXT_colophon] = "Hecho con Nonet. Semilla {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Jugar en línea",
    [TEXT_cell_names_text] = "Cada casilla se nombra por su fila (r, del inglés «row») y su "
                             "columna (c): r3c5 es la casilla de la fila 3 y la columna 5.",
    [TEXT_cell_is] = "r3c5=2 significa que r3c5 contiene un 2.",
    [TEXT_cell_is_not] = "r3c5≠2 significa que r3c5 no contiene un 2.",
    [TEXT_one_of_cells] = "r1c2/r1c3=4 significa que una de las dos casillas es 4.",
    [TEXT_none_of_cells] = "r1c2/r1c3≠4 significa que ninguna de las dos casillas es 4.",
    [TEXT_cell_sees] = "Una casilla ve las demás casillas de su fila, su columna y su bloque.",
    [TEXT_cell_sees_latin] = "Una casilla ve las demás casillas de su fila y su columna.",
    [TEXT_arrow_text] = "→ significa «por tanto».",
    [TEXT_seeing_words] = "ve ven vea vean",
    [TEXT_grid_number] = "Cuadrícula {1}",
    [TEXT_grid_numbers_text] = "Algunos tableros reúnen varias cuadrículas. Están numeradas de "
                               "arriba abajo y de izquierda a derecha.",
    [TEXT_grid_names_text] = "Si un tablero reúne varias cuadrículas, también ellas se numeran, de "
                             "arriba abajo y de izquierda a derecha. Cada casilla se nombra "
                             "entonces por su fila y su columna dentro de su cuadrícula.",
    [TEXT_cell_of_grid] = "4.r3c5 es r3c5 de la cuadrícula 4.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " y ",
    [TEXT_list_or] = " o ",
    [TEXT_list_break] = "; ",
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
    [TEXT_of_grid] = "{1} de la cuadrícula {2}",
    [TEXT_in_grid] = "{1} (cuadrícula {2})",
    [TEXT_after_digit] = "{1} (tras una cifra más)",
    [TEXT_after_digits] = "{1} (tras {2} cifras más)",
    [TEXT_in_grid_after_digit] = "{1} (cuadrícula {2}, tras una cifra más)",
    [TEXT_in_grid_after_digits] = "{1} (cuadrícula {2}, tras {3} cifras más)",
    [TEXT_digits_before_text] =
        "«Tras 6 cifras más» quiere decir que el paso llega cuando haya colocado esas cifras.",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "Por tanto, {1}.",
    [TEXT_tell_remove] = "Elimine {1}.",
    [TEXT_tell_remove_from] = "{1} de {2}",
    [TEXT_tell_look_in] = "busque {1}",
    [TEXT_tell_look_at] = "mire {1}",
    [TEXT_tell_look_at_constraint] = "mire {1}",
    [TEXT_tell_look_for] = "busque el {1}",
    [TEXT_tell_look_for_in] = "busque el {1} {2}",
    [TEXT_ask_place] = "¿Dónde va el {x} {in 1}?",
    [TEXT_ask_missing] = "Solo una casilla está vacía {in 1}. ¿Qué cifra falta?",
    [TEXT_ask_cell] = "Mire la fila {1}, columna {2}. Ahí solo cabe una cifra.",
    [TEXT_tell_full_house] =
        "{X} es la última casilla vacía {in 1}, y el {x} es la cifra que falta",
    [TEXT_tell_naked_single] = "El {x} es el único candidato que queda en {X}",
    [TEXT_tell_hidden_single] = "{in 1}, el {x} solo puede ir en {X}",
    [TEXT_tell_locked_subset] = "{P} solo tienen los candidatos {p}. Esas casillas están {in all}. "
                                "Por eso ninguna otra casilla puede tener allí esas cifras",
    [TEXT_tell_locked] = "{in 1}, el {p} solo puede ir en {P}. Esas casillas están también {in 2}, "
                         "así que ninguna otra puede ser {p} allí",
    [TEXT_tell_leftovers] = "Cada cifra aparece {in base} tantas veces como {in cover}. Las "
                            "casillas que sobran en cada lado, {P} y {F}, contienen por tanto las "
                            "mismas cifras. En {F}, {e} no puede aparecer más veces que en {P}",
    [TEXT_tell_leftovers_must] =
        "Cada cifra aparece {in base} tantas veces como {in cover}. Las casillas que sobran en "
        "cada lado, {P} y {F}, contienen por tanto las mismas cifras. [En {F} tiene que haber otro "
        "{x}, y por eso también en {P}, donde solo cabe en {X}][En {F} tiene que haber otro {e}, y "
        "por eso también en {P}, y {E} ve todas las casillas donde cabe]",
    [TEXT_tell_naked_subset] = "{P} solo tienen los candidatos {p}. Por eso ninguna otra casilla "
                               "puede tener esas cifras {in all}",
    [TEXT_tell_hidden_subset] = "{in 1}, las cifras {p} solo pueden ir en {P}. Por eso esas "
                                "casillas no pueden tener ninguna otra cifra",
    [TEXT_tell_fish] = "{in base}, el {p} solo puede ir {in cover}: en {P}. Por eso ninguna otra "
                       "casilla puede ser {p} {in cover}",
    [TEXT_tell_finned_fish] =
        "{in base}, el {p} solo puede ir {in cover} o en la aleta {F}. Si no está en la aleta, "
        "ninguna otra casilla puede ser {p} {in cover}. Si lo está, ninguna casilla que vea toda "
        "la aleta puede ser {p}. Algunos candidatos son imposibles en ambos casos",
    [TEXT_tell_sashimi_fish] =
        "{in base}, el {p} solo puede ir {in cover} o en la aleta {F}. Sin la aleta, una de las "
        "líneas tiene un solo sitio para el {p}, y entonces ninguna otra casilla puede ser {p} {in "
        "cover}. Con el {p} en la aleta, ninguna casilla que vea toda la aleta puede ser {p}. "
        "Algunos candidatos son imposibles en ambos casos",
    [TEXT_tell_remote_pair] =
        "{path} solo tienen los candidatos {p}, y cada una ve a la siguiente, así que las dos "
        "cifras se alternan. {first cell} y {last cell} son distintas, y una casilla que vea ambas "
        "no puede ser ninguna de las dos cifras",
    [TEXT_tell_bug] =
        "Si {P} no fuera {p}, cada casilla vacía tendría dos candidatos y cada cifra dos sitios en "
        "cada unidad. Una cuadrícula así nunca tiene exactamente una solución",
    [TEXT_tell_two_links] =
        "{in all}, el {p} solo tiene dos casillas posibles en cada una. {F} se ven, así que como "
        "mucho una de ellas es {p}. Por tanto, al menos una de las casillas {P} es {p}, y ninguna "
        "casilla que vea ambas puede serlo",
    [TEXT_tell_dual_kite] =
        "Dos cometas comparten dos casillas de un bloque. {in all}, sus cifras solo tienen dos "
        "casillas posibles en cada una. Una cifra no puede estar en las dos casillas comunes, así "
        "que está en uno de los extremos lejanos de su cometa. Una casilla que vea ambos extremos "
        "no puede tenerla",
    [TEXT_tell_empty_rectangle] = "{in 1}, el {p} solo puede ir {in 3} o {in 4}; {in 2}, solo en "
                                  "{P}. Si {last cell} no es {p}, lo es {first cell}, y el {p} del "
                                  "bloque tiene que estar {in 4}. En ambos casos {E} ve un {p}",
    [TEXT_tell_dual_rectangle] =
        "{in 1}, el {p} solo puede ir {in 3} o {in 4}; {in 2} y {in 6} tiene dos casillas posibles "
        "en cada una. Tome cualquiera de estas dos líneas: si su casilla lejana no es {p}, lo es "
        "la cercana, y el {p} del bloque sale de esa línea. En ambos casos {E} ven un {p}",
    [TEXT_tell_w_wing] = "{first cell} y {last cell} solo tienen los candidatos {p}. {in 1}, el "
                         "{f} solo puede ir en {F}: {first cell} ve una de esas casillas y {last "
                         "cell} la otra. Los dos extremos no pueden ser {f} a la vez. Al menos uno "
                         "es {e}, y ninguna casilla que vea ambos puede ser {e}",
    [TEXT_tell_xy_wing] = "{P} es {p/}: {cases}. En ambos casos, una de las casillas {F} es {e}. "
                          "Por eso ninguna casilla que vea ambas puede ser {e}",
    [TEXT_tell_xyz_wing] = "{P} es {p/}: {cases}. Por tanto, el {e} está en una de las casillas "
                           "{F} o en la propia {P}. Ninguna casilla que vea las tres puede ser {e}",
    [TEXT_tell_rectangle] = "Si {P} solo contuvieran {p}, se podrían intercambiar estas dos "
                            "cifras, y el sudoku tendría dos soluciones",
    [TEXT_tell_rectangle_1] = "{rectangle}. Por eso {F} tiene que ser otra cifra",
    [TEXT_tell_rectangle_2] = "{rectangle}. Por eso una de las casillas {F} tiene que ser {f}, y "
                              "ninguna casilla que las vea todas puede serlo",
    [TEXT_tell_rectangle_3] = "{rectangle}. Por eso una de las casillas {F} tiene que ser {f/}. "
                              "Juntas cuentan como una sola casilla y forman {in 1} un conjunto "
                              "desnudo con {A}. Ninguna otra casilla puede tener allí sus cifras",
    [TEXT_tell_rectangle_4] =
        "{rectangle}. {in 1}, el {o} solo puede ir en {F}. Si una de estas dos casillas fuera {e}, "
        "la otra sería {o}, y las cuatro casillas solo contendrían {p}",
    [TEXT_tell_rectangle_6] =
        "{rectangle}. El {e} forma un X-Wing en estas casillas. Si una de las casillas {F} fuera "
        "{e}, lo serían las dos, y las cuatro casillas solo contendrían {p}",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. {in all}, el {o} solo puede ir en estas casillas. Si {E} fuera {e}, sus dos "
        "vecinas del rectángulo serían {o} y la casilla opuesta {e}: las cuatro casillas solo "
        "contendrían {p}",
    [TEXT_tell_avoidable_1] =
        "{P} ya están rellenas, y ninguna contiene una cifra dada. Si {E} fuera {e}, se podrían "
        "intercambiar las dos cifras de estas cuatro casillas, y el sudoku tendría dos soluciones",
    [TEXT_tell_avoidable_2] =
        "{P} ya están rellenas, y ninguna contiene una cifra dada. Si ninguna de las casillas {F} "
        "fuera {e}, se podrían intercambiar las dos cifras de estas cuatro casillas, y el sudoku "
        "tendría dos soluciones. Por eso una de las casillas {F} es {e}, y ninguna casilla que vea "
        "ambas puede serlo",
    [TEXT_tell_sue_de_coq] =
        "{P} están {in 1} y {in 2} y tienen los candidatos {p}. Con {A} ({a}) en la línea y {B} "
        "({b}) en el bloque hay exactamente tantas casillas como cifras, así que cada una de estas "
        "cifras está en una de ellas. Ninguna casilla que vea allí todos sus sitios puede tenerla",
    [TEXT_tell_colours_trap] =
        "El {p} está en {P} o en {F}, porque cada enlace fuerte entre estas casillas tiene un "
        "extremo verdadero. Ninguna casilla que vea ambos grupos puede ser {p}",
    [TEXT_tell_colours_wrap] =
        "El {p} está en {P} o en {F}, porque cada enlace fuerte entre estas casillas tiene un "
        "extremo verdadero. Dos de las casillas {E} se ven, así que ese grupo es falso",
    [TEXT_tell_multi_colours_1] =
        "El {p} está en {P} o en {F}, y también en {A} o en {B}. Una casilla del primer par ve una "
        "del segundo, así que esos dos grupos no pueden ser verdaderos a la vez. Lo es uno de los "
        "grupos opuestos, y ninguna casilla que vea ambos puede ser {p}",
    [TEXT_tell_multi_colours_2] =
        "El {p} está en {P} o en {F}, y también en {A} o en {B}. Un grupo del primer par ve los "
        "dos grupos del segundo. Uno de estos es verdadero, así que aquel grupo es falso",
    [TEXT_tell_chain_ends] = "{chain}. Por tanto, al menos uno de {start} y {end} es verdadero. Lo "
                             "que contradice a ambos es imposible",
    [TEXT_tell_chain_true] = "{chain}. Si {last cell} no fuera {last digit}, se deduciría que lo "
                             "es. Por tanto, es {last digit}",
    [TEXT_tell_chain_false] = "{chain}. Si {last cell} fuera {last digit}, se deduciría que no lo "
                              "es. Por tanto, no es {last digit}",
    [TEXT_tell_loop] =
        "{chain}. La cadena es un anillo, así que vale en ambos sentidos, y cada enlace tiene un "
        "extremo verdadero. Lo que contradice a los dos extremos de un enlace es imposible",
    [TEXT_tell_als_xz] = "{sets} son conjuntos casi cerrados: tienen una cifra más que casillas. "
                         "Todos los sitios de {k} en ellos se ven, así que uno de los conjuntos "
                         "pierde esa cifra y contiene todas sus demás. Por eso A o B contiene {e}, "
                         "y ninguna casilla que vea todos sus sitios puede tener {e}",
    [TEXT_tell_als_double] =
        "{sets} son conjuntos casi cerrados: tienen una cifra más que casillas. Todos los sitios "
        "de {k} en ellos se ven, así que cada conjunto pierde exactamente una de esas cifras. "
        "Todas las demás se quedan en su conjunto. Ninguna casilla que vea todos los sitios de una "
        "de ellas puede tenerla",
    [TEXT_tell_als_chain] =
        "{sets} son conjuntos casi cerrados: tienen una cifra más que casillas. Los conjuntos "
        "vecinos comparten una cifra que solo uno puede contener: {joints}. Un conjunto que pierde "
        "una cifra contiene todas las demás, así que {first set} o {last set} contiene {e}. "
        "Ninguna casilla que vea todos sus sitios puede tener {e}",
    [TEXT_tell_death_blossom] =
        "{P} es {p/}. Cada una de estas cifras le quita la suya a un conjunto casi cerrado, que "
        "tiene una cifra más que casillas: {joints}, con {sets}. Ese conjunto contiene entonces "
        "todas las demás, así que uno de los conjuntos contiene {e}. Ninguna casilla que vea todos "
        "sus sitios puede tener {e}",
    [TEXT_tell_aligned] =
        "Repase las maneras de rellenar {P}. Las que repiten una cifra en una unidad, o no dejan "
        "candidatos a una de las casillas {A}, son imposibles. Ninguna otra usa lo que se elimina",
    [TEXT_tell_nishio] = "Si {E} fuera {e},[ esa cifra también tendría que ir en {P}, y] el {e} ya "
                         "no tendría sitio {in 1}",
    [TEXT_tell_forcing_chain] = "{chain}. Entonces no queda {dead}, así que {suppose} es falso",
    [TEXT_tell_forcing_net] = "Supongamos {suppose}.[ Paso a paso resulta {follows}.] Entonces no "
                              "queda {dead}, así que {suppose} es falso",
    [TEXT_tell_net_all] =
        "Uno de estos casos es verdadero, y todos llevan al mismo resultado: {follows}",
    [TEXT_tell_net_long] = "Uno de estos casos es verdadero: {assumptions}. Desde cada uno, los "
                           "únicos llevan al mismo resultado",
    [TEXT_tell_left_out] = "… (el resto no se muestra)",
    [TEXT_tell_part] = "Parte {1} de {2}. {3}.",
    [TEXT_tell_part_follows] = "Supongamos {suppose}.[ Resulta {follows}]",
    [TEXT_tell_part_dead] = "Supongamos {suppose}.[ Resulta {follows}.] Entonces no queda {dead}",
    [TEXT_tell_dead_cell] = "ningún candidato para {1}",
    [TEXT_tell_dead_house] = "ningún sitio para el {1} {2}",
    [TEXT_tell_refuted] = "de lo contrario, contradicción",
    [TEXT_tell_template_set] = "Se coloquen como se coloquen todos los {x} que faltan sin quitar "
                               "el sitio a las demás cifras, siempre se usa {X}",
    [TEXT_tell_template_delete] = "Se coloquen como se coloquen todos los {e} que faltan sin "
                                  "quitar el sitio a las demás cifras, nunca se usa {E}",
    [TEXT_name_cage] = "la jaula {1} (suma {2})",
    [TEXT_name_thermo] = "el termómetro {1}",
    [TEXT_name_arrow] = "la flecha con círculo {3}",
    [TEXT_name_arrow_along] = "la flecha {1}",
    [TEXT_name_greater] = "el signo de desigualdad entre {3} y {4}",
    [TEXT_name_consecutive] = "la barra entre {3} y {4}",
    [TEXT_name_white_dot] = "el punto blanco entre {3} y {4}",
    [TEXT_name_black_dot] = "el punto negro entre {3} y {4}",
    [TEXT_name_x] = "la X entre {3} y {4}",
    [TEXT_name_v] = "la V entre {3} y {4}",
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
    [TEXT_name_little_killer] = "la suma diagonal {1} (suma {2})",
    [TEXT_name_x_sums] = "la X-suma {2} ({1})",
    [TEXT_name_skyscraper] = "el número de rascacielos {2} ({1})",
    [TEXT_name_numbered_room] = "la habitación {2} ({1})",
    [TEXT_name_quadruple] = "el cuádruple {2} ({1})",
    [TEXT_name_minimum] = "el mínimo {3}",
    [TEXT_name_maximum] = "el máximo {3}",
    [TEXT_name_dutch_whisper] = "la línea de susurro holandés {1}",
    [TEXT_name_double_arrow] = "la flecha doble {1}",
    [TEXT_name_sum_line] = "la línea de suma {1} (suma {2})",
    [TEXT_name_pill_arrow] = "la flecha con píldora {1}",
    [TEXT_name_plain_cage] = "la jaula {1}",
    [TEXT_name_repeat_cage] = "la jaula {1} (suma {2})",
    [TEXT_name_difference] = "la diferencia {2} entre {3} y {4}",
    [TEXT_name_ratio] = "la razón {2} entre {3} y {4}",
    [TEXT_name_clone] = "el clon {1}",
    [TEXT_name_row_indexer] = "el índice de fila {3}",
    [TEXT_name_column_indexer] = "el índice de columna {3}",
    [TEXT_name_box_indexer] = "el índice de bloque {3}",
    [TEXT_name_anti_queen] = "la regla de la dama",
    [TEXT_name_entropy] = "la regla de entropía",
    [TEXT_name_calc_cage] = "la jaula {1} ({2})",
    [TEXT_name_non_consecutive] = "la regla de vecinas no consecutivas",
    [TEXT_name_ends] = "de {1} a {2}",
    [TEXT_name_at] = "en {1}",
    [TEXT_name_all_signs] = "la regla de que aparecen todos los signos posibles",
    [TEXT_clue_cage] = "La jaula {1} contiene cifras distintas que suman {2}",
    [TEXT_clue_calc_cage] = "Las cifras de la jaula {1} dan {2}",
    [TEXT_clue_signless_cage] = "Las cifras de la jaula {1} dan {2} con alguno de los signos",
    [TEXT_clue_thermo] = "Las cifras crecen a lo largo del termómetro {1}",
    [TEXT_clue_arrow] =
        "En la flecha {1}, la suma de las cifras de la línea es la cifra del círculo",
    [TEXT_clue_greater] = "El signo de desigualdad entre {3} y {4} indica que {3} es mayor",
    [TEXT_clue_consecutive] = "La barra entre {3} y {4} indica que son consecutivas",
    [TEXT_clue_white_dot] = "El punto blanco entre {3} y {4} indica que son consecutivas",
    [TEXT_clue_black_dot] = "El punto negro entre {3} y {4} indica que una es el doble de la otra",
    [TEXT_clue_x] = "La X entre {3} y {4} indica que suman {2}",
    [TEXT_clue_v] = "La V entre {3} y {4} indica que suman {2}",
    [TEXT_clue_odd] = "El círculo en {3} pide una cifra impar",
    [TEXT_clue_even] = "El cuadrado en {3} pide una cifra par",
    [TEXT_clue_whisper] = "Las vecinas de la línea de susurro {1} están alejadas",
    [TEXT_clue_renban] = "La línea renban {1} contiene cifras consecutivas",
    [TEXT_clue_palindrome] = "El palíndromo {1} se lee igual desde ambos extremos",
    [TEXT_clue_between] = "En la línea intermedia {1}, las cifras están entre las de los círculos",
    [TEXT_clue_lockout] = "En la línea de bloqueo {1}, ninguna cifra está entre las de los rombos",
    [TEXT_clue_region_sum] = "La línea de sumas {1} tiene la misma suma en cada bloque",
    [TEXT_clue_zipper] =
        "En la cremallera {1}, las casillas a igual distancia del centro suman lo mismo",
    [TEXT_clue_nabner] = "En la línea nabner {1} no hay dos cifras iguales ni consecutivas",
    [TEXT_clue_modular] =
        "En la línea modular {1}, los restos entre 3 se repiten cada tres casillas",
    [TEXT_clue_entropic] =
        "En la línea entrópica {1}, bajas, medias y altas se repiten cada tres casillas",
    [TEXT_clue_slow_thermo] = "Las cifras nunca disminuyen en el termómetro lento {1}",
    [TEXT_clue_skyscraper] = "Vistas desde el número de rascacielos {2} ({1}), exactamente {2} "
                             "cifras son mayores que todas las anteriores",
    [TEXT_clue_quadruple] = "Las cuatro casillas {1} deben contener las cifras {2}",
    [TEXT_clue_sandwich] = "En el sándwich de la {1}, las cifras entre el {3} y el {4} suman {2}",
    [TEXT_clue_side_by_side] = "{3} y {4} están una junto a otra, así que no son consecutivas",
    [TEXT_clue_differ] = "Una regla de este sudoku exige que {3} y {4} sean distintas",
    [TEXT_clue_no_consecutive] = "No hay barra entre {3} y {4}, así que no son consecutivas",
    [TEXT_clue_no_white_dot] = "No hay punto entre {3} y {4}, así que no son consecutivas",
    [TEXT_clue_no_black_dot] =
        "No hay punto entre {3} y {4}, así que ninguna es el doble de la otra",
    [TEXT_clue_no_x] = "No hay X entre {3} y {4}, así que no suman {2}",
    [TEXT_clue_no_v] = "No hay V entre {3} y {4}, así que no suman {2}",
    [TEXT_tell_clue] = "{clue}. Por eso no todos los candidatos encajan",
    [TEXT_tell_cage_last] = "{clue}. Solo {X} sigue vacía, y el {x} completa la suma",
    [TEXT_tell_sign_chain] = "Por los signos de desigualdad entre ellas, las cifras aumentan a lo "
                             "largo de {P}. Cada casilla tiene que dejar sitio a las demás",
    [TEXT_tell_cage_single] = "{clue}. Solo {p} dan esa suma",
    [TEXT_tell_least_and_most] =
        "{clue}. Un candidato eliminado es demasiado grande incluso con las cifras más pequeñas en "
        "las demás casillas, o demasiado pequeño incluso con las más grandes",
    [TEXT_tell_cage_sets] =
        "{clue}. Ninguna combinación con esa suma que los candidatos aún permitan contiene {e/}",
    [TEXT_tell_cage_places] = "{clue}. Si uno de estos candidatos fuera correcto, el resto de la "
                              "suma no podría formarse con cifras distintas",
    [TEXT_tell_needed] = "{clue}. Toda manera de rellenar estas casillas usa el {e}, en {P/}. "
                         "Ninguna casilla que las vea todas puede ser {e}",
    [TEXT_tell_seen] =
        "{in 1}, el {p} solo puede ir en {P}. Ninguna casilla que las vea todas puede ser {p}",
    [TEXT_tell_beside] = "{in 1}, el {p} solo puede ir en {P}, y {E} está al lado de cada una de "
                         "esas casillas. Según {clues}, el {e} no puede estar al lado del {p}",
    [TEXT_tell_45_inner] = "Todas las cifras {in all} suman {total}. Las jaulas que están "
                           "completas allí suman {known}, así que quedan {sum} para {P}[. {way}]",
    [TEXT_tell_45_outer] = "Todas las cifras {in all} suman {total}. Las jaulas que las cubren "
                           "suman {known}. La diferencia, {sum}, está fuera, en {P}[. {way}]",
    [TEXT_tell_45_both] = "Todas las cifras {in all} suman {total}. Al comparar con las jaulas, se "
                          "ve que la suma de {P} supera en {sum} a la de {F}",
    [TEXT_tell_45_equal] = "Todas las cifras {in all} suman {total}. Al comparar con las jaulas, "
                           "se ve que {P} y {F} suman lo mismo",
    [TEXT_tell_45_way] = "En toda manera de formar esta suma, {X} es {x}",
    [TEXT_tell_naked_cages] =
        "Las cifras {p} quedan ocupadas en {P}, según los candidatos y {clues}. Por eso ninguna "
        "otra casilla puede tener esas cifras {in 1}",
    [TEXT_tell_hidden_cages] = "{in 1}, las cifras {p} solo pueden ir en {P}, y allí caben justas. "
                               "Por eso una casilla fuera de estas restricciones tiene una de esas "
                               "cifras, y cada restricción toma todas las que puede: {clues}",
    [TEXT_tell_cages_in_house] =
        "Dos restricciones coinciden {in 1}: {clue 1} y {clue 2}. Allí no comparten ninguna cifra. "
        "Elimine de la primera todo candidato con el que no se podría rellenar la segunda",
    [TEXT_tell_cage_split] =
        "{clue}. Por la suma de todas las cifras {in all}, {P} suma {sum} y {F} suma {other}",
    [TEXT_tell_stuck] = "Las técnicas no encuentran un paso siguiente.",
    [TEXT_mark_place] = "va aquí",
    [TEXT_mark_eliminate] = "se elimina",
    [TEXT_mark_pattern] = "patrón",
    [TEXT_mark_fin] = "otras casillas del paso",
    [TEXT_mark_set] = "conjunto {1}",
    [TEXT_link_strong] = "uno de los dos",
    [TEXT_link_weak] = "no ambos",
    [TEXT_spot_full_house] = "Busque una fila, una columna o un bloque con una sola casilla vacía. "
                             "Escriba la cifra que falta.",
    [TEXT_spot_naked_single] =
        "Elija una casilla vacía y cuente las cifras de su fila, su columna y su bloque. Si están "
        "todas menos una, es esa. Empiece donde se cruzan filas, columnas y bloques muy llenos.",
    [TEXT_spot_hidden_single] =
        "Elija una cifra y un bloque, una fila o una columna donde falte. Descarte cada casilla "
        "cuya fila, columna o bloque ya tenga esa cifra. Si solo queda una casilla, la cifra va "
        "allí. No se quede en los bloques: las filas y las columnas también esconden únicos.",
    [TEXT_spot_locked_subset] = "Busque en un bloque, en una misma fila o columna, dos casillas "
                                "con los mismos dos candidatos, o tres con tres. Esas cifras van "
                                "allí. Elimínelas del resto de la línea y del resto del bloque.",
    [TEXT_spot_locked] =
        "Elija una cifra y un bloque. Si todas sus casillas posibles en el bloque están en una "
        "fila o columna, elimínela del resto de esa línea. Y al revés: si todas sus casillas "
        "posibles en una línea están en un bloque, elimínela del resto del bloque.",
    [TEXT_spot_naked_subset] =
        "Busque en una fila, una columna o un bloque dos casillas que tengan solo los mismos dos "
        "candidatos, o tres casillas con solo tres en total, o cuatro con cuatro. Esas cifras "
        "tienen que ir allí: elimínelas de las demás casillas de la unidad. No hace falta que cada "
        "una de las tres o cuatro tenga todas esas cifras.",
    [TEXT_spot_hidden_subset] =
        "Busque en una fila, una columna o un bloque cifras que solo puedan ir en las mismas "
        "casillas: dos cifras en dos casillas, tres en tres, cuatro en cuatro. Elimine de esas "
        "casillas todos los demás candidatos.",
    [TEXT_spot_leftovers] =
        "Compare filas o columnas enteras con las regiones que casi las cubren. Las casillas que "
        "sobresalen por un lado tienen las mismas cifras que las del otro. Elimine lo que solo "
        "sería posible en un lado.",
    [TEXT_spot_fish] =
        "Elija una cifra. Busque dos filas donde solo tenga dos casillas posibles, en las mismas "
        "dos columnas. Ocupará dos esquinas opuestas, así que elimínela de las demás casillas de "
        "esas columnas. Con tres filas y columnas es un pez espada; con cuatro, una medusa. Con "
        "columnas funciona igual.",
    [TEXT_spot_remote_pair] =
        "Busque una cadena de casillas con los mismos dos candidatos, en la que cada una vea a la "
        "siguiente. Si su número es par, los dos extremos son distintos. Elimine ambas cifras de "
        "toda casilla que vea los dos extremos.",
    [TEXT_spot_bug] = "Hacia el final, compruebe si todas las casillas vacías menos una tienen "
                      "exactamente dos candidatos. En la que tiene tres va la cifra que aparece "
                      "tres veces en su fila, su columna y su bloque.",
    [TEXT_spot_two_links] =
        "Elija una cifra. Busque dos unidades donde solo tenga dos casillas posibles. Si una "
        "casilla de la primera ve una de la segunda, la cifra está en uno de los dos extremos "
        "lejanos. Elimínela de toda casilla que vea ambos.",
    [TEXT_spot_empty_rectangle] =
        "Elija una cifra. Busque un bloque donde todas sus casillas posibles estén en una fila y "
        "una columna. Busque otra columna donde tenga dos casillas posibles, una de ellas en esa "
        "fila. Siga la fila de la otra: donde se cruza con la columna del bloque, elimine la "
        "cifra. Con las filas funciona igual.",
    [TEXT_spot_w_wing] =
        "Busque dos casillas con los mismos dos candidatos que no se vean. Busque una unidad donde "
        "una de esas cifras tenga dos casillas posibles, cada una vista por una de las dos. "
        "Elimine la otra cifra de toda casilla que vea ambas.",
    [TEXT_spot_xy_wing] =
        "Busque una casilla con dos candidatos, el pivote. Debe ver dos casillas con dos "
        "candidatos: una comparte con ella una cifra, la otra la otra cifra, y las dos tienen la "
        "misma tercera cifra. Elimine la tercera cifra de toda casilla que vea ambas.",
    [TEXT_spot_xyz_wing] =
        "Busque una casilla con tres candidatos, el pivote. Debe ver dos casillas que tengan dos "
        "de esos candidatos cada una, pero no los mismos dos. Las tres casillas comparten una "
        "cifra. Elimínela de toda casilla que vea las tres. Pocas casillas ven también el pivote: "
        "empiece por ellas.",
    [TEXT_spot_avoidable] = "Busque cuatro casillas en dos filas, dos columnas y dos bloques, dos "
                            "o tres de ellas rellenadas por usted y ninguna con una cifra dada. La "
                            "última esquina no debe completar un patrón que se pueda intercambiar.",
    [TEXT_spot_finned_fish] =
        "Busque un pez que estaría completo sin algunas casillas de más en un bloque, la aleta. "
        "Aún elimina su cifra de las casillas que además ven toda la aleta. En un pez sashimi, la "
        "esquina del bloque de la aleta está rellena o no tiene la cifra.",
    [TEXT_spot_sue_de_coq] =
        "Donde se cruzan un bloque y una línea, busque dos o tres casillas con dos candidatos más "
        "que casillas. Busque en el resto de la línea y del bloque casillas que ocupen esas "
        "cifras. Entonces cada una de esas cifras está en una de estas casillas. Elimínelas del "
        "resto de la línea y del bloque.",
    [TEXT_spot_colours] =
        "Elija una cifra. Donde solo tenga dos casillas posibles en una unidad, coloréelas de dos "
        "colores y siga los enlaces. Elimine la cifra de toda casilla que vea ambos colores. Si "
        "dos casillas del mismo color se ven, ese color es falso en todas partes.",
    [TEXT_spot_multi_colours] = "Coloree para una cifra dos redes de pares separadas. Si un color "
                                "de una ve un color de la otra, uno de los dos colores opuestos es "
                                "correcto. Elimine la cifra de toda casilla que vea esos dos.",
    [TEXT_spot_chain] = "Parta de un candidato y alterne: si es falso, el siguiente es verdadero; "
                        "si este es verdadero, el siguiente es falso. Si el primero y el último no "
                        "pueden ser falsos a la vez, elimine lo que ambos excluyen. Las casillas "
                        "con dos candidatos y las cifras con dos casillas son buenos enlaces.",
    [TEXT_spot_loop] = "Parta de un candidato y alterne: si es falso, el siguiente es verdadero; "
                       "si este es verdadero, el siguiente es falso. Continúe hasta que la cadena "
                       "vuelva a su inicio. Ahora cada enlace tiene un extremo verdadero. Elimine "
                       "todo candidato que vea los dos extremos de un enlace.",
    [TEXT_spot_als_xz] = "Busque dos grupos de casillas, cada uno en una unidad, con una cifra más "
                         "que casillas. Comparten una cifra cuyos sitios se ven todos, así que un "
                         "grupo la pierde y contiene todas sus demás. Elimine una segunda cifra "
                         "común de toda casilla que vea todos sus sitios.",
    [TEXT_spot_als_chain] =
        "Busque tres o más grupos de casillas, cada uno en una unidad, con una cifra más que "
        "casillas. Una cada uno con el siguiente por una cifra que solo uno de los dos puede "
        "tener. Elimine una cifra común al primero y al último de toda casilla que vea todos sus "
        "sitios en ambos.",
    [TEXT_spot_death_blossom] =
        "Busque una casilla cuyos candidatos estén también cada uno en un grupo con una cifra más "
        "que casillas, en sitios que vean todos la casilla. Sea cual sea su cifra, un grupo la "
        "pierde. Elimine una cifra común a todos los grupos de toda casilla que vea todos sus "
        "sitios.",
    [TEXT_spot_aligned] = "Elija dos o tres casillas y anote las cifras que pueden tener juntas. "
                          "Tache lo que prohíbe otra casilla con pocos candidatos. Elimine todo "
                          "candidato que no esté en ninguna combinación restante.",
    [TEXT_spot_franken_fish] = "Busque un pez hecho de líneas y bloques: todas las casillas "
                               "posibles de una cifra en algunas filas y bloques están en el mismo "
                               "número de columnas y bloques. Elimine la cifra del resto de estos.",
    [TEXT_spot_nishio] = "Elija una casilla posible para una cifra y siga solo lo que provoca en "
                         "esa cifra. Si en algún lugar ya no cabe, la casilla era falsa.",
    [TEXT_spot_forcing_chain] =
        "Elija una casilla con pocos candidatos, o una cifra con pocas casillas posibles en una "
        "unidad, y siga cada caso hasta el final. Lo que resulta siempre es verdadero. Lo que "
        "lleva a una contradicción es falso.",
    [TEXT_spot_forcing_net] =
        "Suponga un candidato y escriba todo lo que se deduce, combinando varias consecuencias. Lo "
        "que se deduce de cada candidato de una casilla, o de cada sitio de una cifra, es "
        "verdadero. Lo que lleva a una contradicción es falso.",
    [TEXT_spot_clue] =
        "Busque un signo, una línea o una suma con pocas cifras posibles. Pruebe cada candidato de "
        "una de sus casillas: ¿se pueden rellenar aún las demás? Si no, elimínelo.",
    [TEXT_spot_odd_even] = "Mire primero las casillas marcadas. Un círculo solo admite cifras "
                           "impares; un cuadrado, solo pares. Elimine las demás. Con pocos "
                           "candidatos, una casilla así suele ser el comienzo de un par.",
    [TEXT_spot_inequality] =
        "Compare las dos casillas de un signo. La mayor tiene que superar al candidato más "
        "pequeño de la otra, y la menor quedar por debajo del candidato más grande de la otra. "
        "Tache los candidatos que no lo cumplen.",
    [TEXT_spot_sign] = "Compare las dos casillas de un signo. Cada candidato de una necesita una "
                       "pareja en la otra: con un punto, la cifra vecina o el doble; con una X, lo "
                       "que falta para 10. Tache todo candidato sin pareja. Si se muestran todos "
                       "los signos, dos casillas sin signo no pueden ser parejas así.",
    [TEXT_spot_sign_chain] =
        "Siga los signos de desigualdad de la casilla menor a la mayor. La primera de la cadena "
        "debe dejar una cifra mayor a cada una de las siguientes, y la última una menor a cada una "
        "de las anteriores. Cuente las casillas de la cadena y elimine lo que es demasiado pequeño "
        "o demasiado grande.",
    [TEXT_spot_thermo] =
        "Cuente a lo largo del termómetro. Desde el bulbo, cada casilla supera a la anterior al "
        "menos en uno; desde la punta hacia atrás, es al menos uno menor que la siguiente. Un "
        "termómetro largo deja pocas cifras a cada casilla. Elimine las demás.",
    [TEXT_spot_arrow] =
        "Sume las cifras más pequeñas posibles en la flecha: el círculo es al menos eso. El "
        "círculo es como mucho 9, así que cada casilla de la flecha solo tiene lo que dejan las "
        "demás. Las cifras de una misma unidad son distintas, y eso aumenta la suma mínima.",
    [TEXT_spot_sandwich] =
        "Busque primero las dos cifras exteriores, el 1 y la mayor. La suma indica a qué distancia "
        "están: 0 significa juntas; una suma grande, lejos. Anote después las combinaciones que "
        "dan la suma en ese número de casillas, y elimine lo que no está en ninguna.",
    [TEXT_spot_outside] =
        "Empiece por los números extremos: el más pequeño y el más grande permiten pocos comienzos "
        "de la fila o la columna. Anote lo que el número permite en las primeras casillas, y "
        "elimine todo candidato que no aparece nunca.",
    [TEXT_spot_calc_products] =
        "Empiece por las jaulas que se llenan de pocas maneras. Descomponga un producto en "
        "factores: una jaula de {1} contiene un {2} y un {3}, y una cifra que no divide el número "
        "no está en ella. Para una suma, anote los conjuntos de cifras que la dan. Dos cifras "
        "iguales no pueden compartir fila ni columna.",
    [TEXT_spot_calc_pairs] =
        "En una jaula de dos casillas, anote las parejas. Un cociente grande deja solo una: en {1} "
        "× {1}, {1}÷ es 1 y {1}. Una diferencia grande también: {2}− es 1 y {1}. Si ambas casillas "
        "están en una fila o columna, sus cifras ya no caben en el resto.",
    [TEXT_spot_calc_signs] =
        "Donde falta el signo, pregunte primero qué signos son posibles. Un número mayor que "
        "la suma más grande es un producto. Un número que ningún producto da es una suma. En "
        "dos casillas, un 1 solo puede ser una resta o un cociente. Anote después las cifras "
        "de cada signo y elimine lo que ninguno permite.",
    [TEXT_spot_skyscraper_counts] =
        "Un 1 fuera de la cuadrícula significa que la torre más alta es la primera. El número "
        "de todas las torres de una fila significa que suben paso a paso. Si no, la más alta "
        "no está demasiado cerca: con un N, está como pronto en la casilla N, y las primeras "
        "tampoco son demasiado altas. Mire los dos extremos juntos.",
    [TEXT_spot_renban] =
        "Las cifras de una línea renban forman una serie sin huecos, en cualquier orden. Vea "
        "hasta dónde llega la línea desde cada candidato. En una línea de N casillas, dos "
        "cifras difieren como mucho en N − 1. Una línea larga contiene las cifras centrales: "
        "elimínelas de las casillas que ven toda la línea.",
    [TEXT_spot_whisper] =
        "En una línea de susurro alternan cifras bajas y altas, y el 5 no está en ninguna. Si "
        "conoce una casilla, sabe de cada una si es baja o alta. 4 y 6 tienen un solo vecino "
        "posible, 9 y 1. Por eso no pueden estar entre dos casillas de una misma unidad.",
    [TEXT_spot_quadruple] =
        "Las cifras del círculo van en sus cuatro casillas. Si una cifra queda excluida de "
        "todas menos una, está allí. Si el círculo da cuatro cifras, las cuatro casillas no "
        "contienen nada más. Las casillas que ven las cuatro pierden esas cifras.",
    [TEXT_spot_little_killer] =
        "Sume las cifras menores y mayores que puede tener la diagonal. Las casillas de un "
        "bloque, una fila o una columna difieren, otras pueden repetirse. Cada casilla solo "
        "tiene lo que las demás dejan como mínimo y como máximo. Un número muy pequeño o muy "
        "grande deja poca elección.",
    [TEXT_spot_x_sums] =
        "La primera cifra X dice cuántas casillas se suman, ella incluida. Para cada X "
        "posible, vea si otras X − 1 cifras dan el resto. Quedan pocas primeras cifras, y a "
        "menudo un conjunto fijo para las casillas siguientes.",
    [TEXT_spot_cage_last] =
        "Busque una jaula con una sola casilla vacía. Sume las demás y reste el resultado de la "
        "suma de la jaula. La diferencia es la cifra de la casilla vacía.",
    [TEXT_spot_least_and_most] =
        "Elija una jaula de suma pequeña o grande. Dé a las demás casillas las cifras más pequeñas "
        "posibles: lo que queda de la suma es el máximo de esta casilla. Con las más grandes "
        "obtiene el mínimo. Elimine lo que es mayor o menor.",
    [TEXT_spot_swordfish] =
        "Elija una cifra. Busque tres filas donde solo tenga dos o tres casillas posibles, todas "
        "en las mismas tres columnas. En cada una de esas columnas la cifra está en una de las "
        "tres filas, así que elimínela de las demás casillas de las columnas. Con columnas "
        "funciona igual.",
    [TEXT_spot_jellyfish] =
        "Elija una cifra. Busque cuatro filas donde tenga de dos a cuatro casillas posibles, todas "
        "en las mismas cuatro columnas. En cada una de esas columnas la cifra está en una de las "
        "cuatro filas, así que elimínela de las demás casillas de las columnas. Con columnas "
        "funciona igual.",
    [TEXT_spot_rectangle_1] =
        "Busque cuatro casillas en dos filas, dos columnas y dos bloques que compartan los mismos "
        "dos candidatos. Tres de ellas no tienen otros. Si la cuarta tampoco los tuviera, se "
        "podrían intercambiar las dos cifras, y el sudoku tendría dos soluciones. Por eso la "
        "cuarta casilla es uno de sus otros candidatos.",
    [TEXT_spot_rectangle_2] =
        "Busque cuatro casillas en dos filas, dos columnas y dos bloques que compartan los mismos "
        "dos candidatos. Dos o tres de ellas tienen además otra cifra, la misma. Si no estuviera "
        "en ninguna, el sudoku tendría dos soluciones. Por eso está en una: elimínela de toda "
        "casilla que las vea todas.",
    [TEXT_spot_rectangle_3] =
        "Busque cuatro casillas en dos filas, dos columnas y dos bloques que compartan los mismos "
        "dos candidatos. Dos de ellas tienen además otras cifras. Una de las dos tiene que ser una "
        "de esas, o el sudoku tendría dos soluciones. Trátelas como una sola casilla con esas "
        "cifras y busque con ella un par o un trío en su unidad.",
    [TEXT_spot_rectangle_4] =
        "Busque cuatro casillas en dos filas, dos columnas y dos bloques que compartan los mismos "
        "dos candidatos. Dos de ellas, en una misma unidad, tienen además otras cifras. Si una de "
        "las cifras comunes solo puede ir en esas dos casillas de la unidad, la otra no puede "
        "estar en ninguna: el sudoku tendría dos soluciones.",
    [TEXT_spot_rectangle_6] =
        "Busque cuatro casillas en dos filas, dos columnas y dos bloques que compartan los mismos "
        "dos candidatos. Dos casillas en esquinas opuestas tienen además otras cifras. Si una de "
        "las cifras comunes solo puede ir en las cuatro casillas de ambas filas o columnas, "
        "elimínela de esas dos esquinas.",
    [TEXT_spot_hidden_rectangle] =
        "Busque cuatro casillas en dos filas, dos columnas y dos bloques que compartan los mismos "
        "dos candidatos, una de ellas sin otros. Mire la esquina opuesta: si una de las dos cifras "
        "solo puede ir en las cuatro casillas de su fila y su columna, elimine la otra cifra de "
        "esa esquina.",
    [TEXT_spot_cage] = "Elija una jaula con pocas casillas, o de suma muy pequeña o muy grande. "
                       "Anote las combinaciones que la dan: {1} en {2} casillas es siempre {3}. "
                       "Elimine lo que no está en ninguna. Lo que está en todas tiene que ir en la "
                       "jaula: elimínelo de las casillas que vean todos sus sitios.",
    [TEXT_spot_cages] =
        "Busque jaulas, líneas y signos cuyas casillas estén en una misma unidad. Si algunos "
        "tienen que tomar dos cifras, ninguna otra casilla de la unidad puede tenerlas. Si solo "
        "dos tienen sitio para dos cifras, esas cifras van allí.",
    [TEXT_spot_sum_of_house] =
        "Todas las unidades suman lo mismo: {1} con las cifras del 1 al {2}. Busque una o varias "
        "unidades que unas jaulas casi llenen sin salirse. Sume estas jaulas y reste el resultado "
        "de la suma de las unidades. La diferencia es la suma de las casillas que quedan.",
    [TEXT_spot_cage_split] =
        "Busque una jaula que esté solo en parte dentro de una unidad. Si se conoce la suma de las "
        "demás casillas de la unidad, la parte de la jaula que está dentro suma el resto hasta "
        "{1}. Réstela de la suma de la jaula y obtendrá la parte de fuera. Busque después las "
        "combinaciones de cada parte.",
    [TEXT_spot_sums_compared] =
        "Todas las unidades suman lo mismo: {1} con las cifras del 1 al {2}. Busque una o varias "
        "unidades donde unas jaulas dejen pocas casillas dentro y sobresalgan en pocas. Sume las "
        "jaulas y compare con la suma de las unidades. La diferencia es también la que hay entre "
        "las casillas de fuera y las que quedan dentro.",
    [TEXT_spot_sum_outside] =
        "Todas las unidades suman lo mismo: {1} con las cifras del 1 al {2}. Busque una o varias "
        "unidades que unas jaulas cubran por completo, con pocas casillas fuera. Sume estas jaulas "
        "y reste la suma de las unidades. La diferencia es la suma de las casillas que sobresalen.",
    [TEXT_spot_seen] =
        "Elija una cifra con pocas casillas posibles en una unidad o una jaula. Elimínela de toda "
        "casilla que las vea todas, aunque sea por una regla de este sudoku.",
    [TEXT_spot_overlap] =
        "Empiece por las casillas donde se solapan dos cuadrículas. Para ellas valen las filas y "
        "columnas de ambas, así que tienen menos candidatos que las demás. Cuando resuelva una, su "
        "cifra sirve también en la otra cuadrícula.",
    [TEXT_spot_template] =
        "Elija una cifra y busque todas las maneras de colocarla en la cuadrícula. Una casilla que "
        "se usa siempre es esa cifra. Elimínela de una casilla que no se usa nunca.",
};

static const struct technique_name techniques[] = {
    {"child-naked-single", "Un solo número"},
    {"child-hidden-single", "Un solo sitio"},
    {"child-naked-pair", "Gemelos"},
    {"child-naked-triple", "Trillizos"},
    {"child-hidden-pair", "Gemelos escondidos"},
    {"child-hidden-triple", "Trillizos escondidos"},
    {"child-full-house", "Última casilla vacía"},
    {"child-locked-pair", "Gemelos encerrados"},
    {"child-locked-triple", "Trillizos encerrados"},
    {"child-pointing", "Solo en una línea"},
    {"child-claiming", "Solo en un bloque"},
    {"child-remote-pair", "Cadena de gemelos"},
    {"child-x-wing", "Cuatro esquinas"},
    {"child-cage-least-and-most", "El menor y el mayor número de una jaula"},
    {"child-rule-of-45-inner", "Truco del 45, dentro"},
    {"child-rule-of-45-outer", "Truco del 45, fuera"},
    {"full-house", "Última casilla"},
    {"naked-single", "Único desnudo"},
    {"hidden-single", "Único oculto"},
    {"cage-last-cell", "Última casilla de una jaula"},
    {"odd-even", "Casillas pares e impares"},
    {"inequality-chain", "Cadena de desigualdades"},
    {"inequality", "Signo de desigualdad"},
    {"consecutive-pair", "Pareja consecutiva"},
    {"kropki-pair", "Pareja Kropki"},
    {"xv-pair", "Pareja XV"},
    {"thermometer", "Límites de un termómetro"},
    {"whisper-parity", "Alternancia de un susurro"},
    {"dutch-whisper", "Susurro holandés"},
    {"renban-sets", "Conjuntos renban"},
    {"palindrome-mirror", "Espejo de un palíndromo"},
    {"between-bounds", "Límites de una línea intermedia"},
    {"lockout-range", "Intervalo de una línea de bloqueo"},
    {"region-sums", "Sumas por bloque"},
    {"zipper-sums", "Sumas de una cremallera"},
    {"nabner-gaps", "Huecos de una línea nabner"},
    {"modular-cycle", "Ciclo de una línea modular"},
    {"entropic-cycle", "Ciclo de una línea entrópica"},
    {"slow-thermometer", "Termómetro lento"},
    {"double-arrow-sum", "Suma de una flecha doble"},
    {"sum-line-parts", "Partes de una línea de suma"},
    {"pill-digits", "Cifras de una píldora"},
    {"quadruple-placement", "Colocación de un cuádruple"},
    {"minimum-maximum-bounds", "Límites de mínimo y máximo"},
    {"repeat-cage-sums", "Sumas de una jaula con repetición"},
    {"difference-ratio-pair", "Pareja con diferencia o razón"},
    {"clone-cells", "Casillas de clones"},
    {"row-index", "Índice de fila"},
    {"column-index", "Índice de columna"},
    {"box-index", "Índice de bloque"},
    {"anti-queen", "Regla de la dama"},
    {"entropy-square", "Cuadrado de entropía"},
    {"calc-single", "Jaula de una casilla"},
    {"calc-quotients", "Cocientes de una jaula"},
    {"calc-differences", "Diferencias de una jaula"},
    {"calc-sums", "Sumas de una jaula"},
    {"calc-products", "Productos de una jaula"},
    {"calc-signs", "Signo de una jaula"},
    {"missing-sign", "Vecina de una casilla llena"},
    {"cage-single-set", "Combinación única"},
    {"cage-least-and-most", "Mínimo y máximo de una jaula"},
    {"rule-of-45-inner", "Regla del 45, interior"},
    {"rule-of-45-outer", "Regla del 45, exterior"},
    {"arrow-minimum", "Mínimo de una flecha"},
    {"sandwich-ends", "Extremos de un sándwich"},
    {"little-killer-bounds", "Límites de un Little Killer"},
    {"x-sum-last-cells", "Últimas casillas de una X-suma"},
    {"skyscraper-counts", "Números de rascacielos"},
    {"numbered-room", "Habitación numerada"},
    {"locked-pair", "Par bloqueado"},
    {"locked-triple", "Trío bloqueado"},
    {"pointing", "Candidatos apuntadores"},
    {"claiming", "Candidatos reclamados"},
    {"cage-sets", "Combinaciones restantes"},
    {"cage-digit", "Cifra que una jaula necesita"},
    {"sign-digit", "Cifra que un signo o una línea necesita"},
    {"missing-sign-candidates", "Vecinas con sus candidatos"},
    {"seen-by-places", "Visto desde todos los lugares"},
    {"beside-places", "Al lado de todos los lugares"},
    {"naked-pair", "Par desnudo"},
    {"naked-triple", "Trío desnudo"},
    {"hidden-pair", "Par oculto"},
    {"hidden-triple", "Trío oculto"},
    {"leftovers-inner", "Ley de los restos, interior"},
    {"leftovers-outer", "Ley de los restos, exterior"},
    {"sandwich-filling", "Relleno de un sándwich"},
    {"little-killer-combinations", "Combinaciones de un Little Killer"},
    {"x-sum-combinations", "Combinaciones de una X-suma"},
    {"skyscraper-sequences", "Series de rascacielos"},
    {"numbered-room-candidates", "Habitación numerada con candidatos"},
    {"calc-combinations", "Combinaciones de un cálculo"},
    {"arrow-combinations", "Combinaciones de una flecha"},
    {"rule-of-45-inner-several", "Regla del 45 en varias unidades, interior"},
    {"rule-of-45-outer-several", "Regla del 45 en varias unidades, exterior"},
    {"cage-split", "Jaula partida"},
    {"rule-of-45-inner-pair", "Regla del 45 con dos casillas, interior"},
    {"rule-of-45-outer-pair", "Regla del 45 con dos casillas, exterior"},
    {"innies-and-outies", "Dentro contra fuera"},
    {"cage-places", "Lugares en una jaula"},
    {"naked-cage-pair", "Par desnudo de restricciones"},
    {"hidden-cage-pair", "Par oculto de restricciones"},
    {"naked-cage-triple", "Trío desnudo de restricciones"},
    {"cages-in-house", "Restricciones en una unidad"},
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
    {"pattern-forcing-net", "Red forzada con patrones"},
    {"sum-forcing-net", "Red forzada con sumas"},
    {"template-set", "Plantilla: colocar"},
    {"template-delete", "Plantilla: eliminar"},
    {NULL, NULL},
};

const struct language language_es = {texts, techniques};
