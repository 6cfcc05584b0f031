#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Łamigłówka",
    [TEXT_puzzles] = "Łamigłówki",
    [TEXT_puzzle_range] = "Łamigłówki {1} do {2}",
    [TEXT_solution] = "Rozwiązanie",
    [TEXT_solutions] = "Rozwiązania",
    [TEXT_solution_page] = "rozwiązanie na stronie {1}",
    [TEXT_solution_apart] = "rozwiązanie w kluczu, strona {1}",
    [TEXT_right_half] = "prawa połowa na stronie {1}",
    [TEXT_puzzle_page] = "łamigłówka na stronie {1}",
    [TEXT_answer_key] = "Klucz odpowiedzi",
    [TEXT_tip] = "Wskazówka",
    [TEXT_contents] = "Spis treści",
    [TEXT_introduction] = "Wstęp",
    [TEXT_how_to_play] = "Zasady gry",
    [TEXT_how_to_play_text] =
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
    [TEXT_shaded_text] =
        "Tam, gdzie pola są szare, każdy szary obszar także zawiera każdą cyfrę dokładnie "
        "raz.",
    [TEXT_boards] = "Plansze w tej książce",
    [TEXT_board_plain] = "Sudoku",
    [TEXT_board_x] = "Sudoku X",
    [TEXT_board_antidiagonal] = "Jedna przekątna",
    [TEXT_board_hyper] = "Hyper",
    [TEXT_board_centre_dot] = "Środki bloków",
    [TEXT_board_asterisk] = "Gwiazdka",
    [TEXT_board_disjoint] = "Grupy rozłączne",
    [TEXT_board_girandola] = "Girandola",
    [TEXT_board_argyle] = "Argyle",
    [TEXT_board_pinwheel] = "Wiatraczek",
    [TEXT_board_latin] = "Kwadrat łaciński",
    [TEXT_board_jigsaw] = "Jigsaw",
    [TEXT_board_samurai] = "Samuraj",
    [TEXT_board_twodoku] = "Twodoku",
    [TEXT_board_triple] = "Potrójne",
    [TEXT_board_windmill] = "Wiatrak",
    [TEXT_board_areas] = "Szare obszary",
    [TEXT_board_grids] = "Kilka diagramów",
    [TEXT_board_killer] = "Killer",
    [TEXT_board_thermo] = "Termometry",
    [TEXT_board_arrow] = "Strzałki",
    [TEXT_board_greater] = "Większe niż",
    [TEXT_board_consecutive] = "Kolejne cyfry",
    [TEXT_board_kropki] = "Kropki",
    [TEXT_board_xv] = "XV",
    [TEXT_board_odd_even] = "Parzyste i nieparzyste",
    [TEXT_board_sandwich] = "Sandwich",
    [TEXT_board_anti_knight] = "Anty-skoczek",
    [TEXT_board_anti_king] = "Anty-król",
    [TEXT_board_whisper] = "Szepty",
    [TEXT_board_renban] = "Renban",
    [TEXT_board_palindrome] = "Palindromy",
    [TEXT_board_between] = "Linie pomiędzy",
    [TEXT_board_lockout] = "Linie blokujące",
    [TEXT_board_region_sum] = "Sumy w blokach",
    [TEXT_board_zipper] = "Suwaki",
    [TEXT_board_nabner] = "Nabner",
    [TEXT_board_modular] = "Linie modularne",
    [TEXT_board_entropic] = "Linie entropijne",
    [TEXT_board_slow_thermo] = "Wolne termometry",
    [TEXT_board_non_consecutive] = "Bez kolejnych cyfr",
    [TEXT_rule_boxes] =
        "Każdy wiersz, każda kolumna i każdy blok w grubej ramce zawiera każdą cyfrę od **1** do "
        "**{1}** dokładnie raz.",
    [TEXT_rule_jigsaw] =
        "Obszary mają własne kształty. Każdy wiersz, każda kolumna i każdy obszar w grubej ramce "
        "zawiera każdą cyfrę od **1** do **{1}** dokładnie raz.",
    [TEXT_rule_latin] =
        "Nie ma bloków: każdy wiersz i każda kolumna zawiera każdą cyfrę od **1** do **{1}** "
        "dokładnie raz.",
    [TEXT_rule_diagonals] = "To samo dotyczy obu szarych przekątnych.",
    [TEXT_rule_diagonal] = "To samo dotyczy szarej przekątnej.",
    [TEXT_rule_shaded_cells] = "To samo dotyczy wszystkich szarych pól razem.",
    [TEXT_rule_disjoint] = "To samo dotyczy pól, które stoją w tym samym miejscu swoich bloków.",
    [TEXT_rule_lines] = "Na żadnej z szarych linii cyfra nie powtarza się.",
    [TEXT_rule_groups] = "W żadnym szarym obszarze cyfra nie powtarza się.",
    [TEXT_rule_smaller_areas] = "W mniejszych żadna cyfra się nie powtarza.",
    [TEXT_rule_grids] =
        "Dotyczy to każdego z diagramów, których jest {1}. Tam, gdzie dwa z nich się nakładają, "
        "pola należą do obu.",
    [TEXT_rule_cage] =
        "W każdej klatce z przerywanej linii wszystkie cyfry są różne, a ich suma to mała liczba "
        "w rogu.",
    [TEXT_rule_thermo] = "Wzdłuż termometru cyfry rosną od okrągłej bańki aż do końca.",
    [TEXT_rule_arrow] =
        "Suma cyfr wzdłuż strzałki to cyfra w jej kółku. Cyfry mogą się powtarzać, jeśli inna "
        "zasada tego nie zabrania.",
    [TEXT_rule_greater] = "Znak między dwoma polami wskazuje mniejszą cyfrę.",
    [TEXT_rule_consecutive] =
        "Kreska między dwoma polami oznacza kolejne cyfry, na przykład 3 i 4.",
    [TEXT_rule_white_dot] = "Biała kropka oznacza kolejne cyfry, na przykład 3 i 4.",
    [TEXT_rule_black_dot] =
        "Czarna kropka oznacza, że jedna cyfra jest dwa razy większa od drugiej, na przykład 3 i "
        "6.",
    [TEXT_rule_either_dot] = "Między 1 a 2 kropka może być biała albo czarna.",
    [TEXT_rule_x_sum] = "X oznacza cyfry o sumie 10.",
    [TEXT_rule_v_sum] = "V oznacza cyfry o sumie 5.",
    [TEXT_rule_odd] = "W szarym kółku stoi cyfra nieparzysta.",
    [TEXT_rule_even] = "W szarym kwadracie stoi cyfra parzysta.",
    [TEXT_rule_sandwich] =
        "Liczba obok wiersza lub nad kolumną to suma cyfr stojących między **1** a **{1}**.",
    [TEXT_rule_anti_knight] = "Pola odległe o ruch skoczka szachowego zawierają różne cyfry.",
    [TEXT_rule_anti_king] = "Pola stykające się rogiem zawierają różne cyfry.",
    [TEXT_rule_whisper] = "Sąsiednie cyfry na linii szeptu różnią się co najmniej o {2}.",
    [TEXT_rule_renban] =
        "Linia renban zawiera kolejne cyfry w dowolnym porządku, żadna się nie powtarza.",
    [TEXT_rule_palindrome] = "Linia palindromu czyta się tak samo z obu końców.",
    [TEXT_rule_between] =
        "Cyfry na linii pomiędzy są większe od jednej i mniejsze od drugiej cyfry w dwóch kółkach.",
    [TEXT_rule_lockout] =
        "Cyfry w dwóch rombach linii blokującej różnią się co najmniej o {3}. Żadna inna cyfra na "
        "linii nie leży między nimi ani nie jest równa jednej z nich.",
    [TEXT_rule_region_sum] = "Linia sum ma tę samą sumę w każdym bloku, przez który przechodzi. "
                             "Jeśli wraca do bloku, ta część liczy się osobno.",
    [TEXT_rule_zipper] = "Dwa pola suwaka równo oddalone od środka dają razem cyfrę w środku. Bez "
                         "środkowego pola wszystkie pary mają tę samą sumę.",
    [TEXT_rule_nabner] =
        "Na linii nabner żadne dwie cyfry nie są równe ani kolejne, gdziekolwiek stoją.",
    [TEXT_rule_modular] =
        "Trzy pola z rzędu na linii modularnej dają trzy różne reszty z dzielenia przez 3.",
    [TEXT_rule_entropic] = "Trzy pola z rzędu na linii entropijnej zawierają jedną cyfrę niską, "
                           "jedną średnią i jedną wysoką (po jednej trzeciej cyfr).",
    [TEXT_rule_slow_thermo] =
        "Wzdłuż wolnego termometru cyfry od otwartej bańki pozostają równe albo rosną.",
    [TEXT_rule_non_consecutive] = "Kolejne cyfry, na przykład 3 i 4, nigdy nie stoją obok siebie.",
    [TEXT_rule_all_signs] =
        "Każde takie miejsce ma swój znak: gdzie go nie ma, cyfry nie są takie.",
    [TEXT_cages_text] =
        "# Klatki\n\nCyfry w klatce są różne. Dlatego niektóre sumy nie pozostawiają wyboru: dwa "
        "pola z sumą 3 zawierają tylko 1 i 2, trzy pola z sumą 24 tylko 7, 8 i 9.\n\n# Zasada "
        "45\n\nSuma cyfr od 1 do 9 to 45, a więc i suma każdego wiersza, kolumny i bloku. Jeśli "
        "klatki wypełniają blok oprócz jednego pola, pole to zawiera tyle, ile brakuje do 45. "
        "Jeśli wystają z niego o jedno pole, pole to zawiera nadmiar.\n\n# Przykład\n\nDiagram "
        "na rysunku ma cztery cyfry, a suma każdego wiersza, kolumny i bloku to 10. Klatka z sumą "
        "3 zawiera tylko 1 i 2, klatka z sumą 7 tylko 3 i 4. W drugim wierszu klatka z sumą 8 "
        "pozostawia jedno pole: stoi w nim 10 − 8 = 2. Z polem pod spodem tworzy klatkę z sumą 5, "
        "więc tam stoi 3. W trzecim wierszu klatka z sumą 5 i ta trójka pozostawiają dla "
        "pierwszego pola 10 − 5 − 3 = 2, a pod nim stoi 6 − 2 = 4. W pierwszym polu diagramu nie "
        "ma więc 2, lecz 1.",
    [TEXT_sums] = "Sumy klatek",
    [TEXT_sums_text] = "Wszystkie zbiory różnych cyfr o danej sumie, według liczby pól.",
    [TEXT_sums_cells] = "Liczba pól: {1}",
    [TEXT_signs_text] = "W tej książce cyfry zastąpiono innymi znakami: {1}.",
    [TEXT_letters] = "Litery: {1}",
    [TEXT_word] = "Słowo: {1}",
    [TEXT_word_text] =
        "W niektórych łamigłówkach cyfry zastąpiono literami: każda występuje raz w każdym "
        "wierszu, każdej kolumnie i każdym bloku. W rozwiązaniu tworzą słowo: w wierszu albo na "
        "przekątnej od lewego górnego do prawego dolnego rogu.",
    [TEXT_pictures_text] =
        "W niektórych łamigłówkach cyfry zastąpiono obrazkami. Pod łamigłówkami widać, który "
        "obrazek odpowiada której liczbie: narysuj obrazek w polu albo wpisz jego liczbę.",
    [TEXT_volume] = "Tom {1}",
    [TEXT_acknowledgements] = "Podziękowania",
    [TEXT_about_author] = "O autorze",
    [TEXT_glossary] = "Słowniczek",
    [TEXT_glossary_text] =
        "**Blok** Grupa pól, w której każda cyfra stoi jeden raz.\n\n"
        "**Cyfra dana** Cyfra wydrukowana od początku.\n\n"
        "**Dom** Wiersz, kolumna lub blok: pola, w których każda cyfra stoi jeden raz.\n\n"
        "**Kandydat** Cyfra, która może jeszcze stać w pustym polu.\n\n"
        "**Nagi singiel** Pole, któremu został jeden kandydat.\n\n"
        "**Notatka** Kandydat wpisany drobno w swoje pole.\n\n"
        "**Para** Dwa pola domu z tymi samymi dwoma kandydatami. Żadne inne pole domu nie zawiera "
        "tych cyfr.\n\n"
        "**Pole** Jeden z małych kwadratów diagramu.\n\n"
        "**Rozwiązanie** Pełny diagram. Prawidłowa łamigłówka ma dokładnie jedno.\n\n"
        "**Sąsiedzi** Pola, które leżą w jednym domu.\n\n"
        "**Ukryty singiel** Jedyne pole domu, w którym cyfra jeszcze się mieści.",
    [TEXT_also_by] = "Inne książki: {1}",
    [TEXT_series] = "Seria",
    [TEXT_levels] = "Poziomy",
    [TEXT_level] = "Poziom",
    [TEXT_diary] = "Dziennik łamigłówek",
    [TEXT_remarks] = "Uwagi",
    [TEXT_score_sheet] = "Arkusz punktów",
    [TEXT_points] = "Punkty",
    [TEXT_coupon] = "Kupon",
    [TEXT_cut_out] = "Obrazki do wycięcia",
    [TEXT_cut_out_text] = "Wytnij wzdłuż przerywanych linii. Obrazki pasują do pól łamigłówek: "
                          "połóż je i przesuwaj, aż wszystkie będą na swoich miejscach.",
    [TEXT_example] = "Przykład i jego rozwiązanie",
    [TEXT_hints] = "Wskazówki",
    [TEXT_hint_page] = "wskazówka na stronie {1}",
    [TEXT_techniques] = "Techniki",
    [TEXT_practice] = "Ćwiczenia",
    [TEXT_practice_text] = "W każdej pozycji następny krok jest tego rodzaju; nic prostszego już "
                           "nie ma. Odpowiedzi stoją za ostatnią lekcją.",
    [TEXT_answers] = "Odpowiedzi",
    [TEXT_walkthroughs] = "Krok po kroku",
    [TEXT_step] = "Krok {1}",
    [TEXT_index] = "Łamigłówki według technik",
    [TEXT_notes] = "Notatki",
    [TEXT_certificate] = "Dyplom",
    [TEXT_certificate_text] = "rozwiązuje wszystkie łamigłówki tej książki: {1}.",
    [TEXT_name] = "Imię i nazwisko",
    [TEXT_date] = "Data",
    [TEXT_started] = "zaczęte",
    [TEXT_finished] = "skończone",
    [TEXT_time] = "Czas",
    [TEXT_vote] = "Jak trudne?",
    [TEXT_board_words] = "Sudoku {1}. Wiersz po wierszu, 0 to puste pole",
    [TEXT_solution_words] = "Rozwiązanie łamigłówki {1}, wiersz po wierszu",
    [TEXT_code_words] = "Kod QR",
    [TEXT_minutes] = "około {1} min",
    [TEXT_easy] = "Łatwe",
    [TEXT_medium] = "Średnie",
    [TEXT_hard] = "Trudne",
    [TEXT_unfair] = "Bardzo trudne",
    [TEXT_extreme] = "Ekstremalne",
    [TEXT_beyond] = "Poza skalą",
    [TEXT_course_rounds] = "runda",
    [TEXT_course_openings] = "otwarcia",
    [TEXT_course_summary] =
        "otwarcia na początku: {1}, w najwęższym miejscu: {2}; trudne kroki: {3}",
    [TEXT_print_openings] = "otwarcia: {1}",
    [TEXT_print_bottleneck] = "najwęższe miejsce: {1}",
    [TEXT_print_hard_steps] = "trudne kroki: {1}",
    [TEXT_print_early] = "trudno na początku",
    [TEXT_print_smooth] = "trudność równa",
    [TEXT_print_late] = "trudno na końcu",
    [TEXT_rights] =
        "Wszelkie prawa zastrzeżone. Żadna część tej książki nie może być powielana bez "
        "pisemnej zgody wydawcy, z wyjątkiem użytku osobistego.",
    [TEXT_one_solution] =
        "Każda łamigłówka w tej książce została sprawdzona komputerowo: ma dokładnie jedno "
        "rozwiązanie.",
    [TEXT_colophon] = "Wykonano programem Nonet. Ziarno {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Zagraj online",
    [TEXT_cell_names_text] =
        "Pole nazywa się od wiersza (r) i kolumny (c): r3c5 leży w wierszu 3 i kolumnie 5. r3c5=2 "
        "znaczy, że stoi tam 2, r3c5≠2, że tam nie stoi; → znaczy: stąd wynika.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " i ",
    [TEXT_list_or] = " lub ",
    [TEXT_row] = "wiersz {1}",
    [TEXT_in_row] = "w wierszu {1}",
    [TEXT_in_rows] = "w wierszach {1}",
    [TEXT_column] = "kolumna {1}",
    [TEXT_in_column] = "w kolumnie {1}",
    [TEXT_in_columns] = "w kolumnach {1}",
    [TEXT_box] = "blok {1}",
    [TEXT_in_box] = "w bloku {1}",
    [TEXT_in_boxes] = "w blokach {1}",
    [TEXT_diagonal] = "przekątna {1}",
    [TEXT_in_diagonal] = "na przekątnej {1}",
    [TEXT_in_diagonals] = "na przekątnych {1}",
    [TEXT_area] = "obszar {1}",
    [TEXT_in_area] = "w obszarze {1}",
    [TEXT_in_areas] = "w obszarach {1}",
    [TEXT_region] = "region {1}",
    [TEXT_in_region] = "w regionie {1}",
    [TEXT_in_regions] = "w regionach {1}",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "Zatem {1}.",
    [TEXT_tell_remove] = "Skreśl {1}.",
    [TEXT_tell_remove_from] = "{1} w {2}",
    [TEXT_tell_look_in] = "szukaj {1}",
    [TEXT_tell_look_at] = "spójrz na {1}",
    [TEXT_tell_full_house] = "Tylko {X} jest {in 1} jeszcze puste; brakuje tam cyfry {x}",
    [TEXT_tell_naked_single] = "Cyfra {x} jest jedyną, która zostaje dla {X}",
    [TEXT_tell_hidden_single] = "Cyfra {x} mieści się {in 1} tylko w {X}",
    [TEXT_tell_locked_subset] = "Pola {P} nie mają innych kandydatów niż {p} i leżą razem {in "
                                "all}. Te cyfry nie stoją więc tam nigdzie indziej",
    [TEXT_tell_locked] = "Cyfra {p} mieści się {in 1} tylko w {P}. Wszystkie te pola leżą {in 2}, "
                         "więc {p} nie stoi tam nigdzie indziej",
    [TEXT_tell_leftovers] =
        "Każda cyfra stoi {in base} tyle razy, co {in cover}. Pozostałe pola, {P} po jednej "
        "stronie i {F} po drugiej, zawierają więc te same cyfry. W polach {F} nie ma dla "
        "cyfry {e} więcej miejsca, niż zajmuje już w polach {P}",
    [TEXT_tell_leftovers_must] =
        "Każda cyfra stoi {in base} tyle razy, co {in cover}. Pozostałe pola, {P} po jednej "
        "stronie i {F} po drugiej, zawierają więc te same cyfry. [Cyfra {x} musi stać w "
        "polach {F} częściej niż dotąd w polach {P}, a tam mieści się tylko w {X}][Cyfra {e} "
        "musi stać w polach {F} częściej niż dotąd w polach {P}, a {E} widzą tam każde "
        "miejsce dla niej]",
    [TEXT_tell_naked_subset] = "Pola {P} nie mają innych kandydatów niż {p}. Te cyfry nie stoją "
                               "więc nigdzie indziej {in all}",
    [TEXT_tell_hidden_subset] =
        "Cyfry {p} mieszczą się {in 1} tylko w {P}. Nic innego nie stoi więc w tych polach",
    [TEXT_tell_fish] = "Cyfra {p} mieści się {in base} tylko {in cover}: w {P}. Nie stoi więc "
                       "nigdzie indziej {in cover}",
    [TEXT_tell_finned_fish] =
        "Cyfra {p} mieści się {in base} tylko {in cover} lub w płetwie {F}. Jeśli nie stoi w "
        "płetwie, to nie stoi nigdzie indziej {in cover}. Jeśli stoi w płetwie, żadne inne pole, "
        "które widzi całą płetwę, nie może być {p}. Co odpada w obu przypadkach, znika",
    [TEXT_tell_sashimi_fish] =
        "Cyfra {p} mieści się {in base} tylko {in cover} lub w płetwie {F}. Bez płetwy w jednej z "
        "tych linii zostaje dla {p} tylko jedno miejsce; wtedy stoi tam, a nie gdzie indziej {in "
        "cover}. Jeśli {p} stoi w płetwie, żadne inne pole, które widzi całą płetwę, nie może być "
        "{p}. Co odpada w obu przypadkach, znika",
    [TEXT_tell_remote_pair] =
        "Pola {path} nie mają innych kandydatów niż {p}, a każde widzi następne, więc obie cyfry "
        "występują na przemian. Dlatego na końcach {first cell} i {last cell} stoi po jednej z "
        "nich, a pola, które widzą oba końce, nie mogą być żadną z nich",
    [TEXT_tell_bug] =
        "Gdyby w {P} nie stało {p}, każde puste pole miałoby dwóch kandydatów, a każda cyfra dwa "
        "miejsca w każdym swoim obszarze. Taki diagram ma dwa rozwiązania albo żadnego",
    [TEXT_tell_two_links] = "Cyfra {p} ma po dwa miejsca {in all}. Spośród nich {F} widzą się "
                            "nawzajem, więc nie mogą oba być {p}. Dlatego co najmniej jedno z pól "
                            "{P} to {p}, a pola, które widzą oba, nie mogą nim być",
    [TEXT_tell_dual_kite] =
        "Dwa latawce mają wspólne dwa pola bloku. Ich cyfry mają po dwa miejsca {in all}; ponieważ "
        "cyfra nie może stać w obu tych polach, stoi na jednym z dalekich końców swego latawca. "
        "Pole, które widzi oba dalekie końce, nie może jej mieć",
    [TEXT_tell_empty_rectangle] =
        "Cyfra {p} mieści się {in 1} tylko {in 3} lub {in 4}, a {in 2} tylko w {P}. Jeśli {last "
        "cell} to nie {p}, to jest nią {first cell}; spycha to {p} bloku na jego pola {in 4}. W "
        "obu przypadkach {E} widzi {p}",
    [TEXT_tell_dual_rectangle] =
        "Cyfra {p} mieści się {in 1} tylko {in 3} lub {in 4}, a {in 2} i {in 6} tylko w dwóch "
        "polach. Dla każdej z tych linii: jeśli dalekie pole to nie {p}, to jest nią bliskie i "
        "spycha {p} bloku ze wspólnej linii. W obu przypadkach {E} widzą {p}",
    [TEXT_tell_w_wing] =
        "Pola {first cell} i {last cell} mają tylko {p}. Cyfra {f} mieści się {in 1} tylko w {F}; "
        "jedno z nich widzi {first cell}, drugie {last cell}. Te nie mogą więc oba być {f}: co "
        "najmniej jedno to {e}, a pola, które widzą oba, nie mogą nim być",
    [TEXT_tell_xy_wing] = "{P} to {p/}. Tak czy inaczej jednemu z pól {F} zostaje tylko {e}. Jedno "
                          "z nich to więc {e}, a pola, które widzą oba, nie mogą nim być",
    [TEXT_tell_xyz_wing] = "{P} to {p/}. Jeśli samo nie jest {e}, jednemu z pól {F} zostaje tylko "
                           "{e}. Pola, które widzą wszystkie trzy, nie mogą więc być {e}",
    [TEXT_tell_rectangle] = "Gdyby w {P} stały tylko {p}, można by te dwie cyfry zamienić i "
                            "łamigłówka miałaby dwa rozwiązania",
    [TEXT_tell_rectangle_1] = "{rectangle}. W {F} musi więc stać inna cyfra",
    [TEXT_tell_rectangle_2] = "{rectangle}. Jedno z pól {F} musi więc być {f}, a pola, które widzą "
                              "je wszystkie, nie mogą nim być",
    [TEXT_tell_rectangle_3] =
        "{rectangle}. Jedno z pól {F} musi więc być {f/}. Liczone jako jedno pole tworzą {in 1} z "
        "{A} nagą grupę, której cyfry nie stoją tam nigdzie indziej",
    [TEXT_tell_rectangle_4] = "{rectangle}. Cyfra {o} mieści się {in 1} tylko w {F}. Gdyby jedno z "
                              "nich było {e}, drugie byłoby {o} i nic innego by nie zostało",
    [TEXT_tell_rectangle_6] = "{rectangle}. Cyfra {e} tworzy w tych polach X-Wing: gdyby stała w "
                              "jednym z pól {F}, stałaby w obu i wyszłoby właśnie to",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. Cyfra {o} mieści się {in all} tylko w tych polach. Gdyby {E} było {e}, "
        "sąsiednie pola prostokąta byłyby więc {o}, przeciwległe {e} i wyszłoby właśnie to",
    [TEXT_tell_avoidable_1] =
        "Pola {P} są wypełnione, ale żadne nie było dane. Gdyby {E} było {e}, można by zamienić "
        "obie cyfry tych czterech pól i łamigłówka miałaby dwa rozwiązania",
    [TEXT_tell_avoidable_2] =
        "Pola {P} są wypełnione, ale żadne nie było dane. Gdyby żadne z pól {F} nie było {e}, "
        "można by zamienić obie cyfry tych czterech pól i łamigłówka miałaby dwa rozwiązania. "
        "Jedno z nich to więc {e}, a pola, które widzą oba, nie mogą nim być",
    [TEXT_tell_sue_de_coq] =
        "Pola {P} leżą {in 1} i {in 2} i mają {p}. Razem z {A} ({a}) z linii i {B} ({b}) z bloku "
        "pól jest tyle, ile cyfr; każda z tych cyfr stoi więc w jednym z nich. Pola, które widzą "
        "wszystkie jej miejsca, nie mogą jej mieć",
    [TEXT_tell_colours_trap] =
        "Cyfra {p} stoi albo w {P}, albo w {F}, bo z każdego silnego połączenia tych pól jeden "
        "koniec jest prawdziwy. Pola, które widzą po jednym z każdej strony, nie mogą być {p}",
    [TEXT_tell_colours_wrap] =
        "Cyfra {p} stoi albo w {P}, albo w {F}, bo z każdego silnego połączenia tych pól jeden "
        "koniec jest prawdziwy. Ale dwa z pól {E} widzą się nawzajem, więc ta strona jest fałszywa",
    [TEXT_tell_multi_colours_1] =
        "Cyfra {p} stoi albo w {P}, albo w {F}, i albo w {A}, albo w {B}. Pole jednej pary widzi "
        "pole drugiej; te dwie strony nie mogą być obie prawdziwe, więc prawdziwa jest jedna z "
        "przeciwnych. Pola, które widzą te obie, nie mogą być {p}",
    [TEXT_tell_multi_colours_2] =
        "Cyfra {p} stoi albo w {P}, albo w {F}, i albo w {A}, albo w {B}. Jedna strona pierwszej "
        "pary widzi obie strony drugiej, z których jedna jest prawdziwa. Jest więc fałszywa",
    [TEXT_tell_chain_ends] =
        "{chain}. Prawdą jest więc co najmniej jedno z {start} i {end}, a co przeczy obu, znika",
    [TEXT_tell_chain_true] =
        "{chain}. Gdyby {last cell} nie było {last digit}, musiałoby nim być: więc nim jest",
    [TEXT_tell_chain_false] =
        "{chain}. Gdyby {last cell} było {last digit}, nie mogłoby nim być: więc nim nie jest",
    [TEXT_tell_loop] =
        "{chain}. Łańcuch zamyka się w pierścień, więc obowiązuje w obu kierunkach, a z każdego "
        "połączenia jeden koniec jest prawdziwy. Co przeczy obu końcom połączenia, znika",
    [TEXT_tell_als_xz] = "{sets} to zbiory prawie zamknięte: o jedną cyfrę więcej niż pól. "
                         "Wszystkie miejsca {k} widzą się w nich nawzajem; jeden ze zbiorów traci "
                         "więc tę cyfrę i zachowuje wszystkie inne. Dlatego A lub B zawiera {e}, a "
                         "pola, które widzą tam wszystkie miejsca tej cyfry, nie mogą jej mieć",
    [TEXT_tell_als_double] =
        "{sets} to zbiory prawie zamknięte: o jedną cyfrę więcej niż pól. Wszystkie miejsca {k} "
        "widzą się w nich nawzajem; każda z tych cyfr stoi więc tylko w jednym zbiorze, a każdy "
        "zbiór traci tylko jedną z nich. Wszystkie inne cyfry są w swoim zbiorze pewne: pola, "
        "które widzą wszystkie ich miejsca, nie mogą ich mieć",
    [TEXT_tell_als_chain] =
        "{sets} to zbiory prawie zamknięte: o jedną cyfrę więcej niż pól. Sąsiednie mają wspólną "
        "cyfrę, którą może zawierać tylko jeden z nich: {joints}. Zbiór, który traci cyfrę, "
        "zachowuje wszystkie inne; dlatego {first set} lub {last set} zawiera {e}, a pola, które "
        "widzą tam wszystkie miejsca tej cyfry, nie mogą jej mieć",
    [TEXT_tell_death_blossom] =
        "{P} to {p/}, a każda z tych cyfr odbiera swoją zbiorowi prawie zamkniętemu, który ma o "
        "jedną cyfrę więcej niż pól: {joints}, gdzie {sets}. Ten zbiór zachowuje wtedy wszystkie "
        "inne; jeden ze zbiorów zawiera więc {e}, a pola, które widzą tam wszystkie miejsca tej "
        "cyfry, nie mogą jej mieć",
    [TEXT_tell_aligned] = "Spośród sposobów wypełnienia {P} odpadają te, które powtarzają cyfrę w "
                          "obszarze albo nie zostawiają nic jednemu z pól {A}, które widzą je "
                          "wszystkie. Pozostałe obywają się bez tego, co się skreśla",
    [TEXT_tell_nishio] = "Gdyby {E} było {e},[ cyfra {e} musiałaby stać też w {P} i] dla {e} nie "
                         "byłoby już miejsca {in 1}",
    [TEXT_tell_forcing_chain] = "{chain}. Nie zostaje wtedy {dead}, więc {suppose} to fałsz",
    [TEXT_tell_forcing_net] = "Załóżmy {suppose}.[ Wynika stąd pole po polu {follows}.] Nie "
                              "zostaje wtedy {dead}, więc {suppose} to fałsz",
    [TEXT_tell_net_all] =
        "Jedno z tych założeń jest prawdziwe, a wszystkie prowadzą do tego samego: {follows}",
    [TEXT_tell_net_long] =
        "Jedno z {assumptions} jest prawdą. Każde prowadzi pole po polu do tego samego wyniku",
    [TEXT_tell_part] = "Część {1} z {2}. {3}.",
    [TEXT_tell_part_follows] = "Załóżmy {suppose}.[ Wynika stąd {follows}]",
    [TEXT_tell_part_dead] = "Załóżmy {suppose}.[ Wynika stąd {follows}.] Nie zostaje wtedy {dead}",
    [TEXT_tell_dead_cell] = "żaden kandydat dla {1}",
    [TEXT_tell_dead_house] = "żadne miejsce dla {1} {2}",
    [TEXT_tell_refuted] = "inaczej sprzeczność",
    [TEXT_tell_template_set] = "Każdy sposób rozmieszczenia brakujących {x}, który zostawia "
                               "miejsce innym cyfrom, używa {X}",
    [TEXT_tell_template_delete] = "Żaden sposób rozmieszczenia brakujących {e}, który zostawia "
                                  "miejsce innym cyfrom, nie używa {E}",
    [TEXT_name_cage] = "klatka {1} (suma {2})",
    [TEXT_name_thermo] = "termometr {1}",
    [TEXT_name_arrow] = "strzałka z kółkiem {3}",
    [TEXT_name_arrow_along] = "strzałka {1}",
    [TEXT_name_greater] = "znak nierówności między {3} a {4}",
    [TEXT_name_consecutive] = "kreska między {3} a {4}",
    [TEXT_name_white_dot] = "biała kropka między {3} a {4}",
    [TEXT_name_black_dot] = "czarna kropka między {3} a {4}",
    [TEXT_name_x_sum] = "X między {3} a {4}",
    [TEXT_name_v_sum] = "V między {3} a {4}",
    [TEXT_name_odd] = "kółko cyfry nieparzystej w {3}",
    [TEXT_name_even] = "kwadrat cyfry parzystej w {3}",
    [TEXT_name_sandwich] = "kanapka: {1} (suma {2})",
    [TEXT_name_anti_knight] = "zasada skoczka",
    [TEXT_name_anti_king] = "zasada króla",
    [TEXT_name_whisper] = "linia szeptu {1}",
    [TEXT_name_renban] = "linia renban {1}",
    [TEXT_name_palindrome] = "palindrom {1}",
    [TEXT_name_between] = "linia pomiędzy {1}",
    [TEXT_name_lockout] = "linia blokująca {1}",
    [TEXT_name_region_sum] = "linia sum {1}",
    [TEXT_name_zipper] = "suwak {1}",
    [TEXT_name_nabner] = "linia nabner {1}",
    [TEXT_name_modular] = "linia modularna {1}",
    [TEXT_name_entropic] = "linia entropijna {1}",
    [TEXT_name_slow_thermo] = "wolny termometr {1}",
    [TEXT_name_non_consecutive] = "zakaz kolejnych cyfr obok siebie",
    [TEXT_name_all_signs] = "zasada, że podano wszystkie możliwe znaki",
    [TEXT_clue_cage] = "W klatce {1} stoją różne cyfry o sumie {2}",
    [TEXT_clue_thermo] = "Wzdłuż termometru {1} cyfry rosną",
    [TEXT_clue_arrow] = "Na strzałce z kółkiem {3} suma pól {5} to cyfra w kółku",
    [TEXT_clue_greater] = "Znak nierówności między {3} a {4} oznacza, że {3} jest większe",
    [TEXT_clue_consecutive] = "Kreska między {3} a {4} oznacza kolejne cyfry",
    [TEXT_clue_white_dot] = "Biała kropka między {3} a {4} oznacza kolejne cyfry",
    [TEXT_clue_black_dot] =
        "Czarna kropka między {3} a {4} oznacza, że jedna cyfra jest dwa razy większa od drugiej",
    [TEXT_clue_x_sum] = "X między {3} a {4} oznacza, że dają razem {2}",
    [TEXT_clue_v_sum] = "V między {3} a {4} oznacza, że dają razem {2}",
    [TEXT_clue_odd] = "Kółko w {3} wymaga cyfry nieparzystej",
    [TEXT_clue_even] = "Kwadrat w {3} wymaga cyfry parzystej",
    [TEXT_clue_whisper] = "Sąsiedzi na linii szeptu {1} są daleko od siebie",
    [TEXT_clue_renban] = "Linia renban {1} zawiera kolejne cyfry",
    [TEXT_clue_palindrome] = "Palindrom {1} czyta się tak samo z obu końców",
    [TEXT_clue_between] = "Na linii pomiędzy {1} cyfry leżą między cyframi z kółek",
    [TEXT_clue_lockout] = "Na linii blokującej {1} żadna cyfra nie leży między cyframi z rombów",
    [TEXT_clue_region_sum] = "Linia sum {1} ma tę samą sumę w każdym bloku",
    [TEXT_clue_zipper] = "Na suwaku {1} pola równo oddalone od środka mają tę samą sumę",
    [TEXT_clue_nabner] = "Na linii nabner {1} żadne dwie cyfry nie są równe ani kolejne",
    [TEXT_clue_modular] =
        "Na linii modularnej {1} reszty z dzielenia przez 3 powtarzają się co trzecie pole",
    [TEXT_clue_entropic] =
        "Na linii entropijnej {1} niskie, średnie i wysokie powtarzają się co trzecie pole",
    [TEXT_clue_slow_thermo] = "Wzdłuż wolnego termometru {1} cyfry nigdy nie maleją",
    [TEXT_clue_sandwich] = "Kanapka ({1}): cyfry między {3} a {4} dają razem {2}",
    [TEXT_clue_side_by_side] = "{3} i {4} leżą obok siebie, więc ich cyfry nie następują po sobie",
    [TEXT_clue_differ] = "Zgodnie z zasadą tego sudoku {3} i {4} muszą się różnić",
    [TEXT_clue_no_consecutive] =
        "Między {3} a {4} nie ma kreski, więc ich cyfry nie następują po sobie",
    [TEXT_clue_no_white_dot] =
        "Między {3} a {4} nie ma kropki, więc ich cyfry nie następują po sobie",
    [TEXT_clue_no_black_dot] =
        "Między {3} a {4} nie ma kropki, więc żadna cyfra nie jest dwa razy większa od drugiej",
    [TEXT_clue_no_x_sum] = "Między {3} a {4} nie ma X, więc nie dają razem {2}",
    [TEXT_clue_no_v_sum] = "Między {3} a {4} nie ma V, więc nie dają razem {2}",
    [TEXT_tell_clue] = "{clue}. Inni kandydaci nie pasują",
    [TEXT_tell_cage_last] = "{clue}. Puste jest tam już tylko {X}, a z sumy zostaje {x}",
    [TEXT_tell_sign_chain] = "Według znaków nierówności między nimi cyfry pól {P} rosną od jednego "
                             "do następnego. Każde musi więc zostawić miejsce pozostałym",
    [TEXT_tell_cage_single] = "{clue}. Mogą to być tylko {p}",
    [TEXT_tell_least_and_most] =
        "{clue}. To, co znika, byłoby za duże nawet przy najmniejszych możliwych cyfrach innych "
        "pól albo za małe nawet przy największych",
    [TEXT_tell_cage_sets] = "{clue}. Żaden zestaw cyfr o tej sumie, na który kandydaci jeszcze "
                            "pozwalają, nie zawiera {e/}",
    [TEXT_tell_cage_places] =
        "{clue}. To, co znika, nie zostawiłoby innym polom różnych cyfr na resztę sumy",
    [TEXT_tell_needed] = "{clue}. Jakkolwiek wypełnić te pola, jest wśród nich {e}, w {P}. Pola, "
                         "które widzą wszystkie te miejsca, nie mogą jej mieć",
    [TEXT_tell_seen] = "Cyfra {p} mieści się {in 1} tylko w {P}. Pola, które widzą wszystkie te "
                       "miejsca, nie mogą jej mieć",
    [TEXT_tell_beside] = "Cyfra {p} mieści się {in 1} tylko w {P}, a {E} leży obok każdego z tych "
                         "pól. Obok {p} nie może stać {e}; powód: {clues}",
    [TEXT_tell_45_inner] = "Wszystkie cyfry {in all} dają razem {total}, a klatki, które leżą tam "
                           "w całości, mają {known}. Zostaje więc {sum} dla {P}",
    [TEXT_tell_45_outer] = "Wszystkie cyfry {in all} dają razem {total}, a klatki, które tam "
                           "sięgają, mają {known}. Więc {sum} z tego leży na zewnątrz, w {P}",
    [TEXT_tell_45_both] = "Wszystkie cyfry {in all} dają razem {total}. Porównanie z klatkami "
                          "mówi, że {P} to o {sum} więcej niż {F}",
    [TEXT_tell_naked_cages] =
        "{P} mają razem {p}; wymuszają to: {clues}. Te cyfry nie stoją więc {in 1} nigdzie indziej",
    [TEXT_tell_hidden_cages] = "{p} mieszczą się {in 1} tylko w {P}. Każdy warunek bierze więc "
                               "tyle z tych cyfr, ile może: {clues}",
    [TEXT_tell_cages_in_house] =
        "Dwa warunki spotykają się {in 1}: {clue 1} oraz {clue 2}. Nie mają tam wspólnej cyfry, "
        "więc z pierwszego znika każdy kandydat, przy którym nie dałoby się wypełnić drugiego",
    [TEXT_tell_cage_split] =
        "{clue}. Według sumy wszystkich cyfr {in all} w {P} jest z tego {sum}, a w {F} {other}",
    [TEXT_tell_stuck] = "Techniki nie znajdują następnego kroku.",
    [TEXT_mark_place] = "stoi tutaj",
    [TEXT_mark_eliminate] = "odpada",
    [TEXT_mark_pattern] = "wzór",
    [TEXT_mark_fin] = "płetwa, druga strona",
    [TEXT_mark_set] = "zbiór {1}",
    [TEXT_link_strong] = "jedno z dwojga",
    [TEXT_link_weak] = "nie oba",
    [TEXT_spot_full_house] =
        "Poszukaj wiersza, kolumny lub bloku z jednym pustym polem: tam stoi brakująca cyfra.",
    [TEXT_spot_naked_single] =
        "Weź puste pole i odlicz cyfry jego wiersza, kolumny i bloku. Jeśli są wszystkie oprócz "
        "jednej, stoi tam właśnie ona. Najlepsze są pola, w których krzyżują się pełne obszary.",
    [TEXT_spot_hidden_single] =
        "Weź cyfrę i skreśl w bloku, wierszu lub kolumnie każde pole, które widzi inna taka sama "
        "cyfra. Jeśli zostaje jedno pole, cyfra stoi w nim.",
    [TEXT_spot_locked_subset] =
        "Dwa pola bloku w jednym wierszu lub kolumnie z tymi samymi dwoma kandydatami, albo trzy z "
        "trzema, wiążą te cyfry: odpadają w reszcie wiersza lub kolumny i w reszcie bloku.",
    [TEXT_spot_locked] = "Poszukaj w bloku cyfry, której wszystkie miejsca leżą w jednym wierszu "
                         "lub kolumnie: odpada w ich reszcie. Albo w wierszu lub kolumnie cyfry, "
                         "której wszystkie miejsca leżą w jednym bloku: odpada w reszcie bloku.",
    [TEXT_spot_naked_subset] =
        "Poszukaj w wierszu, kolumnie lub bloku tylu pól, ilu mają razem kandydatów: dwóch z "
        "dwoma, trzech z trzema, czterech z czterema. Te cyfry odpadają w innych polach obszaru.",
    [TEXT_spot_hidden_subset] = "Poszukaj w wierszu, kolumnie lub bloku cyfr, które mieszczą się "
                                "tylko w tych samych polach: dwóch w dwóch, trzech w trzech, "
                                "czterech w czterech. Wszyscy inni kandydaci tam odpadają.",
    [TEXT_spot_leftovers] = "Porównaj całe wiersze lub kolumny z obszarami, które prawie je "
                            "pokrywają. Pola wystające po jednej stronie zawierają te same cyfry, "
                            "co po drugiej; czym jedna strona być nie może, to odpada po drugiej.",
    [TEXT_spot_fish] =
        "Weź cyfrę i poszukaj tylu wierszy, ile jest kolumn, w których leżą tam wszystkie jej "
        "miejsca: dwóch dla X-Winga, trzech dla miecznika, czterech dla meduzy. Odpada ona w "
        "reszcie tych kolumn. Tak samo po zamianie wierszy i kolumn.",
    [TEXT_spot_remote_pair] =
        "Poszukaj pól z tymi samymi dwoma kandydatami, z których każde widzi następne. Po "
        "parzystej liczbie pól oba końce są różne: pole, które widzi oba, traci obie cyfry.",
    [TEXT_spot_bug] =
        "Pod koniec sprawdź, czy wszystkie puste pola oprócz jednego mają po dwóch kandydatów. "
        "Cyfra, która w wierszu, kolumnie i bloku tego pola występuje trzy razy, stoi w nim.",
    [TEXT_spot_two_links] = "Weź cyfrę i poszukaj dwóch obszarów, w których ma po dwa miejsca. "
                            "Jeśli miejsce z jednego widzi miejsce z drugiego, cyfra stoi na "
                            "jednym z dwóch dalekich końców: pola, które widzą oba, tracą ją.",
    [TEXT_spot_empty_rectangle] =
        "Weź cyfrę, której miejsca w bloku leżą w jednym jego wierszu i jednej kolumnie, a poza "
        "nim linię z dwoma miejscami, z których jedno leży w tym wierszu lub kolumnie. Tam, gdzie "
        "drugie miejsce krzyżuje się z blokiem, cyfra odpada.",
    [TEXT_spot_w_wing] = "Poszukaj dwóch pól z tymi samymi dwoma kandydatami, które się nie widzą, "
                         "i obszaru, w którym jedna z cyfr ma dwa miejsca, każde widziane przez "
                         "jedno z pól. Pola, które widzą oba, tracą drugą cyfrę.",
    [TEXT_spot_xy_wing] =
        "Poszukaj pola z dwoma kandydatami, które widzi dwa inne z dwoma; każde dzieli z nim jedną "
        "cyfrę, a ze sobą trzecią. Pola, które widzą oba skrzydła, tracą trzecią.",
    [TEXT_spot_xyz_wing] = "Jak XY-Wing, ale środkowe pole ma wszystkie trzy cyfry. Pola, które "
                           "widzą wszystkie trzy, tracą wspólną cyfrę.",
    [TEXT_spot_rectangle] =
        "Poszukaj czterech pól w dwóch wierszach, dwóch kolumnach i dwóch blokach z tymi samymi "
        "dwoma kandydatami. Same dałyby się zamienić i łamigłówka miałaby dwa rozwiązania: coś w "
        "tych polach musi temu zapobiec. Co to jest, określa typ.",
    [TEXT_spot_avoidable] = "Poszukaj rogów takiego prostokąta, w które cyfry zostały wpisane, a "
                            "nie dane. Ostatnie rogi nie mogą prowadzić do dwóch rozwiązań.",
    [TEXT_spot_finned_fish] =
        "Poszukaj ryby, którą psuje kilka dodatkowych miejsc, płetwy, wszystkie w jednym bloku. "
        "To, co ryba wyklucza, odpada nadal tam, skąd widać też każdą płetwę. W rybie sashimi obok "
        "płetwy brakuje rogu.",
    [TEXT_spot_sue_de_coq] =
        "Poszukaj na skrzyżowaniu bloku i linii dwóch lub trzech pól o dwie cyfry bogatszych niż "
        "liczba pól. Jeśli pola o niewielu cyfrach z reszty linii i z reszty bloku je przejmują, "
        "wszystko jest rozdzielone: te cyfry odpadają w reszcie linii i bloku.",
    [TEXT_spot_colours] = "Weź cyfrę i koloruj na przemian jej miejsca tam, gdzie ma dwa w "
                          "obszarze. Pola, które widzą oba kolory, tracą ją; jeśli dwa tego samego "
                          "koloru się widzą, ten kolor jest fałszywy.",
    [TEXT_spot_multi_colours] =
        "Pokoloruj miejsca cyfry w dwóch osobnych sieciach par. Jeśli kolor jednej widzi kolor "
        "drugiej, jeden z dwóch przeciwnych kolorów jest prawdziwy: co widzi oba, traci cyfrę.",
    [TEXT_spot_chain] = "Zacznij od kandydata i idź na przemian: jeśli on jest fałszywy, następny "
                        "jest prawdziwy; jeśli ten jest prawdziwy, kolejny nie. Gdy pierwszy i "
                        "ostatni nie mogą być oba fałszywe, odpada to, co oba wykluczają. Zaczynaj "
                        "od pól z dwoma kandydatami i cyfr z dwoma miejscami.",
    [TEXT_spot_loop] = "Idź takim łańcuchem, aż wróci do początku. Wtedy każde jego ogniwo to na "
                       "pewno jedno z dwojga, a odpada to, co widzi oba końce ogniwa.",
    [TEXT_spot_als_xz] =
        "Poszukaj dwóch zbiorów pól, każdego w jednym obszarze o jedną cyfrę bogatszego niż liczba "
        "pól, ze wspólną cyfrą, której wszystkie miejsca się widzą. Jeden ją traci i zachowuje "
        "resztę: druga wspólna cyfra odpada w polach, które widzą wszystkie jej miejsca.",
    [TEXT_spot_als_chain] = "Połącz trzy lub więcej takich zbiorów, każdy z następnym cyfrą, którą "
                            "może mieć tylko jeden z nich. Cyfra pierwszego i ostatniego odpada w "
                            "polach, które widzą wszystkie jej miejsca w obu.",
    [TEXT_spot_death_blossom] =
        "Poszukaj pola, którego każdy kandydat widzi wszystkie swoje miejsca w zbiorze o jedną "
        "cyfrę bogatszym niż liczba pól. Cokolwiek w nim stoi, jeden zbiór traci tę cyfrę: cyfra "
        "wspólna wszystkim odpada w polach, które widzą wszystkie jej miejsca.",
    [TEXT_spot_aligned] = "Weź dwa lub trzy pola i wypisz cyfry, które mogą mieć razem. Skreśl to, "
                          "czego zabrania inne pole z niewieloma kandydatami. Kandydat, którego "
                          "nie ma w żadnej z pozostałych kombinacji, odpada.",
    [TEXT_spot_franken_fish] =
        "Poszukaj ryby, której linie są po części blokami: wszystkie miejsca cyfry w kilku "
        "wierszach i blokach leżą w tylu samo kolumnach i blokach. Odpada ona w ich reszcie.",
    [TEXT_spot_nishio] = "Weź miejsce cyfry i śledź, co powoduje dla samej tej cyfry. Jeśli gdzieś "
                         "już się nie mieści, miejsce było fałszywe.",
    [TEXT_spot_forcing_chain] = "Weź pole z niewieloma kandydatami albo cyfrę z niewieloma "
                                "miejscami i idź za każdym do końca. Co wychodzi za każdym razem, "
                                "jest prawdą; co prowadzi do sprzeczności, jest fałszem.",
    [TEXT_spot_forcing_net] =
        "Załóż kandydata i wpisz wszystko, co wynika, także tam, gdzie schodzi się kilka wniosków. "
        "Co wynika ze wszystkich kandydatów pola lub miejsc cyfry, jest prawdą; co prowadzi do "
        "sprzeczności, jest fałszem.",
    [TEXT_spot_clue] = "Przyjrzyj się znakowi, linii lub sumie, dla której zostało mało cyfr, i "
                       "sprawdź każdego kandydata jednego z pól: czy pozostałe da się jeszcze "
                       "wypełnić? Jeśli nie, kandydat odpada.",
    [TEXT_spot_cage] =
        "Weź klatkę o niewielu polach albo o bardzo małej lub dużej sumie i wypisz zestawy cyfr, "
        "które ją dają. Czego nie ma w żadnym, znika z klatki; co jest w każdym, musi w niej stać "
        "i znika tam, skąd widać wszystkie jego miejsca.",
    [TEXT_spot_cages] =
        "Przyjrzyj się klatkom, liniom i znakom, których pola leżą w jednym domu. Jeśli niektóre z "
        "nich muszą razem zawierać dwie cyfry, żadne inne pole domu nie może ich mieć. Jeśli tylko "
        "dwa mają miejsce na dwie cyfry, te cyfry stoją właśnie tam.",
    [TEXT_spot_sum_of_house] =
        "Każdy dom ma tę samą sumę, 45 przy dziewięciu cyfrach. Szukaj domów, pojedynczych lub "
        "sąsiednich, które klatki prawie wypełniają: dodaj klatki i porównaj. Różnica to suma pól, "
        "które wystają albo zostają.",
    [TEXT_spot_seen] = "Weź cyfrę, której w domu lub klatce zostało mało miejsc. Pole, z którego "
                       "widać je wszystkie, choćby przez regułę tej łamigłówki, nie może jej mieć: "
                       "gdziekolwiek stoi, przeszkadza.",
    [TEXT_spot_template] =
        "Weź cyfrę i rozłóż ją na diagramie na każdy możliwy jeszcze sposób. Co jest im wspólne, "
        "jest prawdą; miejsce, którego nie ma w żadnym, odpada.",
};

