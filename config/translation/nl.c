#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Puzzel",
    [TEXT_puzzles] = "Puzzels",
    [TEXT_puzzle_range] = "Puzzels {1} tot en met {2}",
    [TEXT_solution] = "Oplossing",
    [TEXT_solutions] = "Oplossingen",
    [TEXT_solution_page] = "oplossing op pagina {1}",
    [TEXT_solution_apart] = "oplossing in het antwoordenboek, pagina {1}",
    [TEXT_right_half] = "rechterhelft op pagina {1}",
    [TEXT_puzzle_page] = "puzzel op pagina {1}",
    [TEXT_answer_key] = "Antwoordenboek",
    [TEXT_tip] = "Tip",
    [TEXT_contents] = "Inhoud",
    [TEXT_introduction] = "Inleiding",
    [TEXT_how_to_play] = "Spelregels",
    [TEXT_how_to_play_text] =
        "Vul de lege vakjes zo in dat elke rij, elke kolom en elk dik omlijnd blok elk cijfer "
        "van **1** tot en met **{1}** precies één keer bevat.\n\n# Het begin\n\nZoek een rij, "
        "een kolom of een blok dat bijna vol is: wat ontbreekt daar? Neem daarna de cijfers "
        "een voor een en vraag waar ze nog kunnen staan. Is er in een blok maar één vakje "
        "voor over, dan hebt u de plaats gevonden.\n\n# Als het moeilijker wordt\n\nSchrijf "
        "met potlood de nog mogelijke cijfers in de hoeken van de vakjes. Twee vakjes van een "
        "rij met dezelfde twee kandidaten houden die voor zichzelf: streep ze weg in de rest "
        "van de rij. Hetzelfde geldt voor kolommen en blokken, en voor drie vakjes die drie "
        "kandidaten delen.\n\nElke puzzel heeft precies één oplossing. Gokken is nooit nodig, "
        "nog eens kijken wel.",
    [TEXT_shaded_text] =
        "Waar vakjes grijs zijn, bevat ook elk grijs gebied elk cijfer precies één keer.",
    [TEXT_boards] = "De puzzelvelden van dit boek",
    [TEXT_board_plain] = "Sudoku",
    [TEXT_board_x] = "X-sudoku",
    [TEXT_board_antidiagonal] = "Eén diagonaal",
    [TEXT_board_hyper] = "Hyper",
    [TEXT_board_centre_dot] = "Middelpunten",
    [TEXT_board_asterisk] = "Asterisk",
    [TEXT_board_disjoint] = "Disjuncte groepen",
    [TEXT_board_girandola] = "Girandola",
    [TEXT_board_argyle] = "Argyle",
    [TEXT_board_pinwheel] = "Molentje",
    [TEXT_board_latin] = "Latijns vierkant",
    [TEXT_board_jigsaw] = "Jigsaw",
    [TEXT_board_samurai] = "Samoerai",
    [TEXT_board_twodoku] = "Twodoku",
    [TEXT_board_triple] = "Drieling",
    [TEXT_board_windmill] = "Windmolen",
    [TEXT_board_areas] = "Grijze gebieden",
    [TEXT_board_grids] = "Meer roosters",
    [TEXT_board_killer] = "Killer",
    [TEXT_board_thermo] = "Thermometers",
    [TEXT_board_arrow] = "Pijlen",
    [TEXT_board_greater] = "Groter dan",
    [TEXT_board_consecutive] = "Opeenvolgend",
    [TEXT_board_kropki] = "Kropki",
    [TEXT_board_xv] = "XV",
    [TEXT_board_odd_even] = "Even en oneven",
    [TEXT_board_sandwich] = "Sandwich",
    [TEXT_board_anti_knight] = "Anti-paard",
    [TEXT_board_anti_king] = "Anti-koning",
    [TEXT_board_whisper] = "Fluisterlijnen",
    [TEXT_board_renban] = "Renban",
    [TEXT_board_palindrome] = "Palindromen",
    [TEXT_board_between] = "Tussenlijnen",
    [TEXT_board_lockout] = "Blokkeerlijnen",
    [TEXT_board_region_sum] = "Bloksommen",
    [TEXT_board_zipper] = "Ritslijnen",
    [TEXT_board_nabner] = "Nabner",
    [TEXT_board_modular] = "Modulolijnen",
    [TEXT_board_entropic] = "Entropielijnen",
    [TEXT_board_slow_thermo] = "Trage thermometers",
    [TEXT_board_non_consecutive] = "Niet opeenvolgend",
    [TEXT_rule_boxes] =
        "Elke rij, elke kolom en elk dik omlijnd blok bevat elk cijfer van **1** tot en met "
        "**{1}** precies één keer.",
    [TEXT_rule_jigsaw] =
        "De gebieden hebben hun eigen vorm. Elke rij, elke kolom en elk dik omlijnd gebied bevat "
        "elk cijfer van **1** tot en met **{1}** precies één keer.",
    [TEXT_rule_latin] =
        "Er zijn geen blokken: elke rij en elke kolom bevat elk cijfer van **1** tot en met "
        "**{1}** precies één keer.",
    [TEXT_rule_diagonals] = "Dat geldt ook voor de twee grijze diagonalen.",
    [TEXT_rule_diagonal] = "Dat geldt ook voor de grijze diagonaal.",
    [TEXT_rule_shaded_cells] = "Dat geldt ook voor de grijze vakjes samen.",
    [TEXT_rule_disjoint] = "Dat geldt ook voor de vakjes die in hun blok op dezelfde plaats staan.",
    [TEXT_rule_lines] = "Op geen van de grijze lijnen staat een cijfer twee keer.",
    [TEXT_rule_groups] = "In geen enkel grijs gebied staat een cijfer twee keer.",
    [TEXT_rule_smaller_areas] = "In de kleinere staat geen cijfer twee keer.",
    [TEXT_rule_grids] =
        "Dat geldt voor elk van de {1} roosters. Waar er twee elkaar overlappen, horen de vakjes "
        "bij beide.",
    [TEXT_rule_cage] =
        "In elke gestippelde kooi zijn alle cijfers verschillend, en samen zijn ze het kleine "
        "getal in de hoek.",
    [TEXT_rule_thermo] =
        "Langs een thermometer worden de cijfers vanaf het ronde reservoir steeds groter.",
    [TEXT_rule_arrow] =
        "De cijfers langs een pijl zijn samen het cijfer in de cirkel. Ze mogen vaker voorkomen "
        "waar geen andere regel het verbiedt.",
    [TEXT_rule_greater] = "Een teken tussen twee vakjes wijst naar het kleinere cijfer.",
    [TEXT_rule_consecutive] =
        "Een balkje tussen twee vakjes staat tussen cijfers die op elkaar volgen, zoals 3 en 4.",
    [TEXT_rule_white_dot] =
        "Een witte stip staat tussen cijfers die op elkaar volgen, zoals 3 en 4.",
    [TEXT_rule_black_dot] =
        "Een zwarte stip staat tussen cijfers waarvan het ene het dubbele van het andere is, "
        "zoals 3 en 6.",
    [TEXT_rule_either_dot] = "Tussen 1 en 2 kan de witte of de zwarte stip staan.",
    [TEXT_rule_x_sum] = "Een X staat tussen cijfers die samen 10 zijn.",
    [TEXT_rule_v_sum] = "Een V staat tussen cijfers die samen 5 zijn.",
    [TEXT_rule_odd] = "In een grijze cirkel staat een oneven cijfer.",
    [TEXT_rule_even] = "In een grijs vierkant staat een even cijfer.",
    [TEXT_rule_sandwich] =
        "Een getal naast een rij of boven een kolom is de som van de cijfers tussen de **1** en "
        "de **{1}**.",
    [TEXT_rule_anti_knight] =
        "Vakjes die een paardensprong van elkaar liggen, zoals bij schaken, bevatten "
        "verschillende cijfers.",
    [TEXT_rule_anti_king] = "Vakjes die elkaar met een hoek raken, bevatten verschillende cijfers.",
    [TEXT_rule_whisper] = "Twee buurcijfers op een fluisterlijn verschillen minstens {2}.",
    [TEXT_rule_renban] = "Een renbanlijn bevat opeenvolgende cijfers in willekeurige volgorde, "
                         "geen enkel cijfer twee keer.",
    [TEXT_rule_palindrome] = "Een palindroomlijn leest van beide kanten hetzelfde.",
    [TEXT_rule_between] = "De cijfers op een tussenlijn zijn groter dan het ene en kleiner dan het "
                          "andere cijfer in de twee cirkels.",
    [TEXT_rule_lockout] = "De cijfers in de twee ruiten van een blokkeerlijn verschillen minstens "
                          "{3}. Geen ander cijfer van de lijn ligt ertussen of is eraan gelijk.",
    [TEXT_rule_region_sum] = "Een somlijn heeft dezelfde som in elk blok waar ze doorheen loopt. "
                             "Komt ze in een blok terug, dan telt dat deel apart.",
    [TEXT_rule_zipper] =
        "Twee vakjes van een ritslijn op gelijke afstand van het midden vormen samen het cijfer in "
        "het midden. Zonder middelste vakje hebben alle paren dezelfde som.",
    [TEXT_rule_nabner] =
        "Op een nabnerlijn zijn geen twee cijfers gelijk of opeenvolgend, waar ze ook staan.",
    [TEXT_rule_modular] = "Drie vakjes na elkaar op een modulolijn geven drie verschillende resten "
                          "bij deling door 3.",
    [TEXT_rule_entropic] = "Drie vakjes na elkaar op een entropielijn bevatten één laag, één "
                           "middelhoog en één hoog cijfer (telkens een derde van de cijfers).",
    [TEXT_rule_slow_thermo] = "Langs een trage thermometer blijven de cijfers vanaf het open "
                              "reservoir gelijk of worden ze groter.",
    [TEXT_rule_non_consecutive] =
        "Cijfers die op elkaar volgen, zoals 3 en 4, staan nooit naast of onder elkaar.",
    [TEXT_rule_all_signs] =
        "Elke plek van die soort heeft een teken: waar er geen staat, geldt het voor de cijfers "
        "niet.",
    [TEXT_cages_text] =
        "# Kooien\n\nDe cijfers van een kooi zijn allemaal verschillend. Sommige sommen laten "
        "daarom geen keus: twee vakjes met 3 bevatten alleen 1 en 2, drie vakjes met 24 alleen 7, "
        "8 en 9.\n\n# De regel van 45\n\nDe cijfers van 1 tot en met 9 zijn samen 45, en dus ook "
        "elke rij, elke kolom en elk blok. Vullen kooien een blok op één vakje na, dan bevat dat "
        "vakje wat er aan 45 ontbreekt. Steken ze er één vakje buiten uit, dan bevat dat vakje "
        "wat er te veel is.\n\n# Een voorbeeld\n\nHet rooster op het plaatje heeft vier cijfers, "
        "en elke rij, elke kolom en elk blok is samen 10. De kooi met 3 bevat alleen 1 en 2, die "
        "met 7 alleen 3 en 4. In de tweede rij laat de kooi met 8 één vakje over: daar staat 10 − "
        "8 = 2. Met het vakje eronder vormt het een kooi met 5, dus daar staat 3. In de derde rij "
        "laten de kooi met 5 en deze 3 voor het eerste vakje 10 − 5 − 3 = 2 over, en eronder "
        "staat 6 − 2 = 4. In het eerste vakje van het rooster staat dus geen 2 maar 1.",
    [TEXT_sums] = "Sommen van kooien",
    [TEXT_sums_text] =
        "Alle verzamelingen van verschillende cijfers met een som, naar het aantal vakjes.",
    [TEXT_sums_cells] = "{1} vakjes",
    [TEXT_signs_text] = "In dit boek staan andere tekens voor de cijfers: {1}.",
    [TEXT_letters] = "Letters: {1}",
    [TEXT_word] = "Het woord: {1}",
    [TEXT_word_text] = "In sommige puzzels staan letters voor de cijfers, elke letter één keer in "
                       "elke rij, elke kolom en elk blok. In de oplossing vormen ze een woord: in "
                       "een rij, of op de diagonaal van linksboven naar rechtsonder.",
    [TEXT_pictures_text] =
        "In sommige puzzels staan plaatjes voor de cijfers. Onder de puzzels ziet u welk plaatje "
        "bij welk getal hoort: teken het plaatje in het vakje of schrijf het getal op.",
    [TEXT_volume] = "Deel {1}",
    [TEXT_acknowledgements] = "Dankwoord",
    [TEXT_about_author] = "Over de auteur",
    [TEXT_glossary] = "Verklarende woordenlijst",
    [TEXT_glossary_text] =
        "**Blok** Een groep cellen die elk cijfer één keer bevat.\n\n"
        "**Buren** Cellen die in eenzelfde huis liggen.\n\n"
        "**Cel** Een van de kleine vierkanten van een raster.\n\n"
        "**Gegeven** Een cijfer dat vanaf het begin gedrukt staat.\n\n"
        "**Huis** Een rij, een kolom of een blok: cellen die elk cijfer één keer bevatten.\n\n"
        "**Kandidaat** Een cijfer dat een lege cel nog kan bevatten.\n\n"
        "**Naakte enkeling** Een cel met nog maar één kandidaat.\n\n"
        "**Notitie** Een kandidaat, klein in zijn cel geschreven.\n\n"
        "**Oplossing** Het volle raster. Een goede puzzel heeft er precies één.\n\n"
        "**Paar** Twee cellen van een huis met dezelfde twee kandidaten. Geen andere cel van het "
        "huis bevat deze cijfers.\n\n"
        "**Verborgen enkeling** De enige cel van een huis waarin een cijfer nog past.",
    [TEXT_also_by] = "Ook van {1}",
    [TEXT_series] = "De reeks",
    [TEXT_levels] = "Niveaus",
    [TEXT_level] = "Niveau",
    [TEXT_diary] = "Puzzeldagboek",
    [TEXT_remarks] = "Opmerkingen",
    [TEXT_score_sheet] = "Scoreblad",
    [TEXT_points] = "Punten",
    [TEXT_coupon] = "Bon",
    [TEXT_cut_out] = "Plaatjes om uit te knippen",
    [TEXT_cut_out_text] = "Knip langs de stippellijnen. De plaatjes passen in de vakjes van de "
                          "puzzels: leg ze erop en schuif tot alles klopt.",
    [TEXT_example] = "Een voorbeeld en de oplossing",
    [TEXT_hints] = "Hints",
    [TEXT_hint_page] = "hint op pagina {1}",
    [TEXT_techniques] = "Technieken",
    [TEXT_practice] = "Oefening",
    [TEXT_practice_text] = "In elke stelling is de volgende stap van deze soort; iets eenvoudigers "
                           "is er niet meer. De antwoorden staan na de laatste les.",
    [TEXT_answers] = "Antwoorden",
    [TEXT_walkthroughs] = "Stap voor stap",
    [TEXT_step] = "Stap {1}",
    [TEXT_index] = "Puzzels per techniek",
    [TEXT_notes] = "Notities",
    [TEXT_certificate] = "Oorkonde",
    [TEXT_certificate_text] = "heeft alle {1} puzzels van dit boek opgelost.",
    [TEXT_name] = "Naam",
    [TEXT_date] = "Datum",
    [TEXT_started] = "begonnen",
    [TEXT_finished] = "opgelost",
    [TEXT_time] = "Tijd",
    [TEXT_vote] = "Hoe moeilijk?",
    [TEXT_board_words] = "Sudoku {1}. Rij voor rij, 0 is een leeg vakje",
    [TEXT_solution_words] = "Oplossing van puzzel {1}, rij voor rij",
    [TEXT_code_words] = "QR-code",
    [TEXT_minutes] = "ongeveer {1} min",
    [TEXT_easy] = "Makkelijk",
    [TEXT_medium] = "Gemiddeld",
    [TEXT_hard] = "Moeilijk",
    [TEXT_unfair] = "Zeer moeilijk",
    [TEXT_extreme] = "Extreem",
    [TEXT_beyond] = "Voorbij",
    [TEXT_course_rounds] = "ronde",
    [TEXT_course_openings] = "openingen",
    [TEXT_course_summary] =
        "{1} openingen aan het begin, {2} op het smalst; moeilijke stappen: {3}",
    [TEXT_print_openings] = "openingen: {1}",
    [TEXT_print_bottleneck] = "op het smalst: {1}",
    [TEXT_print_hard_steps] = "moeilijke stappen: {1}",
    [TEXT_print_early] = "moeilijk aan het begin",
    [TEXT_print_smooth] = "gelijkmatig moeilijk",
    [TEXT_print_late] = "moeilijk aan het eind",
    [TEXT_rights] =
        "Alle rechten voorbehouden. Niets uit dit boek mag zonder schriftelijke toestemming "
        "van de uitgever worden verveelvoudigd, behalve voor eigen gebruik.",
    [TEXT_one_solution] =
        "Elke puzzel in dit boek is met de computer gecontroleerd: er is precies één "
        "oplossing.",
    [TEXT_colophon] = "Gemaakt met Nonet. Startgetal {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Speel online",
    [TEXT_cell_names_text] = "Een vakje heet naar zijn rij (r) en zijn kolom (c): r3c5 staat in "
                             "rij 3 en kolom 5. r3c5=2 betekent dat daar een 2 staat, r3c5≠2 dat "
                             "die er niet staat; → betekent: daaruit volgt.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " en ",
    [TEXT_list_or] = " of ",
    [TEXT_row] = "rij {1}",
    [TEXT_in_row] = "in rij {1}",
    [TEXT_in_rows] = "in de rijen {1}",
    [TEXT_column] = "kolom {1}",
    [TEXT_in_column] = "in kolom {1}",
    [TEXT_in_columns] = "in de kolommen {1}",
    [TEXT_box] = "blok {1}",
    [TEXT_in_box] = "in blok {1}",
    [TEXT_in_boxes] = "in de blokken {1}",
    [TEXT_diagonal] = "diagonaal {1}",
    [TEXT_in_diagonal] = "in diagonaal {1}",
    [TEXT_in_diagonals] = "in de diagonalen {1}",
    [TEXT_area] = "gebied {1}",
    [TEXT_in_area] = "in gebied {1}",
    [TEXT_in_areas] = "in de gebieden {1}",
    [TEXT_region] = "regio {1}",
    [TEXT_in_region] = "in regio {1}",
    [TEXT_in_regions] = "in de regio's {1}",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "Dus {1}.",
    [TEXT_tell_remove] = "Streep weg: {1}.",
    [TEXT_tell_remove_from] = "{1} in {2}",
    [TEXT_tell_look_in] = "kijk {1}",
    [TEXT_tell_look_at] = "kijk naar {1}",
    [TEXT_tell_full_house] = "Alleen {X} is {in 1} nog leeg; daar ontbreekt de {x}",
    [TEXT_tell_naked_single] = "De {x} is het enige cijfer dat voor {X} overblijft",
    [TEXT_tell_hidden_single] = "De {x} past {in 1} alleen in {X}",
    [TEXT_tell_locked_subset] = "{P} hebben geen andere kandidaten dan {p} en liggen samen {in "
                                "all}. Dus staan deze cijfers daar nergens anders",
    [TEXT_tell_locked] = "De {p} past {in 1} alleen in {P}. Deze liggen allemaal {in 2}, dus staat "
                         "de {p} daar nergens anders",
    [TEXT_tell_leftovers] =
        "Elk cijfer staat {in base} even vaak als {in cover}. Dus bevatten de vakjes die "
        "overblijven, {P} aan de ene kant en {F} aan de andere, dezelfde cijfers. In {F} is "
        "voor de {e} niet meer plaats dan die in {P} al inneemt",
    [TEXT_tell_leftovers_must] =
        "Elk cijfer staat {in base} even vaak als {in cover}. Dus bevatten de vakjes die "
        "overblijven, {P} aan de ene kant en {F} aan de andere, dezelfde cijfers. [In {F} "
        "moet de {x} vaker staan dan tot nu toe in {P}, en daar past die alleen in {X}][In "
        "{F} moet de {e} vaker staan dan tot nu toe in {P}, en {E} zien daar elke plaats "
        "ervoor]",
    [TEXT_tell_naked_subset] =
        "{P} hebben geen andere kandidaten dan {p}. Dus staan deze cijfers {in all} nergens anders",
    [TEXT_tell_hidden_subset] =
        "{p} passen {in 1} alleen in {P}. Dus staat in deze vakjes niets anders",
    [TEXT_tell_fish] =
        "De {p} past {in base} alleen {in cover}: in {P}. Dus staat die {in cover} nergens anders",
    [TEXT_tell_finned_fish] =
        "De {p} past {in base} alleen {in cover} of in de vin {F}. Staat die niet in de vin, dan "
        "staat die {in cover} nergens anders. Staat die wel in de vin, dan kan geen ander vakje "
        "dat de hele vin ziet {p} zijn. Wat in beide gevallen afvalt, gaat weg",
    [TEXT_tell_sashimi_fish] =
        "De {p} past {in base} alleen {in cover} of in de vin {F}. Zonder de vin heeft een van "
        "deze lijnen nog maar één plaats voor de {p}; daar staat die dan, en {in cover} nergens "
        "anders. Staat de {p} in de vin, dan kan geen ander vakje dat de hele vin ziet {p} zijn. "
        "Wat in beide gevallen afvalt, gaat weg",
    [TEXT_tell_remote_pair] =
        "{path} hebben geen andere kandidaten dan {p}, en elk ziet het volgende; de twee cijfers "
        "wisselen elkaar dus af. Daarom staat in de uiteinden {first cell} en {last cell} elk een "
        "van beide, en kunnen vakjes die beide uiteinden zien geen van beide zijn",
    [TEXT_tell_bug] =
        "Als {P} niet {p} was, zou elk leeg vakje twee kandidaten hebben en elk cijfer in elk "
        "gebied twee plaatsen. Zo’n diagram heeft twee oplossingen of geen",
    [TEXT_tell_two_links] = "De {p} heeft {in all} telkens maar twee plaatsen. Daarvan zien {F} "
                            "elkaar, dus kunnen ze niet allebei {p} zijn. Daarom is minstens een "
                            "van {P} een {p}, en kunnen vakjes die beide zien het niet zijn",
    [TEXT_tell_dual_kite] =
        "Twee vliegers delen twee vakjes van een blok. Hun cijfers hebben {in all} telkens maar "
        "twee plaatsen; omdat een cijfer niet in beide gedeelde vakjes kan staan, staat het aan "
        "een van de verre uiteinden van zijn vlieger. Het vakje dat beide verre uiteinden ziet, "
        "kan het niet hebben",
    [TEXT_tell_empty_rectangle] =
        "De {p} past {in 1} alleen {in 3} of {in 4}, en {in 2} alleen in {P}. Is {last cell} geen "
        "{p}, dan is {first cell} het; dat drukt de {p} van het blok in zijn vakjes {in 4}. In "
        "beide gevallen ziet {E} een {p}",
    [TEXT_tell_dual_rectangle] =
        "De {p} past {in 1} alleen {in 3} of {in 4}, en {in 2} en {in 6} in telkens maar twee "
        "vakjes. Voor beide lijnen geldt: is het verre vakje geen {p}, dan is het nabije het, en "
        "dat drukt de {p} van het blok uit hun gedeelde lijn. In beide gevallen zien {E} een {p}",
    [TEXT_tell_w_wing] =
        "{first cell} en {last cell} hebben allebei alleen {p}. De {f} past {in 1} alleen in {F}; "
        "een daarvan ziet {first cell}, het andere {last cell}. Die kunnen dus niet allebei {f} "
        "zijn: minstens een is {e}, en vakjes die beide zien kunnen niet {e} zijn",
    [TEXT_tell_xy_wing] = "{P} is {p/}. Hoe dan ook houdt een van {F} alleen de {e} over. Dus is "
                          "een van beide {e}, en kunnen vakjes die beide zien niet {e} zijn",
    [TEXT_tell_xyz_wing] = "{P} is {p/}. Is het zelf geen {e}, dan houdt een van {F} alleen de {e} "
                           "over. Dus kunnen vakjes die alle drie zien niet {e} zijn",
    [TEXT_tell_rectangle] = "Als in {P} alleen {p} stonden, zouden deze twee cijfers verwisseld "
                            "kunnen worden en had de puzzel twee oplossingen",
    [TEXT_tell_rectangle_1] = "{rectangle}. Dus moet {F} een ander cijfer zijn",
    [TEXT_tell_rectangle_2] = "{rectangle}. Dus moet een van {F} een {f} zijn, en kunnen vakjes "
                              "die ze allemaal zien het niet zijn",
    [TEXT_tell_rectangle_3] =
        "{rectangle}. Dus moet een van {F} een {f/} zijn. Als één vakje geteld vormen ze {in 1} "
        "met {A} een naakte groep, waarvan de cijfers daar nergens anders staan",
    [TEXT_tell_rectangle_4] = "{rectangle}. De {o} past {in 1} alleen in {F}. Was een daarvan {e}, "
                              "dan was het andere {o}, en bleef er niets anders over",
    [TEXT_tell_rectangle_6] = "{rectangle}. De {e} vormt in deze vakjes een X-Wing: stond die in "
                              "een van {F}, dan stond die in beide, en kwam precies dat eruit",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. De {o} past {in all} alleen in deze vakjes. Was {E} een {e}, dan waren de "
        "buren in de rechthoek dus {o} en het vakje ertegenover {e}, en kwam precies dat eruit",
    [TEXT_tell_avoidable_1] =
        "{P} zijn gevuld, maar geen ervan was gegeven. Was {E} een {e}, dan konden de twee cijfers "
        "van deze vier vakjes verwisseld worden en had de puzzel twee oplossingen",
    [TEXT_tell_avoidable_2] =
        "{P} zijn gevuld, maar geen ervan was gegeven. Was geen van {F} een {e}, dan konden de "
        "twee cijfers van deze vier vakjes verwisseld worden en had de puzzel twee oplossingen. "
        "Dus is een daarvan {e}, en kunnen vakjes die beide zien het niet zijn",
    [TEXT_tell_sue_de_coq] =
        "{P} liggen {in 1} en {in 2} en hebben {p}. Met {A} ({a}) uit de lijn en {B} ({b}) uit het "
        "blok zijn er evenveel vakjes als cijfers; elk van deze cijfers staat dus in een daarvan. "
        "Vakjes die al zijn plaatsen daar zien, kunnen het niet hebben",
    [TEXT_tell_colours_trap] =
        "De {p} staat óf in {P} óf in {F}, want van elke sterke link tussen deze vakjes is één "
        "eind waar. Vakjes die van elke kant een vakje zien, kunnen niet {p} zijn",
    [TEXT_tell_colours_wrap] =
        "De {p} staat óf in {P} óf in {F}, want van elke sterke link tussen deze vakjes is één "
        "eind waar. Maar twee van {E} zien elkaar: die kant is dus onwaar",
    [TEXT_tell_multi_colours_1] =
        "De {p} staat óf in {P} óf in {F}, en óf in {A} óf in {B}. Een vakje van het ene paar ziet "
        "er een van het andere; die twee kanten kunnen niet allebei waar zijn, dus is een van de "
        "andere twee dat. Vakjes die deze beide zien, kunnen niet {p} zijn",
    [TEXT_tell_multi_colours_2] =
        "De {p} staat óf in {P} óf in {F}, en óf in {A} óf in {B}. Een kant van het eerste paar "
        "ziet beide kanten van het tweede, waarvan er een waar is. Dus is die onwaar",
    [TEXT_tell_chain_ends] = "{chain}. Dus is minstens een van {start} en {end} waar, en gaat weg "
                             "wat beide tegenspreekt",
    [TEXT_tell_chain_true] = "{chain}. Als {last cell} niet {last digit} was, zou het {last digit} "
                             "moeten zijn: dus is het {last digit}",
    [TEXT_tell_chain_false] = "{chain}. Als {last cell} een {last digit} was, zou het er geen "
                              "kunnen zijn: dus is het er geen",
    [TEXT_tell_loop] =
        "{chain}. De keten sluit zich tot een ring en geldt dus in beide richtingen; van elke link "
        "is één eind waar. Wat beide einden van een link tegenspreekt, gaat weg",
    [TEXT_tell_als_xz] = "{sets} zijn bijna gesloten groepen: één cijfer meer dan vakjes. Alle "
                         "plaatsen voor {k} daarin zien elkaar; een van de groepen verliest dat "
                         "cijfer dus en houdt alle andere. Daarom bevat A of B {e}, en kunnen "
                         "vakjes die daar alle plaatsen van het cijfer zien het niet hebben",
    [TEXT_tell_als_double] =
        "{sets} zijn bijna gesloten groepen: één cijfer meer dan vakjes. Alle plaatsen voor {k} "
        "daarin zien elkaar; elk van deze cijfers staat dus in maar één groep, en elke groep "
        "verliest er maar één. Alle andere cijfers liggen in hun groep vast: vakjes die daar al "
        "hun plaatsen zien, kunnen ze niet hebben",
    [TEXT_tell_als_chain] =
        "{sets} zijn bijna gesloten groepen: één cijfer meer dan vakjes. Buren delen een cijfer "
        "dat maar een van beide kan bevatten: {joints}. Een groep die een cijfer verliest, houdt "
        "alle andere; daarom bevat {first set} of {last set} {e}, en kunnen vakjes die daar alle "
        "plaatsen van het cijfer zien het niet hebben",
    [TEXT_tell_death_blossom] =
        "{P} is {p/}, en elk van deze cijfers ontneemt een bijna gesloten groep, die één cijfer "
        "meer dan vakjes heeft, het zijne: {joints}, met {sets}. Die groep houdt dan alle andere; "
        "dus bevat een van de groepen {e}, en kunnen vakjes die daar alle plaatsen van het cijfer "
        "zien het niet hebben",
    [TEXT_tell_aligned] =
        "Van de manieren om {P} te vullen vallen die af die een cijfer in een gebied herhalen of "
        "een van {A}, die ze allemaal zien, niets overlaten. De andere doen het zonder wat weggaat",
    [TEXT_tell_nishio] = "Als {E} een {e} was,[ zou de {e} ook in {P} moeten staan, en] zou de {e} "
                         "{in 1} geen plaats meer hebben",
    [TEXT_tell_forcing_chain] = "{chain}. Dan blijft er {dead}, dus is {suppose} onwaar",
    [TEXT_tell_forcing_net] = "Stel {suppose}.[ Dan volgt vakje voor vakje {follows}.] Dan blijft "
                              "er {dead}, dus is {suppose} onwaar",
    [TEXT_tell_net_all] = "Een hiervan is waar, en alle leiden tot hetzelfde: {follows}",
    [TEXT_tell_net_long] =
        "Een van {assumptions} is waar. Elk leidt vakje voor vakje tot hetzelfde resultaat",
    [TEXT_tell_part] = "Deel {1} van {2}. {3}.",
    [TEXT_tell_part_follows] = "Stel {suppose}.[ Dan volgt {follows}]",
    [TEXT_tell_part_dead] = "Stel {suppose}.[ Dan volgt {follows}.] Dan blijft er {dead}",
    [TEXT_tell_dead_cell] = "geen kandidaat voor {1}",
    [TEXT_tell_dead_house] = "geen plaats voor de {1} {2}",
    [TEXT_tell_refuted] = "anders tegenspraak",
    [TEXT_tell_template_set] = "Alle manieren om de ontbrekende {x}-en te plaatsen die de andere "
                               "cijfers ruimte laten, gebruiken {X}",
    [TEXT_tell_template_delete] = "Geen enkele manier om de ontbrekende {e}-en te plaatsen die de "
                                  "andere cijfers ruimte laat, gebruikt {E}",
    [TEXT_name_cage] = "de kooi {1} (som {2})",
    [TEXT_name_thermo] = "de thermometer {1}",
    [TEXT_name_arrow] = "de pijl met cirkel {3}",
    [TEXT_name_arrow_along] = "de pijl {1}",
    [TEXT_name_greater] = "het ongelijkheidsteken tussen {3} en {4}",
    [TEXT_name_consecutive] = "het balkje tussen {3} en {4}",
    [TEXT_name_white_dot] = "de witte stip tussen {3} en {4}",
    [TEXT_name_black_dot] = "de zwarte stip tussen {3} en {4}",
    [TEXT_name_x_sum] = "de X tussen {3} en {4}",
    [TEXT_name_v_sum] = "de V tussen {3} en {4}",
    [TEXT_name_odd] = "de cirkel voor een oneven cijfer in {3}",
    [TEXT_name_even] = "het vierkant voor een even cijfer in {3}",
    [TEXT_name_sandwich] = "de sandwich van {1} (som {2})",
    [TEXT_name_anti_knight] = "de paardregel",
    [TEXT_name_anti_king] = "de koningsregel",
    [TEXT_name_whisper] = "de fluisterlijn {1}",
    [TEXT_name_renban] = "de renbanlijn {1}",
    [TEXT_name_palindrome] = "het palindroom {1}",
    [TEXT_name_between] = "de tussenlijn {1}",
    [TEXT_name_lockout] = "de blokkeerlijn {1}",
    [TEXT_name_region_sum] = "de somlijn {1}",
    [TEXT_name_zipper] = "de ritslijn {1}",
    [TEXT_name_nabner] = "de nabnerlijn {1}",
    [TEXT_name_modular] = "de modulolijn {1}",
    [TEXT_name_entropic] = "de entropielijn {1}",
    [TEXT_name_slow_thermo] = "de trage thermometer {1}",
    [TEXT_name_non_consecutive] = "de regel dat buren niet op elkaar volgen",
    [TEXT_name_all_signs] = "de regel dat elk mogelijk teken is aangegeven",
    [TEXT_clue_cage] = "In de kooi {1} staan verschillende cijfers die samen {2} zijn",
    [TEXT_clue_thermo] = "Langs de thermometer {1} worden de cijfers steeds groter",
    [TEXT_clue_arrow] = "Op de pijl met cirkel {3} is de som van {5} het cijfer in de cirkel",
    [TEXT_clue_greater] = "Het ongelijkheidsteken tussen {3} en {4} betekent dat {3} groter is",
    [TEXT_clue_consecutive] = "Het balkje tussen {3} en {4} betekent dat ze op elkaar volgen",
    [TEXT_clue_white_dot] = "De witte stip tussen {3} en {4} betekent dat ze op elkaar volgen",
    [TEXT_clue_black_dot] = "De zwarte stip tussen {3} en {4} betekent dat het ene cijfer het "
                            "dubbele van het andere is",
    [TEXT_clue_x_sum] = "De X tussen {3} en {4} betekent dat ze samen {2} zijn",
    [TEXT_clue_v_sum] = "De V tussen {3} en {4} betekent dat ze samen {2} zijn",
    [TEXT_clue_odd] = "De cirkel in {3} vraagt om een oneven cijfer",
    [TEXT_clue_even] = "Het vierkant in {3} vraagt om een even cijfer",
    [TEXT_clue_whisper] = "Buren op de fluisterlijn {1} liggen ver uit elkaar",
    [TEXT_clue_renban] = "De renbanlijn {1} bevat opeenvolgende cijfers",
    [TEXT_clue_palindrome] = "Het palindroom {1} leest van beide kanten hetzelfde",
    [TEXT_clue_between] = "Op de tussenlijn {1} liggen de cijfers tussen die in de cirkels",
    [TEXT_clue_lockout] = "Op de blokkeerlijn {1} ligt geen cijfer tussen die in de ruiten",
    [TEXT_clue_region_sum] = "De somlijn {1} heeft in elk blok dezelfde som",
    [TEXT_clue_zipper] =
        "Op de ritslijn {1} hebben vakjes op gelijke afstand van het midden dezelfde som",
    [TEXT_clue_nabner] = "Op de nabnerlijn {1} zijn geen twee cijfers gelijk of opeenvolgend",
    [TEXT_clue_modular] = "Op de modulolijn {1} herhalen de resten bij 3 zich om de drie vakjes",
    [TEXT_clue_entropic] =
        "Op de entropielijn {1} herhalen laag, midden en hoog zich om de drie vakjes",
    [TEXT_clue_slow_thermo] = "Langs de trage thermometer {1} worden de cijfers nooit kleiner",
    [TEXT_clue_sandwich] =
        "In de sandwich van {1} zijn de cijfers tussen de {3} en de {4} samen {2}",
    [TEXT_clue_side_by_side] = "{3} en {4} liggen naast elkaar, dus volgen ze niet op elkaar",
    [TEXT_clue_differ] = "Volgens een regel van deze puzzel moeten {3} en {4} verschillen",
    [TEXT_clue_no_consecutive] =
        "Tussen {3} en {4} staat geen balkje, dus volgen ze niet op elkaar",
    [TEXT_clue_no_white_dot] = "Tussen {3} en {4} staat geen stip, dus volgen ze niet op elkaar",
    [TEXT_clue_no_black_dot] =
        "Tussen {3} en {4} staat geen stip, dus is geen van beide het dubbele van het andere",
    [TEXT_clue_no_x_sum] = "Tussen {3} en {4} staat geen X, dus zijn ze samen niet {2}",
    [TEXT_clue_no_v_sum] = "Tussen {3} en {4} staat geen V, dus zijn ze samen niet {2}",
    [TEXT_tell_clue] = "{clue}. Andere kandidaten passen niet",
    [TEXT_tell_cage_last] =
        "{clue}. Daar is alleen {X} nog leeg, en {x} is wat van de som overblijft",
    [TEXT_tell_sign_chain] =
        "Volgens de ongelijkheidstekens ertussen lopen de cijfers van {P} op van het ene vakje "
        "naar het volgende. Dus moet elk vakje ruimte laten voor de andere",
    [TEXT_tell_cage_single] = "{clue}. Dat kan alleen met {p}",
    [TEXT_tell_least_and_most] =
        "{clue}. Wat verdwijnt, is zelfs naast de kleinste cijfers die de andere vakjes kunnen "
        "hebben te groot, of zelfs naast de grootste te klein",
    [TEXT_tell_cage_sets] = "{clue}. Geen verzameling cijfers met deze som die de kandidaten nog "
                            "toelaten, bevat de {e/}",
    [TEXT_tell_cage_places] = "{clue}. Wat verdwijnt, laat de andere vakjes geen verschillende "
                              "cijfers voor de rest van de som",
    [TEXT_tell_needed] = "{clue}. Hoe men deze vakjes ook vult, de {e} staat erbij, in {P}. Vakjes "
                         "die al die plaatsen zien, kunnen hem niet hebben",
    [TEXT_tell_seen] =
        "De {p} past {in 1} alleen in {P}. Vakjes die al die plaatsen zien, kunnen hem niet hebben",
    [TEXT_tell_beside] = "De {p} past {in 1} alleen in {P}, en {E} ligt naast elk van die vakjes. "
                         "Volgens {clues} kan de {e} niet naast de {p} staan",
    [TEXT_tell_45_inner] = "Alle cijfers {in all} zijn samen {total}, en de kooien die daar "
                           "helemaal liggen hebben {known}. Dus blijft {sum} over voor {P}",
    [TEXT_tell_45_outer] = "Alle cijfers {in all} zijn samen {total}, en de kooien die daar reiken "
                           "hebben {known}. Dus ligt {sum} daarvan erbuiten, in {P}",
    [TEXT_tell_45_both] = "Alle cijfers {in all} zijn samen {total}. Vergeleken met de kooien daar "
                          "betekent dit dat {P} {sum} meer is dan {F}",
    [TEXT_tell_naked_cages] = "{P} bevatten samen {p}, volgens {clues}. Dus kan geen ander vakje "
                              "{in 1} deze cijfers hebben",
    [TEXT_tell_hidden_cages] = "{p} passen {in 1} alleen in {P}. Dus neemt elke voorwaarde daar "
                               "zoveel van deze cijfers als ze kan: {clues}",
    [TEXT_tell_cages_in_house] =
        "Twee voorwaarden komen {in 1} samen: {clue 1} en {clue 2}. Ze hebben daar geen cijfer "
        "gemeen, dus verliest de eerste elke kandidaat waarmee de tweede niet meer te vullen is",
    [TEXT_tell_cage_split] = "{clue}. Volgens de som van alle cijfers {in all} ligt {sum} daarvan "
                             "in {P} en {other} in {F}",
    [TEXT_tell_stuck] = "De technieken vinden geen volgende stap.",
    [TEXT_mark_place] = "hoort hier",
    [TEXT_mark_eliminate] = "gaat weg",
    [TEXT_mark_pattern] = "patroon",
    [TEXT_mark_fin] = "vin, andere kant",
    [TEXT_mark_set] = "groep {1}",
    [TEXT_link_strong] = "een van beide",
    [TEXT_link_weak] = "niet allebei",
    [TEXT_spot_full_house] = "Zoek een rij, een kolom of een blok met één leeg vakje: daar komt "
                             "het cijfer dat ontbreekt.",
    [TEXT_spot_naked_single] = "Neem een leeg vakje en tel de cijfers van zijn rij, zijn kolom en "
                               "zijn blok af. Zijn ze er op één na allemaal, dan is het dat ene. "
                               "Vakjes waar volle gebieden elkaar kruisen zijn het best.",
    [TEXT_spot_hidden_single] =
        "Neem een cijfer en streep in een blok, een rij of een kolom elk vakje door dat een ander "
        "gelijk cijfer ziet. Blijft er één over, dan staat het daar.",
    [TEXT_spot_locked_subset] = "Twee vakjes van een blok in één rij of kolom met dezelfde twee "
                                "kandidaten, of drie met drie, leggen deze cijfers vast: ze "
                                "verdwijnen uit de rest van de rij of kolom en van het blok.",
    [TEXT_spot_locked] =
        "Zoek in een blok een cijfer waarvan alle plaatsen in één rij of kolom liggen: het "
        "verdwijnt uit de rest daarvan. Of in een rij of kolom een cijfer waarvan alle plaatsen in "
        "één blok liggen: het verdwijnt uit de rest van het blok.",
    [TEXT_spot_naked_subset] = "Zoek in een rij, een kolom of een blok zoveel vakjes als ze samen "
                               "kandidaten hebben: twee met twee, drie met drie, vier met vier. "
                               "Deze cijfers verdwijnen uit de andere vakjes van het gebied.",
    [TEXT_spot_hidden_subset] =
        "Zoek in een rij, een kolom of een blok cijfers die alleen in dezelfde vakjes passen: twee "
        "in twee, drie in drie, vier in vier. Alle andere kandidaten verdwijnen daar.",
    [TEXT_spot_leftovers] = "Vergelijk hele rijen of kolommen met de gebieden die ze bijna "
                            "bedekken. Wat aan de ene kant uitsteekt bevat dezelfde cijfers als "
                            "aan de andere; wat de ene kant niet kan zijn verdwijnt aan de andere.",
    [TEXT_spot_fish] =
        "Neem een cijfer en zoek zoveel rijen als er kolommen zijn waarin daar al zijn plaatsen "
        "liggen: twee voor de X-Wing, drie voor de zwaardvis, vier voor de kwal. Het verdwijnt uit "
        "de rest van die kolommen. Hetzelfde met rijen en kolommen verwisseld.",
    [TEXT_spot_remote_pair] =
        "Zoek vakjes met dezelfde twee kandidaten die elk het volgende zien. Na een even aantal "
        "verschillen de twee einden: een vakje dat beide ziet verliest beide cijfers.",
    [TEXT_spot_bug] =
        "Kijk tegen het einde of alle lege vakjes op één na twee kandidaten hebben. Het cijfer dat "
        "in de rij, de kolom en het blok van dat vakje drie keer voorkomt staat erin.",
    [TEXT_spot_two_links] =
        "Neem een cijfer en zoek twee gebieden waarin het elk twee plaatsen heeft. Ziet een plaats "
        "van het ene een plaats van het andere, dan staat het cijfer aan een van de twee verre "
        "einden: vakjes die beide zien verliezen het.",
    [TEXT_spot_empty_rectangle] =
        "Neem een cijfer waarvan de plaatsen in een blok in één rij en één kolom daarvan liggen, "
        "en daarbuiten een lijn met twee plaatsen, een ervan in die rij of kolom. Waar de andere "
        "plaats en het blok elkaar kruisen gaat het cijfer weg.",
    [TEXT_spot_w_wing] =
        "Zoek twee vakjes met dezelfde twee kandidaten die elkaar niet zien, en een gebied waarin "
        "een van de cijfers twee plaatsen heeft, elk gezien door een van de vakjes. Vakjes die "
        "beide zien verliezen het andere cijfer.",
    [TEXT_spot_xy_wing] = "Zoek een vakje met twee kandidaten dat twee andere met twee ziet, die "
                          "elk één cijfer met dit vakje en met elkaar een derde delen. Vakjes die "
                          "beide vleugels zien verliezen het derde.",
    [TEXT_spot_xyz_wing] = "Als de XY-Wing, maar het middelste vakje heeft alle drie de cijfers. "
                           "Vakjes die alle drie zien verliezen het gedeelde cijfer.",
    [TEXT_spot_rectangle] =
        "Zoek vier vakjes in twee rijen, twee kolommen en twee blokken met dezelfde twee "
        "kandidaten. Alleen zouden ze verwisseld kunnen worden en had de puzzel twee oplossingen: "
        "iets in de vier vakjes moet dat verhinderen. Wat het is geeft het type.",
    [TEXT_spot_avoidable] =
        "Zoek de hoeken van zo’n rechthoek waarin cijfers zijn ingevuld, geen gegeven cijfers. De "
        "laatste hoeken mogen niet tot twee oplossingen leiden.",
    [TEXT_spot_finned_fish] =
        "Zoek een vis die door een paar extra plaatsen wordt verstoord, de vinnen, alle in één "
        "blok. Wat de vis uitsluit geldt nog waar ook elke vin gezien wordt. Bij een sashimi-vis "
        "ontbreekt naast de vin een hoek.",
    [TEXT_spot_sue_de_coq] =
        "Zoek waar een blok en een lijn elkaar kruisen twee of drie vakjes met twee cijfers meer "
        "dan vakjes. Nemen vakjes met weinig cijfers uit de rest van de lijn en de rest van het "
        "blok deze op, dan is alles verdeeld: ze verdwijnen uit de rest van de lijn en van het "
        "blok.",
    [TEXT_spot_colours] = "Neem een cijfer en kleur zijn plaatsen om en om waar het er in een "
                          "gebied twee heeft. Vakjes die beide kleuren zien verliezen het; zien "
                          "twee van één kleur elkaar, dan is die kleur fout.",
    [TEXT_spot_multi_colours] =
        "Kleur de plaatsen van een cijfer in twee losse netten van paren. Ziet een kleur van het "
        "ene een kleur van het andere, dan is een van de twee tegenkleuren juist: wat beide ziet "
        "verliest het cijfer.",
    [TEXT_spot_chain] =
        "Begin bij een kandidaat en ga om en om verder: geldt hij niet, dan geldt de volgende; "
        "geldt die, dan geldt de daaropvolgende niet. Kunnen de eerste en de laatste niet allebei "
        "fout zijn, dan verdwijnt wat beide uitsluiten. Begin bij vakjes met twee kandidaten en "
        "cijfers met twee plaatsen.",
    [TEXT_spot_loop] = "Volg zo’n keten tot hij bij zijn begin terugkomt. Dan is elke schakel "
                       "zeker een van de twee, en verdwijnt wat beide einden van een schakel ziet.",
    [TEXT_spot_als_xz] =
        "Zoek twee groepen vakjes, elk in één gebied met één cijfer meer dan vakjes, met een "
        "gedeeld cijfer waarvan alle plaatsen elkaar zien. Een groep verliest het en houdt de "
        "rest: een tweede gedeeld cijfer verdwijnt uit vakjes die al zijn plaatsen zien.",
    [TEXT_spot_als_chain] = "Verbind drie of meer van zulke groepen, elk met de volgende door een "
                            "cijfer dat maar een van beide kan hebben. Een cijfer van de eerste en "
                            "de laatste verdwijnt uit vakjes die in beide al zijn plaatsen zien.",
    [TEXT_spot_death_blossom] =
        "Zoek een vakje waarvan elke kandidaat al zijn plaatsen ziet in een groep met één cijfer "
        "meer dan vakjes. Wat het ook is, een groep verliest dat cijfer: een cijfer dat alle "
        "groepen delen verdwijnt uit vakjes die al zijn plaatsen zien.",
    [TEXT_spot_aligned] = "Neem twee of drie vakjes en noem de cijfers die ze samen kunnen hebben. "
                          "Streep door wat een ander vakje met weinig kandidaten verbiedt. Een "
                          "kandidaat in geen enkele overgebleven combinatie verdwijnt.",
    [TEXT_spot_franken_fish] = "Zoek een vis waarvan de lijnen deels blokken zijn: alle plaatsen "
                               "van een cijfer in enkele rijen en blokken liggen in evenveel "
                               "kolommen en blokken. Het verdwijnt uit de rest daarvan.",
    [TEXT_spot_nishio] = "Neem een plaats van een cijfer en volg wat die voor dat cijfer alleen "
                         "betekent. Past het ergens niet meer, dan was de plaats fout.",
    [TEXT_spot_forcing_chain] =
        "Neem een vakje met weinig kandidaten, of een cijfer met weinig plaatsen, en volg elk tot "
        "het einde. Wat er elke keer uitkomt geldt; wat op een tegenspraak uitloopt is fout.",
    [TEXT_spot_forcing_net] =
        "Veronderstel een kandidaat en vul alles in wat volgt, ook waar meerdere gevolgen "
        "samenkomen. Wat uit alle kandidaten van een vakje of plaatsen van een cijfer volgt geldt; "
        "wat op een tegenspraak uitloopt is fout.",
    [TEXT_spot_clue] = "Bekijk een teken, een lijn of een som waarvoor weinig cijfers over zijn, "
                       "en toets elke kandidaat van een van de vakjes: zijn de andere dan nog te "
                       "vullen? Zo niet, dan vervalt hij.",
    [TEXT_spot_cage] =
        "Neem een kooi met weinig vakjes, of met een heel kleine of grote som, en zoek de groepen "
        "cijfers die haar opleveren. Wat in geen enkele zit, vervalt in de kooi; wat in alle zit, "
        "moet erin en vervalt waar al zijn plaatsen gezien worden.",
    [TEXT_spot_cages] =
        "Bekijk de kooien, lijnen en tekens waarvan de vakjes in één huis liggen. Moeten enkele "
        "daarvan samen twee cijfers bevatten, dan kan geen ander vakje van het huis die cijfers "
        "hebben. Hebben er maar twee plaats voor twee cijfers, dan staan die cijfers daar.",
    [TEXT_spot_sum_of_house] =
        "Elk huis heeft dezelfde som, 45 bij negen cijfers. Zoek huizen, alleen of naast elkaar, "
        "die door kooien bijna gevuld zijn: tel de kooien op en vergelijk. Het verschil is de som "
        "van de vakjes die uitsteken of overblijven.",
    [TEXT_spot_seen] = "Neem een cijfer met weinig plaatsen in een huis of kooi. Een vakje dat al "
                       "die plaatsen ziet, al is het door een regel van deze puzzel, kan het niet "
                       "bevatten: waar het ook staat, het zit in de weg.",
    [TEXT_spot_template] =
        "Neem een cijfer en leg het op elke manier die nog kan over het diagram. Wat ze gemeen "
        "hebben geldt; een plaats in geen ervan verdwijnt.",
};

