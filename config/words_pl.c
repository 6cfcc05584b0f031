#include "config/words.h"

static const char *const words[WORD_COUNT] = {
    [WORD_puzzle] = "Łamigłówka",
    [WORD_puzzles] = "Łamigłówki",
    [WORD_puzzle_range] = "Łamigłówki {1} do {2}",
    [WORD_solution] = "Rozwiązanie",
    [WORD_solutions] = "Rozwiązania",
    [WORD_solution_page] = "rozwiązanie na stronie {1}",
    [WORD_solution_apart] = "rozwiązanie w kluczu, strona {1}",
    [WORD_puzzle_page] = "łamigłówka na stronie {1}",
    [WORD_answer_key] = "Klucz odpowiedzi",
    [WORD_contents] = "Spis treści",
    [WORD_introduction] = "Wstęp",
    [WORD_how_to_play] = "Zasady gry",
    [WORD_how_to_play_text] =
        "Wypełnij puste pola tak, aby każdy wiersz, każda kolumna i każdy blok w grubej ramce "
        "zawierały każdą cyfrę od **1** do **{1}** dokładnie raz.\n\n# Od czego "
        "zacząć\n\nPoszukaj wiersza, kolumny lub bloku, który jest prawie pełny: czego w nim "
        "brakuje? Potem bierz cyfry po kolei i pytaj, gdzie jeszcze mogą stanąć. Jeśli w "
        "bloku zostało dla cyfry tylko jedno pole, to jest jej miejsce.\n\n# Gdy robi się "
        "trudniej\n\nZapisuj ołówkiem w rogach pól cyfry, które są jeszcze możliwe. Dwa pola "
        "wiersza z tymi samymi dwoma kandydatami zachowują ich dla siebie: skreśl ich w "
        "reszcie wiersza. To samo dotyczy kolumn i bloków oraz trzech pól, które dzielą "
        "trzech kandydatów.\n\nKażda łamigłówka ma dokładnie jedno rozwiązanie. Nigdy nie "
        "trzeba zgadywać, wystarczy spojrzeć jeszcze raz.",
    [WORD_shaded_text] =
        "Tam, gdzie pola są szare, każdy szary obszar także zawiera każdą cyfrę dokładnie "
        "raz.",
    [WORD_example] = "Przykład i jego rozwiązanie",
    [WORD_hints] = "Wskazówki",
    [WORD_hint_page] = "wskazówka na stronie {1}",
    [WORD_walkthroughs] = "Krok po kroku",
    [WORD_step] = "Krok {1}",
    [WORD_index] = "Łamigłówki według technik",
    [WORD_notes] = "Notatki",
    [WORD_certificate] = "Dyplom",
    [WORD_certificate_text] = "rozwiązuje wszystkie łamigłówki tej książki: {1}.",
    [WORD_name] = "Imię i nazwisko",
    [WORD_date] = "Data",
    [WORD_started] = "zaczęte",
    [WORD_finished] = "skończone",
    [WORD_minutes] = "około {1} min",
    [WORD_easy] = "Łatwe",
    [WORD_medium] = "Średnie",
    [WORD_hard] = "Trudne",
    [WORD_unfair] = "Bardzo trudne",
    [WORD_extreme] = "Ekstremalne",
    [WORD_beyond] = "Poza skalą",
    [WORD_rights] =
        "Wszelkie prawa zastrzeżone. Żadna część tej książki nie może być powielana bez "
        "pisemnej zgody wydawcy, z wyjątkiem użytku osobistego.",
    [WORD_one_solution] =
        "Każda łamigłówka w tej książce została sprawdzona komputerowo: ma dokładnie jedno "
        "rozwiązanie.",
    [WORD_colophon] = "Wykonano programem Nonet. Ziarno {1}.",
    [WORD_isbn] = "ISBN {1}",
};

const struct language language_pl = {words, NULL};