static const struct technique_name techniques[] = {
    {"full-house", "Ostatnie pole"},
    {"naked-single", "Naga jedynka"},
    {"hidden-single", "Ukryta jedynka"},
    {"locked-pair", "Zablokowana para"},
    {"locked-triple", "Zablokowana trójka"},
    {"pointing", "Kandydaci wskazujący"},
    {"claiming", "Kandydaci zajmujący"},
    {"leftovers-inner", "Prawo reszt, wewnętrzne"},
    {"leftovers-outer", "Prawo reszt, zewnętrzne"},
    {"naked-pair", "Naga para"},
    {"naked-triple", "Naga trójka"},
    {"hidden-pair", "Ukryta para"},
    {"hidden-triple", "Ukryta trójka"},
    {"cage-last-cell", "Ostatnie pole klatki"},
    {"odd-even", "Pola parzyste i nieparzyste"},
    {"sign-chain", "Łańcuch znaków"},
    {"sign", "Znak między dwoma polami"},
    {"thermometer", "Termometr"},
    {"line", "Reguła linii"},
    {"missing-sign", "Sąsiad wypełnionego pola"},
    {"cage-single-set", "Jedyna kombinacja"},
    {"cage-least-and-most", "Najmniej i najwięcej w klatce"},
    {"rule-of-45-inner", "Reguła 45, wewnątrz"},
    {"rule-of-45-outer", "Reguła 45, na zewnątrz"},
    {"arrow", "Strzałka"},
    {"sandwich-ends", "Końce kanapki"},
    {"cage-sets", "Pozostałe kombinacje"},
    {"cage-digit", "Cyfra potrzebna klatce"},
    {"sign-digit", "Cyfra potrzebna znakowi lub linii"},
    {"missing-sign-candidates", "Sąsiedzi z kandydatami"},
    {"seen-by-places", "Widziane ze wszystkich miejsc"},
    {"beside-places", "Obok wszystkich miejsc"},
    {"sandwich-filling", "Wypełnienie kanapki"},
    {"arrow-ways", "Strzałka z różnymi cyframi"},
    {"rule-of-45-inner-several", "Reguła 45 na kilku obszarach, wewnątrz"},
    {"rule-of-45-outer-several", "Reguła 45 na kilku obszarach, na zewnątrz"},
    {"rule-of-45-inner-pair", "Reguła 45 z dwoma polami, wewnątrz"},
    {"rule-of-45-outer-pair", "Reguła 45 z dwoma polami, na zewnątrz"},
    {"innies-and-outies", "Wnętrze kontra zewnętrze"},
    {"cage-places", "Miejsca w klatce"},
    {"naked-cage-pair", "Naga para w warunkach"},
    {"hidden-cage-pair", "Ukryta para w warunkach"},
    {"naked-cage-triple", "Naga trójka w warunkach"},
    {"cage-split", "Podział klatki"},
    {"cages-in-house", "Warunki w jednym obszarze"},
    {"hidden-cage-triple", "Ukryta trójka w warunkach"},
    {"rule-of-45-more", "Reguła 45 z większą liczbą pól"},
    {"innies-and-outies-more", "Wnętrze kontra zewnętrze z większą liczbą pól"},
    {"naked-quad", "Naga czwórka"},
    {"hidden-quad", "Ukryta czwórka"},
    {"x-wing", "X-Wing"},
    {"swordfish", "Miecznik"},
    {"jellyfish", "Meduza"},
    {"remote-pair", "Odległa para"},
    {"bug-plus-1", "BUG+1"},
    {"skyscraper", "Wieżowiec"},
    {"two-string-kite", "Latawiec"},
    {"dual-two-string-kite", "Podwójny latawiec"},
    {"turbot-fish", "Turbot"},
    {"empty-rectangle", "Pusty prostokąt"},
    {"dual-empty-rectangle", "Podwójny pusty prostokąt"},
    {"w-wing", "W-Wing"},
    {"xy-wing", "XY-Wing"},
    {"xyz-wing", "XYZ-Wing"},
    {"unique-rectangle-1", "Unikalny prostokąt typu 1"},
    {"unique-rectangle-2", "Unikalny prostokąt typu 2"},
    {"unique-rectangle-3", "Unikalny prostokąt typu 3"},
    {"unique-rectangle-4", "Unikalny prostokąt typu 4"},
    {"unique-rectangle-5", "Unikalny prostokąt typu 5"},
    {"unique-rectangle-6", "Unikalny prostokąt typu 6"},
    {"hidden-rectangle", "Ukryty prostokąt"},
    {"avoidable-rectangle-1", "Prostokąt do uniknięcia typu 1"},
    {"avoidable-rectangle-2", "Prostokąt do uniknięcia typu 2"},
    {"finned-x-wing", "X-Wing z płetwą"},
    {"sashimi-x-wing", "X-Wing sashimi"},
    {"finned-swordfish", "Miecznik z płetwą"},
    {"sashimi-swordfish", "Miecznik sashimi"},
    {"finned-jellyfish", "Meduza z płetwą"},
    {"sashimi-jellyfish", "Meduza sashimi"},
    {"sue-de-coq", "Sue de Coq"},
    {"simple-colours-trap", "Proste kolorowanie: pułapka"},
    {"simple-colours-wrap", "Proste kolorowanie: sprzeczność"},
    {"multi-colours-1", "Wielokrotne kolorowanie typu 1"},
    {"multi-colours-2", "Wielokrotne kolorowanie typu 2"},
    {"x-chain", "Łańcuch X"},
    {"xy-chain", "Łańcuch XY"},
    {"continuous-nice-loop", "Pierścień zamknięty"},
    {"discontinuous-nice-loop", "Pierścień przerwany"},
    {"aic", "Łańcuch naprzemienny"},
    {"grouped-continuous-nice-loop", "Pierścień zamknięty z grupami"},
    {"grouped-discontinuous-nice-loop", "Pierścień przerwany z grupami"},
    {"grouped-aic", "Łańcuch naprzemienny z grupami"},
    {"als-xz", "ALS-XZ"},
    {"als-xy-wing", "ALS-XY-Wing"},
    {"als-chain", "Łańcuch ALS"},
    {"death-blossom", "Kwiat śmierci"},
    {"aligned-pair-exclusion", "Wykluczenie par w linii"},
    {"aligned-triplet-exclusion", "Wykluczenie trójek w linii"},
    {"franken-x-wing", "X-Wing Franken"},
    {"franken-swordfish", "Miecznik Franken"},
    {"franken-jellyfish", "Meduza Franken"},
    {"finned-franken-x-wing", "X-Wing Franken z płetwą"},
    {"finned-franken-swordfish", "Miecznik Franken z płetwą"},
    {"finned-franken-jellyfish", "Meduza Franken z płetwą"},
    {"mutant-x-wing", "X-Wing – mutant"},
    {"mutant-swordfish", "Miecznik – mutant"},
    {"mutant-jellyfish", "Meduza – mutant"},
    {"finned-mutant-x-wing", "X-Wing – mutant z płetwą"},
    {"finned-mutant-swordfish", "Miecznik – mutant z płetwą"},
    {"finned-mutant-jellyfish", "Meduza – mutant z płetwą"},
    {"finned-mutant-squirmbag", "Ośmiornica – mutant z płetwą"},
    {"nishio", "Nishio"},
    {"forcing-chain", "Łańcuch wymuszający"},
    {"forcing-net", "Sieć wymuszająca"},
    {"nested-forcing-net", "Zagnieżdżona sieć wymuszająca"},
    {"template-set", "Szablon: wstawianie"},
    {"template-delete", "Szablon: skreślanie"},
    {NULL, NULL},
};

const struct language language_pl = {texts, techniques};
