#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Łamigłówka",
    [TEXT_puzzles] = "Łamigłówki",
    [TEXT_puzzles_many] = "Łamigłówek",
    [TEXT_puzzle_range] = "Łamigłówki {1}–{2}",
    [TEXT_puzzle_pair] = "Łamigłówki {1} i {2}",
    [TEXT_solution] = "Rozwiązanie",
    [TEXT_solutions] = "Rozwiązania",
    [TEXT_solution_page] = "rozwiązanie na stronie {1}",
    [TEXT_solution_apart] = "rozwiązanie w kluczu, strona {1}",
    [TEXT_right_half] = "prawa połowa na stronie {1}",
    [TEXT_puzzle_page] = "łamigłówka na stronie {1}",
    [TEXT_puzzle_page_short] = "strona {1}",
    [TEXT_puzzle_page_brief] = "s. {1}",
    [TEXT_answer_key] = "Klucz odpowiedzi",
    [TEXT_tip] = "Wskazówka",
    [TEXT_contents] = "Spis treści",
    [TEXT_introduction] = "Wstęp",
    [TEXT_how_to_play] = "Zasady gry",
    [TEXT_how_to_play_text] =
        "Wypełnij puste pola tak, aby każdy wiersz, każda kolumna i każdy blok w grubej ramce "
        "zawierały każdą cyfrę od **1** do **{1}** dokładnie raz.\n\n# Od czego zacząć\n\nPoszukaj "
        "wiersza, kolumny lub bloku, w którym zostało niewiele pustych pól. Jakich cyfr brakuje? "
        "Przy każdej sprawdź, gdzie może jeszcze stać. Jeśli w wierszu, kolumnie lub bloku zostało "
        "dla niej tylko jedno pole, wpisz ją tam.\n\n# Gdy robi się trudniej\n\nWpisz drobno w "
        "każde puste pole cyfry, które są w nim jeszcze możliwe. To jego kandydaci. Jeśli dwa pola "
        "w wierszu mają tylko tych samych dwóch kandydatów, te cyfry muszą stać w tych polach. "
        "Skreśl je w reszcie wiersza. Tak samo jest w kolumnach i blokach oraz z trzema polami, "
        "które mają wspólnych trzech kandydatów.\n\nKażda łamigłówka ma dokładnie jedno "
        "rozwiązanie. Nigdy nie trzeba zgadywać.",
    [TEXT_how_to_play_latin_text] =
        "# Od czego zacząć\n\n{2}Poszukaj wiersza lub kolumny, w których zostało niewiele "
        "pustych pól. Jakich cyfr brakuje? Przy każdej sprawdź, gdzie może jeszcze stać. Jeśli "
        "zostało dla niej tylko jedno pole, wpisz ją tam.\n\n# Gdy robi się trudniej\n\nWpisz "
        "drobno w każde puste pole cyfry, które są w nim jeszcze możliwe. To jego kandydaci. "
        "Jeśli dwa pola w wierszu mają tylko tych samych dwóch kandydatów, te cyfry muszą stać w "
        "tych polach. Skreśl je w reszcie wiersza. Tak samo jest w kolumnach oraz z trzema "
        "polami, które mają wspólnych trzech kandydatów.\n\nKażda łamigłówka ma dokładnie jedno "
        "rozwiązanie. Nigdy nie trzeba zgadywać.",
    [TEXT_how_to_play_clues] = "Zacznij od wskazówek, które pozostawiają najmniej możliwości.",
    [TEXT_how_to_play_sizes] =
        "Na mniejszych diagramach ostatnią cyfrą jest liczba pól w wierszu: **{1}** na "
        "najmniejszych w tej książce.",
    [TEXT_story] = "Zasady w obrazkach",
    [TEXT_story_row] = "W każdym wierszu jest każda liczba jeden raz. Której brakuje?",
    [TEXT_story_column] = "W każdej kolumnie też jest każda liczba jeden raz.",
    [TEXT_story_box] = "I w każdym bloku z grubą ramką.",
    [TEXT_trace] = "Rysuj cyfry po śladzie",
    [TEXT_child_how_to_play_text] =
        "Wpisz liczbę w każde puste pole. Pole to mały kwadracik.\n\nW każdym **wierszu** (od "
        "lewej do prawej), w każdej **kolumnie** (z góry na dół) i w każdym **bloku** z grubą "
        "ramką są wszystkie liczby od **1** do **{1}**, każda tylko raz.\n\n# Jak zacząć\n\nZnajdź "
        "wiersz, kolumnę albo blok, w którym prawie wszystko jest wpisane. Której liczby brakuje? "
        "Wpisz ją.\n\n# Gdy nie wiesz, co dalej\n\nWybierz liczbę i sprawdź, gdzie już jest. W jej "
        "wierszu, kolumnie i bloku nie może być drugi raz. Czy w którymś bloku zostało dla niej "
        "tylko jedno pole? Wpisz ją tam.\n\nPisz ołówkiem, żeby móc ścierać gumką. Każda "
        "łamigłówka ma tylko jedno rozwiązanie. Nigdy nie trzeba zgadywać.",
    [TEXT_child_how_to_play_sizes] = "Małe łamigłówki mają mniej liczb. W najmniejszych "
                                     "potrzebujesz tylko liczb od **1** do **{1}**.",
    [TEXT_child_rule_boxes] = "W każdym wierszu, w każdej kolumnie i w każdym bloku z grubą ramką "
                              "są wszystkie liczby od **1** do **{1}**, każda tylko raz.",
    [TEXT_child_rule_base] = "**Zasada dla wszystkich:** {1}",
    [TEXT_child_rule_base_alone] = "Tutaj działa tylko zasada dla wszystkich.",
    [TEXT_child_rule_base_not] = "Jeśli plansza ma własną zasadę, znajdziesz ją obok.",
    [TEXT_child_rule_jigsaw] =
        "Tutaj bloki mają dziwne kształty, jak kawałki układanki. W każdym wierszu, w każdej "
        "kolumnie i w każdym kawałku są wszystkie liczby od **1** do **{1}**, każda tylko raz.",
    [TEXT_child_pictures_text] =
        "W niektórych łamigłówkach zamiast liczb są obrazki. Narysuj właściwy obrazek w każdym "
        "pustym polu. Albo wpisz jego liczbę: zobaczysz ją pod łamigłówką.",
    [TEXT_child_word_text] =
        "W niektórych łamigłówkach zamiast liczb są litery. Gdy skończysz, poszukaj ukrytego "
        "słowa: jest w wierszu albo schodzi krok po kroku z lewego górnego rogu.",
    [TEXT_child_practice_text] = "Teraz twoja kolej! W każdej z tych łamigłówek następnym krokiem "
                                 "jest ta sztuczka. Odpowiedzi są po ostatniej lekcji.",
    [TEXT_child_grading] = "Łatwe czy trudne?",
    [TEXT_child_grading_text] =
        "Niektóre łamigłówki są łatwe, a przy innych trzeba więcej pomyśleć. Łamigłówka jest "
        "łatwa, gdy wystarczą łatwe sztuczki. Gdy potrzebna jest trudniejsza sztuczka, trudniejsza "
        "jest też łamigłówka.\n\nKomputer sprawdził każdą łamigłówkę. Ma tylko jedno rozwiązanie, "
        "więc nigdy nie trzeba zgadywać.",
    [TEXT_child_grading_minutes] = "Minuty są podane tylko na oko. Nie musisz się spieszyć!",
    [TEXT_child_glossary_text] =
        "**Blok** Grupa pól otoczona grubą ramką.\n\n**Kolumna** Pola z góry na dół, jedno pod "
        "drugim.\n\n**Mała liczba** Liczba w rogu pola. Może to ta właściwa.\n\n**Pole** Mały "
        "kwadracik łamigłówki.\n\n**Rozwiązanie** Łamigłówka ze wszystkimi liczbami. Jest tylko "
        "jedno.\n\n**Wiersz** Pola od lewej do prawej, jedno obok drugiego.\n\n**Wskazówka** Mała "
        "pomoc, gdy nie wiesz, co dalej.",
    [TEXT_child_spot_full_house] = "Znajdź wiersz, kolumnę albo blok z tylko jednym pustym polem. "
                                   "Której liczby brakuje? Wpisz ją!",
    [TEXT_child_spot_naked_single] =
        "Wybierz puste pole. Wymień wszystkie liczby z jego wiersza, kolumny i bloku. Czy została "
        "tylko jedna, której nie było? Wpisz ją!",
    [TEXT_child_spot_hidden_single] =
        "Wybierz liczbę i blok, w którym jej nie ma. Skreśl każde pole, które ma już tę liczbę w "
        "swoim wierszu albo kolumnie. Czy zostało tylko jedno pole? Wpisz tam liczbę!",
    [TEXT_child_spot_leftovers] =
        "Obrysuj palcem każdy kawałek. Który ma już najwięcej liczb? Sprawdź, jakich w nim "
        "brakuje, i znajdź miejsce dla każdej z nich.",
    [TEXT_child_cell_names_text] = "Każde pole ma swoją nazwę. r3c5 leży w wierszu 3 i kolumnie 5: "
                                   "odlicz trzy pola w dół i pięć w prawo.",
    [TEXT_child_cell_is] = "r3c5=2 znaczy: tu wpisz 2.",
    [TEXT_child_tell_full_house] = "Tylko {X} jest puste {in 1}, a brakuje tam liczby {x}",
    [TEXT_child_tell_naked_single] = "{x} to jedyna liczba, która pasuje do {X}",
    [TEXT_child_spot_locked] =
        "Wybierz liczbę i blok. Do których pól bloku jeszcze pasuje? Czy wszystkie leżą w jednym "
        "wierszu albo jednej kolumnie? Skreśl ją więc w reszcie tego wiersza albo tej kolumny. "
        "Działa to też na odwrót, od wiersza albo kolumny do bloku.",
    [TEXT_child_spot_locked_subset] =
        "Znajdź w bloku dwa pola, które leżą też w jednym wierszu albo w jednej kolumnie i mają "
        "tylko te same dwie małe liczby. Te dwie liczby muszą być właśnie tam. Skreśl je w reszcie "
        "bloku oraz w reszcie wiersza albo kolumny. Działa to też z trzema polami i trzema "
        "liczbami.",
    [TEXT_child_spot_naked_subset] =
        "Znajdź w wierszu, kolumnie albo bloku dwa pola, które mają tylko te same dwie małe "
        "liczby. Te dwie liczby muszą być właśnie tam, nawet jeśli jeszcze nie wiesz, która "
        "gdzie. Skreśl je w innych polach. Działa to też z trzema polami i trzema liczbami.",
    [TEXT_child_spot_hidden_subset] =
        "Znajdź w wierszu, kolumnie albo bloku dwie liczby, które pasują tylko do tych samych "
        "dwóch pól. Te pola są już zajęte! Skreśl w nich wszystkie inne małe liczby. Działa to też "
        "z trzema liczbami i trzema polami.",
    [TEXT_child_spot_cage] = "Wybierz klatkę, która ma mało pól. Z jakich liczb da się złożyć jej "
                             "sumę? {1} w {2} polach to zawsze {3}. Inne nie pasują: skreśl je.",
    [TEXT_child_spot_cage_last] =
        "Znajdź klatkę z tylko jednym pustym polem. Dodaj jej pozostałe liczby i odejmij je od "
        "małej liczby w rogu. Resztę wpisz w puste pole!",
    [TEXT_child_spot_thermo] = "Przesuń palcem wzdłuż termometru, od okrągłej bańki aż do końca. Z "
                               "każdym polem liczba jest większa. Na początku są więc małe liczby, "
                               "a na końcu duże. Skreśl wszystkie, które nie pasują.",
    [TEXT_child_spot_overlap] = "Zacznij od pól, które należą do dwóch diagramów naraz. Liczba "
                                "musi tam pasować do obu. Gdy ją znajdziesz, pomoże ci w obu!",
    [TEXT_child_cages_text] =
        "# Klatki\n\nW klatce żadna liczba się nie powtarza. Niektóre sumy da się więc ułożyć "
        "tylko w jeden sposób: dwa pola o sumie 3 to 1 i 2. Dwa pola o sumie {5} to {4} i "
        "{1}.\n\n# Razem {2}\n\nGdy dodasz wszystkie liczby od 1 do {1}, wyjdzie {2}. Dlatego "
        "każdy wiersz, każda kolumna i każdy blok też mają razem {2}. Czy klatki wypełniają cały "
        "blok oprócz jednego pola? Dodaj ich sumy i zobacz, ile brakuje do {2}. Wpisz tę liczbę w "
        "pole.\n\n# Policzmy razem\n\nŁamigłówka na rysunku ma tylko liczby od 1 do 4, więc każdy "
        "wiersz, każda kolumna i każdy blok mają razem 10. W klatce z 3 są 1 i 2, a w klatce z 7 "
        "są 3 i 4. W drugim wierszu klatka z 8 zostawia jedno pole: 10 − 8 = 2. Z polem poniżej "
        "daje to 5, więc niżej jest 3. W trzecim wierszu dla pierwszego pola zostaje 10 − 5 − 3 = "
        "2, a pod nim jest 6 − 2 = 4. Pierwsza kolumna ma już swoją dwójkę. W lewym górnym rogu "
        "jest więc 1!",
    [TEXT_child_ask_missing] = "Jedno pole jest jeszcze puste {in 1}. Jakiej liczby tam brakuje?",
    [TEXT_child_ask_cell] = "Spójrz na wiersz {1}, kolumnę {2}. Pasuje tam tylko jedna liczba.",
    [TEXT_child_tell_hidden_single] = "{in 1} liczba {x} pasuje tylko do {X}",
    [TEXT_child_tell_locked_subset] = "Do pól {P} pasują tylko {p}. Te pola leżą {in all}. Żadne "
                                      "inne pole nie może więc mieć tam tych liczb",
    [TEXT_child_tell_locked] = "{in 1} liczba {p} pasuje tylko do {P}. Te pola leżą też {in 2}. W "
                               "żadnym innym polu nie może więc tam być",
    [TEXT_child_tell_naked_subset] =
        "Do pól {P} pasują tylko {p}. Żadne inne pole {in all} nie może więc mieć tych liczb",
    [TEXT_child_tell_hidden_subset] =
        "{in 1} liczby {p} pasują tylko do {P}. Żadna inna liczba nie może więc być w tych polach",
    [TEXT_child_spot_fish] =
        "Wybierz liczbę. Znajdź dwa wiersze, w których pasuje tylko do dwóch pól, w tych samych "
        "dwóch kolumnach. Te cztery pola to rogi prostokąta, a liczba jest w dwóch przeciwległych "
        "rogach. Skreśl ją więc w reszcie tych dwóch kolumn. Działa to też na odwrót, z dwiema "
        "kolumnami i ich wierszami.",
    [TEXT_child_spot_swordfish] =
        "Wybierz liczbę. Znajdź trzy wiersze, w których pasuje tylko do dwóch albo trzech pól, "
        "wszystkich w tych samych trzech kolumnach. W tych kolumnach liczba jest w jednym z trzech "
        "wierszy. Skreśl ją więc w reszcie kolumn. Działa to też na odwrót, z trzema kolumnami i "
        "ich wierszami.",
    [TEXT_child_spot_sum_of_house] =
        "Wszystkie liczby od 1 do {2} mają razem {1}. Dlatego każdy wiersz, każda kolumna i każdy "
        "blok też mają razem {1}. Znajdź wiersz, kolumnę albo blok, który klatki wypełniają oprócz "
        "kilku pól. Dodaj sumy tych klatek. To, czego brakuje do {1}, wpisz w pola, które zostały.",
    [TEXT_child_spot_least_and_most] =
        "Wybierz klatkę z małą albo dużą sumą i jedno z jej pól. W pozostałe wstaw w myśli "
        "najmniejsze liczby, które pasują. To, co zostaje z sumy, to największa liczba dla twojego "
        "pola. Z największymi liczbami znajdziesz najmniejszą. Skreśl wszystkie, które nie pasują.",
    [TEXT_child_hints_text] = "Nie wiesz, co dalej? Znajdź numer swojej łamigłówki, przeczytaj "
                              "jedną wskazówkę i spróbuj znowu.",
    [TEXT_child_lesson_puzzles] = "Łamigłówki z tą sztuczką: {1}",
    [TEXT_child_lesson_no_puzzle] = "Żadna łamigłówka w tej książce nie wymaga tej sztuczki.",
    [TEXT_child_tell_fish] = "{in base} liczba {p} pasuje tylko {in cover}: do {P}. W żadnym innym "
                             "polu {in cover} nie może więc być",
    [TEXT_child_tell_remove] = "Skreśl {1}.",
    [TEXT_child_tell_remove_from] = "{1} w {2}",
    [TEXT_child_mark_eliminate] = "skreśl",
    [TEXT_child_mark_pattern] = "spójrz tutaj",
    [TEXT_child_mark_fin] = "spójrz też tutaj",
    [TEXT_child_rule_cage] = "Pola wewnątrz przerywanej linii tworzą klatkę. Wszystkie jej liczby "
                             "są różne i razem dają małą liczbę w rogu.",
    [TEXT_child_rule_cage_shade] =
        "Pola w tym samym odcieniu, które stykają się bokiem, tworzą klatkę. Wszystkie jej liczby "
        "są różne i razem dają małą liczbę w rogu.",
    [TEXT_child_rule_thermo] = "Na termometrze liczby rosną od okrągłej bańki aż do końca.",
    [TEXT_child_left_out_digits] = "znalezione liczby: {1}",
    [TEXT_child_left_out_candidates] = "skreślone tylko małe liczby",
    [TEXT_child_index] = "Gdzie jest która sztuczka?",
    [TEXT_child_techniques] = "Sztuczki",
    [TEXT_child_review_text] = "Opowiedz o niej kolegom i koleżankom! Ktoś dorosły może zeskanować "
                               "kod i napisać, co o niej myślisz.",
    [TEXT_child_how_to_play_latin_text] =
        "# Jak zacząć\n\n{2}Znajdź wiersz albo kolumnę, gdzie prawie wszystko jest wpisane. Której "
        "liczby brakuje? Wpisz ją.\n\n# Gdy nie wiesz, co dalej\n\nWybierz liczbę i wiersz, w "
        "którym jej nie ma. Skreśl każde pole, które ma już tę liczbę w swojej kolumnie. Czy "
        "zostało tylko jedno pole? Wpisz tam liczbę.\n\nPisz ołówkiem, żeby móc ścierać gumką. "
        "Każda łamigłówka ma tylko jedno rozwiązanie. Nigdy nie trzeba zgadywać.",
    [TEXT_child_how_to_play_clues] =
        "Najpierw przyjrzyj się znakom i małym liczbom. Pomogą ci zacząć.",
    [TEXT_child_signs_text] = "W tej książce zamiast liczb są inne znaki: {1}.",
    [TEXT_child_shaded_text] = "Także w każdym szarym obszarze każda liczba jest jeden raz.",
    [TEXT_child_rule_latin] = "Tutaj nie ma bloków. W każdym wierszu i w każdej kolumnie są "
                              "wszystkie liczby od **1** do **{1}**, każda tylko raz.",
    [TEXT_child_rule_lines] = "Na szarej linii żadna liczba się nie powtarza.",
    [TEXT_child_rule_groups] = "W szarym obszarze żadna liczba się nie powtarza.",
    [TEXT_child_rule_smaller_areas] = "W mniejszych żadna liczba się nie powtarza.",
    [TEXT_child_rule_grids] =
        "Tak jest w każdym diagramie. Gdzie dwa diagramy na siebie zachodzą, pola należą do obu.",
    [TEXT_child_rule_arrow] = "Dodaj liczby na strzałce: wyjdzie liczba z kółka. Na strzałce "
                              "liczba może się powtórzyć, jeśli pozwalają na to inne zasady.",
    [TEXT_child_rule_greater] = "Znak między dwoma polami jest jak paszcza krokodyla: otwiera się "
                                "w stronę większej liczby.",
    [TEXT_child_rule_consecutive] =
        "Dwie liczby przy kresce idą jedna po drugiej, gdy liczysz, na przykład 3 i 4.",
    [TEXT_child_rule_white_dot] =
        "Dwie liczby przy białej kropce idą jedna po drugiej, gdy liczysz, na przykład 3 i 4.",
    [TEXT_child_rule_black_dot] =
        "Przy czarnej kropce jedna liczba jest dwa razy większa od drugiej, na przykład 3 i 6.",
    [TEXT_child_rule_x] = "Dwie liczby przy X dają razem 10.",
    [TEXT_child_rule_v] = "Dwie liczby przy V dają razem 5.",
    [TEXT_child_rule_odd] =
        "W polu z szarym kółkiem liczba jest nieparzysta, na przykład 1, 3 albo 5.",
    [TEXT_child_rule_even] =
        "W polu z szarym kwadratem liczba jest parzysta, na przykład 2, 4 albo 6.",
    [TEXT_child_rule_all_signs] =
        "Żadnego znaku nie brakuje. Gdzie go nie ma, tam dwie liczby nie pasują tak do siebie.",
    [TEXT_child_rule_sandwich] = "**1** i **{1}** to kromki chleba. Dodaj liczby między nimi: "
                                 "wyjdzie liczba na brzegu wiersza albo kolumny.",
    [TEXT_child_rule_anti_knight] = "Skoczek w szachach skacze dwa pola prosto i jedno w bok. Dwa "
                                    "pola oddalone o taki skok nigdy nie mają tej samej liczby.",
    [TEXT_child_rule_anti_king] =
        "Dwa pola, które stykają się rogiem, nigdy nie mają tej samej liczby.",
    [TEXT_child_rule_anti_queen] =
        "Liczba **{1}** nigdy nie jest dwa razy na tej samej ukośnej linii, długiej czy krótkiej.",
    [TEXT_child_rule_non_consecutive] = "Dwa pola obok siebie nigdy nie mają liczb, które idą "
                                        "jedna po drugiej, gdy liczysz, na przykład 3 i 4.",
    [TEXT_child_rule_whisper] =
        "Dwie liczby obok siebie na linii szeptu różnią się o co najmniej {2}.",
    [TEXT_child_rule_dutch_whisper] =
        "Dwie liczby obok siebie na holenderskiej linii szeptu różnią się o co najmniej {4}.",
    [TEXT_child_rule_renban] = "Liczby na linii renban idą jedna po drugiej, gdy liczysz, na "
                               "przykład 3, 4 i 5. Mogą być jednak pomieszane.",
    [TEXT_child_rule_palindrome] = "Linia palindromu jest taka sama z obu stron, jak imię ANNA.",
    [TEXT_child_rule_between] =
        "Liczby na linii są większe od liczby w jednym kółku i mniejsze od liczby w drugim.",
    [TEXT_child_rule_lockout] = "Liczby w dwóch rombach różnią się o co najmniej {3}. Inne liczby "
                                "na linii są większe od obu albo mniejsze od obu.",
    [TEXT_child_rule_region_sum] =
        "Linia przechodzi przez kilka bloków. Dodaj jej liczby w każdym bloku: zawsze wychodzi "
        "tyle samo. Jeśli linia wraca do bloku, ten kawałek liczy się osobno.",
    [TEXT_child_rule_zipper] =
        "Zapnij suwak: dwa pola tak samo daleko od środka dają razem liczbę w środku. Jeśli w "
        "środku nie ma pola, wszystkie pary mają tę samą sumę.",
    [TEXT_child_rule_nabner] = "Na linii nabner żadna liczba się nie powtarza. I żadne dwie jej "
                               "liczby nie idą jedna po drugiej, gdy liczysz, gdziekolwiek są.",
    [TEXT_child_rule_modular] =
        "Liczby grają w trzech drużynach: 1, 4, 7 oraz 2, 5, 8 oraz 3, 6, 9. Trzy pola obok siebie "
        "na linii mają zawsze po jednej liczbie z każdej drużyny.",
    [TEXT_child_rule_entropic] =
        "Jedna trzecia liczb jest mała, jedna trzecia średnia, a jedna trzecia duża. Trzy pola "
        "obok siebie na linii mają zawsze po jednej z każdego rodzaju.",
    [TEXT_child_rule_entropy] = "Jedna trzecia liczb jest mała, jedna trzecia średnia, a jedna "
                                "trzecia duża. Każdy kwadrat 2 × 2 pola ma wszystkie trzy rodzaje.",
    [TEXT_child_rule_slow_thermo] = "Na wolnym termometrze liczby nigdy nie maleją od pustej bańki "
                                    "aż do końca. Mogą zostać takie same.",
    [TEXT_child_rule_little_killer] =
        "Strzałka na brzegu pokazuje ukośny rząd pól. Ich liczby dają razem liczbę przy strzałce. "
        "Liczba może się tam powtórzyć.",
    [TEXT_child_rule_x_sums] = "Spójrz na diagram od liczby na brzegu. Pierwsze pole mówi, ile pól "
                               "dodać, i samo też się liczy. Wyjdzie liczba na brzegu.",
    [TEXT_child_rule_skyscraper] =
        "Liczby to wieże: 4 ma cztery piętra. Liczba na brzegu mówi, ile wież widać z tego "
        "miejsca. Wysoka wieża zasłania niższe za sobą.",
    [TEXT_child_rule_numbered_room] = "Spójrz na diagram od liczby na brzegu. Pierwsze pole mówi, "
                                      "gdzie ona jest: gdy to 4, jest w czwartym polu.",
    [TEXT_child_rule_quadruple] = "Liczby z kółka są w czterech polach wokół niego. Jeśli któraś "
                                  "jest napisana dwa razy, jest tam dwa razy.",
    [TEXT_child_rule_minimum] =
        "Szare pole ze strzałkami do środka ma mniejszą liczbę niż pola obok, nad nim i pod nim.",
    [TEXT_child_rule_maximum] =
        "Szare pole ze strzałkami na zewnątrz ma większą liczbę niż pola obok, nad nim i pod nim.",
    [TEXT_child_rule_calc_cage] =
        "Wykonaj działanie z liczbami w klatce: wyjdzie jej mała liczba. **+** to plus, **×** to "
        "razy. Przy **−** odejmij mniejszą od większej. Przy **÷** podziel większą przez mniejszą. "
        "W klatce liczba może się powtórzyć, ale nie w wierszu ani w kolumnie.",
    [TEXT_child_rule_signless_cage] =
        "Wykonaj działanie z liczbami w klatce: wyjdzie jej mała liczba. Zgadnij, jakie: plus albo "
        "razy, a w klatce z dwóch pól także minus albo podzielić. W klatce liczba może się "
        "powtórzyć, ale nie w wierszu ani w kolumnie.",
    [TEXT_child_rule_double_arrow] =
        "Dodaj liczby w dwóch kółkach, a potem liczby między nimi: wyjdzie tyle samo.",
    [TEXT_child_rule_sum_line] =
        "Potnij linię na kawałki. Liczby na każdym kawałku dają razem małą liczbę na końcu linii.",
    [TEXT_child_rule_pill_arrow] =
        "Dodaj liczby na strzałce: wyjdzie liczba z kapsułki. Czytaj ją od lewej do prawej albo z "
        "góry na dół. Na strzałce liczba może się powtórzyć, jeśli pozwalają na to inne zasady.",
    [TEXT_child_rule_plain_cage] = "W klatce bez małej liczby żadna liczba się nie powtarza.",
    [TEXT_child_rule_repeat_cage] =
        "Liczby w klatce z ciągłą linią dają razem małą liczbę w rogu. Liczba może się tam "
        "powtórzyć, jeśli pozwalają na to inne zasady.",
    [TEXT_child_rule_difference] = "Liczba w białej kropce mówi, o ile różnią się dwie liczby "
                                   "obok: gdy to 3, mogą to być 2 i 5.",
    [TEXT_child_rule_ratio] = "Liczba w czarnej kropce mówi, ile razy jedna liczba jest większa od "
                              "drugiej: gdy to 3, mogą to być 2 i 6.",
    [TEXT_child_rule_clone] =
        "Dwa szare obszary z tą samą literą mają te same liczby w tych samych miejscach.",
    [TEXT_child_rule_row_indexer] = "Szare pole z R mówi, gdzie jest inna liczba. Jeśli leży w "
                                    "wierszu 2 i ma 5, to 2 z jego kolumny jest w wierszu 5.",
    [TEXT_child_rule_column_indexer] = "Szare pole z C mówi, gdzie jest inna liczba. Jeśli leży w "
                                       "kolumnie 2 i ma 5, to 2 z jego wiersza jest w kolumnie 5.",
    [TEXT_child_rule_box_indexer] =
        "Licz pola bloku tak, jak się czyta. Szare pole z B mówi, gdzie jest inna liczba. Jeśli to "
        "drugie pole i ma 5, to 2 z tego bloku jest w piątym polu.",
    [TEXT_child_spot_sign] =
        "Spójrz na dwa pola ze znakiem między nimi. Każda mała liczba w jednym polu potrzebuje w "
        "drugim pary, która pasuje do znaku. Skreśl liczby bez pary.",
    [TEXT_child_spot_inequality] =
        "Spójrz na dwa pola z krokodylem między nimi. Po małej stronie nie pasuje największa "
        "liczba, a po dużej najmniejsza. Skreśl wszystkie, które nie pasują.",
    [TEXT_child_spot_sign_chain] =
        "Idź za znakami od najmniejszego pola do największego. Z każdym krokiem liczba rośnie. W "
        "pierwszym polu nie może więc być bardzo duża, a w ostatnim bardzo mała. Skreśl wszystkie, "
        "które nie pasują.",
    [TEXT_child_spot_odd_even] =
        "Spójrz na pola z szarym znakiem. W kółku są tylko liczby nieparzyste: 1, 3, 5… W "
        "kwadracie tylko parzyste: 2, 4, 6… Skreśl pozostałe.",
    [TEXT_child_spot_arrow] = "Dodaj najmniejsze liczby, które pasują do strzałki. Liczba w kółku "
                              "nie może być mniejsza. A żadna liczba na strzałce nie może być "
                              "większa od tej w kółku. Skreśl wszystkie, które nie pasują.",
    [TEXT_child_spot_quadruple] =
        "Spójrz na liczby w kółku. Czy któraś pasuje tylko do jednego z czterech pól? Wpisz ją! "
        "Jeśli w kółku są cztery liczby, nic innego nie pasuje do tych pól.",
    [TEXT_child_spot_renban] = "Czy znasz jedną liczbę na linii? Inne są więc blisko: na linii z "
                               "trzech pól różnią się najwyżej o 2. Skreśl te, które są za daleko.",
    [TEXT_child_spot_whisper] =
        "Na linii szeptu małe i duże liczby są na zmianę, a 5 nigdy nie pasuje. Jeśli znasz jedno "
        "pole, wiesz o każdym innym, czy jest małe, czy duże.",
    [TEXT_child_spot_sandwich] =
        "Najpierw znajdź kromki chleba: 1 i największą liczbę. Przy 0 leżą obok siebie. Przy dużej "
        "liczbie jest między nimi dużo pól. Jakie liczby mogą być w środku kanapki? Skreśl "
        "wszystkie, które nie pasują.",
    [TEXT_child_spot_little_killer] =
        "Spójrz na liczbę przy strzałce. Jeśli jest bardzo mała, do ukośnego rzędu pasują tylko "
        "małe liczby. Jeśli bardzo duża, pasują tylko duże. Skreśl pozostałe.",
    [TEXT_child_spot_x_sums] =
        "Spójrz na pierwsze pole. Jego liczba mówi, ile pól się dodaje. Wypróbuj każdą małą "
        "liczbę: czy suma jeszcze wychodzi? Jeśli nie, skreśl ją.",
    [TEXT_child_spot_skyscraper_counts] =
        "Gdy na brzegu jest 1, najwyższa wieża stoi z przodu. Gdy widać wszystkie wieże, rosną "
        "krok po kroku: 1, 2, 3… Przy każdej innej liczbie najwyższa wieża nie może stać z przodu.",
    [TEXT_child_spot_outside] = "Zacznij od najmniejszych i największych liczb na brzegu. Do pól "
                                "obok pasuje tylko kilka liczb. Skreśl pozostałe.",
    [TEXT_child_spot_calc_pairs] = "Wybierz klatkę z dwóch pól. Jakie dwie liczby pasują? Przy "
                                   "{2}− to zawsze 1 i {1}, przy {1}÷ też. Skreśl pozostałe.",
    [TEXT_child_spot_calc_products] =
        "Wybierz klatkę i próbuj: z jakich liczb wyjdzie jej mała liczba? Klatka z {1} potrzebuje "
        "{2} i {3}. Skreśl wszystkie, które nie pasują.",
    [TEXT_child_spot_calc_signs] =
        "Tu trzeba znaleźć także znak. Czy mała liczba jest bardzo duża? To może być tylko razy. "
        "Wypróbuj plus, razy, minus i podzielić. Skreśl liczby, które nigdy nie pasują.",
    [TEXT_child_spot_cages] = "Znajdź wiersz, kolumnę albo blok z dwiema klatkami albo liniami w "
                              "środku. Czy obie potrzebują tych samych dwóch liczb? Żadne inne "
                              "pole nie może więc ich tam mieć. Skreśl je.",
    [TEXT_child_spot_cage_split] = "Znajdź klatkę, która tylko częściowo leży w wierszu, kolumnie "
                                   "albo bloku. Ile mają razem inne pola tam? Odejmij to od {1}: "
                                   "to część w środku. Reszta jej sumy to część na zewnątrz.",
    [TEXT_child_spot_sum_outside] =
        "Każdy wiersz, każda kolumna i każdy blok mają razem {1}. Znajdź miejsce, które klatki "
        "całe pokrywają, a jedno lub dwa pola wystają. Dodaj sumy tych klatek i odejmij {1}. "
        "Reszta jest na zewnątrz!",
    [TEXT_child_spot_sums_compared] =
        "Każdy wiersz, każda kolumna i każdy blok mają razem {1}. Znajdź miejsce, gdzie klatki "
        "zostawiają jedno pole wolne i wystają o jedno pole. Dodaj sumy tych klatek. Ile jest "
        "ponad {1}, o tyle pole na zewnątrz jest większe od wolnego.",
    [TEXT_child_spot_clue] =
        "Znajdź linię, klatkę albo znak, gdzie pasuje już tylko kilka liczb. Wypróbuj małe liczby "
        "z jednego pola: czy da się jeszcze wypełnić inne pola? Jeśli nie, skreśl tę liczbę.",
    [TEXT_child_spot_seen] =
        "Wybierz liczbę, która pasuje tylko do kilku pól w wierszu, kolumnie, bloku albo klatce. "
        "Czy jest inne pole, które nie może być równe żadnemu z nich? Skreśl ją tam.",
    [TEXT_child_spot_jellyfish] =
        "Wybierz liczbę. Znajdź cztery wiersze, w których pasuje tylko do tych samych czterech "
        "kolumn. W tych kolumnach liczba jest w jednym z czterech wierszy. Skreśl ją więc w "
        "reszcie kolumn. Działa to też na odwrót, z czterema kolumnami i ich wierszami.",
    [TEXT_child_spot_fins] =
        "Wybierz liczbę. Znajdź dwa wiersze, w których pasuje tylko do tych samych dwóch kolumn, "
        "oprócz jednego lub dwóch pól blisko rogu: to płetwa. Liczba jest w rogach albo w płetwie. "
        "Skreśl ją w polach, które mają jedno i drugie w swoim wierszu, kolumnie albo bloku.",
    [TEXT_child_spot_swap] =
        "Znajdź cztery pola w dwóch wierszach, dwóch kolumnach i dwóch blokach. Gdyby wszystkie "
        "miały tylko te same dwie liczby, można by je zamienić i łamigłówka miałaby dwa "
        "rozwiązania. A ma tylko jedno! Jedno z czterech pól ma więc inną liczbę.",
    [TEXT_child_spot_bug] =
        "Czy łamigłówka jest prawie pełna? Może każde puste pole ma dwie małe liczby, a tylko "
        "jedno ma trzy. Znajdź z tych trzech tę, która jest trzy razy w swoim wierszu. Wpisz ją!",
    [TEXT_child_spot_colours] =
        "Wybierz liczbę. Czy pasuje tylko do dwóch pól w wierszu, kolumnie albo bloku? Narysuj w "
        "jednym kropkę, a w drugim kółko, i tak idź dalej od pola do pola. Liczba jest we "
        "wszystkich kropkach albo we wszystkich kółkach. Skreśl ją w polach, które mają kropkę i "
        "kółko w swoim wierszu, kolumnie albo bloku.",
    [TEXT_child_spot_try] =
        "Wybierz pole, które ma tylko dwie małe liczby. Wypróbuj jedną ołówkiem i zobacz, co z "
        "tego wyjdzie. Potem wypróbuj drugą. To, co wychodzi za każdym razem, jest dobre. A jeśli "
        "jedna wcale nie pasuje, to ta druga jest dobra!",
    [TEXT_child_region] = "kawałek {1}",
    [TEXT_child_in_region] = "w kawałku {1}",
    [TEXT_child_in_regions] = "w kawałkach {1}",
    [TEXT_child_name_greater] = "krokodyl między {3} a {4}",
    [TEXT_child_name_odd] = "kółko liczby nieparzystej w {3}",
    [TEXT_child_name_even] = "kwadrat liczby parzystej w {3}",
    [TEXT_child_clue_cage] = "Liczby w klatce {1} są wszystkie różne i dają razem {2}",
    [TEXT_child_clue_calc_cage] = "Z liczb w klatce {1} wychodzi {2}",
    [TEXT_child_clue_signless_cage] = "Z liczb w klatce {1} z jakimś znakiem wychodzi {2}",
    [TEXT_child_clue_arrow] = "Na strzałce {1} liczby dają razem liczbę z kółka",
    [TEXT_child_clue_between] = "Na linii {1} liczby są między tymi w dwóch kółkach",
    [TEXT_child_clue_lockout] = "Na linii {1} żadna liczba nie jest między tymi w dwóch rombach",
    [TEXT_child_clue_consecutive] =
        "Kreska między {3} a {4} pokazuje, że liczby idą jedna po drugiej",
    [TEXT_child_clue_no_consecutive] =
        "Między {3} a {4} nie ma kreski, więc ich liczby nie idą jedna po drugiej",
    [TEXT_child_clue_white_dot] =
        "Biała kropka między {3} a {4} pokazuje, że liczby idą jedna po drugiej",
    [TEXT_child_clue_no_white_dot] =
        "Między {3} a {4} nie ma kropki, więc ich liczby nie idą jedna po drugiej",
    [TEXT_child_clue_black_dot] =
        "Czarna kropka między {3} a {4} pokazuje, że jedna liczba jest dwa razy większa od drugiej",
    [TEXT_child_clue_no_black_dot] =
        "Między {3} a {4} nie ma kropki, więc żadna liczba nie jest dwa razy większa od drugiej",
    [TEXT_child_clue_side_by_side] =
        "{3} i {4} są obok siebie, więc ich liczby nie idą jedna po drugiej",
    [TEXT_child_clue_odd] = "Kółko w {3} pokazuje, że liczba jest tam nieparzysta",
    [TEXT_child_clue_even] = "Kwadrat w {3} pokazuje, że liczba jest tam parzysta",
    [TEXT_child_clue_greater] = "Krokodyl między {3} a {4} pokazuje, że {3} jest większe",
    [TEXT_child_clue_entropic] = "Na linii {1} małe, średnie i duże liczby są na zmianę",
    [TEXT_child_clue_modular] = "Na linii {1} trzy drużyny liczb są na zmianę",
    [TEXT_child_clue_nabner] =
        "Na linii {1} żadna liczba się nie powtarza i żadne dwie nie idą jedna po drugiej",
    [TEXT_child_clue_quadruple] = "Cztery pola {1} potrzebują liczb {2}",
    [TEXT_child_clue_renban] = "Liczby na linii {1} idą jedna po drugiej, gdy liczysz",
    [TEXT_child_clue_sandwich] = "Kanapka ({1}): liczby między {3} a {4} dają razem {2}",
    [TEXT_child_clue_skyscraper] = "Z brzegu, od liczby {2} ({1}), widać dokładnie tyle wież: {2}",
    [TEXT_child_clue_thermo] = "Na termometrze {1} liczby rosną",
    [TEXT_child_clue_slow_thermo] = "Na wolnym termometrze {1} liczby nigdy nie maleją",
    [TEXT_child_tell_clue] = "{clue}. Niektóre małe liczby więc nie pasują",
    [TEXT_child_tell_cage_last] = "{clue}. Tylko {X} jest jeszcze puste, a brakuje tam {x}",
    [TEXT_child_tell_cage_places] = "{clue}. Z tymi małymi liczbami nie wyszłaby reszta sumy",
    [TEXT_child_tell_cage_sets] = "{clue}. Z {e/} ta suma nie wyjdzie",
    [TEXT_child_tell_cage_single] = "{clue}. Tylko {p} dają tę sumę",
    [TEXT_child_tell_cage_split] = "{clue}. Gdy doda się wszystko {in all}, widać, że suma {P} to "
                                   "{sum}, a suma {F} to {other}",
    [TEXT_child_tell_cages_in_house] =
        "Dwie rzeczy spotykają się {in 1}: {clue 1} oraz {clue 2}. Nie mają tam wspólnej liczby. "
        "Przy niektórych małych liczbach w pierwszej nie da się już wypełnić drugiej",
    [TEXT_child_tell_naked_cages] = "{P} potrzebują liczb {p}; widać to stąd: {clues}. Żadne inne "
                                    "pole {in 1} nie może więc mieć tych liczb",
    [TEXT_child_tell_needed] =
        "{clue}. Jakkolwiek wypełnisz te pola, zawsze jest tam {e}, w {P/}. Pole, które nie może "
        "być równe żadnemu z nich, nie może więc jej mieć",
    [TEXT_child_tell_seen] = "{in 1} liczba {p} pasuje tylko do {P}. Pole, które nie może być "
                             "równe żadnemu z nich, nie może więc jej mieć",
    [TEXT_child_tell_beside] = "{in 1} liczba {p} pasuje tylko do {P}, a {E} leży obok każdego z "
                               "tych pól. Obok {p} nie może jednak być {e}; widać to stąd: {clues}",
    [TEXT_child_tell_least_and_most] =
        "{clue}. Nawet przy najmniejszych liczbach w innych polach niektóre małe liczby są za duże "
        "albo nawet przy największych za małe",
    [TEXT_child_tell_sign_chain] =
        "Znaki pokazują, że liczby rosną wzdłuż {P}. Każde pole musi zostawić miejsce innym",
    [TEXT_child_tell_leftovers] = "Każda liczba jest {in base} tyle samo razy, co {in cover}. "
                                  "Pola, które zostają po obu stronach, {P} oraz {F}, mają więc te "
                                  "same liczby. W {F} nie może być {e} więcej razy niż w {P}",
    [TEXT_child_tell_leftovers_must] =
        "Każda liczba jest {in base} tyle samo razy, co {in cover}. Pola, które zostają po obu "
        "stronach, {P} oraz {F}, mają więc te same liczby. [W {F} musi być jeszcze jedna liczba "
        "{x}, a więc także w {P}, gdzie pasuje tylko do {X}][W {F} musi być jeszcze jedna liczba "
        "{e}, a więc także w {P}, i gdziekolwiek tam jest, {E} nie może jej mieć]",
    [TEXT_child_tell_45_inner] = "Wszystkie liczby {in all} dają razem {total}. Klatki, które leżą "
                                 "tam całe, dają {known}. Dla {P} zostaje więc {sum}[. {way}]",
    [TEXT_child_tell_45_outer] =
        "Wszystkie liczby {in all} dają razem {total}. Klatki, które je pokrywają, dają {known}. "
        "Reszta, {sum}, jest na zewnątrz, w {P}[. {way}]",
    [TEXT_child_tell_45_both] = "Wszystkie liczby {in all} dają razem {total}. Klatki pokazują, że "
                                "suma {P} jest o {sum} większa od sumy {F}",
    [TEXT_child_tell_45_equal] = "Wszystkie liczby {in all} dają razem {total}. Klatki pokazują, "
                                 "że {P} oraz {F} mają taką samą sumę",
    [TEXT_child_tell_45_way] = "Jakkolwiek ułożysz tę sumę, w {X} jest {x}",
    [TEXT_child_cut_out_text] = "Wytnij obrazki wzdłuż przerywanych linii. Pasują do pól "
                                "łamigłówek. Przesuwaj je, aż każdy będzie na swoim miejscu.",
    [TEXT_child_review] = "Czy podoba ci się ta książka?",
    [TEXT_child_tell_look_at] = "spójrz tam: {1}",
    [TEXT_child_tell_look_in] = "spójrz {1}",
    /* Names of constraints are in the nominative. */
    [TEXT_child_tell_look_at_constraint] = "{1}",
    [TEXT_child_tell_look_for] = "szukaj liczby {1}",
    [TEXT_child_tell_look_for_in] = "szukaj liczby {1} {2}",
    [TEXT_child_tell_two_links] =
        "{in all} liczba {p} pasuje za każdym razem tylko do dwóch pól. Nie może być w obu polach "
        "{F}. Ma ją więc co najmniej jedno z pól {P}, a pole, które nie może być równe żadnemu z "
        "nich, nie może jej mieć",
    [TEXT_child_tell_xy_wing] =
        "{P} to {p/}: {cases}. Tak czy inaczej w jednym z pól {F} jest {e}, a pole, które nie może "
        "być równe żadnemu z nich, nie może jej mieć",
    [TEXT_child_tell_finned_fish] =
        "{in base} liczba {p} pasuje tylko {in cover} albo do płetwy {F}. Jeśli nie ma jej w "
        "płetwie, nie może być w żadnym innym polu {in cover}. Jeśli tam jest, nie może jej mieć "
        "pole, które nie może być równe płetwie. Pola, dla których prawdą jest jedno i drugie, nie "
        "mogą jej mieć",
    [TEXT_child_tell_remote_pair] =
        "Do pól {path} pasują tylko {p}, a dwa kolejne pola nie mogą być równe. Te dwie liczby są "
        "więc na zmianę, a {first cell} i {last cell} są różne. Pole, które nie może być równe "
        "żadnemu z nich, nie może mieć tych liczb",
    [TEXT_child_tell_bug] =
        "Gdyby w {P} nie było {p}, w każdym pustym polu zostałyby dwie liczby i każda liczba "
        "miałaby wszędzie dwa miejsca. Taka łamigłówka nigdy nie ma tylko jednego rozwiązania",
    [TEXT_child_tell_empty_rectangle] =
        "{in 1} liczba {p} pasuje tylko {in 3} albo {in 4}, a {in 2} tylko do {P}. Jeśli nie ma "
        "jej {last cell}, to ma ją {first cell}, a {p} w bloku jest {in 4}. Tak czy inaczej {E} "
        "nie może jej mieć",
    [TEXT_child_tell_w_wing] =
        "Do pól {first cell} i {last cell} pasują tylko {p}. {in 1} liczba {f} pasuje tylko do "
        "{F}: jedno z tych pól nie może być równe {first cell}, a drugie nie może być równe {last "
        "cell}. {first cell} i {last cell} nie mogą więc oba być {f}. W co najmniej jednym z nich "
        "jest {e}, a pole, które nie może być równe żadnemu z nich, nie może jej mieć",
    [TEXT_child_tell_xyz_wing] =
        "{P} to {p/}: {cases}. Liczba {e} jest więc w jednym z pól {F} albo w samym {P}, a pole, "
        "które nie może być równe żadnemu z tych trzech, nie może jej mieć",
    [TEXT_child_tell_rectangle_1] = "{rectangle}. {F} ma więc inną liczbę",
    [TEXT_child_tell_rectangle_2] = "{rectangle}. W jednym z pól {F} jest więc {f}, a pole, które "
                                    "nie może być równe żadnemu z nich, nie może jej mieć",
    [TEXT_child_tell_colours_trap] =
        "Liczba {p} jest albo w {P}, albo w {F}. Pole, które ma po jednym z każdej grupy w swoim "
        "wierszu, kolumnie albo bloku, nie może jej mieć",
    [TEXT_child_tell_colours_wrap] = "Liczba {p} jest albo w {P}, albo w {F}. Ale dwa z pól {E} "
                                     "nie mogą być równe, więc żadne z nich nie może jej mieć",
    [TEXT_child_tell_rectangle] = "Gdyby pola {P} miały tylko {p}, można by zamienić te dwie "
                                  "liczby i łamigłówka miałaby dwa rozwiązania",
    [TEXT_shaded_text] = "Każdy szary obszar także zawiera każdą cyfrę dokładnie raz.",
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
    [TEXT_board_futoshiki] = "Futoshiki",
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
    [TEXT_board_little_killer] = "Little Killer",
    [TEXT_board_x_sums] = "Sumy X",
    [TEXT_board_skyscraper] = "Wieżowce",
    [TEXT_board_numbered_room] = "Numery pokoi",
    [TEXT_board_quadruple] = "Czwórki",
    [TEXT_board_minimum] = "Minima",
    [TEXT_board_maximum] = "Maksima",
    [TEXT_board_dutch_whisper] = "Holenderski szept",
    [TEXT_board_double_arrow] = "Podwójne strzałki",
    [TEXT_board_sum_line] = "Linie sumy",
    [TEXT_board_pill_arrow] = "Strzałki z pigułką",
    [TEXT_board_plain_cage] = "Klatki bez sum",
    [TEXT_board_repeat_cage] = "Klatki z powtórzeniami",
    [TEXT_board_difference] = "Różnice",
    [TEXT_board_ratio] = "Ilorazy",
    [TEXT_board_clone] = "Klony",
    [TEXT_board_row_indexer] = "Wskaźniki wierszy",
    [TEXT_board_column_indexer] = "Wskaźniki kolumn",
    [TEXT_board_box_indexer] = "Wskaźniki bloków",
    [TEXT_board_anti_queen] = "Antyhetman",
    [TEXT_board_entropy] = "Globalna entropia",
    [TEXT_board_calcudoku] = "Calcudoku",
    [TEXT_board_non_consecutive] = "Bez kolejnych cyfr",
    [TEXT_rule_boxes] =
        "Każdy wiersz, każda kolumna i każdy blok w grubej ramce zawiera każdą cyfrę od **1** do "
        "**{1}** dokładnie raz.",
    [TEXT_rule_jigsaw] =
        "Regiony mają nieregularne kształty. Każdy wiersz, każda kolumna i każdy region w grubej "
        "ramce zawiera każdą cyfrę od **1** do **{1}** dokładnie raz.",
    [TEXT_rule_latin] = "Nie ma tu bloków. Każdy wiersz i każda kolumna zawiera każdą cyfrę od "
                        "**1** do **{1}** dokładnie raz.",
    [TEXT_rule_base] = "**Podstawowa zasada:** {1}",
    [TEXT_rule_base_alone] = "Obowiązuje tylko podstawowa zasada.",
    [TEXT_rule_base_not] = "Jeśli plansza ma inną zasadę, jest ona przy niej podana.",
    [TEXT_rule_diagonals] =
        "Każda z dwóch szarych przekątnych także zawiera każdą cyfrę dokładnie raz.",
    [TEXT_rule_diagonal] = "Szara przekątna także zawiera każdą cyfrę dokładnie raz.",
    [TEXT_rule_shaded_cells] =
        "Wszystkie szare pola razem także zawierają każdą cyfrę dokładnie raz.",
    [TEXT_rule_disjoint] = "Pola, które leżą w tym samym miejscu swoich bloków, także zawierają "
                           "każdą cyfrę dokładnie raz.",
    [TEXT_rule_lines] = "Na szarej linii żadna cyfra się nie powtarza.",
    [TEXT_rule_groups] = "W szarym obszarze żadna cyfra się nie powtarza.",
    [TEXT_rule_smaller_areas] = "W mniejszych obszarach żadna cyfra się nie powtarza.",
    [TEXT_rule_grids] = "Zasady dotyczą każdego diagramu z osobna. Pola, w których dwa diagramy "
                        "się nakładają, należą do obu.",
    [TEXT_rule_cage] = "W klatce z przerywanej linii żadna cyfra się nie powtarza, a suma cyfr to "
                       "mała liczba w rogu.",
    [TEXT_rule_cage_shade] =
        "Pola w tym samym odcieniu, które mają wspólny bok, tworzą klatkę. Żadna cyfra się w niej "
        "nie powtarza, a suma cyfr to mała liczba w rogu.",
    [TEXT_rule_thermo] = "Wzdłuż każdego termometru cyfry rosną, począwszy od okrągłej bańki.",
    [TEXT_rule_arrow] = "Suma cyfr wzdłuż strzałki jest równa cyfrze w jej kółku. Cyfra może się "
                        "powtórzyć na strzałce, jeśli nie zabrania tego inna zasada.",
    [TEXT_rule_greater] = "Znak między dwoma polami wskazuje mniejszą cyfrę.",
    [TEXT_rule_consecutive] = "Kreska łączy dwa pola z kolejnymi cyframi, na przykład 3 i 4.",
    [TEXT_rule_white_dot] = "Biała kropka łączy kolejne cyfry, na przykład 3 i 4.",
    [TEXT_rule_black_dot] = "Czarna kropka łączy dwie cyfry, z których jedna jest dwa razy większa "
                            "od drugiej, na przykład 3 i 6.",
    [TEXT_rule_either_dot] = "Między 1 a 2 kropka może być biała albo czarna.",
    [TEXT_rule_x] = "X łączy dwie cyfry o sumie 10.",
    [TEXT_rule_v] = "V łączy dwie cyfry o sumie 5.",
    [TEXT_rule_odd] = "W polu z szarym kółkiem stoi cyfra nieparzysta.",
    [TEXT_rule_even] = "W polu z szarym kwadratem stoi cyfra parzysta.",
    [TEXT_rule_sandwich] = "Liczba poza diagramem to suma cyfr stojących w tym wierszu lub tej "
                           "kolumnie między **1** a **{1}**.",
    [TEXT_rule_anti_knight] = "Dwa pola odległe o ruch skoczka szachowego zawierają różne cyfry.",
    [TEXT_rule_anti_king] = "Dwa pola stykające się rogiem zawierają różne cyfry.",
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
    [TEXT_rule_little_killer] = "Liczba poza diagramem to suma cyfr na przekątnej, którą wskazuje "
                                "jej strzałka. Cyfry mogą się na niej powtarzać.",
    [TEXT_rule_x_sums] = "Liczba poza diagramem to suma pierwszych X cyfr widzianych od jej "
                         "strony. X jest pierwszą z nich.",
    [TEXT_rule_skyscraper] = "Cyfry są wysokościami. Liczba poza diagramem podaje, ile cyfr widać "
                             "z jej strony: te, które są większe od wszystkich przed nimi.",
    [TEXT_rule_numbered_room] = "Pierwsza cyfra widziana od strony liczby poza diagramem wskazuje, "
                                "w którym polu, licząc od tej strony, stoi ta liczba.",
    [TEXT_rule_quadruple] = "Cyfry w kółku stoją w czterech polach wokół niego. Cyfra zapisana dwa "
                            "razy stoi tam dwa razy.",
    [TEXT_rule_minimum] =
        "Szare pole z grotami do środka zawiera cyfrę mniejszą niż pola, z którymi ma wspólny bok.",
    [TEXT_rule_maximum] = "Szare pole z grotami na zewnątrz zawiera cyfrę większą niż pola, z "
                          "którymi ma wspólny bok.",
    [TEXT_rule_dutch_whisper] =
        "Sąsiednie cyfry na linii holenderskiego szeptu różnią się co najmniej o {4}.",
    [TEXT_rule_double_arrow] =
        "Suma dwóch cyfr w kółkach podwójnej strzałki jest równa sumie cyfr między nimi.",
    [TEXT_rule_sum_line] = "Linia sumy dzieli się na grupy sąsiednich cyfr, z których każda ma "
                           "sumę równą małej liczbie na jej końcu.",
    [TEXT_rule_pill_arrow] = "Suma cyfr wzdłuż strzałki jest równa liczbie w jej pigułce, czytanej "
                             "od lewej do prawej lub z góry na dół. Cyfra może się powtórzyć na "
                             "strzałce, jeśli nie zabrania tego inna zasada.",
    [TEXT_rule_plain_cage] = "W klatce bez liczby żadna cyfra się nie powtarza.",
    [TEXT_rule_repeat_cage] = "Suma cyfr w klatce z ciągłej linii to mała liczba w rogu. Mogą się "
                              "powtarzać, jeśli nie zabrania tego inna zasada.",
    [TEXT_rule_difference] = "Biała kropka z liczbą łączy dwie cyfry o takiej różnicy.",
    [TEXT_rule_ratio] = "Czarna kropka z liczbą łączy dwie cyfry, z których jedna jest tyle razy "
                        "większa od drugiej.",
    [TEXT_rule_clone] =
        "Dwa szare obszary z tą samą literą zawierają te same cyfry w tych samych miejscach.",
    [TEXT_rule_row_indexer] = "Cyfra w szarym polu z R wskazuje, w którym wierszu jego kolumny "
                              "stoi numer jego własnego wiersza.",
    [TEXT_rule_column_indexer] = "Cyfra w szarym polu z C wskazuje, w której kolumnie jego wiersza "
                                 "stoi numer jego własnej kolumny.",
    [TEXT_rule_box_indexer] = "Cyfra w szarym polu z B wskazuje, na którym miejscu jego bloku stoi "
                              "numer jego własnego miejsca. Miejsca liczy się wierszami.",
    [TEXT_rule_anti_queen] =
        "Na żadnej przekątnej, długiej ani krótkiej, **{1}** nie stoi dwa razy.",
    [TEXT_rule_entropy] =
        "Każdy kwadrat 2 × 2 pól zawiera cyfrę niską, średnią i wysoką (po jednej trzeciej cyfr).",
    [TEXT_rule_calc_cage] =
        "Cyfry w klatce dają w dowolnej kolejności jej małą liczbę: **+** dodaje je, **×** "
        "mnoży je, **−** odejmuje mniejszą od większej, **÷** dzieli większą przez mniejszą. W "
        "klatce cyfra może się powtórzyć, ale w wierszu ani w kolumnie nie.",
    [TEXT_rule_signless_cage] =
        "Cyfry w klatce dają jej małą liczbę przez dodawanie lub mnożenie, a w klatce z dwóch "
        "pól także przez odejmowanie lub dzielenie. Znaku nie podano. W klatce cyfra może się "
        "powtórzyć, ale w wierszu ani w kolumnie nie.",
    [TEXT_rule_non_consecutive] =
        "Dwa pola o wspólnym boku nigdy nie zawierają kolejnych cyfr, na przykład 3 i 4.",
    [TEXT_rule_all_signs] =
        "Podano wszystkie możliwe znaki. Gdzie znaku nie ma, tam ta zależność nie zachodzi.",
    [TEXT_cages_text] =
        "# Klatki\n\nW klatce żadna cyfra się nie powtarza, więc niektóre sumy można utworzyć "
        "tylko w jeden sposób. Dwa pola o sumie 3 to 1 i 2. Trzy pola o sumie {6} to {3}, {4} i "
        "{1}.\n\n# Reguła {2}\n\nSuma cyfr od 1 do {1} to {2}, więc taką sumę ma każdy wiersz, "
        "każda kolumna i każdy blok. Jeśli klatki wypełniają blok oprócz jednego pola, to pole "
        "jest równe {2} minus suma klatek. Jeśli wypełniają blok i wystają z niego o jedno pole, "
        "to pole jest równe sumie klatek minus {2}.\n\n# Przykład\n\nDiagram na rysunku ma cztery "
        "cyfry, więc każdy wiersz, każda kolumna i każdy blok ma sumę 10. Klatka o sumie 3 zawiera "
        "1 i 2, a klatka o sumie 7 zawiera 3 i 4. W drugim wierszu klatka o sumie 8 zostawia jedno "
        "pole: stoi tam 10 − 8 = 2. To pole tworzy z polem pod nim klatkę o sumie 5, więc niżej "
        "stoi 3. W trzecim wierszu klatka o sumie 5 i ta trójka zostawiają pierwszemu polu 10 − 5 "
        "− 3 = 2, a w polu pod nim stoi 6 − 2 = 4. Pierwsza kolumna ma już swoją dwójkę. W "
        "pierwszym polu diagramu nie stoi więc 2, lecz 1.",
    [TEXT_sums] = "Tabela sum",
    [TEXT_sums_text] = "Wszystkie sposoby utworzenia sumy z różnych cyfr, według liczby pól.",
    [TEXT_sums_cells] = "Liczba pól: {1}",
    [TEXT_signs_text] = "W tej książce zamiast cyfr użyto innych znaków: {1}.",
    [TEXT_letters] = "Litery: {1}",
    [TEXT_word] = "Słowo: {1}",
    [TEXT_word_text] =
        "W niektórych łamigłówkach zamiast cyfr użyto liter. Każda litera występuje raz w każdym "
        "wierszu, każdej kolumnie i każdym bloku. W rozwiązaniu kryje się słowo: w wierszu albo na "
        "przekątnej od lewego górnego do prawego dolnego rogu.",
    [TEXT_pictures_text] =
        "W niektórych łamigłówkach zamiast cyfr użyto obrazków. Pod łamigłówkami podano, który "
        "obrazek odpowiada której liczbie. Narysuj obrazek w polu albo wpisz jego liczbę.",
    [TEXT_volume] = "Tom {1}",
    [TEXT_acknowledgements] = "Podziękowania",
    [TEXT_about_author] = "O autorze",
    [TEXT_grading] = "Jak oceniono trudność",
    [TEXT_grading_text] =
        "Każdą łamigłówkę w tej książce rozwiązano krok po kroku, tak jak robią to ludzie: w "
        "każdym kroku najłatwiejszą techniką, która pozwala iść dalej. O poziomie decyduje "
        "najtrudniejsza technika, której łamigłówka wymaga. W ramach poziomu trudniejsza jest ta, "
        "która częściej wymaga takich kroków albo w której następny krok można zrobić w niewielu "
        "miejscach.\n\nSprawdzono, że każda łamigłówka ma dokładnie jedno rozwiązanie. Nigdy nie "
        "trzeba zgadywać.",
    [TEXT_grading_minutes] = "Minuty są szacunkiem na podstawie czasów wielu osób. Być może "
                             "potrzebujesz dwa razy mniej albo dwa razy więcej czasu.",
    [TEXT_grading_levels] = "Techniki, które dochodzą na każdym poziomie:",
    [TEXT_grading_same] = "Te same, ale częściej",
    [TEXT_grading_others] = " i {1} inne",
    [TEXT_grading_many_others] = " i {1} innych",
    [TEXT_glossary] = "Słowniczek",
    [TEXT_glossary_text] =
        "**Blok** Grupa pól w grubej ramce, która zawiera każdą cyfrę jeden raz.\n\n**Cyfra dana** "
        "Cyfra wydrukowana od początku.\n\n**Jednostka** Wiersz, kolumna lub blok. Zawiera każdą "
        "cyfrę jeden raz.\n\n**Kandydat** Cyfra, która jest jeszcze możliwa w pustym "
        "polu.\n\n**Łańcuch** Kandydaci powiązani połączeniami: każdy jest prawdziwy lub fałszywy "
        "zależnie od poprzedniego.\n\n**Nagi singiel** Pole, które ma tylko jednego "
        "kandydata.\n\n**Notatka** Kandydat wpisany drobno w swoje pole.\n\n**Oś** Pole skrzydła, "
        "które widzi oba pozostałe.\n\n**Para** Dwa pola jednostki tylko z tymi samymi dwoma "
        "kandydatami (naga para). Żadne inne pole jednostki nie może mieć tych cyfr.\n\n**Płetwa** "
        "Dodatkowy kandydat, który psuje wzór. Jeśli płetwa jest fałszywa, wzór "
        "obowiązuje.\n\n**Pole** Jeden z małych kwadratów diagramu.\n\n**Połączenie** Dwaj "
        "kandydaci, którzy od siebie zależą. Silne: jeden z nich jest prawdziwy. Słabe: nie mogą "
        "być prawdziwi obaj.\n\n**Rozwiązanie** Wypełniony diagram. Prawidłowa łamigłówka ma "
        "dokładnie jedno.\n\n**Ryba** Wzór jednej cyfry w kilku wierszach i tylu samo kolumnach, "
        "na przykład X-Wing.\n\n**Sąsiedzi** Dwa pola tej samej jednostki. Mówi się, że się "
        "widzą.\n\n**Skrzydło** Dwa pola z dwoma kandydatami każde, połączone trzecim polem (XY, "
        "XYZ) albo cyfrą, która ma w jednostce dwa możliwe pola (W).\n\n**Ukryty singiel** Jedyne "
        "pole jednostki, w którym może stać dana cyfra.\n\n**Zbiór prawie zamknięty** Pola jednej "
        "jednostki, które mają razem dokładnie o jednego kandydata więcej, niż jest pól. Jeśli "
        "zbiór straci cyfrę, musi zawierać wszystkie pozostałe. Po angielsku: almost locked set "
        "(ALS).",
    [TEXT_review] = "Podobała Ci się ta książka?",
    [TEXT_review_text] = "Krótka opinia pomoże innym ją znaleźć. Zeskanuj kod, aby ją napisać.",
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
    [TEXT_cut_out_text] = "Wytnij wzdłuż przerywanych linii. Obrazki pasują do pól łamigłówek. "
                          "Przesuwaj je, aż każdy będzie na swoim miejscu.",
    [TEXT_example] = "Przykład i jego rozwiązanie",
    [TEXT_hints] = "Wskazówki",
    [TEXT_hints_text] = "Nie wiesz, co dalej? Znajdź numer swojej łamigłówki, przeczytaj jedną "
                        "wskazówkę i spróbuj znowu.",
    [TEXT_techniques] = "Techniki",
    [TEXT_practice] = "Ćwiczenia",
    [TEXT_practice_text] =
        "W każdej z tych pozycji następny krok wykorzystuje tę technikę. Żadna prostsza technika "
        "nie wystarcza. Odpowiedzi znajdują się za ostatnią lekcją.",
    [TEXT_lesson_puzzles] = "Łamigłówki z tą techniką: {1}",
    [TEXT_lesson_no_puzzle] = "Żadna łamigłówka w tej książce nie wymaga tej techniki.",
    [TEXT_lesson_only] = "tylko lekcja",
    [TEXT_answers] = "Odpowiedzi",
    [TEXT_walkthroughs] = "Krok po kroku",
    [TEXT_step] = "Krok {1}",
    [TEXT_step_left_out] = "Krok {1} bez rysunku: {2}.",
    [TEXT_steps_left_out] = "Kroki {1}–{2} bez rysunku: {3}.",
    [TEXT_left_out_digits] = "znalezione cyfry: {1}",
    [TEXT_left_out_candidates] = "skreśleni tylko kandydaci",
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
    [TEXT_board_words] = "Łamigłówka {1}. Wiersz po wierszu, 0 to puste pole",
    [TEXT_solution_words] = "Rozwiązanie łamigłówki {1}, wiersz po wierszu",
    [TEXT_code_words] = "Kod QR",
    [TEXT_some_have_no_time] = "Niektóre z tych łamigłówek nie mają szacowanego czasu.",
    [TEXT_minutes] = "około {1} min",
    [TEXT_easy] = "Łatwe",
    [TEXT_medium] = "Średnie",
    [TEXT_hard] = "Trudne",
    [TEXT_unfair] = "Bardzo trudne",
    [TEXT_extreme] = "Ekstremalne",
    [TEXT_beyond] = "Diabelskie",
    [TEXT_level_range] = "{1} – {2}",
    [TEXT_course_rounds] = "runda",
    [TEXT_course_openings] = "możliwe ruchy",
    [TEXT_course_summary] =
        "możliwe ruchy na początku: {1}, w najtrudniejszym momencie: {2}; trudne kroki: {3}",
    [TEXT_print_openings] = "możliwe ruchy: {1}",
    [TEXT_print_bottleneck] = "najmniej ruchów: {1}",
    [TEXT_print_hard_steps] = "trudne kroki: {1}",
    [TEXT_print_early] = "najtrudniej na początku",
    [TEXT_print_smooth] = "jednakowo trudno przez cały czas",
    [TEXT_print_late] = "najtrudniej na końcu",
    [TEXT_report_difficulty] = "Trudność",
    [TEXT_report_figures] = "Statystyka",
    [TEXT_report_technique] = "Technika",
    [TEXT_report_steps] = "Kroki",
    [TEXT_report_symmetry] = "Symetria",
    [TEXT_report_section] = "Część",
    [TEXT_report_number] = "Numer",
    [TEXT_report_id] = "ID",
    [TEXT_report_givens] = "Cyfry dane",
    [TEXT_report_key_step] = "Decydujący krok",
    [TEXT_report_repeat] = "Powtórzenie",
    [TEXT_report_in_bank] = "w banku łamigłówek {1}",
    [TEXT_report_no_repeats] = "Żadna nie jest powtórzeniem.",
    [TEXT_report_some_repeats] = "Niektóre są powtórzeniami; są oznaczone.",
    [TEXT_report_score] = "Punktacja",
    [TEXT_report_rating] = "Ocena SE",
    [TEXT_report_time] = "Czas rozwiązania w minutach",
    [TEXT_report_puzzle_count] = "Liczba łamigłówek",
    [TEXT_report_known] = "{1} (łamigłówki: {2} z {3})",
    [TEXT_report_scatter] = "Punktacja każdej łamigłówki, tym ciemniejsza, im wyższy poziom",
    [TEXT_report_by_number] = "Numer łamigłówki",
    [TEXT_report_shades] = "{1}; części na przemian jasne i ciemne",
    [TEXT_symmetry_none] = "brak",
    [TEXT_symmetry_rotate180] = "pół obrotu",
    [TEXT_symmetry_rotate90] = "ćwierć obrotu",
    [TEXT_symmetry_mirror] = "lewo i prawo",
    [TEXT_symmetry_flip] = "góra i dół",
    [TEXT_symmetry_both] = "lewo i prawo, góra i dół",
    [TEXT_symmetry_diagonal] = "przekątna opadająca",
    [TEXT_symmetry_antidiagonal] = "przekątna wznosząca",
    [TEXT_symmetry_both_diagonals] = "obie przekątne",
    [TEXT_symmetry_full] = "każdy obrót i odbicie",
    [TEXT_month_names] = "Styczeń, Luty, Marzec, Kwiecień, Maj, Czerwiec, Lipiec, Sierpień, "
                         "Wrzesień, Październik, Listopad, Grudzień",
    [TEXT_month_names_of_day] = "stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, "
                                "sierpnia, września, października, listopada, grudnia",
    [TEXT_weekday_names] = "poniedziałek, wtorek, środa, czwartek, piątek, sobota, niedziela",
    [TEXT_first_of_month] = "1",
    [TEXT_day_title] = "{1}, {2} {3}",
    [TEXT_day_and_year] = "{1} {2}",
    [TEXT_rights] =
        "Wszelkie prawa zastrzeżone. Żadna część tej książki nie może być powielana bez "
        "pisemnej zgody wydawcy, z wyjątkiem użytku osobistego.",
    [TEXT_one_solution] =
        "Każda łamigłówka w tej książce została sprawdzona komputerowo: ma dokładnie jedno "
        "rozwiązanie.",
    [TEXT_colophon] = "Wykonano programem Nonet. Ziarno {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Zagraj online",
    [TEXT_cell_names_text] = "Nazwa pola składa się z wiersza (r, od angielskiego „row”) i kolumny "
                             "(c, od „column”): r3c5 to pole w wierszu 3 i kolumnie 5.",
    [TEXT_cell_is] = "r3c5=2 oznacza, że w r3c5 stoi 2.",
    [TEXT_cell_is_not] = "r3c5≠2 oznacza, że w r3c5 nie stoi 2.",
    [TEXT_one_of_cells] = "r1c2/r1c3=4 oznacza, że w jednym z tych dwóch pól stoi 4.",
    [TEXT_none_of_cells] = "r1c2/r1c3≠4 oznacza, że w żadnym z tych dwóch pól nie stoi 4.",
    [TEXT_cell_sees] = "Pole widzi inne pola swojego wiersza, kolumny i bloku.",
    [TEXT_cell_sees_latin] = "Pole widzi inne pola swojego wiersza i kolumny.",
    [TEXT_arrow_text] = "→ oznacza „zatem”.",
    [TEXT_seeing_words] = "widzi widzą",
    [TEXT_grid_number] = "Diagram {1}",
    [TEXT_grid_numbers_text] = "Niektóre łamigłówki składają się z kilku diagramów. Mają one "
                               "numery: z góry na dół i od lewej do prawej.",
    [TEXT_grid_names_text] =
        "Jeśli plansza składa się z kilku diagramów, one także mają numery: z góry na dół i od "
        "lewej do prawej. Nazwa pola składa się wtedy z wiersza i kolumny w jego diagramie.",
    [TEXT_cell_of_grid] = "4.r3c5 to r3c5 diagramu 4.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " i ",
    [TEXT_list_or] = " lub ",
    [TEXT_list_break] = "; ",
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
    [TEXT_of_grid] = "{1} diagramu {2}",
    [TEXT_in_grid] = "{1} (diagram {2})",
    [TEXT_after_digit] = "{1} (po wpisaniu jeszcze jednej cyfry)",
    [TEXT_after_digits] = "{1} (po wpisaniu jeszcze {2} cyfr)",
    [TEXT_in_grid_after_digit] = "{1} (diagram {2}, po wpisaniu jeszcze jednej cyfry)",
    [TEXT_in_grid_after_digits] = "{1} (diagram {2}, po wpisaniu jeszcze {3} cyfr)",
    [TEXT_digits_before_text] =
        "„Po wpisaniu jeszcze 6 cyfr” znaczy, że ten krok przychodzi, gdy wpiszesz tyle cyfr.",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "Zatem {1}.",
    [TEXT_tell_remove] = "Skreśl {1}.",
    [TEXT_tell_remove_from] = "{1} w {2}",
    [TEXT_tell_look_in] = "szukaj {1}",
    [TEXT_tell_look_at] = "spójrz na {1}",
    /* Names of constraints are in the nominative. */
    [TEXT_tell_look_at_constraint] = "{1}",
    [TEXT_tell_look_for] = "szukaj cyfry {1}",
    [TEXT_tell_look_for_in] = "szukaj cyfry {1} {2}",
    [TEXT_ask_place] = "Gdzie wpisać {x} {in 1}?",
    [TEXT_ask_missing] = "Jedno pole jest jeszcze puste {in 1}. Jakiej cyfry tam brakuje?",
    [TEXT_ask_cell] = "Spójrz na wiersz {1}, kolumnę {2}. Pasuje tam tylko jedna cyfra.",
    [TEXT_tell_full_house] = "{X} to ostatnie puste pole {in 1}, a brakuje tam cyfry {x}",
    [TEXT_tell_naked_single] = "{x} to jedyny kandydat, który pozostał dla {X}",
    [TEXT_tell_hidden_single] = "{in 1} cyfra {x} może stać tylko w {X}",
    [TEXT_tell_locked_subset] = "Pola {P} mają tylko kandydatów {p}. Te pola leżą {in all}. Żadne "
                                "inne pole nie może więc mieć tam tych cyfr",
    [TEXT_tell_locked] = "{in 1} cyfra {p} może stać tylko w {P}. Te pola leżą też {in 2}, więc w "
                         "żadnym innym polu nie może tam stać {p}",
    [TEXT_tell_leftovers] = "Każda cyfra występuje {in base} tyle samo razy, co {in cover}. Pola "
                            "pozostałe po obu stronach, {P} oraz {F}, zawierają więc te same "
                            "cyfry. W {F} nie może stać {e} więcej razy niż w {P}",
    [TEXT_tell_leftovers_must] =
        "Każda cyfra występuje {in base} tyle samo razy, co {in cover}. Pola pozostałe po obu "
        "stronach, {P} oraz {F}, zawierają więc te same cyfry. [W {F} musi stać jeszcze jedna "
        "cyfra {x}, a więc także w {P}, gdzie mieści się tylko w {X}][W {F} musi stać jeszcze "
        "jedna cyfra {e}, a więc także w {P}, a {E} widzi każde pole, w którym się tam mieści]",
    [TEXT_tell_naked_subset] =
        "Pola {P} mają tylko kandydatów {p}. Żadne inne pole {in all} nie może więc mieć tych cyfr",
    [TEXT_tell_hidden_subset] =
        "{in 1} cyfry {p} mogą stać tylko w {P}. Te pola nie mogą więc mieć żadnych innych cyfr",
    [TEXT_tell_fish] = "{in base} cyfra {p} może stać tylko {in cover}: w {P}. W żadnym innym polu "
                       "{in cover} nie może więc stać {p}",
    [TEXT_tell_finned_fish] =
        "{in base} cyfra {p} może stać tylko {in cover} lub w płetwie {F}. Jeśli nie stoi w "
        "płetwie, w żadnym innym polu {in cover} nie może stać {p}. Jeśli stoi w płetwie, nie może "
        "stać w żadnym polu, które widzi całą płetwę. Niektórzy kandydaci są niemożliwi w obu "
        "przypadkach",
    [TEXT_tell_sashimi_fish] =
        "{in base} cyfra {p} może stać tylko {in cover} lub w płetwie {F}. Bez płetwy jedna z "
        "linii ma tylko jedno miejsce dla {p} i wtedy w żadnym innym polu {in cover} nie może stać "
        "{p}. Jeśli {p} stoi w płetwie, nie może stać w żadnym polu, które widzi całą płetwę. "
        "Niektórzy kandydaci są niemożliwi w obu przypadkach",
    [TEXT_tell_remote_pair] =
        "Pola {path} mają tylko kandydatów {p}, a każde widzi następne, więc obie cyfry występują "
        "na przemian. {first cell} i {last cell} są różne, więc w polu, które widzi oba, nie może "
        "stać żadna z tych cyfr",
    [TEXT_tell_bug] =
        "Gdyby w {P} nie stała cyfra {p}, każde puste pole miałoby dwóch kandydatów, a każda cyfra "
        "dwa miejsca w każdej jednostce. Taki diagram nigdy nie ma dokładnie jednego rozwiązania",
    [TEXT_tell_two_links] = "{in all} cyfra {p} ma tylko po dwa możliwe pola. {F} widzą się, więc "
                            "najwyżej w jednym z nich stoi {p}. Dlatego {p} stoi w co najmniej "
                            "jednym z pól {P} i nie może stać w polu, które widzi oba",
    [TEXT_tell_dual_kite] =
        "Dwa latawce mają wspólne dwa pola bloku. {in all} ich cyfry mają tylko po dwa możliwe "
        "pola. Cyfra nie może stać w obu wspólnych polach, więc stoi na jednym z dalekich końców "
        "swojego latawca. Pole, które widzi oba dalekie końce, nie może jej mieć",
    [TEXT_tell_empty_rectangle] =
        "{in 1} cyfra {p} może stać tylko {in 3} lub {in 4}, a {in 2} tylko w {P}. Jeśli nie ma "
        "jej w {last cell}, to stoi w {first cell}, a {p} bloku musi stać {in 4}. W obu "
        "przypadkach {E} widzi {p}",
    [TEXT_tell_dual_rectangle] =
        "{in 1} cyfra {p} może stać tylko {in 3} lub {in 4}; {in 2} oraz {in 6} ma po dwa możliwe "
        "pola. Weź jedną z tych dwóch linii: jeśli {p} nie stoi w jej dalekim polu, to stoi w "
        "bliskim, a {p} bloku schodzi z tej linii. W obu przypadkach {E} widzą {p}",
    [TEXT_tell_w_wing] = "Pola {first cell} i {last cell} mają tylko kandydatów {p}. {in 1} cyfra "
                         "{f} może stać tylko w {F}: {first cell} widzi jedno z tych pól, a {last "
                         "cell} drugie. Oba końce nie mogą więc być {f}. Co najmniej jeden z nich "
                         "to {e}, a w polu, które widzi oba, nie może stać {e}",
    [TEXT_tell_xy_wing] = "{P} to {p/}: {cases}. W obu przypadkach w jednym z pól {F} stoi {e}. W "
                          "polu, które widzi oba, nie może więc stać {e}",
    [TEXT_tell_xyz_wing] = "{P} to {p/}: {cases}. Cyfra {e} stoi więc w jednym z pól {F} albo w "
                           "samym {P}. W polu, które widzi wszystkie trzy, nie może stać {e}",
    [TEXT_tell_rectangle] = "Gdyby pola {P} zawierały tylko {p}, można by zamienić te dwie cyfry i "
                            "łamigłówka miałaby dwa rozwiązania",
    [TEXT_tell_rectangle_1] = "{rectangle}. W {F} musi więc stać inna cyfra",
    [TEXT_tell_rectangle_2] = "{rectangle}. W jednym z pól {F} musi więc stać {f}, a w polu, które "
                              "widzi je wszystkie, nie może stać {f}",
    [TEXT_tell_rectangle_3] =
        "{rectangle}. W jednym z pól {F} musi więc stać {f/}. Razem liczą się jak jedno pole i "
        "tworzą {in 1} z {A} nagą grupę. Żadne inne pole nie może mieć tam jej cyfr",
    [TEXT_tell_rectangle_4] =
        "{rectangle}. {in 1} cyfra {o} może stać tylko w {F}. Gdyby w jednym z tych dwóch pól "
        "stało {e}, w drugim stałoby {o} i te cztery pola zawierałyby tylko {p}",
    [TEXT_tell_rectangle_6] =
        "{rectangle}. Cyfra {e} tworzy w tych polach X-Wing. Gdyby stała w jednym z pól {F}, "
        "stałaby w obu i te cztery pola zawierałyby tylko {p}",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. {in all} cyfra {o} może stać tylko w tych polach. Gdyby w {E} stało {e}, w "
        "obu sąsiednich polach prostokąta stałoby {o}, w przeciwległym {e}, więc te cztery pola "
        "zawierałyby tylko {p}",
    [TEXT_tell_avoidable_1] =
        "Pola {P} są już wypełnione i w żadnym nie ma cyfry danej. Gdyby w {E} stało {e}, można by "
        "zamienić obie cyfry tych czterech pól i łamigłówka miałaby dwa rozwiązania",
    [TEXT_tell_avoidable_2] = "Pola {P} są już wypełnione i w żadnym nie ma cyfry danej. Gdyby w "
                              "żadnym z pól {F} nie stało {e}, można by zamienić obie cyfry tych "
                              "czterech pól i łamigłówka miałaby dwa rozwiązania. W jednym z pól "
                              "{F} stoi więc {e}, a w polu, które widzi oba, nie może stać {e}",
    [TEXT_tell_sue_de_coq] =
        "Pola {P} leżą {in 1} i {in 2} i mają kandydatów {p}. Razem z {A} ({a}) w linii i {B} "
        "({b}) w bloku pól jest dokładnie tyle, ile cyfr, więc każda z tych cyfr stoi w jednym z "
        "nich. Żadne pole, które widzi tam wszystkie jej miejsca, nie może jej mieć",
    [TEXT_tell_colours_trap] =
        "Cyfra {p} stoi albo w {P}, albo w {F}, bo w każdym silnym połączeniu tych pól jeden "
        "koniec jest prawdziwy. W polu, które widzi obie grupy, nie może stać {p}",
    [TEXT_tell_colours_wrap] =
        "Cyfra {p} stoi albo w {P}, albo w {F}, bo w każdym silnym połączeniu tych pól jeden "
        "koniec jest prawdziwy. Dwa z pól {E} się widzą, więc ta grupa jest fałszywa",
    [TEXT_tell_multi_colours_1] =
        "Cyfra {p} stoi albo w {P}, albo w {F}, a także albo w {A}, albo w {B}. Pole pierwszej "
        "pary widzi pole drugiej, więc te dwie grupy nie mogą być obie prawdziwe. Prawdziwa jest "
        "jedna z grup przeciwnych, a w polu, które widzi obie, nie może stać {p}",
    [TEXT_tell_multi_colours_2] = "Cyfra {p} stoi albo w {P}, albo w {F}, a także albo w {A}, albo "
                                  "w {B}. Jedna grupa pierwszej pary widzi obie grupy drugiej. "
                                  "Jedna z nich jest prawdziwa, więc tamta grupa jest fałszywa",
    [TEXT_tell_chain_ends] = "{chain}. Prawdziwe jest więc co najmniej jedno: {start} lub {end}. "
                             "To, co przeczy obu, jest niemożliwe",
    [TEXT_tell_chain_true] = "{chain}. Gdyby w {last cell} nie stało {last digit}, wynikałoby z "
                             "tego, że tam stoi. Stoi tam więc {last digit}",
    [TEXT_tell_chain_false] = "{chain}. Gdyby w {last cell} stało {last digit}, wynikałoby z tego, "
                              "że tam nie stoi. Nie stoi tam więc {last digit}",
    [TEXT_tell_loop] =
        "{chain}. Łańcuch jest pierścieniem, więc działa w obu kierunkach, a w każdym połączeniu "
        "jeden koniec jest prawdziwy. To, co przeczy obu końcom połączenia, jest niemożliwe",
    [TEXT_tell_als_xz] =
        "{sets} to zbiory prawie zamknięte: mają o jedną cyfrę więcej niż pól. Wszystkie miejsca "
        "{k} widzą się w nich nawzajem, więc jeden ze zbiorów traci tę cyfrę i musi zawierać "
        "wszystkie pozostałe. Dlatego A lub B zawiera {e}, a żadne pole, które widzi wszystkie jej "
        "miejsca, nie może mieć {e}",
    [TEXT_tell_als_double] =
        "{sets} to zbiory prawie zamknięte: mają o jedną cyfrę więcej niż pól. Wszystkie miejsca "
        "{k} widzą się w nich nawzajem, więc każdy zbiór traci dokładnie jedną z tych cyfr. "
        "Wszystkie pozostałe cyfry zostają w swoim zbiorze. Żadne pole, które widzi wszystkie "
        "miejsca takiej cyfry, nie może jej mieć",
    [TEXT_tell_als_chain] =
        "{sets} to zbiory prawie zamknięte: mają o jedną cyfrę więcej niż pól. Sąsiednie zbiory "
        "mają wspólną cyfrę, którą może zawierać tylko jeden z nich: {joints}. Zbiór, który traci "
        "cyfrę, musi zawierać wszystkie pozostałe, więc {first set} lub {last set} zawiera {e}. "
        "Żadne pole, które widzi wszystkie jej miejsca, nie może mieć {e}",
    [TEXT_tell_death_blossom] =
        "{P} to {p/}. Każda z tych cyfr odbiera swoją zbiorowi prawie zamkniętemu, który ma o "
        "jedną cyfrę więcej niż pól: {joints}, gdzie {sets}. Ten zbiór musi wtedy zawierać "
        "wszystkie pozostałe, więc jeden ze zbiorów zawiera {e}. Żadne pole, które widzi wszystkie "
        "jej miejsca, nie może mieć {e}",
    [TEXT_tell_aligned] = "Sprawdź sposoby wypełnienia pól {P}. Te, które powtarzają cyfrę w "
                          "jednostce albo nie zostawiają kandydata jednemu z pól {A}, są "
                          "niemożliwe. Żaden inny nie wykorzystuje tego, co się skreśla",
    [TEXT_tell_nishio] = "Gdyby w {E} stało {e},[ musiałoby ono stać też w {P} i] cyfra {e} nie "
                         "miałaby już miejsca {in 1}",
    [TEXT_tell_forcing_chain] = "{chain}. Nie zostaje wtedy {dead}, więc {suppose} to fałsz",
    [TEXT_tell_forcing_net] = "Załóżmy {suppose}.[ Krok po kroku daje to {follows}.] Nie zostaje "
                              "wtedy {dead}, więc {suppose} to fałsz",
    [TEXT_tell_net_all] =
        "Jedno z tych założeń jest prawdziwe, a każde prowadzi do tego samego wyniku: {follows}",
    [TEXT_tell_net_long] = "Jedno z założeń jest prawdziwe: {assumptions}. Od każdego z nich "
                           "single prowadzą do tego samego wyniku",
    [TEXT_tell_left_out] = "… (reszty nie pokazano)",
    [TEXT_tell_part] = "Część {1} z {2}. {3}.",
    [TEXT_tell_part_follows] = "Załóżmy {suppose}.[ Daje to {follows}]",
    [TEXT_tell_part_dead] = "Załóżmy {suppose}.[ Daje to {follows}.] Nie zostaje wtedy {dead}",
    [TEXT_tell_dead_cell] = "żaden kandydat dla {1}",
    [TEXT_tell_dead_house] = "żadne miejsce dla {1} {2}",
    [TEXT_tell_refuted] = "inaczej sprzeczność",
    [TEXT_tell_template_set] = "Każdy sposób ustawienia wszystkich brakujących cyfr {x}, który "
                               "zostawia miejsce innym cyfrom, wykorzystuje {X}",
    [TEXT_tell_template_delete] = "Żaden sposób ustawienia wszystkich brakujących cyfr {e}, który "
                                  "zostawia miejsce innym cyfrom, nie wykorzystuje {E}",
    [TEXT_name_cage] = "klatka {1} (suma {2})",
    [TEXT_name_thermo] = "termometr {1}",
    [TEXT_name_arrow] = "strzałka z kółkiem {3}",
    [TEXT_name_arrow_along] = "strzałka {1}",
    [TEXT_name_greater] = "znak nierówności między {3} a {4}",
    [TEXT_name_consecutive] = "kreska między {3} a {4}",
    [TEXT_name_white_dot] = "biała kropka między {3} a {4}",
    [TEXT_name_black_dot] = "czarna kropka między {3} a {4}",
    [TEXT_name_x] = "X między {3} a {4}",
    [TEXT_name_v] = "V między {3} a {4}",
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
    [TEXT_name_little_killer] = "suma po skosie {1} (suma {2})",
    [TEXT_name_x_sums] = "suma X {2} ({1})",
    [TEXT_name_skyscraper] = "liczba wieżowców {2} ({1})",
    [TEXT_name_numbered_room] = "pokój z cyfrą {2} ({1})",
    [TEXT_name_quadruple] = "czwórka {2} ({1})",
    [TEXT_name_minimum] = "minimum {3}",
    [TEXT_name_maximum] = "maksimum {3}",
    [TEXT_name_dutch_whisper] = "linia holenderskiego szeptu {1}",
    [TEXT_name_double_arrow] = "podwójna strzałka {1}",
    [TEXT_name_sum_line] = "linia sumy {1} (suma {2})",
    [TEXT_name_pill_arrow] = "strzałka z pigułką {1}",
    [TEXT_name_plain_cage] = "klatka {1}",
    [TEXT_name_repeat_cage] = "klatka {1} (suma {2})",
    [TEXT_name_difference] = "różnica {2} między {3} a {4}",
    [TEXT_name_ratio] = "iloraz {2} między {3} a {4}",
    [TEXT_name_clone] = "klon {1}",
    [TEXT_name_row_indexer] = "wskaźnik wiersza {3}",
    [TEXT_name_column_indexer] = "wskaźnik kolumny {3}",
    [TEXT_name_box_indexer] = "wskaźnik bloku {3}",
    [TEXT_name_anti_queen] = "zasada hetmana",
    [TEXT_name_entropy] = "zasada entropii",
    [TEXT_name_calc_cage] = "klatka {1} ({2})",
    [TEXT_name_non_consecutive] = "zakaz kolejnych cyfr obok siebie",
    [TEXT_name_ends] = "od {1} do {2}",
    [TEXT_name_at] = "przy {1}",
    [TEXT_name_all_signs] = "zasada, że podano wszystkie możliwe znaki",
    [TEXT_clue_cage] = "W klatce {1} stoją różne cyfry o sumie {2}",
    [TEXT_clue_calc_cage] = "Cyfry w klatce {1} dają {2}",
    [TEXT_clue_signless_cage] = "Cyfry w klatce {1} dają {2} przez któryś ze znaków",
    [TEXT_clue_thermo] = "Wzdłuż termometru {1} cyfry rosną",
    [TEXT_clue_arrow] = "Na strzałce {1} suma cyfr wzdłuż linii jest równa cyfrze w kółku",
    [TEXT_clue_greater] = "Znak nierówności między {3} a {4} oznacza, że {3} jest większe",
    [TEXT_clue_consecutive] = "Kreska między {3} a {4} oznacza kolejne cyfry",
    [TEXT_clue_white_dot] = "Biała kropka między {3} a {4} oznacza kolejne cyfry",
    [TEXT_clue_black_dot] =
        "Czarna kropka między {3} a {4} oznacza, że jedna cyfra jest dwa razy większa od drugiej",
    [TEXT_clue_x] = "X między {3} a {4} oznacza, że dają razem {2}",
    [TEXT_clue_v] = "V między {3} a {4} oznacza, że dają razem {2}",
    [TEXT_clue_odd] = "Kółko w {3} oznacza cyfrę nieparzystą",
    [TEXT_clue_even] = "Kwadrat w {3} oznacza cyfrę parzystą",
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
    [TEXT_clue_skyscraper] = "Patrząc od liczby wieżowców {2} ({1}), dokładnie tyle cyfr ({2}) "
                             "jest większych od wszystkich przed nimi",
    [TEXT_clue_quadruple] = "Cztery pola {1} muszą zawierać cyfry {2}",
    [TEXT_clue_sandwich] = "Kanapka ({1}): cyfry między {3} a {4} dają razem {2}",
    [TEXT_clue_side_by_side] = "{3} i {4} leżą obok siebie, więc nie stoją w nich kolejne cyfry",
    [TEXT_clue_differ] = "Zgodnie z zasadą tej łamigłówki {3} i {4} muszą się różnić",
    [TEXT_clue_no_consecutive] =
        "Między {3} a {4} nie ma kreski, więc nie stoją w nich kolejne cyfry",
    [TEXT_clue_no_white_dot] =
        "Między {3} a {4} nie ma kropki, więc nie stoją w nich kolejne cyfry",
    [TEXT_clue_no_black_dot] =
        "Między {3} a {4} nie ma kropki, więc żadna cyfra nie jest dwa razy większa od drugiej",
    [TEXT_clue_no_x] = "Między {3} a {4} nie ma X, więc nie dają razem {2}",
    [TEXT_clue_no_v] = "Między {3} a {4} nie ma V, więc nie dają razem {2}",
    [TEXT_tell_clue] = "{clue}. Nie każdy kandydat więc pasuje",
    [TEXT_tell_cage_last] = "{clue}. Tylko {X} jest jeszcze puste, a {x} dopełnia sumę",
    [TEXT_tell_sign_chain] = "Z powodu znaków nierówności cyfry rosną wzdłuż pól {P}. Każde pole "
                             "musi zostawić miejsce pozostałym",
    [TEXT_tell_cage_single] = "{clue}. Tylko {p} dają tę sumę",
    [TEXT_tell_least_and_most] =
        "{clue}. Skreślone cyfry są za duże nawet przy najmniejszych cyfrach w pozostałych polach "
        "albo za małe nawet przy największych",
    [TEXT_tell_cage_sets] = "{clue}. Żadna kombinacja o tej sumie, na którą kandydaci jeszcze "
                            "pozwalają, nie zawiera {e/}",
    [TEXT_tell_cage_places] = "{clue}. Gdyby któryś z tych kandydatów był prawdziwy, reszty sumy "
                              "nie dałoby się złożyć z różnych cyfr",
    [TEXT_tell_needed] = "{clue}. Każdy sposób wypełnienia tych pól wykorzystuje {e}, w {P/}. W "
                         "polu, które widzi je wszystkie, nie może stać {e}",
    [TEXT_tell_seen] = "{in 1} cyfra {p} może stać tylko w {P}. W polu, które widzi je wszystkie, "
                       "nie może stać {p}",
    [TEXT_tell_beside] = "{in 1} cyfra {p} może stać tylko w {P}, a {E} leży obok każdego z tych "
                         "pól. Obok {p} nie może stać {e}; powód: {clues}",
    [TEXT_tell_45_inner] = "Wszystkie cyfry {in all} dają razem {total}. Klatki, które leżą tam w "
                           "całości, mają sumę {known}, więc dla {P} zostaje {sum}[. {way}]",
    [TEXT_tell_45_outer] =
        "Wszystkie cyfry {in all} dają razem {total}. Klatki, które je pokrywają, mają sumę "
        "{known}. Różnica, {sum}, leży na zewnątrz, w {P}[. {way}]",
    [TEXT_tell_45_both] = "Wszystkie cyfry {in all} dają razem {total}. Z porównania z klatkami "
                          "wynika, że suma {P} jest o {sum} większa od sumy {F}",
    [TEXT_tell_45_equal] = "Wszystkie cyfry {in all} dają razem {total}. Z porównania z klatkami "
                           "wynika, że {P} oraz {F} mają taką samą sumę",
    [TEXT_tell_45_way] = "W każdym sposobie uzyskania tej sumy w {X} stoi {x}",
    [TEXT_tell_naked_cages] = "Cyfry {p} są już przeznaczone dla {P}; powód: kandydaci oraz "
                              "{clues}. Żadne inne pole {in 1} nie może więc mieć tych cyfr",
    [TEXT_tell_hidden_cages] =
        "{in 1} cyfry {p} mogą stać tylko w {P} i ledwo się tam mieszczą. Pole poza tymi warunkami "
        "ma więc jedną z tych cyfr, a każdy warunek bierze ich tyle, ile może: {clues}",
    [TEXT_tell_cages_in_house] =
        "Dwa warunki spotykają się {in 1}: {clue 1} oraz {clue 2}. Nie mają tam wspólnej cyfry. "
        "Skreśl w pierwszym każdego kandydata, przy którym nie dałoby się wypełnić drugiego",
    [TEXT_tell_cage_split] = "{clue}. Z sumy wszystkich cyfr {in all} wynika, że {P} ma sumę "
                             "{sum}, a {F} ma sumę {other}",
    [TEXT_tell_stuck] = "Techniki nie znajdują następnego kroku.",
    [TEXT_mark_place] = "stoi tutaj",
    [TEXT_mark_eliminate] = "do skreślenia",
    [TEXT_mark_pattern] = "wzór",
    [TEXT_mark_fin] = "inne pola kroku",
    [TEXT_mark_set] = "zbiór {1}",
    [TEXT_link_strong] = "jedno z dwojga",
    [TEXT_link_weak] = "nie oba",
    [TEXT_spot_full_house] =
        "Poszukaj wiersza, kolumny lub bloku z jednym pustym polem. Wpisz brakującą cyfrę.",
    [TEXT_spot_naked_single] = "Wybierz puste pole i odlicz cyfry jego wiersza, kolumny i bloku. "
                               "Jeśli są wszystkie oprócz jednej, wpisz właśnie ją. Zacznij tam, "
                               "gdzie krzyżują się prawie pełne wiersze, kolumny i bloki.",
    [TEXT_spot_hidden_single] =
        "Wybierz cyfrę oraz blok, wiersz lub kolumnę, w których jej brakuje. Wyklucz każde pole, w "
        "którego wierszu, kolumnie lub bloku ta cyfra już stoi. Jeśli zostaje jedno pole, cyfra "
        "stoi w nim. Nie poprzestawaj na blokach: wiersze i kolumny też kryją single.",
    [TEXT_spot_locked_subset] =
        "Poszukaj w bloku, w jednym wierszu lub jednej kolumnie, dwóch pól z tymi samymi dwoma "
        "kandydatami albo trzech z trzema. Te cyfry muszą stać właśnie tam. Skreśl je w reszcie "
        "linii i w reszcie bloku.",
    [TEXT_spot_locked] =
        "Wybierz cyfrę i blok. Jeśli wszystkie jej możliwe pola w bloku leżą w jednym wierszu lub "
        "jednej kolumnie, skreśl ją w reszcie tej linii. I odwrotnie: jeśli wszystkie jej możliwe "
        "pola w linii leżą w jednym bloku, skreśl ją w reszcie bloku.",
    [TEXT_spot_naked_subset] =
        "Poszukaj w wierszu, kolumnie lub bloku dwóch pól, które mają tylko tych samych dwóch "
        "kandydatów, albo trzech pól, które mają razem tylko trzech, albo czterech z czterema. Te "
        "cyfry muszą stać właśnie tam: skreśl je w innych polach jednostki. Nie każde z trzech lub "
        "czterech pól musi mieć wszystkie te cyfry.",
    [TEXT_spot_hidden_subset] =
        "Poszukaj w wierszu, kolumnie lub bloku cyfr, które mogą stać tylko w tych samych polach: "
        "dwie cyfry w dwóch polach, trzy w trzech, cztery w czterech. Skreśl w tych polach "
        "wszystkich innych kandydatów.",
    [TEXT_spot_leftovers] =
        "Porównaj całe wiersze lub kolumny z regionami, które prawie je pokrywają. Pola wystające "
        "po jednej stronie mają te same cyfry, co pola po drugiej. Skreśl to, co byłoby możliwe "
        "tylko po jednej stronie.",
    [TEXT_spot_fish] =
        "Wybierz cyfrę. Poszukaj dwóch wierszy, w których ma tylko dwa możliwe pola, w tych samych "
        "dwóch kolumnach. Stoi ona wtedy w dwóch przeciwległych rogach, więc skreśl ją we "
        "wszystkich innych polach tych kolumn. Przy trzech wierszach i kolumnach to miecznik, przy "
        "czterech meduza. Można też zamienić wiersze z kolumnami.",
    [TEXT_spot_remote_pair] =
        "Poszukaj łańcucha pól z tymi samymi dwoma kandydatami, w którym każde pole widzi "
        "następne. Jeśli liczba pól jest parzysta, oba końce są różne. Skreśl obie cyfry w każdym "
        "polu, które widzi oba końce.",
    [TEXT_spot_bug] = "Pod koniec sprawdź, czy wszystkie puste pola oprócz jednego mają dokładnie "
                      "dwóch kandydatów. W polu z trzema kandydatami stoi cyfra, która w jego "
                      "wierszu, kolumnie i bloku występuje trzy razy.",
    [TEXT_spot_two_links] =
        "Wybierz cyfrę. Poszukaj dwóch jednostek, w których ma tylko po dwa możliwe pola. Jeśli "
        "pole pierwszej widzi pole drugiej, cyfra stoi na jednym z dwóch dalekich końców. Skreśl "
        "ją w każdym polu, które widzi oba.",
    [TEXT_spot_empty_rectangle] =
        "Wybierz cyfrę. Poszukaj bloku, w którym wszystkie jej możliwe pola leżą w jednym wierszu "
        "i jednej kolumnie. Poszukaj innej kolumny, w której ma ona dwa możliwe pola, jedno z nich "
        "w tym wierszu. Idź wzdłuż wiersza drugiego pola: tam, gdzie przecina on kolumnę bloku, "
        "skreśl cyfrę. Z wierszami działa to tak samo.",
    [TEXT_spot_w_wing] =
        "Poszukaj dwóch pól z tymi samymi dwoma kandydatami, które się nie widzą. Poszukaj "
        "jednostki, w której jedna z tych cyfr ma dwa możliwe pola, każde widziane przez jedno z "
        "nich. Skreśl drugą cyfrę w każdym polu, które widzi oba.",
    [TEXT_spot_xy_wing] =
        "Poszukaj pola z dwoma kandydatami: to oś. Musi ono widzieć dwa pola z dwoma kandydatami: "
        "jedno ma z nim wspólną jedną cyfrę, drugie drugą, a oba mają tę samą trzecią cyfrę. "
        "Skreśl trzecią cyfrę w każdym polu, które widzi oba.",
    [TEXT_spot_xyz_wing] =
        "Poszukaj pola z trzema kandydatami, osi. Musi widzieć dwa pola, z których każde ma dwóch "
        "z tych kandydatów, ale nie tych samych. Wszystkie trzy pola mają jedną wspólną cyfrę. "
        "Skreśl ją w każdym polu, które widzi wszystkie trzy. Niewiele pól widzi też oś, więc "
        "zacznij od nich.",
    [TEXT_spot_avoidable] =
        "Poszukaj czterech pól w dwóch wierszach, dwóch kolumnach i dwóch blokach, z których dwa "
        "lub trzy są już przez ciebie wypełnione, a żadne nie zawiera cyfry danej. Ostatni róg nie "
        "może dopełnić wzoru, który dałoby się zamienić.",
    [TEXT_spot_finned_fish] =
        "Poszukaj ryby, która byłaby pełna bez kilku dodatkowych pól w jednym bloku, płetwy. Ryba "
        "nadal skreśla swoją cyfrę w polach, które widzą też całą płetwę. W rybie sashimi róg w "
        "bloku płetwy jest wypełniony albo nie ma tej cyfry.",
    [TEXT_spot_sue_de_coq] =
        "Na skrzyżowaniu bloku i linii poszukaj dwóch lub trzech pól, które mają o dwóch "
        "kandydatów więcej niż pól. W reszcie linii i bloku poszukaj pól, które te cyfry zajmują. "
        "Wtedy każda z tych cyfr stoi w jednym z tych pól. Skreśl je w reszcie linii i bloku.",
    [TEXT_spot_colours] =
        "Wybierz cyfrę. Tam, gdzie ma w jednostce tylko dwa możliwe pola, pokoloruj je na przemian "
        "i idź za połączeniami. Skreśl cyfrę w każdym polu, które widzi oba kolory. Jeśli dwa pola "
        "jednego koloru się widzą, ten kolor jest wszędzie fałszywy.",
    [TEXT_spot_multi_colours] = "Pokoloruj dla cyfry dwie osobne sieci par. Jeśli kolor jednej "
                                "widzi kolor drugiej, jeden z dwóch przeciwnych kolorów jest "
                                "prawdziwy. Skreśl cyfrę w każdym polu, które widzi te dwa.",
    [TEXT_spot_chain] =
        "Zacznij od kandydata i idź na przemian: jeśli jest fałszywy, następny jest prawdziwy; "
        "jeśli ten jest prawdziwy, kolejny jest fałszywy. Jeśli pierwszy i ostatni nie mogą być "
        "obaj fałszywi, skreśl to, co obaj wykluczają. Dobre połączenia to pola z dwoma "
        "kandydatami i cyfry z dwoma możliwymi polami.",
    [TEXT_spot_loop] = "Zacznij od kandydata i idź na przemian: jeśli jest fałszywy, następny jest "
                       "prawdziwy; jeśli ten jest prawdziwy, kolejny jest fałszywy. Idź tak, aż "
                       "łańcuch wróci do początku. Teraz w każdym połączeniu jeden koniec jest "
                       "prawdziwy. Skreśl każdego kandydata, który widzi oba końce połączenia.",
    [TEXT_spot_als_xz] =
        "Poszukaj dwóch grup pól, każdej w jednej jednostce, o jedną cyfrę większych niż liczba "
        "pól. Mają wspólną cyfrę, której wszystkie miejsca się widzą, więc jedna grupa ją traci i "
        "zawiera wszystkie pozostałe. Skreśl drugą wspólną cyfrę w każdym polu, które widzi "
        "wszystkie jej miejsca.",
    [TEXT_spot_als_chain] = "Poszukaj trzech lub więcej grup pól, każdej w jednej jednostce, o "
                            "jedną cyfrę większych niż liczba pól. Połącz każdą z następną cyfrą, "
                            "którą może mieć tylko jedna z nich. Skreśl cyfrę wspólną pierwszej i "
                            "ostatniej w każdym polu, które widzi wszystkie jej miejsca w obu.",
    [TEXT_spot_death_blossom] =
        "Poszukaj pola, którego każdy kandydat należy też do grupy o jedną cyfrę większej niż "
        "liczba pól, w miejscach, które wszystkie widzą to pole. Cokolwiek w nim stoi, jedna grupa "
        "traci tę cyfrę. Skreśl cyfrę wspólną wszystkim grupom w każdym polu, które widzi "
        "wszystkie jej miejsca.",
    [TEXT_spot_aligned] = "Wybierz dwa lub trzy pola i wypisz cyfry, które mogą mieć razem. Skreśl "
                          "to, czego zabrania inne pole z niewieloma kandydatami. Skreśl też "
                          "każdego kandydata, którego nie ma w żadnej pozostałej kombinacji.",
    [TEXT_spot_franken_fish] =
        "Poszukaj ryby z linii i bloków: wszystkie możliwe pola cyfry w kilku wierszach i blokach "
        "leżą w tylu samo kolumnach i blokach. Skreśl cyfrę w ich reszcie.",
    [TEXT_spot_nishio] = "Wybierz możliwe pole cyfry i śledź tylko to, co oznacza dla tej cyfry. "
                         "Jeśli gdzieś już się nie mieści, pole było złe.",
    [TEXT_spot_forcing_chain] =
        "Wybierz pole z niewieloma kandydatami albo cyfrę z niewieloma możliwymi polami w "
        "jednostce i prześledź każdy przypadek do końca. Co wychodzi za każdym razem, jest prawdą. "
        "Co prowadzi do sprzeczności, jest fałszem.",
    [TEXT_spot_forcing_net] = "Załóż kandydata i wpisz wszystko, co z niego wynika, łącząc "
                              "wnioski. Co wynika z każdego kandydata pola albo z każdego miejsca "
                              "cyfry, jest prawdą. Co prowadzi do sprzeczności, jest fałszem.",
    [TEXT_spot_clue] = "Poszukaj znaku, linii lub sumy, dla których zostało mało możliwych cyfr. "
                       "Sprawdź każdego kandydata jednego z pól: czy pozostałe pola da się jeszcze "
                       "wypełnić? Jeśli nie, skreśl go.",
    [TEXT_spot_odd_even] = "Spójrz najpierw na oznaczone pola. Kółko dopuszcza tylko cyfry "
                           "nieparzyste, kwadrat tylko parzyste. Skreśl wszystkie inne. Gdy "
                           "kandydatów zostaje niewielu, takie pole bywa początkiem pary.",
    [TEXT_spot_inequality] =
        "Porównaj dwa pola przy znaku. Cyfra w większym musi być większa od najmniejszego "
        "kandydata drugiego pola, a cyfra w mniejszym mniejsza od największego kandydata "
        "drugiego. Skreśl kandydatów, którzy tego nie spełniają.",
    [TEXT_spot_sign] =
        "Porównaj dwa pola przy znaku. Każdy kandydat jednego potrzebuje partnera w drugim: przy "
        "kropce cyfry sąsiedniej lub dwa razy większej albo mniejszej, przy X dopełnienia do 10. "
        "Skreśl każdego kandydata bez partnera. Jeśli podano wszystkie znaki, w dwóch polach bez "
        "znaku nie mogą stać tacy partnerzy.",
    [TEXT_spot_sign_chain] =
        "Idź za znakami nierówności od najmniejszego pola do największego. Pierwsze pole łańcucha "
        "musi zostawić większą cyfrę każdemu następnemu, a ostatnie mniejszą każdemu poprzedniemu. "
        "Policz pola wzdłuż łańcucha i skreśl to, co za małe lub za duże.",
    [TEXT_spot_thermo] =
        "Licz wzdłuż termometru. Od bańki każde pole jest co najmniej o jeden większe od "
        "poprzedniego, a od końca wstecz co najmniej o jeden mniejsze od następnego. Długi "
        "termometr zostawia każdemu polu niewiele cyfr. Skreśl wszystkie inne.",
    [TEXT_spot_arrow] =
        "Dodaj najmniejsze cyfry, jakie mogą stać na strzałce: w kółku jest co najmniej tyle. W "
        "kółku jest najwyżej 9, więc każde pole strzałki ma tylko to, co zostawiają pozostałe. "
        "Cyfry w jednej jednostce są różne, a to zwiększa najmniejszą sumę.",
    [TEXT_spot_sandwich] =
        "Znajdź najpierw dwie cyfry skrajne, 1 i największą. Suma pokazuje, jak są odległe: 0 "
        "znaczy obok siebie, duża suma daleko. Potem wypisz kombinacje, które dają tę sumę w tylu "
        "polach, i skreśl to, czego nie ma w żadnej.",
    [TEXT_spot_outside] =
        "Zacznij od liczb skrajnych: najmniejsza i największa dopuszczają niewiele początków "
        "wiersza lub kolumny. Wypisz, na co liczba pozwala w pierwszych polach, i skreśl każdego "
        "kandydata, który nigdy tam nie występuje.",
    [TEXT_spot_calc_products] =
        "Zacznij od klatek, które da się wypełnić na niewiele sposobów. Rozłóż iloczyn na "
        "czynniki: klatka {1} zawiera {2} i {3}, a cyfra, która nie dzieli liczby, w niej nie "
        "stoi. Przy sumie wypisz zbiory cyfr, które ją dają. Równe cyfry stoją tylko tam, gdzie "
        "nie dzielą wiersza ani kolumny.",
    [TEXT_spot_calc_pairs] =
        "W klatce z dwóch pól wypisz pary. Duży iloraz zostawia tylko jedną: na planszy {1} × {1} "
        "liczba {1}÷ to 1 i {1}. Duża różnica też: {2}− to 1 i {1}. Jeśli oba pola leżą w jednym "
        "wierszu lub kolumnie, ich cyfry są tam już zajęte.",
    [TEXT_spot_calc_signs] =
        "Gdzie brak znaku, zapytaj najpierw, które znaki są możliwe. Liczba większa od "
        "największej sumy jest iloczynem. Liczba, której nie daje żaden iloczyn, jest sumą. W "
        "dwóch polach 1 może być tylko różnicą albo ilorazem. Potem wypisz cyfry dla każdego "
        "znaku i skreśl to, na co nie pozwala żaden.",
    [TEXT_spot_skyscraper_counts] =
        "Liczba 1 na brzegu znaczy, że najwyższa wieża stoi pierwsza. Liczba wszystkich wież "
        "wiersza znaczy, że rosną krok po kroku. W innych przypadkach najwyższa nie stoi zbyt "
        "blisko: przy N najwcześniej w polu N, a pierwsze pola też nie są zbyt wysokie. Patrz "
        "na oba końce wiersza razem.",
    [TEXT_spot_renban] =
        "Cyfry linii renban tworzą ciąg bez luk w dowolnej kolejności. Sprawdź, jak daleko "
        "linia sięga od każdego kandydata. Na linii z N pól dwie cyfry różnią się najwyżej o N "
        "− 1. Długa linia zawiera środkowe cyfry: skreśl je w polach, które widzą całą linię.",
    [TEXT_spot_whisper] =
        "Na linii szeptu cyfry niskie i wysokie występują na przemian, a 5 nie ma na żadnej. "
        "Jeśli znasz jedno pole, wiesz o każdym innym, czy jest niskie, czy wysokie. 4 i 6 "
        "mają tylko po jednym możliwym sąsiedzie, 9 i 1. Dlatego nie stoją między dwoma polami "
        "jednej jednostki.",
    [TEXT_spot_quadruple] =
        "Cyfry z kółka stoją w jego czterech polach. Jeśli cyfra jest wykluczona we wszystkich "
        "oprócz jednego, stoi właśnie tam. Jeśli kółko podaje cztery cyfry, te pola nie "
        "zawierają nic innego. Pola, które widzą wszystkie cztery, tracą te cyfry.",
    [TEXT_spot_little_killer] =
        "Dodaj najmniejsze i największe cyfry, jakie może mieć przekątna. Pola jednego bloku, "
        "wiersza lub kolumny są różne, inne mogą się powtarzać. W każdym polu może stać tylko "
        "to, co zostawiają pozostałe. Bardzo mała lub bardzo duża liczba zostawia niewielki "
        "wybór.",
    [TEXT_spot_x_sums] =
        "Pierwsza cyfra X mówi, ile pól się dodaje, wliczając ją samą. Dla każdego możliwego X "
        "sprawdź, czy X − 1 innych cyfr daje resztę. Zostaje niewiele pierwszych cyfr, a "
        "często stały zbiór dla następnych pól.",
    [TEXT_spot_cage_last] = "Poszukaj klatki z jednym pustym polem. Dodaj pozostałe pola i odejmij "
                            "wynik od sumy klatki. Różnica to cyfra pustego pola.",
    [TEXT_spot_least_and_most] =
        "Wybierz klatkę o małej lub dużej sumie. Daj pozostałym polom najmniejsze możliwe cyfry: "
        "reszta sumy to najwięcej, ile może stać w tym polu. Z największymi cyframi otrzymasz "
        "najmniej. Skreśl to, co większe lub mniejsze.",
    [TEXT_spot_swordfish] = "Wybierz cyfrę. Poszukaj trzech wierszy, w których ma tylko dwa lub "
                            "trzy możliwe pola, wszystkie w tych samych trzech kolumnach. W każdej "
                            "z tych kolumn cyfra stoi w jednym z trzech wierszy, więc skreśl ją w "
                            "innych polach kolumn. Można też zamienić wiersze z kolumnami.",
    [TEXT_spot_jellyfish] =
        "Wybierz cyfrę. Poszukaj czterech wierszy, w których ma od dwóch do czterech możliwych "
        "pól, wszystkie w tych samych czterech kolumnach. W każdej z tych kolumn cyfra stoi w "
        "jednym z czterech wierszy, więc skreśl ją w innych polach kolumn. Można też zamienić "
        "wiersze z kolumnami.",
    [TEXT_spot_rectangle_1] =
        "Poszukaj czterech pól w dwóch wierszach, dwóch kolumnach i dwóch blokach z tymi samymi "
        "dwoma kandydatami. Trzy z nich nie mają innych. Gdyby nie miało ich też czwarte, można by "
        "zamienić obie cyfry i łamigłówka miałaby dwa rozwiązania. W czwartym polu stoi więc jeden "
        "z jego innych kandydatów.",
    [TEXT_spot_rectangle_2] =
        "Poszukaj czterech pól w dwóch wierszach, dwóch kolumnach i dwóch blokach z tymi samymi "
        "dwoma kandydatami. Dwa lub trzy z nich mają jeszcze jedną cyfrę, tę samą. Gdyby nie stała "
        "w żadnym, łamigłówka miałaby dwa rozwiązania. Stoi więc w jednym z nich: skreśl ją w "
        "każdym polu, które widzi je wszystkie.",
    [TEXT_spot_rectangle_3] =
        "Poszukaj czterech pól w dwóch wierszach, dwóch kolumnach i dwóch blokach z tymi samymi "
        "dwoma kandydatami. Dwa z nich mają też inne cyfry. W jednym z tych dwóch musi stać taka "
        "cyfra, inaczej łamigłówka miałaby dwa rozwiązania. Potraktuj je jak jedno pole z tymi "
        "cyframi i poszukaj z nim pary lub trójki w ich jednostce.",
    [TEXT_spot_rectangle_4] =
        "Poszukaj czterech pól w dwóch wierszach, dwóch kolumnach i dwóch blokach z tymi samymi "
        "dwoma kandydatami. Dwa z nich, w jednej jednostce, mają też inne cyfry. Jeśli jedna ze "
        "wspólnych cyfr może w tej jednostce stać tylko w tych dwóch polach, druga nie może stać w "
        "żadnym z nich: łamigłówka miałaby dwa rozwiązania.",
    [TEXT_spot_rectangle_6] =
        "Poszukaj czterech pól w dwóch wierszach, dwóch kolumnach i dwóch blokach z tymi samymi "
        "dwoma kandydatami. Dwa pola w przeciwległych rogach mają też inne cyfry. Jeśli jedna ze "
        "wspólnych cyfr może w obu wierszach lub kolumnach stać tylko w tych czterech polach, "
        "skreśl ją w tych dwóch rogach.",
    [TEXT_spot_hidden_rectangle] =
        "Poszukaj czterech pól w dwóch wierszach, dwóch kolumnach i dwóch blokach z tymi samymi "
        "dwoma kandydatami, z których jedno nie ma innych. Spójrz na przeciwległy róg: jeśli jedna "
        "z tych cyfr może w jego wierszu i kolumnie stać tylko w tych czterech polach, skreśl w "
        "tym rogu drugą.",
    [TEXT_spot_cage] = "Wybierz klatkę o niewielu polach albo o bardzo małej lub bardzo dużej "
                       "sumie. Wypisz kombinacje, które ją dają: {1} w {2} polach to zawsze {3}. "
                       "Skreśl to, czego nie ma w żadnej. Co jest w każdej, musi stać w klatce: "
                       "skreśl to w polach, które widzą wszystkie jego miejsca.",
    [TEXT_spot_cages] =
        "Poszukaj klatek, linii i znaków, których pola leżą w jednej jednostce. Jeśli niektóre z "
        "nich muszą zająć dwie cyfry, żadne inne pole jednostki nie może ich mieć. Jeśli tylko dwa "
        "z nich mają miejsce na dwie cyfry, te cyfry stoją tam.",
    [TEXT_spot_sum_of_house] =
        "Każda jednostka ma tę samą sumę: {1} przy cyfrach od 1 do {2}. Poszukaj jednej lub kilku "
        "jednostek, które klatki w ich wnętrzu prawie wypełniają. Dodaj te klatki i odejmij wynik "
        "od sumy jednostek. Różnica to suma pól, które zostają.",
    [TEXT_spot_cage_split] =
        "Poszukaj klatki, która tylko częściowo leży w jednostce. Jeśli suma innych pól jednostki "
        "jest znana, część klatki w jednostce ma resztę do {1}. Odejmij ją od sumy klatki, a "
        "otrzymasz część na zewnątrz. Potem wypisz kombinacje każdej części.",
    [TEXT_spot_sums_compared] =
        "Każda jednostka ma tę samą sumę: {1} przy cyfrach od 1 do {2}. Poszukaj jednej lub kilku "
        "jednostek, w których klatki zostawiają niewiele pól i niewiele ich pól wystaje. Dodaj "
        "klatki i porównaj z sumą jednostek. Różnica to także różnica między polami na zewnątrz a "
        "polami, które zostają wewnątrz.",
    [TEXT_spot_sum_outside] =
        "Każda jednostka ma tę samą sumę: {1} przy cyfrach od 1 do {2}. Poszukaj jednej lub kilku "
        "jednostek, które klatki w całości pokrywają, z niewieloma polami na zewnątrz. Dodaj te "
        "klatki i odejmij sumę jednostek. Różnica to suma pól, które wystają.",
    [TEXT_spot_seen] =
        "Wybierz cyfrę z niewieloma możliwymi polami w jednostce lub klatce. Skreśl ją w każdym "
        "polu, które widzi je wszystkie, także z powodu zasady tej łamigłówki.",
    [TEXT_spot_overlap] = "Zacznij od pól, w których dwa diagramy się nakładają. Obowiązują dla "
                          "nich wiersze i kolumny obu, więc mają najmniej kandydatów. Cyfra z "
                          "rozwiązanego pola pomaga też w drugim diagramie.",
    [TEXT_spot_template] =
        "Wybierz cyfrę i znajdź wszystkie sposoby ustawienia jej na całym diagramie. Pole, które "
        "występuje za każdym razem, to ta cyfra. Skreśl ją w polu, które nie występuje nigdy.",
};

