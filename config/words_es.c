#include "config/words.h"

static const char *const words[WORD_COUNT] = {
    [WORD_puzzle] = "Sudoku",
    [WORD_puzzles] = "Sudokus",
    [WORD_puzzle_range] = "Sudokus {1} a {2}",
    [WORD_solution] = "Solución",
    [WORD_solutions] = "Soluciones",
    [WORD_solution_page] = "solución en la página {1}",
    [WORD_solution_apart] = "solución en el solucionario, página {1}",
    [WORD_puzzle_page] = "sudoku en la página {1}",
    [WORD_answer_key] = "Solucionario",
    [WORD_contents] = "Índice",
    [WORD_introduction] = "Introducción",
    [WORD_how_to_play] = "Cómo se juega",
    [WORD_how_to_play_text] =
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
    [WORD_shaded_text] =
        "Donde haya casillas sombreadas, cada zona sombreada contiene también cada cifra una "
        "sola vez.",
    [WORD_example] = "Un ejemplo y su solución",
    [WORD_hints] = "Pistas",
    [WORD_hint_page] = "pista en la página {1}",
    [WORD_walkthroughs] = "Paso a paso",
    [WORD_step] = "Paso {1}",
    [WORD_index] = "Sudokus por técnica",
    [WORD_notes] = "Notas",
    [WORD_certificate] = "Diploma",
    [WORD_certificate_text] = "ha resuelto los {1} sudokus de este libro.",
    [WORD_name] = "Nombre",
    [WORD_date] = "Fecha",
    [WORD_started] = "empezado",
    [WORD_finished] = "terminado",
    [WORD_minutes] = "unos {1} min",
    [WORD_easy] = "Fácil",
    [WORD_medium] = "Medio",
    [WORD_hard] = "Difícil",
    [WORD_unfair] = "Muy difícil",
    [WORD_extreme] = "Extremo",
    [WORD_beyond] = "Más allá",
    [WORD_rights] =
        "Todos los derechos reservados. Ninguna parte de este libro puede reproducirse sin "
        "permiso escrito del editor, salvo para uso personal.",
    [WORD_one_solution] =
        "Cada sudoku de este libro se ha comprobado por ordenador: tiene una única solución.",
    [WORD_colophon] = "Hecho con Nonet. Semilla {1}.",
    [WORD_isbn] = "ISBN {1}",
};

const struct language language_es = {words, NULL};