static const struct technique_name techniques[] = {
    {"full-house", "Laatste vakje"},
    {"naked-single", "Naakte enkele"},
    {"hidden-single", "Verborgen enkele"},
    {"locked-pair", "Vergrendeld paar"},
    {"locked-triple", "Vergrendeld trio"},
    {"pointing", "Wijzers"},
    {"claiming", "Opgeëiste kandidaten"},
    {"leftovers-inner", "Wet van de resten, binnen"},
    {"leftovers-outer", "Wet van de resten, buiten"},
    {"naked-pair", "Naakt paar"},
    {"naked-triple", "Naakt trio"},
    {"hidden-pair", "Verborgen paar"},
    {"hidden-triple", "Verborgen trio"},
    {"cage-last-cell", "Laatste vakje van een kooi"},
    {"odd-even", "Even en oneven vakjes"},
    {"sign-chain", "Keten van tekens"},
    {"sign", "Teken tussen twee vakjes"},
    {"thermometer", "Thermometer"},
    {"line", "Regel van een lijn"},
    {"missing-sign", "Buur van een gevuld vakje"},
    {"cage-single-set", "Enige combinatie"},
    {"cage-least-and-most", "Minste en meeste van een kooi"},
    {"rule-of-45-inner", "Regel van 45, binnen"},
    {"rule-of-45-outer", "Regel van 45, buiten"},
    {"arrow", "Pijl"},
    {"sandwich-ends", "Uiteinden van een sandwich"},
    {"cage-sets", "Resterende combinaties"},
    {"cage-digit", "Cijfer dat een kooi nodig heeft"},
    {"sign-digit", "Cijfer dat een teken of een lijn nodig heeft"},
    {"missing-sign-candidates", "Buren met hun kandidaten"},
    {"seen-by-places", "Door alle plaatsen gezien"},
    {"beside-places", "Naast alle plaatsen"},
    {"sandwich-filling", "Beleg van een sandwich"},
    {"arrow-ways", "Pijl met verschillende cijfers"},
    {"rule-of-45-inner-several", "Regel van 45 over meer huizen, binnen"},
    {"rule-of-45-outer-several", "Regel van 45 over meer huizen, buiten"},
    {"rule-of-45-inner-pair", "Regel van 45 met twee vakjes, binnen"},
    {"rule-of-45-outer-pair", "Regel van 45 met twee vakjes, buiten"},
    {"innies-and-outies", "Binnen tegen buiten"},
    {"cage-places", "Plaatsen in een kooi"},
    {"naked-cage-pair", "Naakt paar van voorwaarden"},
    {"hidden-cage-pair", "Verborgen paar van voorwaarden"},
    {"naked-cage-triple", "Naakt trio van voorwaarden"},
    {"cage-split", "Gesplitste kooi"},
    {"cages-in-house", "Voorwaarden in een huis"},
    {"hidden-cage-triple", "Verborgen trio van voorwaarden"},
    {"rule-of-45-more", "Regel van 45 met meer vakjes"},
    {"innies-and-outies-more", "Binnen tegen buiten met meer vakjes"},
    {"naked-quad", "Naakt kwartet"},
    {"hidden-quad", "Verborgen kwartet"},
    {"x-wing", "X-Wing"},
    {"swordfish", "Zwaardvis"},
    {"jellyfish", "Kwal"},
    {"remote-pair", "Paar op afstand"},
    {"bug-plus-1", "BUG+1"},
    {"skyscraper", "Wolkenkrabber"},
    {"two-string-kite", "Vlieger"},
    {"dual-two-string-kite", "Dubbele vlieger"},
    {"turbot-fish", "Tarbot"},
    {"empty-rectangle", "Lege rechthoek"},
    {"dual-empty-rectangle", "Dubbele lege rechthoek"},
    {"w-wing", "W-Wing"},
    {"xy-wing", "XY-Wing"},
    {"xyz-wing", "XYZ-Wing"},
    {"unique-rectangle-1", "Unieke rechthoek type 1"},
    {"unique-rectangle-2", "Unieke rechthoek type 2"},
    {"unique-rectangle-3", "Unieke rechthoek type 3"},
    {"unique-rectangle-4", "Unieke rechthoek type 4"},
    {"unique-rectangle-5", "Unieke rechthoek type 5"},
    {"unique-rectangle-6", "Unieke rechthoek type 6"},
    {"hidden-rectangle", "Verborgen rechthoek"},
    {"avoidable-rectangle-1", "Vermijdbare rechthoek type 1"},
    {"avoidable-rectangle-2", "Vermijdbare rechthoek type 2"},
    {"finned-x-wing", "X-Wing met vin"},
    {"sashimi-x-wing", "Sashimi-X-Wing"},
    {"finned-swordfish", "Zwaardvis met vin"},
    {"sashimi-swordfish", "Sashimi-Zwaardvis"},
    {"finned-jellyfish", "Kwal met vin"},
    {"sashimi-jellyfish", "Sashimi-Kwal"},
    {"sue-de-coq", "Sue de Coq"},
    {"simple-colours-trap", "Enkelvoudig kleuren: val"},
    {"simple-colours-wrap", "Enkelvoudig kleuren: tegenspraak"},
    {"multi-colours-1", "Meervoudig kleuren type 1"},
    {"multi-colours-2", "Meervoudig kleuren type 2"},
    {"x-chain", "X-keten"},
    {"xy-chain", "XY-keten"},
    {"continuous-nice-loop", "Gesloten ring"},
    {"discontinuous-nice-loop", "Onderbroken ring"},
    {"aic", "Wisselketen"},
    {"grouped-continuous-nice-loop", "Gesloten ring met groepen"},
    {"grouped-discontinuous-nice-loop", "Onderbroken ring met groepen"},
    {"grouped-aic", "Wisselketen met groepen"},
    {"als-xz", "ALS-XZ"},
    {"als-xy-wing", "ALS-XY-Wing"},
    {"als-chain", "ALS-keten"},
    {"death-blossom", "Doodsbloem"},
    {"aligned-pair-exclusion", "Uitsluiting van uitgelijnde paren"},
    {"aligned-triplet-exclusion", "Uitsluiting van uitgelijnde trio’s"},
    {"franken-x-wing", "Franken-X-Wing"},
    {"franken-swordfish", "Franken-Zwaardvis"},
    {"franken-jellyfish", "Franken-Kwal"},
    {"finned-franken-x-wing", "Franken-X-Wing met vin"},
    {"finned-franken-swordfish", "Franken-Zwaardvis met vin"},
    {"finned-franken-jellyfish", "Franken-Kwal met vin"},
    {"mutant-x-wing", "Mutant-X-Wing"},
    {"mutant-swordfish", "Mutant-Zwaardvis"},
    {"mutant-jellyfish", "Mutant-Kwal"},
    {"finned-mutant-x-wing", "Mutant-X-Wing met vin"},
    {"finned-mutant-swordfish", "Mutant-Zwaardvis met vin"},
    {"finned-mutant-jellyfish", "Mutant-Kwal met vin"},
    {"finned-mutant-squirmbag", "Mutant-Inktvis met vin"},
    {"nishio", "Nishio"},
    {"forcing-chain", "Dwangketen"},
    {"forcing-net", "Dwangnet"},
    {"nested-forcing-net", "Genest dwangnet"},
    {"template-set", "Sjabloon: plaatsen"},
    {"template-delete", "Sjabloon: wegstrepen"},
    {NULL, NULL},
};

const struct language language_nl = {texts, techniques};