static const struct technique_name techniques[] = {
    {"child-naked-single", "Tylko jedna liczba"},
    {"child-hidden-single", "Tylko jedno miejsce"},
    {"child-naked-pair", "Bliźniaki"},
    {"child-naked-triple", "Trojaczki"},
    {"child-hidden-pair", "Ukryte bliźniaki"},
    {"child-hidden-triple", "Ukryte trojaczki"},
    {"child-full-house", "Ostatnie puste pole"},
    {"child-locked-pair", "Zamknięte bliźniaki"},
    {"child-locked-triple", "Zamknięte trojaczki"},
    {"child-pointing", "Tylko w jednej linii"},
    {"child-claiming", "Tylko w jednym bloku"},
    {"child-remote-pair", "Łańcuch bliźniaków"},
    {"child-x-wing", "Cztery rogi"},
    {"child-cage-least-and-most", "Najmniejsza i największa liczba klatki"},
    {"child-rule-of-45-inner", "Sztuczka z 45, wewnątrz"},
    {"child-rule-of-45-outer", "Sztuczka z 45, na zewnątrz"},
    {"full-house", "Ostatnie pole"},
    {"naked-single", "Nagi singiel"},
    {"hidden-single", "Ukryty singiel"},
    {"cage-last-cell", "Ostatnie pole klatki"},
    {"odd-even", "Pola parzyste i nieparzyste"},
    {"inequality-chain", "Łańcuch nierówności"},
    {"inequality", "Znak nierówności"},
    {"consecutive-pair", "Para kolejnych cyfr"},
    {"kropki-pair", "Para Kropki"},
    {"xv-pair", "Para XV"},
    {"thermometer", "Granice termometru"},
    {"whisper-parity", "Naprzemienność szeptu"},
    {"dutch-whisper", "Holenderski szept"},
    {"renban-sets", "Zbiory renban"},
    {"palindrome-mirror", "Odbicie palindromu"},
    {"between-bounds", "Granice linii pomiędzy"},
    {"lockout-range", "Zakres linii blokującej"},
    {"region-sums", "Sumy w blokach"},
    {"zipper-sums", "Sumy suwaka"},
    {"nabner-gaps", "Odstępy linii nabner"},
    {"modular-cycle", "Cykl linii modularnej"},
    {"entropic-cycle", "Cykl linii entropijnej"},
    {"slow-thermometer", "Wolny termometr"},
    {"double-arrow-sum", "Suma podwójnej strzałki"},
    {"sum-line-parts", "Części linii sumy"},
    {"pill-digits", "Cyfry pigułki"},
    {"quadruple-placement", "Miejsca czwórki"},
    {"minimum-maximum-bounds", "Granice minimum i maksimum"},
    {"repeat-cage-sums", "Sumy klatki z powtórzeniami"},
    {"difference-ratio-pair", "Para o różnicy lub stosunku"},
    {"clone-cells", "Pola klonów"},
    {"row-index", "Wskaźnik wiersza"},
    {"column-index", "Wskaźnik kolumny"},
    {"box-index", "Wskaźnik bloku"},
    {"anti-queen", "Reguła hetmana"},
    {"entropy-square", "Kwadrat entropii"},
    {"calc-single", "Klatka z jednego pola"},
    {"calc-quotients", "Ilorazy klatki"},
    {"calc-differences", "Różnice klatki"},
    {"calc-sums", "Sumy klatki"},
    {"calc-products", "Iloczyny klatki"},
    {"calc-signs", "Znak klatki"},
    {"missing-sign", "Sąsiad wypełnionego pola"},
    {"cage-single-set", "Jedyna kombinacja"},
    {"cage-least-and-most", "Najmniej i najwięcej w klatce"},
    {"rule-of-45-inner", "Reguła 45, wewnątrz"},
    {"rule-of-45-outer", "Reguła 45, na zewnątrz"},
    {"arrow-minimum", "Minimum strzałki"},
    {"sandwich-ends", "Końce kanapki"},
    {"little-killer-bounds", "Granice Little Killera"},
    {"x-sum-last-cells", "Ostatnie pola sumy X"},
    {"skyscraper-counts", "Liczby wieżowców"},
    {"numbered-room", "Numer pokoju"},
    {"locked-pair", "Zablokowana para"},
    {"locked-triple", "Zablokowana trójka"},
    {"pointing", "Kandydaci wskazujący"},
    {"claiming", "Kandydaci zajmujący"},
    {"cage-sets", "Pozostałe kombinacje"},
    {"cage-digit", "Cyfra potrzebna klatce"},
    {"sign-digit", "Cyfra potrzebna znakowi lub linii"},
    {"missing-sign-candidates", "Sąsiedzi z kandydatami"},
    {"seen-by-places", "Widziane ze wszystkich miejsc"},
    {"beside-places", "Obok wszystkich miejsc"},
    {"naked-pair", "Naga para"},
    {"naked-triple", "Naga trójka"},
    {"hidden-pair", "Ukryta para"},
    {"hidden-triple", "Ukryta trójka"},
    {"leftovers-inner", "Prawo reszt, wewnętrzne"},
    {"leftovers-outer", "Prawo reszt, zewnętrzne"},
    {"sandwich-filling", "Wypełnienie kanapki"},
    {"little-killer-combinations", "Kombinacje Little Killera"},
    {"x-sum-combinations", "Kombinacje sumy X"},
    {"skyscraper-sequences", "Ciągi wieżowców"},
    {"numbered-room-candidates", "Numer pokoju z kandydatami"},
    {"calc-combinations", "Kombinacje działania"},
    {"arrow-combinations", "Kombinacje strzałki"},
    {"rule-of-45-inner-several", "Reguła 45 na kilku jednostkach, wewnątrz"},
    {"rule-of-45-outer-several", "Reguła 45 na kilku jednostkach, na zewnątrz"},
    {"cage-split", "Podział klatki"},
    {"rule-of-45-inner-pair", "Reguła 45 z dwoma polami, wewnątrz"},
    {"rule-of-45-outer-pair", "Reguła 45 z dwoma polami, na zewnątrz"},
    {"innies-and-outies", "Wnętrze kontra zewnętrze"},
    {"cage-places", "Miejsca w klatce"},
    {"naked-cage-pair", "Naga para w warunkach"},
    {"hidden-cage-pair", "Ukryta para w warunkach"},
    {"naked-cage-triple", "Naga trójka w warunkach"},
    {"cages-in-house", "Warunki w jednej jednostce"},
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
    {"pattern-forcing-net", "Sieć wymuszająca ze wzorami"},
    {"sum-forcing-net", "Sieć wymuszająca z sumami"},
    {"template-set", "Szablon: wstawianie"},
    {"template-delete", "Szablon: skreślanie"},
    {NULL, NULL},
};

const struct language language_pl = {texts, techniques};
