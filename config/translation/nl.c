#include "config/translation/translation.h"

static const char *const texts[TEXT_COUNT] = {
    [TEXT_puzzle] = "Puzzel",
    [TEXT_puzzles] = "Puzzels",
    [TEXT_puzzles_many] = "Puzzels",
    [TEXT_puzzle_range] = "Puzzels {1} tot en met {2}",
    [TEXT_puzzle_pair] = "Puzzels {1} en {2}",
    [TEXT_solution] = "Oplossing",
    [TEXT_solutions] = "Oplossingen",
    [TEXT_solution_page] = "oplossing op pagina {1}",
    [TEXT_solution_apart] = "oplossing in het antwoordenboek, pagina {1}",
    [TEXT_right_half] = "rechterhelft op pagina {1}",
    [TEXT_puzzle_page] = "puzzel op pagina {1}",
    [TEXT_puzzle_page_short] = "pagina {1}",
    [TEXT_puzzle_page_brief] = "p. {1}",
    [TEXT_answer_key] = "Antwoordenboek",
    [TEXT_tip] = "Tip",
    [TEXT_contents] = "Inhoud",
    [TEXT_introduction] = "Inleiding",
    [TEXT_how_to_play] = "Spelregels",
    [TEXT_how_to_play_text] =
        "Vul de lege vakjes zo in dat elke rij, elke kolom en elk dik omlijnd blok elk cijfer van "
        "**1** tot en met **{1}** precies één keer bevat.\n\n# Waar te beginnen\n\nZoek een rij, "
        "een kolom of een blok waarin nog maar weinig vakjes leeg zijn. Welke cijfers ontbreken? "
        "Kijk bij elk daarvan waar het nog past. Is er in een rij, een kolom of een blok nog maar "
        "één vakje voor, vul het cijfer daar dan in.\n\n# Als het moeilijker wordt\n\nSchrijf in "
        "elk leeg vakje klein de cijfers die er nog kunnen staan. Dat zijn de kandidaten. Hebben "
        "twee vakjes in een rij alleen dezelfde twee kandidaten, dan horen die cijfers in die "
        "vakjes. Streep ze weg in de rest van de rij. Dat werkt ook in kolommen en blokken, en met "
        "drie vakjes die drie kandidaten delen.\n\nElke puzzel heeft precies één oplossing. U "
        "hoeft nooit te gokken.",
    [TEXT_how_to_play_latin_text] =
        "# Waar te beginnen\n\n{2}Zoek een rij of een kolom waarin nog maar weinig vakjes leeg "
        "zijn. Welke cijfers ontbreken? Kijk bij elk daarvan waar het nog past. Is er nog maar "
        "één vakje voor, vul het cijfer daar dan in.\n\n# Als het moeilijker wordt\n\nSchrijf in "
        "elk leeg vakje klein de cijfers die er nog kunnen staan. Dat zijn de kandidaten. Hebben "
        "twee vakjes in een rij alleen dezelfde twee kandidaten, dan horen die cijfers in die "
        "vakjes. Streep ze weg in de rest van de rij. Dat werkt ook in kolommen, en met drie "
        "vakjes die drie kandidaten delen.\n\nElke puzzel heeft precies één oplossing. U hoeft "
        "nooit te gokken.",
    [TEXT_how_to_play_clues] = "Kijk eerst naar de aanwijzingen die de minste keuze laten.",
    [TEXT_how_to_play_sizes] =
        "In kleinere puzzels is het laatste cijfer het aantal vakjes van een rij: **{1}** in de "
        "kleinste van dit boek.",
    [TEXT_story] = "De regels in plaatjes",
    [TEXT_story_row] = "In elke rij staat elk getal één keer. Welk getal ontbreekt?",
    [TEXT_story_column] = "Ook in elke kolom staat elk getal één keer.",
    [TEXT_story_box] = "En ook in elk blok met een dikke rand.",
    [TEXT_trace] = "Trek de cijfers over",
    [TEXT_child_how_to_play_text] =
        "Schrijf in elk leeg vakje een getal. Een vakje is een klein hokje.\n\nIn elke "
        "**rij** (van links naar rechts), elke **kolom** (van boven naar beneden) en elk "
        "**blok** met een dikke rand staat elk getal van **1** tot en met **{1}**, en elk "
        "maar één keer.\n\n# Zo begin je\n\nZoek een rij, een kolom of een blok dat bijna "
        "vol is. Welk getal ontbreekt? Schrijf het op.\n\n# Als je vastzit\n\nKies een getal en "
        "kijk waar het al staat. In zijn rij, zijn kolom en zijn blok mag het niet nog een "
        "keer. Is er in een blok nog maar één vakje voor? Schrijf het dan daar.\n\nNeem een "
        "potlood, dan kun je gummen. Elke puzzel heeft maar één oplossing. Je hoeft nooit te "
        "gokken.",
    [TEXT_child_how_to_play_sizes] =
        "Kleine puzzels hebben minder getallen. In de kleinste heb je alleen **1** tot en "
        "met **{1}** nodig.",
    [TEXT_child_rule_boxes] =
        "In elke rij, elke kolom en elk blok met een dikke rand staat elk getal van **1** "
        "tot en met **{1}**, en elk maar één keer.",
    [TEXT_child_rule_base] = "**De regel voor alle puzzels:** {1}",
    [TEXT_child_rule_base_alone] = "Hier geldt alleen de regel voor alle puzzels.",
    [TEXT_child_rule_base_not] = "Heeft een puzzel een eigen regel, dan staat die ernaast.",
    [TEXT_child_rule_jigsaw] =
        "Hier hebben de blokken gekke vormen, zoals de stukjes van een legpuzzel. In elke "
        "rij, elke kolom en elk stukje staat elk getal van **1** tot en met **{1}**, en elk "
        "maar één keer.",
    [TEXT_child_pictures_text] =
        "In sommige puzzels staan plaatjes in plaats van getallen. Teken in elk leeg vakje "
        "het goede plaatje. Of schrijf zijn getal: je ziet het onder de puzzel.",
    [TEXT_child_word_text] =
        "In sommige puzzels staan letters in plaats van getallen. Ben je klaar? Zoek dan het "
        "verstopte woord: het staat in een rij, of gaat stap voor stap omlaag vanuit de hoek "
        "linksboven.",
    [TEXT_child_practice_text] =
        "Nu jij! In elk van deze puzzels is dit trucje de volgende stap. De antwoorden staan "
        "na de laatste les.",
    [TEXT_child_grading] = "Makkelijk of moeilijk?",
    [TEXT_child_grading_text] =
        "Sommige puzzels zijn makkelijk, bij andere moet je meer nadenken. Een puzzel is makkelijk "
        "als makkelijke trucjes genoeg zijn. Heb je een moeilijker trucje nodig, dan is de puzzel "
        "ook moeilijker.\n\nEen computer heeft elke puzzel nagekeken. Er is maar één oplossing: je "
        "hoeft nooit te gokken.",
    [TEXT_child_grading_minutes] = "De minuten zijn maar een idee. Neem zoveel tijd als je wilt!",
    [TEXT_child_glossary_text] =
        "**Blok** Een groepje vakjes met een dikke rand.\n\n**Hint** Een beetje hulp, als je "
        "vastzit.\n\n**Klein getal** Een getal in de hoek van een vakje. Misschien is het "
        "het goede.\n\n**Kolom** De vakjes van boven naar beneden, onder "
        "elkaar.\n\n**Oplossing** De puzzel met al zijn getallen. Er is er maar "
        "één.\n\n**Rij** De vakjes van links naar rechts, naast elkaar.\n\n**Vakje** Een "
        "klein hokje van de puzzel.",
    [TEXT_child_spot_full_house] =
        "Zoek een rij, een kolom of een blok met maar één leeg vakje. Welk getal ontbreekt? "
        "Schrijf het op!",
    [TEXT_child_spot_naked_single] =
        "Kies een leeg vakje. Noem alle getallen in zijn rij, zijn kolom en zijn blok. Is er "
        "maar één dat je niet hebt genoemd? Schrijf het op!",
    [TEXT_child_spot_hidden_single] =
        "Kies een getal, en een blok waar het niet in staat. Streep elk vakje door dat dit "
        "getal al in zijn rij of zijn kolom heeft. Is er nog één vakje over? Schrijf het "
        "getal daar!",
    [TEXT_child_spot_leftovers] =
        "Ga met je vinger om elk stukje heen. Welk stukje heeft al de meeste getallen? Kijk welke "
        "daar nog missen, en zoek voor elk een plek.",
    [TEXT_child_cell_names_text] = "Elk vakje heeft een naam. r3c5 ligt in rij 3 en kolom 5: tel "
                                   "drie vakjes naar beneden en vijf naar rechts.",
    [TEXT_child_cell_is] = "r3c5=2 betekent: hier komt een 2.",
    [TEXT_child_tell_full_house] = "Alleen {X} is leeg {in 1}, en daar ontbreekt de {x}",
    [TEXT_child_tell_naked_single] = "De {x} is het enige getal dat in {X} past",
    [TEXT_child_spot_locked] =
        "Kies een getal en een blok. In welke vakjes van het blok kan het nog? Liggen die allemaal "
        "in één rij of kolom? Streep het dan door in de rest van die rij of kolom. Het werkt ook "
        "andersom, van een rij of kolom naar een blok.",
    [TEXT_child_spot_locked_subset] =
        "Zoek in een blok twee vakjes die ook in één rij of één kolom liggen, met alleen dezelfde "
        "twee kleine getallen. Die twee getallen horen daar. Streep ze door in de rest van het "
        "blok en in de rest van de rij of kolom. Met drie vakjes en drie getallen werkt het ook.",
    [TEXT_child_spot_naked_subset] =
        "Zoek in een rij, een kolom of een blok twee vakjes met alleen dezelfde twee kleine "
        "getallen. Die twee getallen horen daar, ook als je nog niet weet welk getal waar komt. "
        "Streep ze door in de andere vakjes. Met drie vakjes en drie getallen werkt het ook.",
    [TEXT_child_spot_hidden_subset] =
        "Zoek in een rij, een kolom of een blok twee getallen die alleen in dezelfde twee vakjes "
        "passen. Die vakjes zijn bezet! Streep er alle andere kleine getallen in door. Met drie "
        "getallen en drie vakjes werkt het ook.",
    [TEXT_child_spot_cage] =
        "Kies een kooi met weinig vakjes. Met welke getallen maak je de som? {1} in {2} vakjes is "
        "altijd {3}. De andere passen niet: streep ze door.",
    [TEXT_child_spot_cage_last] =
        "Zoek een kooi met maar één leeg vakje. Tel de andere getallen op en haal ze af van het "
        "kleine getal in de hoek. Wat overblijft, komt in het lege vakje!",
    [TEXT_child_spot_thermo] =
        "Ga met je vinger langs de thermometer, van het ronde bolletje naar de punt. Bij elk vakje "
        "wordt het getal groter. Aan het begin staan dus kleine getallen en aan het eind grote. "
        "Streep alle getallen door die niet passen.",
    [TEXT_child_spot_overlap] =
        "Begin met de vakjes die bij twee roosters tegelijk horen. Een getal moet daar in allebei "
        "passen. Heb je er een gevonden, dan helpt het je in allebei!",
    [TEXT_child_cages_text] =
        "# Kooien\n\nIn een kooi staat nooit twee keer hetzelfde getal. Sommige sommen kunnen dus "
        "maar op één manier: twee vakjes met 3 zijn 1 en 2. Twee vakjes met {5} zijn {4} en "
        "{1}.\n\n# Samen is het {2}\n\nTel je alle getallen van 1 tot en met {1} op, dan krijg je "
        "{2}. Dus is ook elke rij, elke kolom en elk blok samen {2}. Vullen kooien een blok op één "
        "vakje na? Tel ze op en kijk hoeveel er nog ontbreekt tot {2}. Dat getal hoort in het "
        "vakje.\n\n# Reken maar mee\n\nDe puzzel op het plaatje heeft alleen de getallen 1 tot en "
        "met 4. Elke rij, elke kolom en elk blok is dus samen 10. In de kooi van 3 staan 1 en 2, "
        "in de kooi van 7 staan 3 en 4. In de tweede rij laat de kooi van 8 één vakje over: 10 − 8 "
        "= 2. Met het vakje eronder is dat samen 5, dus daar staat een 3. In de derde rij blijft "
        "voor het eerste vakje 10 − 5 − 3 = 2 over, en daaronder staat 6 − 2 = 4. De eerste kolom "
        "heeft nu zijn 2. Helemaal linksboven staat dus een 1!",
    [TEXT_child_ask_missing] = "Er is nog één vakje leeg {in 1}. Welk getal ontbreekt daar?",
    [TEXT_child_ask_cell] = "Kijk naar rij {1}, kolom {2}. Daar past maar één getal.",
    [TEXT_child_tell_hidden_single] = "{in 1} past de {x} alleen in {X}",
    [TEXT_child_tell_locked_subset] = "In {P} passen alleen {p}. Deze vakjes liggen {in all}. Dus "
                                      "kan geen ander vakje daar deze getallen hebben",
    [TEXT_child_tell_locked] = "{in 1} past de {p} alleen in {P}. Deze vakjes liggen ook {in 2}. "
                               "Dus kan de {p} daar in geen ander vakje staan",
    [TEXT_child_tell_naked_subset] =
        "In {P} passen alleen {p}. Dus kan geen ander vakje {in all} deze getallen hebben",
    [TEXT_child_tell_hidden_subset] =
        "{in 1} passen {p} alleen in {P}. Dus kan daar geen ander getal staan",
    [TEXT_child_spot_fish] =
        "Kies een getal. Zoek twee rijen waarin het maar in twee vakjes past, in dezelfde twee "
        "kolommen. Die vier vakjes zijn de hoeken van een rechthoek. Het getal staat in twee "
        "hoeken schuin tegenover elkaar. Streep het dus door in de rest van de twee kolommen. "
        "Het werkt ook andersom, met twee kolommen en hun rijen.",
    [TEXT_child_spot_swordfish] =
        "Kies een getal. Zoek drie rijen waarin het maar in twee of drie vakjes past, allemaal "
        "in dezelfde drie kolommen. In die kolommen staat het getal in een van de drie rijen. "
        "Streep het dus door in de rest van de kolommen. Het werkt ook andersom, met drie "
        "kolommen en hun rijen.",
    [TEXT_child_spot_sum_of_house] =
        "Alle getallen van 1 tot en met {2} zijn samen {1}. Elke rij, elke kolom en elk blok is "
        "dus samen {1}. Zoek er een die kooien vullen, op een paar vakjes na. Tel die kooien op. "
        "Wat er nog ontbreekt tot {1}, hoort in de vakjes die over zijn.",
    [TEXT_child_spot_least_and_most] =
        "Kies een kooi met een kleine of een grote som, en een van de vakjes. Geef de andere "
        "vakjes de kleinste getallen die passen. Wat er van de som overblijft, is het grootste "
        "getal voor jouw vakje. Met de grootste getallen vind je het kleinste. Streep alles door "
        "wat niet past.",
    [TEXT_child_hints_text] =
        "Kom je er niet uit? Zoek het nummer van je puzzel, lees één hint en probeer het opnieuw.",
    [TEXT_child_lesson_puzzles] = "Puzzels met dit trucje: {1}",
    [TEXT_child_lesson_no_puzzle] = "Geen enkele puzzel in dit boek heeft dit trucje nodig.",
    [TEXT_child_tell_fish] =
        "{in base} past de {p} alleen {in cover}: in {P}. Dus kan de {p} {in cover} in geen "
        "ander vakje staan",
    [TEXT_child_tell_remove] = "Streep {1} door.",
    [TEXT_child_tell_remove_from] = "{1} in {2}",
    [TEXT_child_mark_eliminate] = "doorstrepen",
    [TEXT_child_mark_pattern] = "kijk hier",
    [TEXT_child_mark_fin] = "kijk ook hier",
    [TEXT_child_rule_cage] =
        "De vakjes binnen een stippellijn vormen een kooi. De getallen erin zijn allemaal "
        "verschillend en zijn samen het kleine getal in de hoek.",
    [TEXT_child_rule_cage_shade] =
        "Vakjes in dezelfde tint die met een zijde aan elkaar grenzen, vormen een kooi. De "
        "getallen erin zijn allemaal verschillend en zijn samen het kleine getal in de hoek.",
    [TEXT_child_rule_thermo] =
        "Op een thermometer worden de getallen van het ronde bolletje naar de punt steeds groter.",
    [TEXT_child_left_out_digits] = "{1} getallen gevonden",
    [TEXT_child_left_out_candidates] = "alleen kleine getallen doorgestreept",
    [TEXT_child_index] = "Welk trucje waar?",
    [TEXT_child_techniques] = "Trucjes",
    [TEXT_child_review_text] =
        "Vertel het aan je vrienden! Een volwassene kan de code scannen en opschrijven wat "
        "je ervan vindt.",
    [TEXT_child_how_to_play_latin_text] =
        "# Zo begin je\n\n{2}Zoek een rij of een kolom die bijna vol is. Welk getal ontbreekt? "
        "Schrijf het op.\n\n# Als je vastzit\n\nKies een getal en een rij waar het niet in staat. "
        "Streep elk vakje door dat dit getal al in zijn kolom heeft. Is er nog één vakje over? "
        "Schrijf het getal dan daar.\n\nNeem een potlood, dan kun je gummen. Elke puzzel heeft "
        "maar één oplossing. Je hoeft nooit te gokken.",
    [TEXT_child_how_to_play_clues] =
        "Kijk eerst naar de tekens en de kleine getallen. Die helpen je op weg.",
    [TEXT_child_signs_text] = "In dit boek staan andere tekens in plaats van getallen: {1}.",
    [TEXT_child_shaded_text] = "Ook in elk grijs gebied staat elk getal één keer.",
    [TEXT_child_rule_latin] = "Hier zijn geen blokken. In elke rij en elke kolom staat elk getal "
                              "van **1** tot en met **{1}**, en elk maar één keer.",
    [TEXT_child_rule_lines] = "Op een grijze lijn staat geen getal twee keer.",
    [TEXT_child_rule_groups] = "In een grijs gebied staat geen getal twee keer.",
    [TEXT_child_rule_smaller_areas] = "In de kleinere staat geen getal twee keer.",
    [TEXT_child_rule_grids] =
        "Dat geldt in elk rooster. Waar twee roosters overlappen, horen de vakjes bij allebei.",
    [TEXT_child_rule_arrow] =
        "Tel de getallen op een pijl op: je krijgt het getal in de cirkel. Op een pijl mag een "
        "getal twee keer staan als de andere regels dat toelaten.",
    [TEXT_child_rule_greater] = "Het teken tussen twee vakjes is net de bek van een krokodil: hij "
                                "gaat wijd open voor het grootste getal.",
    [TEXT_child_rule_consecutive] =
        "De twee getallen bij een streepje komen na elkaar als je telt, zoals 3 en 4.",
    [TEXT_child_rule_white_dot] =
        "De twee getallen bij een witte stip komen na elkaar als je telt, zoals 3 en 4.",
    [TEXT_child_rule_black_dot] =
        "Bij een zwarte stip is het ene getal het dubbele van het andere, zoals 3 en 6.",
    [TEXT_child_rule_x] = "De twee getallen bij een X zijn samen 10.",
    [TEXT_child_rule_v] = "De twee getallen bij een V zijn samen 5.",
    [TEXT_child_rule_odd] =
        "In een vakje met een grijze cirkel is het getal oneven, zoals 1, 3 of 5.",
    [TEXT_child_rule_even] =
        "In een vakje met een grijs vierkant is het getal even, zoals 2, 4 of 6.",
    [TEXT_child_rule_all_signs] = "Er is geen teken weggelaten. Waar er geen staat, horen de twee "
                                  "getallen niet zo bij elkaar.",
    [TEXT_child_rule_sandwich] =
        "De **1** en de **{1}** zijn de boterhammen. Tel de getallen ertussen op: je krijgt het "
        "getal aan de rand van de rij of kolom.",
    [TEXT_child_rule_anti_knight] =
        "Het paard bij schaken springt twee vakjes rechtdoor en één opzij. Twee vakjes die zo’n "
        "sprong van elkaar liggen, hebben nooit hetzelfde getal.",
    [TEXT_child_rule_anti_king] =
        "Twee vakjes die elkaar met een hoek raken, hebben nooit hetzelfde getal.",
    [TEXT_child_rule_anti_queen] =
        "Het getal **{1}** staat nooit twee keer op dezelfde schuine lijn, hoe lang die ook is.",
    [TEXT_child_rule_non_consecutive] = "Vakjes naast of onder elkaar hebben nooit twee getallen "
                                        "die na elkaar komen als je telt, zoals 3 en 4.",
    [TEXT_child_rule_whisper] =
        "Twee getallen naast elkaar op een fluisterlijn liggen minstens {2} uit elkaar.",
    [TEXT_child_rule_dutch_whisper] = "Twee getallen naast elkaar op een Nederlandse fluisterlijn "
                                      "liggen minstens {4} uit elkaar.",
    [TEXT_child_rule_renban] = "De getallen op een renbanlijn komen na elkaar als je telt, zoals "
                               "3, 4 en 5. Maar ze mogen door elkaar staan.",
    [TEXT_child_rule_palindrome] =
        "Een palindroomlijn is van beide kanten hetzelfde, net als de naam ANNA.",
    [TEXT_child_rule_between] = "De getallen op de lijn zijn groter dan het getal in de ene cirkel "
                                "en kleiner dan dat in de andere.",
    [TEXT_child_rule_lockout] =
        "De getallen in de twee ruiten liggen minstens {3} uit elkaar. De andere getallen op de "
        "lijn zijn groter dan allebei of kleiner dan allebei.",
    [TEXT_child_rule_region_sum] =
        "De lijn gaat door meer dan één blok. Tel de getallen erop in elk blok op: er komt steeds "
        "hetzelfde uit. Komt de lijn terug in een blok, dan telt dat stuk apart.",
    [TEXT_child_rule_zipper] =
        "Doe de rits dicht: twee vakjes die even ver van het midden liggen, zijn samen het getal "
        "in het midden. Is er geen vakje in het midden, dan hebben alle paren dezelfde som.",
    [TEXT_child_rule_nabner] = "Op een nabnerlijn staat geen getal twee keer. En nergens op de "
                               "lijn staan twee getallen die na elkaar komen als je telt.",
    [TEXT_child_rule_modular] =
        "De getallen spelen in drie teams: 1, 4, 7 en 2, 5, 8 en 3, 6, 9. In drie vakjes naast "
        "elkaar op de lijn staat altijd een getal uit elk team.",
    [TEXT_child_rule_entropic] =
        "Een derde van de getallen is klein, een derde is middelgroot en een derde is groot. In "
        "drie vakjes naast elkaar op de lijn staat altijd van elk soort één.",
    [TEXT_child_rule_entropy] =
        "Een derde van de getallen is klein, een derde is middelgroot en een derde is groot. In "
        "elk vierkant van 2 × 2 vakjes staan alle drie de soorten.",
    [TEXT_child_rule_slow_thermo] =
        "Op een langzame thermometer worden de getallen van het open bolletje naar de punt nooit "
        "kleiner. Ze mogen wel gelijk blijven.",
    [TEXT_child_rule_little_killer] =
        "De pijl aan de rand wijst naar een schuine rij vakjes. De getallen daar zijn samen het "
        "getal bij de pijl. Een getal mag daar twee keer staan.",
    [TEXT_child_rule_x_sums] =
        "Kijk vanaf een getal aan de rand het rooster in. Het eerste vakje zegt hoeveel vakjes je "
        "optelt. Het telt zelf ook mee. Samen zijn ze het getal aan de rand.",
    [TEXT_child_rule_skyscraper] =
        "De getallen zijn torens: een 4 is vier verdiepingen hoog. Het getal aan de rand zegt "
        "hoeveel torens je van daar ziet. Achter een hoge toren zie je de kleinere niet.",
    [TEXT_child_rule_numbered_room] =
        "Kijk vanaf een getal aan de rand het rooster in. Het eerste vakje zegt waar dat getal "
        "staat: bij een 4 staat het in het vierde vakje.",
    [TEXT_child_rule_quadruple] = "De getallen in een cirkel staan in de vier vakjes eromheen. "
                                  "Staat er een twee keer, dan staat het daar ook twee keer.",
    [TEXT_child_rule_minimum] = "Een grijs vakje met pijlen naar binnen heeft een kleiner getal "
                                "dan de vakjes ernaast, erboven en eronder.",
    [TEXT_child_rule_maximum] = "Een grijs vakje met pijlen naar buiten heeft een groter getal dan "
                                "de vakjes ernaast, erboven en eronder.",
    [TEXT_child_rule_calc_cage] =
        "Maak een som met de getallen in een kooi, dan krijg je het kleine getal. **+** is plus en "
        "**×** is keer. Bij **−** haal je het kleinste van het grootste af. Bij **÷** deel je het "
        "grootste door het kleinste. In een kooi mag een getal twee keer staan, maar niet in een "
        "rij of kolom.",
    [TEXT_child_rule_signless_cage] =
        "Maak een som met de getallen in een kooi, dan krijg je het kleine getal. Zoek uit hoe: "
        "met plus of keer, en in een kooi van twee vakjes ook met min of gedeeld door. In een kooi "
        "mag een getal twee keer staan, maar niet in een rij of kolom.",
    [TEXT_child_rule_double_arrow] = "Tel de getallen in de twee cirkels op, en dan de getallen "
                                     "ertussen: er komt hetzelfde uit.",
    [TEXT_child_rule_sum_line] = "Knip de lijn in stukken. De getallen op elk stuk zijn samen het "
                                 "kleine getal aan het eind van de lijn.",
    [TEXT_child_rule_pill_arrow] =
        "Tel de getallen op een pijl op: je krijgt het getal in de capsule. Lees het van links "
        "naar rechts of van boven naar beneden. Op een pijl mag een getal twee keer staan als de "
        "andere regels dat toelaten.",
    [TEXT_child_rule_plain_cage] = "In een kooi zonder klein getal staat geen getal twee keer.",
    [TEXT_child_rule_repeat_cage] =
        "De getallen in een kooi met een dichte lijn zijn samen het kleine getal in de hoek. Een "
        "getal mag daar twee keer staan als de andere regels dat toelaten.",
    [TEXT_child_rule_difference] = "Het getal in een witte stip zegt hoe ver de twee getallen "
                                   "ernaast uit elkaar liggen: bij een 3 kunnen het 2 en 5 zijn.",
    [TEXT_child_rule_ratio] = "Het getal in een zwarte stip zegt hoeveel keer zo groot het ene "
                              "getal is als het andere: bij een 3 kunnen het 2 en 6 zijn.",
    [TEXT_child_rule_clone] =
        "In twee grijze gebieden met dezelfde letter staan dezelfde getallen op dezelfde plekken.",
    [TEXT_child_rule_row_indexer] =
        "Een grijs vakje met R zegt waar een ander getal staat. Ligt het in rij 2 en staat er een "
        "5 in, dan staat de 2 van zijn kolom in rij 5.",
    [TEXT_child_rule_column_indexer] =
        "Een grijs vakje met C zegt waar een ander getal staat. Ligt het in kolom 2 en staat er "
        "een 5 in, dan staat de 2 van zijn rij in kolom 5.",
    [TEXT_child_rule_box_indexer] =
        "Tel de vakjes van een blok zoals je leest. Een grijs vakje met B zegt waar een ander "
        "getal staat. Is het het tweede vakje en staat er een 5 in, dan staat de 2 van het blok in "
        "het vijfde vakje.",
    [TEXT_child_spot_sign] = "Kijk naar twee vakjes met een teken ertussen. Elk klein getal in het "
                             "ene vakje heeft in het andere een maatje nodig dat bij het teken "
                             "past. Streep de getallen zonder maatje door.",
    [TEXT_child_spot_inequality] =
        "Kijk naar twee vakjes met een krokodil ertussen. Aan de kleine kant past het grootste "
        "getal niet, en aan de grote kant past het kleinste niet. Streep alles door wat niet past.",
    [TEXT_child_spot_sign_chain] =
        "Volg de tekens van het kleinste vakje naar het grootste. Bij elke stap wordt het getal "
        "groter. Dus in het eerste vakje kan geen heel groot getal staan en in het laatste geen "
        "heel klein. Streep alles door wat niet past.",
    [TEXT_child_spot_odd_even] = "Kijk naar de vakjes met een grijs teken. In een cirkel staan "
                                 "alleen oneven getallen: 1, 3, 5\u00A0… In een vierkant staan "
                                 "alleen even getallen: 2, 4, 6\u00A0… Streep de andere door.",
    [TEXT_child_spot_arrow] =
        "Tel de kleinste getallen op die op de pijl passen. Kleiner kan de cirkel niet zijn. En "
        "geen getal op de pijl kan groter zijn dan de cirkel. Streep alles door wat niet past.",
    [TEXT_child_spot_quadruple] =
        "Kijk naar de getallen in een cirkel. Past er een in maar één van de vier vakjes? Schrijf "
        "het op! Staan er vier getallen in de cirkel, dan hoort er niets anders in die vakjes.",
    [TEXT_child_spot_renban] =
        "Weet je één getal op de lijn? Dan zijn de andere dichtbij: op een lijn van drie vakjes "
        "liggen ze hoogstens 2 uit elkaar. Streep door wat te ver weg is.",
    [TEXT_child_spot_whisper] =
        "Op een fluisterlijn zijn kleine en grote getallen om de beurt, en 5 past nooit. Weet je "
        "één vakje, dan weet je van elk ander vakje of het klein of groot is.",
    [TEXT_child_spot_sandwich] =
        "Zoek eerst de boterhammen: de 1 en het grootste getal. Bij een 0 liggen ze naast elkaar. "
        "Bij een groot getal liggen er veel vakjes tussen. Welke getallen kunnen het beleg zijn? "
        "Streep alles door wat niet past.",
    [TEXT_child_spot_little_killer] =
        "Kijk naar het getal bij de pijl. Is het heel klein, dan passen op de schuine rij alleen "
        "kleine getallen. Is het heel groot, dan passen alleen grote. Streep de andere door.",
    [TEXT_child_spot_x_sums] =
        "Kijk naar het eerste vakje. Het getal daar zegt hoeveel vakjes je optelt. Probeer elk "
        "klein getal: kun je de som nog maken? Zo niet, streep het dan door.",
    [TEXT_child_spot_skyscraper_counts] =
        "Staat er een 1 aan de rand, dan staat de hoogste toren vooraan. Zie je alle torens, dan "
        "worden ze stap voor stap hoger: 1, 2, 3\u00A0… Bij elk ander getal kan de hoogste toren "
        "niet vooraan staan.",
    [TEXT_child_spot_outside] =
        "Begin met de kleinste en de grootste getallen aan de rand. In de vakjes ernaast passen "
        "maar een paar getallen. Streep de andere door.",
    [TEXT_child_spot_calc_pairs] =
        "Kies een kooi van twee vakjes. Welke twee getallen passen? Bij {2}− zijn het altijd 1 en "
        "{1}, en bij {1}÷ ook. Streep de andere door.",
    [TEXT_child_spot_calc_products] =
        "Kies een kooi en probeer: met welke getallen krijg je het kleine getal? Een kooi met {1} "
        "heeft een {2} en een {3} nodig. Streep alles door wat niet past.",
    [TEXT_child_spot_calc_signs] = "Hier moet je ook het teken vinden. Is het kleine getal heel "
                                   "groot? Dan kan het alleen keer zijn. Probeer plus, keer, min "
                                   "en gedeeld door, en streep de getallen door die nooit passen.",
    [TEXT_child_spot_cages] =
        "Zoek een rij, een kolom of een blok met twee kooien of lijnen erin. Hebben ze allebei "
        "dezelfde twee getallen nodig? Dan kan geen ander vakje daar die hebben. Streep ze door.",
    [TEXT_child_spot_cage_split] =
        "Zoek een kooi die maar voor een deel in een rij, een kolom of een blok ligt. Hoeveel zijn "
        "de andere vakjes daar samen? Haal dat van {1} af: dat is het deel binnen. De rest van de "
        "som is het deel buiten.",
    [TEXT_child_spot_sum_outside] =
        "Elke rij, elke kolom en elk blok is samen {1}. Zoek een plek die kooien helemaal "
        "bedekken, met een of twee vakjes die uitsteken. Tel die kooien op en haal er {1} af. De "
        "rest ligt buiten!",
    [TEXT_child_spot_sums_compared] =
        "Elke rij, elke kolom en elk blok is samen {1}. Zoek een plek waar kooien één vakje vrij "
        "laten en één vakje uitsteken. Tel die kooien op. Zijn ze meer dan {1}, dan is het vakje "
        "buiten zoveel groter dan het vrije.",
    [TEXT_child_spot_clue] = "Zoek een lijn, een kooi of een teken waar nog maar een paar getallen "
                             "passen. Probeer de kleine getallen van één vakje: kun je de andere "
                             "vakjes nog vullen? Zo niet, streep het getal dan door.",
    [TEXT_child_spot_seen] =
        "Kies een getal dat maar in een paar vakjes van een rij, een kolom, een blok of een kooi "
        "past. Is er een ander vakje dat met geen daarvan gelijk mag zijn? Streep het daar door.",
    [TEXT_child_spot_jellyfish] =
        "Kies een getal. Zoek vier rijen waarin het alleen in dezelfde vier kolommen past. In die "
        "kolommen staat het getal in een van de vier rijen. Streep het dus door in de rest van de "
        "kolommen. Het werkt ook andersom, met vier kolommen en hun rijen.",
    [TEXT_child_spot_fins] =
        "Kies een getal. Zoek twee rijen waarin het alleen in dezelfde twee kolommen past, op een "
        "of twee vakjes bij een hoek na: de vin. Het getal staat in de hoeken of in de vin. Streep "
        "het door in vakjes die allebei in hun rij, hun kolom of hun blok hebben.",
    [TEXT_child_spot_swap] =
        "Zoek vier vakjes in twee rijen, twee kolommen en twee blokken. Hadden ze allemaal alleen "
        "dezelfde twee getallen, dan kon je die omwisselen en had de puzzel twee oplossingen. Maar "
        "er is er maar één! Dus staat in een van de vier vakjes een ander getal.",
    [TEXT_child_spot_bug] = "Is de puzzel bijna vol? Misschien heeft elk leeg vakje twee kleine "
                            "getallen en heeft er maar één drie. Zoek van die drie het getal dat "
                            "drie keer in zijn rij staat. Schrijf het op!",
    [TEXT_child_spot_colours] =
        "Kies een getal. Past het in maar twee vakjes van een rij, een kolom of een blok? Teken "
        "in het ene een stip en in het andere een ring, en ga zo van vakje naar vakje verder. Het "
        "getal staat bij alle stippen of bij alle ringen. Streep het door in vakjes die een stip "
        "en een ring in hun rij, hun kolom of hun blok hebben.",
    [TEXT_child_spot_try] =
        "Kies een vakje met maar twee kleine getallen. Probeer er een met potlood en kijk wat er "
        "gebeurt. Probeer dan het andere. Wat er beide keren uitkomt, klopt. En als het ene "
        "helemaal niet gaat, is het het andere!",
    [TEXT_child_region] = "stukje {1}",
    [TEXT_child_in_region] = "in stukje {1}",
    [TEXT_child_in_regions] = "in de stukjes {1}",
    [TEXT_child_name_greater] = "de krokodil tussen {3} en {4}",
    [TEXT_child_name_odd] = "de cirkel voor een oneven getal in {3}",
    [TEXT_child_name_even] = "het vierkant voor een even getal in {3}",
    [TEXT_child_clue_cage] =
        "De getallen in de kooi {1} zijn allemaal verschillend en zijn samen {2}",
    [TEXT_child_clue_calc_cage] = "De getallen in de kooi {1} geven {2}",
    [TEXT_child_clue_signless_cage] =
        "De getallen in de kooi {1} geven {2}, met een teken dat je moet vinden",
    [TEXT_child_clue_arrow] = "Op de pijl {1} zijn de getallen samen het getal in de cirkel",
    [TEXT_child_clue_between] = "Op de lijn {1} liggen de getallen tussen die in de twee cirkels",
    [TEXT_child_clue_lockout] = "Op de lijn {1} ligt geen getal tussen die in de twee ruiten",
    [TEXT_child_clue_consecutive] =
        "Bij het streepje tussen {3} en {4} komen de getallen na elkaar",
    [TEXT_child_clue_no_consecutive] =
        "Er is geen streepje tussen {3} en {4}, dus hun getallen komen niet na elkaar",
    [TEXT_child_clue_white_dot] = "Bij de witte stip tussen {3} en {4} komen de getallen na elkaar",
    [TEXT_child_clue_no_white_dot] =
        "Er is geen stip tussen {3} en {4}, dus hun getallen komen niet na elkaar",
    [TEXT_child_clue_black_dot] =
        "Bij de zwarte stip tussen {3} en {4} is het ene getal het dubbele van het andere",
    [TEXT_child_clue_no_black_dot] =
        "Er is geen stip tussen {3} en {4}, dus geen van de getallen is het dubbele van het andere",
    [TEXT_child_clue_side_by_side] =
        "{3} en {4} liggen naast elkaar, dus hun getallen komen niet na elkaar",
    [TEXT_child_clue_odd] = "De cirkel in {3} laat zien dat het getal daar oneven is",
    [TEXT_child_clue_even] = "Het vierkant in {3} laat zien dat het getal daar even is",
    [TEXT_child_clue_greater] = "De krokodil tussen {3} en {4} laat zien dat {3} groter is",
    [TEXT_child_clue_entropic] =
        "Op de lijn {1} zijn kleine, middelgrote en grote getallen om de beurt",
    [TEXT_child_clue_modular] = "Op de lijn {1} zijn de drie teams van getallen om de beurt",
    [TEXT_child_clue_nabner] =
        "Op de lijn {1} staat geen getal twee keer, en geen twee getallen komen na elkaar",
    [TEXT_child_clue_quadruple] = "De vier vakjes {1} hebben de getallen {2} nodig",
    [TEXT_child_clue_renban] = "De getallen op de lijn {1} komen na elkaar als je telt",
    [TEXT_child_clue_sandwich] =
        "In de sandwich van {1} zijn de getallen tussen de {3} en de {4} samen {2}",
    [TEXT_child_clue_skyscraper] = "Vanaf de {2} aan de rand ({1}) zie je precies {2} torens",
    [TEXT_child_clue_thermo] = "Op de thermometer {1} worden de getallen steeds groter",
    [TEXT_child_clue_slow_thermo] =
        "Op de langzame thermometer {1} worden de getallen nooit kleiner",
    [TEXT_child_tell_clue] = "{clue}. Dus passen sommige kleine getallen niet",
    [TEXT_child_tell_cage_last] = "{clue}. Alleen {X} is nog leeg, en daar ontbreekt de {x}",
    [TEXT_child_tell_cage_places] =
        "{clue}. Met deze kleine getallen kun je de rest van de som niet maken",
    [TEXT_child_tell_cage_sets] = "{clue}. Met {e/} kun je deze som niet maken",
    [TEXT_child_tell_cage_single] = "{clue}. Alleen {p} geven deze som",
    [TEXT_child_tell_cage_split] = "{clue}. Als je alles {in all} optelt, zie je: de som van {P} "
                                   "is {sum} en die van {F} is {other}",
    [TEXT_child_tell_cages_in_house] =
        "Twee dingen komen {in 1} samen: {clue 1} en {clue 2}. Ze hebben daar geen getal gemeen. "
        "Met sommige kleine getallen in het eerste kun je het tweede niet meer vullen",
    [TEXT_child_tell_naked_cages] = "{P} hebben de getallen {p} nodig, door {clues}. Dus kan geen "
                                    "ander vakje {in 1} deze getallen hebben",
    [TEXT_child_tell_needed] =
        "{clue}. Hoe je deze vakjes ook vult, er is altijd een {e} bij, in {P/}. Een vakje dat met "
        "geen daarvan gelijk mag zijn, kan die dus niet hebben",
    [TEXT_child_tell_seen] = "{in 1} past de {p} alleen in {P}. Een vakje dat met geen daarvan "
                             "gelijk mag zijn, kan die dus niet hebben",
    [TEXT_child_tell_beside] = "{in 1} past de {p} alleen in {P}, en {E} ligt naast elk van deze "
                               "vakjes. Maar de {e} mag niet naast de {p} staan, door {clues}",
    [TEXT_child_tell_least_and_most] =
        "{clue}. Zelfs met de kleinste getallen in de andere vakjes zijn sommige kleine getallen "
        "te groot, of zelfs met de grootste te klein",
    [TEXT_child_tell_sign_chain] = "De tekens laten zien dat de getallen langs {P} steeds groter "
                                   "worden. Elk vakje moet genoeg ruimte laten voor de andere",
    [TEXT_child_tell_leftovers] = "Elk getal komt {in base} even vaak voor als {in cover}. Dus "
                                  "hebben de vakjes die aan beide kanten overblijven, {P} en {F}, "
                                  "dezelfde getallen. In {F} kan {e} niet vaker staan dan in {P}",
    [TEXT_child_tell_leftovers_must] =
        "Elk getal komt {in base} even vaak voor als {in cover}. Dus hebben de vakjes die aan "
        "beide kanten overblijven, {P} en {F}, dezelfde getallen. [In {F} moet nog een {x} staan, "
        "dus ook in {P}, en daar past die alleen in {X}][In {F} moet nog een {e} staan, dus ook in "
        "{P}, en waar die daar ook staat, {E} kan die niet hebben]",
    [TEXT_child_tell_45_inner] =
        "Alle getallen {in all} zijn samen {total}. De kooien die daar helemaal liggen, zijn samen "
        "{known}. Dus blijft er {sum} over voor {P}[. {way}]",
    [TEXT_child_tell_45_outer] =
        "Alle getallen {in all} zijn samen {total}. De kooien die ze bedekken, zijn samen {known}. "
        "De rest, {sum}, ligt erbuiten, in {P}[. {way}]",
    [TEXT_child_tell_45_both] = "Alle getallen {in all} zijn samen {total}. De kooien daar laten "
                                "zien: de som van {P} is {sum} groter dan die van {F}",
    [TEXT_child_tell_45_equal] = "Alle getallen {in all} zijn samen {total}. De kooien daar laten "
                                 "zien: {P} en {F} hebben dezelfde som",
    [TEXT_child_tell_45_way] = "Hoe je deze som ook maakt, {X} is altijd de {x}",
    [TEXT_child_cut_out_text] = "Knip langs de stippellijnen. De plaatjes passen in de vakjes van "
                                "de puzzels. Schuif ermee tot elk plaatje op zijn plek ligt.",
    [TEXT_child_review] = "Vond je dit boek leuk?",
    [TEXT_child_tell_look_at] = "kijk naar {1}",
    [TEXT_child_tell_look_in] = "kijk {1}",
    [TEXT_child_tell_look_at_constraint] = "kijk naar {1}",
    [TEXT_child_tell_look_for] = "zoek de {1}",
    [TEXT_child_tell_look_for_in] = "zoek de {1} {2}",
    [TEXT_child_tell_two_links] =
        "{in all} past de {p} telkens in maar twee vakjes. {F} kunnen die niet allebei hebben. Dus "
        "heeft minstens een van {P} de {p}, en een vakje dat met geen van beide gelijk mag zijn, "
        "kan die niet hebben",
    [TEXT_child_tell_xy_wing] = "{P} is {p/}: {cases}. Hoe dan ook is een van {F} de {e}, en een "
                                "vakje dat met geen van beide gelijk mag zijn, kan die niet hebben",
    [TEXT_child_tell_finned_fish] =
        "{in base} past de {p} alleen {in cover} of in de vin {F}. Staat de {p} niet in de vin, "
        "dan kan die {in cover} in geen ander vakje staan. Staat de {p} er wel, dan kan een vakje "
        "dat niet gelijk mag zijn aan de vin die niet hebben. Vakjes waarvoor het allebei geldt, "
        "kunnen de {p} niet hebben",
    [TEXT_child_tell_remote_pair] =
        "In {path} passen alleen {p}, en twee vakjes na elkaar mogen niet gelijk zijn. De twee "
        "getallen wisselen elkaar dus af, en {first cell} en {last cell} zijn verschillend. Een "
        "vakje dat met geen van beide gelijk mag zijn, kan deze getallen niet hebben",
    [TEXT_child_tell_bug] =
        "Als {P} geen {p} was, bleven er in elk leeg vakje twee getallen over en had elk getal "
        "overal twee plekken. Zo’n puzzel heeft nooit maar één oplossing",
    [TEXT_child_tell_empty_rectangle] =
        "{in 1} past de {p} alleen {in 3} of {in 4}, en {in 2} alleen in {P}. Heeft {last cell} "
        "die niet, dan heeft {first cell} die, en staat de {p} van het blok {in 4}. Hoe dan ook "
        "kan {E} die niet hebben",
    [TEXT_child_tell_w_wing] =
        "In {first cell} en {last cell} passen alleen {p}. {in 1} past de {f} alleen in {F}: het "
        "ene vakje mag niet gelijk zijn aan {first cell}, het andere niet aan {last cell}. Dus "
        "kunnen {first cell} en {last cell} niet allebei {f} zijn. Minstens een is {e}, en een "
        "vakje dat met geen van beide gelijk mag zijn, kan die niet hebben",
    [TEXT_child_tell_xyz_wing] =
        "{P} is {p/}: {cases}. Dus staat de {e} in een van de vakjes {F} of in {P} zelf, en een "
        "vakje dat met geen van de drie gelijk mag zijn, kan die niet hebben",
    [TEXT_child_tell_rectangle_1] = "{rectangle}. Dus heeft {F} een ander getal",
    [TEXT_child_tell_rectangle_2] =
        "{rectangle}. Dus staat in een van de vakjes {F} de {f}, en een vakje dat met geen ervan "
        "gelijk mag zijn, kan die niet hebben",
    [TEXT_child_tell_colours_trap] =
        "De {p} staat of in {P}, of in {F}. Een vakje dat van elke groep een vakje in zijn rij, "
        "zijn kolom of zijn blok heeft, kan de {p} niet hebben",
    [TEXT_child_tell_colours_wrap] = "De {p} staat of in {P}, of in {F}. Maar twee van {E} mogen "
                                     "niet gelijk zijn, dus kan geen van deze vakjes de {p} hebben",
    [TEXT_child_tell_rectangle] = "Als {P} alleen {p} hadden, kon je deze twee getallen omwisselen "
                                  "en had de puzzel twee oplossingen",
    [TEXT_shaded_text] = "Ook elk grijs gebied bevat elk cijfer precies één keer.",
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
    [TEXT_board_futoshiki] = "Futoshiki",
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
    [TEXT_board_little_killer] = "Little Killer",
    [TEXT_board_x_sums] = "X-sommen",
    [TEXT_board_skyscraper] = "Wolkenkrabbers",
    [TEXT_board_numbered_room] = "Kamernummers",
    [TEXT_board_quadruple] = "Viertallen",
    [TEXT_board_minimum] = "Minima",
    [TEXT_board_maximum] = "Maxima",
    [TEXT_board_dutch_whisper] = "Hollands fluisteren",
    [TEXT_board_double_arrow] = "Dubbele pijlen",
    [TEXT_board_sum_line] = "Somlijnen",
    [TEXT_board_pill_arrow] = "Pilpijlen",
    [TEXT_board_plain_cage] = "Kooien zonder som",
    [TEXT_board_repeat_cage] = "Kooien met herhaling",
    [TEXT_board_difference] = "Verschillen",
    [TEXT_board_ratio] = "Verhoudingen",
    [TEXT_board_clone] = "Klonen",
    [TEXT_board_row_indexer] = "Rijwijzers",
    [TEXT_board_column_indexer] = "Kolomwijzers",
    [TEXT_board_box_indexer] = "Blokwijzers",
    [TEXT_board_anti_queen] = "Anti-dame",
    [TEXT_board_entropy] = "Globale entropie",
    [TEXT_board_calcudoku] = "Calcudoku",
    [TEXT_board_non_consecutive] = "Niet opeenvolgend",
    [TEXT_rule_boxes] =
        "Elke rij, elke kolom en elk dik omlijnd blok bevat elk cijfer van **1** tot en met "
        "**{1}** precies één keer.",
    [TEXT_rule_jigsaw] =
        "De regio’s hebben een grillige vorm. Elke rij, elke kolom en elke dik omlijnde regio "
        "bevat elk cijfer van **1** tot en met **{1}** precies één keer.",
    [TEXT_rule_latin] = "Er zijn geen blokken. Elke rij en elke kolom bevat elk cijfer van **1** "
                        "tot en met **{1}** precies één keer.",
    [TEXT_rule_base] = "**Basisregel:** {1}",
    [TEXT_rule_base_alone] = "Hier geldt alleen de basisregel.",
    [TEXT_rule_base_not] = "Geldt voor een puzzel een andere regel, dan staat die erbij.",
    [TEXT_rule_diagonals] = "Ook elke grijze diagonaal bevat elk cijfer precies één keer.",
    [TEXT_rule_diagonal] = "Ook de grijze diagonaal bevat elk cijfer precies één keer.",
    [TEXT_rule_shaded_cells] = "Ook de grijze vakjes samen bevatten elk cijfer precies één keer.",
    [TEXT_rule_disjoint] = "Ook de vakjes die in hun blok op dezelfde plaats liggen, bevatten elk "
                           "cijfer precies één keer.",
    [TEXT_rule_lines] = "Op een grijze lijn komt geen cijfer twee keer voor.",
    [TEXT_rule_groups] = "In een grijs gebied komt geen cijfer twee keer voor.",
    [TEXT_rule_smaller_areas] = "In de kleinere gebieden komt geen cijfer twee keer voor.",
    [TEXT_rule_grids] = "De regels gelden voor elk rooster. Vakjes waar twee roosters elkaar "
                        "overlappen, horen bij allebei.",
    [TEXT_rule_cage] = "In een kooi met een stippellijn komt geen cijfer twee keer voor. De som "
                       "van de cijfers is het kleine getal in de hoek.",
    [TEXT_rule_cage_shade] =
        "Vakjes in dezelfde tint die een zijde delen, vormen een kooi. Daarin komt geen cijfer "
        "twee keer voor. De som van de cijfers is het kleine getal in de hoek.",
    [TEXT_rule_thermo] =
        "Langs elke thermometer worden de cijfers vanaf het ronde bolletje steeds groter.",
    [TEXT_rule_arrow] = "De cijfers op een pijl zijn samen het cijfer in de cirkel. Een cijfer mag "
                        "op een pijl vaker voorkomen als geen andere regel dat verbiedt.",
    [TEXT_rule_greater] = "Het teken tussen twee vakjes wijst naar het kleinste cijfer.",
    [TEXT_rule_consecutive] =
        "Een balkje verbindt twee vakjes met opeenvolgende cijfers, zoals 3 en 4.",
    [TEXT_rule_white_dot] = "Een witte stip verbindt opeenvolgende cijfers, zoals 3 en 4.",
    [TEXT_rule_black_dot] = "Een zwarte stip verbindt twee cijfers waarvan het ene het dubbele van "
                            "het andere is, zoals 3 en 6.",
    [TEXT_rule_either_dot] = "Tussen 1 en 2 kan de stip wit of zwart zijn.",
    [TEXT_rule_x] = "Een X verbindt twee cijfers die samen 10 zijn.",
    [TEXT_rule_v] = "Een V verbindt twee cijfers die samen 5 zijn.",
    [TEXT_rule_odd] = "In een vakje met een grijze cirkel staat een oneven cijfer.",
    [TEXT_rule_even] = "In een vakje met een grijs vierkant staat een even cijfer.",
    [TEXT_rule_sandwich] = "Een getal buiten het rooster is de som van de cijfers tussen de **1** "
                           "en de **{1}** in die rij of kolom.",
    [TEXT_rule_anti_knight] = "Twee vakjes die een paardensprong van elkaar liggen, zoals bij "
                              "schaken, bevatten verschillende cijfers.",
    [TEXT_rule_anti_king] =
        "Twee vakjes die elkaar met een hoek raken, bevatten verschillende cijfers.",
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
                              "bolletje gelijk of worden ze groter.",
    [TEXT_rule_little_killer] =
        "Een getal buiten het rooster is de som van de cijfers op de diagonaal waarnaar de pijl "
        "wijst. Een cijfer mag daar vaker voorkomen.",
    [TEXT_rule_x_sums] = "Een getal buiten het rooster is de som van de eerste X cijfers, vanaf "
                         "dat getal gezien. X is het eerste van die cijfers.",
    [TEXT_rule_skyscraper] =
        "De cijfers zijn hoogtes. Een getal buiten het rooster geeft aan hoeveel cijfers vanaf "
        "daar te zien zijn: de cijfers die groter zijn dan alle cijfers ervoor.",
    [TEXT_rule_numbered_room] = "Het eerste cijfer, gezien vanaf een getal buiten het rooster, "
                                "geeft aan in het hoeveelste vakje vanaf daar dat getal staat.",
    [TEXT_rule_quadruple] = "De cijfers in een cirkel staan in de vier vakjes eromheen. Een cijfer "
                            "dat twee keer is geschreven, staat daar twee keer.",
    [TEXT_rule_minimum] = "Een grijs vakje met pijlpunten naar binnen bevat een kleiner cijfer dan "
                          "de vakjes waarmee het een zijde deelt.",
    [TEXT_rule_maximum] = "Een grijs vakje met pijlpunten naar buiten bevat een groter cijfer dan "
                          "de vakjes waarmee het een zijde deelt.",
    [TEXT_rule_dutch_whisper] =
        "Twee buurcijfers op een Hollandse fluisterlijn verschillen minstens {4}.",
    [TEXT_rule_double_arrow] = "De twee cijfers in de cirkels van een dubbele pijl hebben dezelfde "
                               "som als de cijfers ertussen.",
    [TEXT_rule_sum_line] = "Een somlijn valt uiteen in groepen buurcijfers die elk samen het "
                           "kleine getal aan het uiteinde zijn.",
    [TEXT_rule_pill_arrow] = "De cijfers op een pijl zijn samen het getal in de pil, gelezen van "
                             "links naar rechts of van boven naar beneden. Een cijfer mag op de "
                             "pijl vaker voorkomen als geen andere regel dat verbiedt.",
    [TEXT_rule_plain_cage] = "In een kooi zonder getal komt geen cijfer twee keer voor.",
    [TEXT_rule_repeat_cage] =
        "De cijfers in een kooi met een doorlopende lijn zijn samen het kleine getal in de hoek. "
        "Ze mogen zich herhalen als geen andere regel dat verbiedt.",
    [TEXT_rule_difference] = "Een witte stip met een getal verbindt twee cijfers met dat verschil.",
    [TEXT_rule_ratio] = "Een zwarte stip met een getal verbindt twee cijfers waarvan het grootste "
                        "dat aantal keer het kleinste is.",
    [TEXT_rule_clone] =
        "Twee grijze gebieden met dezelfde letter bevatten dezelfde cijfers op dezelfde plaatsen.",
    [TEXT_rule_row_indexer] = "Het cijfer in een grijs vakje met R geeft aan in welke rij van zijn "
                              "kolom het nummer van zijn eigen rij staat.",
    [TEXT_rule_column_indexer] = "Het cijfer in een grijs vakje met C geeft aan in welke kolom van "
                                 "zijn rij het nummer van zijn eigen kolom staat.",
    [TEXT_rule_box_indexer] =
        "Het cijfer in een grijs vakje met B geeft aan op welke plaats van zijn blok het nummer "
        "van zijn eigen plaats staat. De plaatsen worden rij voor rij geteld.",
    [TEXT_rule_anti_queen] = "Op geen enkele diagonaal, lang of kort, staat de **{1}** twee keer.",
    [TEXT_rule_entropy] = "Elk vierkant van 2 × 2 vakjes bevat een laag, een middelhoog en een "
                          "hoog cijfer (telkens een derde van de cijfers).",
    [TEXT_rule_calc_cage] =
        "De cijfers in een kooi geven het kleine getal, in willekeurige volgorde: **+** telt "
        "ze op, **×** vermenigvuldigt ze, **−** trekt het kleinste van het grootste af, **÷** "
        "deelt het grootste door het kleinste. In een kooi mag een cijfer vaker voorkomen, in "
        "een rij of kolom niet.",
    [TEXT_rule_signless_cage] =
        "De cijfers in een kooi geven het kleine getal door optellen of vermenigvuldigen, in "
        "een kooi van twee vakjes ook door aftrekken of delen. Het teken staat er niet bij. In "
        "een kooi mag een cijfer vaker voorkomen, in een rij of kolom niet.",
    [TEXT_rule_non_consecutive] = "Twee vakjes met een gemeenschappelijke zijde bevatten nooit "
                                  "opeenvolgende cijfers, zoals 3 en 4.",
    [TEXT_rule_all_signs] =
        "Alle mogelijke tekens zijn aangegeven. Waar er geen staat, geldt het verband niet.",
    [TEXT_cages_text] =
        "# Kooien\n\nIn een kooi komt geen cijfer twee keer voor, dus sommige sommen zijn maar op "
        "één manier te maken. Twee vakjes met som 3 bevatten 1 en 2. Drie vakjes met som {6} "
        "bevatten {3}, {4} en {1}.\n\n# De regel van {2}\n\nDe cijfers van 1 tot en met {1} zijn "
        "samen {2}. Elke rij, elke kolom en elk blok heeft dus de som {2}. Vullen kooien een blok "
        "op één vakje na, dan is dat vakje {2} min de som van de kooien. Vullen kooien een blok en "
        "steken ze één vakje uit, dan is dat vakje de som van de kooien min {2}.\n\n# Een "
        "voorbeeld\n\nHet rooster op het plaatje heeft vier cijfers. Elke rij, elke kolom en elk "
        "blok heeft dus de som 10. De kooi van 3 bevat 1 en 2, de kooi van 7 bevat 3 en 4. In de "
        "tweede rij laat de kooi van 8 één vakje over: dat is 10 − 8 = 2. Dat vakje vormt met het "
        "vakje eronder een kooi van 5, dus daar staat 3. In de derde rij laten de kooi van 5 en "
        "deze 3 voor het eerste vakje 10 − 5 − 3 = 2 over. Het vakje daaronder is 6 − 2 = 4. De "
        "eerste kolom heeft nu zijn 2. Het eerste vakje van het rooster is dus geen 2, maar 1.",
    [TEXT_sums] = "Sommentabel",
    [TEXT_sums_text] =
        "Alle manieren om een som te maken met verschillende cijfers, naar het aantal vakjes.",
    [TEXT_sums_cells] = "{1} vakjes",
    [TEXT_signs_text] = "In dit boek staan andere tekens in plaats van cijfers: {1}.",
    [TEXT_letters] = "Letters: {1}",
    [TEXT_word] = "Het woord: {1}",
    [TEXT_word_text] = "In sommige puzzels staan letters in plaats van cijfers. Elke letter komt "
                       "in elke rij, elke kolom en elk blok één keer voor. In de oplossing staat "
                       "een woord: in een rij, of op de diagonaal van linksboven naar rechtsonder.",
    [TEXT_pictures_text] =
        "In sommige puzzels staan plaatjes in plaats van cijfers. Onder de puzzels ziet u welk "
        "plaatje bij welk getal hoort. Teken het plaatje in het vakje of schrijf het getal op.",
    [TEXT_volume] = "Deel {1}",
    [TEXT_acknowledgements] = "Dankwoord",
    [TEXT_about_author] = "Over de auteur",
    [TEXT_grading] = "Zo zijn de puzzels ingedeeld",
    [TEXT_grading_text] =
        "Elke puzzel in dit boek is stap voor stap opgelost, zoals mensen dat doen: bij elke stap "
        "met de makkelijkste techniek die verder helpt. De moeilijkste techniek die een puzzel "
        "nodig heeft, bepaalt zijn niveau. Binnen een niveau is een puzzel moeilijker als hij "
        "zulke stappen vaker vraagt, of als de volgende stap maar op weinig plaatsen te vinden "
        "is.\n\nVan elke puzzel is nagegaan dat hij precies één oplossing heeft. U hoeft nooit te "
        "gokken.",
    [TEXT_grading_minutes] = "De minuten zijn een schatting, gemaakt met de tijden van veel "
                             "oplossers. Misschien bent u twee keer zo snel of half zo snel.",
    [TEXT_grading_levels] = "De technieken die elk niveau toevoegt:",
    [TEXT_grading_same] = "Dezelfde, maar vaker",
    [TEXT_grading_others] = " en {1} andere",
    [TEXT_grading_many_others] = " en {1} andere",
    [TEXT_glossary] = "Verklarende woordenlijst",
    [TEXT_glossary_text] =
        "**Bijna gesloten groep** Vakjes van een eenheid met precies één kandidaat meer dan "
        "vakjes. Verliest de groep een cijfer, dan bevat ze alle andere. In het Engels: almost "
        "locked set (ALS).\n\n**Blok** Een groep vakjes met een dikke rand die elk cijfer één keer "
        "bevat.\n\n**Buren** Twee vakjes in dezelfde eenheid. Ze zien elkaar.\n\n**Eenheid** Een "
        "rij, een kolom of een blok. Elk cijfer komt er één keer in voor.\n\n**Gegeven** Een "
        "cijfer dat er vanaf het begin staat.\n\n**Kandidaat** Een cijfer dat in een leeg vakje "
        "nog mogelijk is.\n\n**Keten** Kandidaten die door links samenhangen: elk is waar of "
        "onwaar door de vorige.\n\n**Link** Twee kandidaten die van elkaar afhangen. Sterk: een "
        "van beide is waar. Zwak: ze zijn niet allebei waar.\n\n**Naakte single** Een vakje met "
        "maar één kandidaat.\n\n**Notitie** Een kandidaat, klein in zijn vakje "
        "geschreven.\n\n**Oplossing** Het ingevulde rooster. Een goede puzzel heeft er precies "
        "één.\n\n**Paar** Twee vakjes van een eenheid met alleen dezelfde twee kandidaten (naakt "
        "paar). Geen ander vakje van de eenheid kan die cijfers hebben.\n\n**Spil** Het vakje van "
        "een wing dat de twee andere ziet.\n\n**Vakje** Een van de kleine vierkanten van het "
        "rooster.\n\n**Verborgen single** Het enige vakje van een eenheid waar een cijfer "
        "past.\n\n**Vin** Een extra kandidaat die een patroon verstoort. Is de vin onwaar, dan "
        "geldt het patroon.\n\n**Vis** Een patroon van één cijfer in enkele rijen en evenveel "
        "kolommen, zoals de X-Wing.\n\n**Wing** Twee vakjes met elk twee kandidaten, verbonden "
        "door een derde vakje (XY, XYZ) of door een cijfer met twee mogelijke vakjes in een "
        "eenheid (W).",
    [TEXT_review] = "Vond u dit een leuk boek?",
    [TEXT_review_text] = "Met een korte recensie helpt u anderen het te vinden. Scan de code om er "
                         "een te schrijven.",
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
                          "puzzels. Schuif ermee tot elk plaatje op zijn plek ligt.",
    [TEXT_example] = "Een voorbeeld en de oplossing",
    [TEXT_hints] = "Hints",
    [TEXT_hints_text] =
        "Komt u er niet uit? Zoek het nummer van uw puzzel, lees één hint en probeer het opnieuw.",
    [TEXT_techniques] = "Technieken",
    [TEXT_practice] = "Oefening",
    [TEXT_practice_text] =
        "In elk van deze stellingen gebruikt de volgende stap deze techniek. Geen eenvoudiger "
        "techniek helpt verder. De antwoorden staan na de laatste les.",
    [TEXT_lesson_puzzles] = "Puzzels met deze techniek: {1}",
    [TEXT_lesson_no_puzzle] = "Geen enkele puzzel in dit boek heeft deze techniek nodig.",
    [TEXT_lesson_only] = "alleen les",
    [TEXT_answers] = "Antwoorden",
    [TEXT_walkthroughs] = "Stap voor stap",
    [TEXT_step] = "Stap {1}",
    [TEXT_step_left_out] = "Stap {1}, zonder plaatje: {2}.",
    [TEXT_steps_left_out] = "Stappen {1} tot en met {2}, zonder plaatje: {3}.",
    [TEXT_left_out_digits] = "{1} cijfers gevonden",
    [TEXT_left_out_candidates] = "alleen kandidaten weggestreept",
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
    [TEXT_some_have_no_time] = "Van sommige van deze puzzels is geen tijd geschat.",
    [TEXT_minutes] = "ongeveer {1} min",
    [TEXT_easy] = "Makkelijk",
    [TEXT_medium] = "Gemiddeld",
    [TEXT_hard] = "Moeilijk",
    [TEXT_unfair] = "Zeer moeilijk",
    [TEXT_extreme] = "Extreem",
    [TEXT_beyond] = "Duivels",
    [TEXT_level_range] = "{1} tot {2}",
    [TEXT_course_rounds] = "ronde",
    [TEXT_course_openings] = "mogelijke zetten",
    [TEXT_course_summary] =
        "{1} mogelijke zetten aan het begin, {2} op het krapste punt; moeilijke stappen: {3}",
    [TEXT_print_openings] = "mogelijke zetten: {1}",
    [TEXT_print_bottleneck] = "op het krapste punt: {1}",
    [TEXT_print_hard_steps] = "moeilijke stappen: {1}",
    [TEXT_print_early] = "het moeilijkst aan het begin",
    [TEXT_print_smooth] = "overal even moeilijk",
    [TEXT_print_late] = "het moeilijkst aan het eind",
    [TEXT_report_difficulty] = "Moeilijkheid",
    [TEXT_report_figures] = "Statistiek",
    [TEXT_report_technique] = "Techniek",
    [TEXT_report_steps] = "Stappen",
    [TEXT_report_symmetry] = "Symmetrie",
    [TEXT_report_section] = "Deel",
    [TEXT_report_number] = "Nummer",
    [TEXT_report_id] = "ID",
    [TEXT_report_givens] = "Gegeven cijfers",
    [TEXT_report_key_step] = "Beslissende stap",
    [TEXT_report_repeat] = "Herhaling",
    [TEXT_report_in_bank] = "in de puzzelbank {1}",
    [TEXT_report_no_repeats] = "Geen ervan is een herhaling.",
    [TEXT_report_some_repeats] = "Sommige zijn herhalingen; ze zijn gemarkeerd.",
    [TEXT_report_score] = "Score",
    [TEXT_report_rating] = "SE-waardering",
    [TEXT_report_time] = "Oplostijd in minuten",
    [TEXT_report_puzzle_count] = "Aantal puzzels",
    [TEXT_report_known] = "{1} ({2} van {3} puzzels)",
    [TEXT_report_scatter] = "Score van elke puzzel, donkerder bij een hoger niveau",
    [TEXT_report_by_number] = "Nummer van de puzzel",
    [TEXT_report_shades] = "{1}; delen afwisselend licht en donker",
    [TEXT_symmetry_none] = "geen",
    [TEXT_symmetry_rotate180] = "halve draai",
    [TEXT_symmetry_rotate90] = "kwartdraai",
    [TEXT_symmetry_mirror] = "links en rechts",
    [TEXT_symmetry_flip] = "boven en onder",
    [TEXT_symmetry_both] = "links en rechts, boven en onder",
    [TEXT_symmetry_diagonal] = "dalende diagonaal",
    [TEXT_symmetry_antidiagonal] = "stijgende diagonaal",
    [TEXT_symmetry_both_diagonals] = "beide diagonalen",
    [TEXT_symmetry_full] = "elke draaiing en spiegeling",
    [TEXT_month_names] = "Januari, Februari, Maart, April, Mei, Juni, Juli, Augustus, September, "
                         "Oktober, November, December",
    [TEXT_month_names_of_day] = "januari, februari, maart, april, mei, juni, juli, augustus, "
                                "september, oktober, november, december",
    [TEXT_weekday_names] = "maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag",
    [TEXT_first_of_month] = "1",
    [TEXT_day_title] = "{1} {2} {3}",
    [TEXT_day_and_year] = "{1} {2}",
    [TEXT_rights] =
        "Alle rechten voorbehouden. Niets uit dit boek mag zonder schriftelijke toestemming "
        "van de uitgever worden verveelvoudigd, behalve voor eigen gebruik.",
    [TEXT_one_solution] =
        "Elke puzzel in dit boek is met de computer gecontroleerd: er is precies één "
        "oplossing.",
    [TEXT_colophon] = "Gemaakt met Nonet. Startgetal {1}.",
    [TEXT_isbn] = "ISBN {1}",
    [TEXT_play_online] = "Speel online",
    [TEXT_cell_names_text] = "Een vakje heet naar zijn rij (r) en zijn kolom (c, van het Engelse "
                             "‘column’): r3c5 is het vakje in rij 3 en kolom 5.",
    [TEXT_cell_is] = "r3c5=2 betekent dat in r3c5 de 2 staat.",
    [TEXT_cell_is_not] = "r3c5≠2 betekent dat in r3c5 niet de 2 staat.",
    [TEXT_one_of_cells] = "r1c2/r1c3=4 betekent dat een van de twee vakjes 4 is.",
    [TEXT_none_of_cells] = "r1c2/r1c3≠4 betekent dat geen van de twee vakjes 4 is.",
    [TEXT_cell_sees] = "Een vakje ziet de andere vakjes van zijn rij, zijn kolom en zijn blok.",
    [TEXT_cell_sees_latin] = "Een vakje ziet de andere vakjes van zijn rij en zijn kolom.",
    [TEXT_arrow_text] = "→ betekent ‘dus’.",
    [TEXT_seeing_words] = "ziet zien",
    [TEXT_grid_number] = "Rooster {1}",
    [TEXT_grid_numbers_text] = "Sommige puzzels bestaan uit meer roosters. Die zijn genummerd van "
                               "boven naar beneden en van links naar rechts.",
    [TEXT_grid_names_text] =
        "Bestaat een puzzel uit meer roosters, dan zijn ook die genummerd: van boven naar beneden "
        "en van links naar rechts. Een vakje heet dan naar zijn rij en kolom binnen zijn rooster.",
    [TEXT_cell_of_grid] = "4.r3c5 is r3c5 van rooster 4.",
    [TEXT_label_colon] = ": ",
    [TEXT_list_and] = " en ",
    [TEXT_list_or] = " of ",
    [TEXT_list_break] = "; ",
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
    [TEXT_in_diagonal] = "op diagonaal {1}",
    [TEXT_in_diagonals] = "op de diagonalen {1}",
    [TEXT_area] = "gebied {1}",
    [TEXT_in_area] = "in gebied {1}",
    [TEXT_in_areas] = "in de gebieden {1}",
    [TEXT_region] = "regio {1}",
    [TEXT_in_region] = "in regio {1}",
    [TEXT_in_regions] = "in de regio’s {1}",
    [TEXT_of_grid] = "{1} van rooster {2}",
    [TEXT_in_grid] = "{1} (rooster {2})",
    [TEXT_after_digit] = "{1} (na nog één cijfer)",
    [TEXT_after_digits] = "{1} (na nog {2} cijfers)",
    [TEXT_in_grid_after_digit] = "{1} (rooster {2}, na nog één cijfer)",
    [TEXT_in_grid_after_digits] = "{1} (rooster {2}, na nog {3} cijfers)",
    [TEXT_digits_before_text] =
        "‘Na nog 6 cijfers’ betekent dat de stap komt als u zoveel cijfers hebt ingevuld.",
    [TEXT_tell] = "{1}: {2}.",
    [TEXT_tell_place] = "Dus {1}.",
    [TEXT_tell_remove] = "Streep weg: {1}.",
    [TEXT_tell_remove_from] = "{1} in {2}",
    [TEXT_tell_look_in] = "kijk {1}",
    [TEXT_tell_look_at] = "kijk naar {1}",
    [TEXT_tell_look_at_constraint] = "kijk naar {1}",
    [TEXT_tell_look_for] = "zoek de {1}",
    [TEXT_tell_look_for_in] = "zoek de {1} {2}",
    [TEXT_ask_place] = "Waar staat de {x} {in 1}?",
    [TEXT_ask_missing] = "Er is nog één vakje leeg {in 1}. Welk cijfer ontbreekt daar?",
    [TEXT_ask_cell] = "Kijk naar rij {1}, kolom {2}. Daar past maar één cijfer.",
    [TEXT_tell_full_house] =
        "{X} is het laatste lege vakje {in 1}, en de {x} is het cijfer dat ontbreekt",
    [TEXT_tell_naked_single] = "De {x} is de enige kandidaat die voor {X} overblijft",
    [TEXT_tell_hidden_single] = "{in 1} kan de {x} alleen in {X} staan",
    [TEXT_tell_locked_subset] = "{P} hebben alleen de kandidaten {p}. Deze vakjes liggen {in all}. "
                                "Dus kan geen ander vakje daar deze cijfers hebben",
    [TEXT_tell_locked] = "{in 1} kan de {p} alleen in {P} staan. Deze vakjes liggen ook {in 2}, "
                         "dus kan de {p} daar in geen ander vakje staan",
    [TEXT_tell_leftovers] = "Elk cijfer komt {in base} even vaak voor als {in cover}. De vakjes "
                            "die aan beide kanten overblijven, {P} en {F}, bevatten dus dezelfde "
                            "cijfers. In {F} kan {e} niet vaker staan dan in {P}",
    [TEXT_tell_leftovers_must] =
        "Elk cijfer komt {in base} even vaak voor als {in cover}. De vakjes die aan beide kanten "
        "overblijven, {P} en {F}, bevatten dus dezelfde cijfers. [In {F} moet nog een {x} staan, "
        "dus ook in {P}, en daar past die alleen in {X}][In {F} moet nog een {e} staan, dus ook in "
        "{P}, en {E} ziet elk vakje waar die daar past]",
    [TEXT_tell_naked_subset] = "{P} hebben alleen de kandidaten {p}. Dus kan geen ander vakje {in "
                               "all} deze cijfers hebben",
    [TEXT_tell_hidden_subset] = "{in 1} kunnen de cijfers {p} alleen in {P} staan. Dus kunnen deze "
                                "vakjes geen ander cijfer hebben",
    [TEXT_tell_fish] = "{in base} kan de {p} alleen {in cover} staan: in {P}. Dus kan de {p} {in "
                       "cover} in geen ander vakje staan",
    [TEXT_tell_finned_fish] =
        "{in base} kan de {p} alleen {in cover} of in de vin {F} staan. Staat de {p} niet in de "
        "vin, dan kan die {in cover} in geen ander vakje staan. Staat die er wel, dan kan geen "
        "vakje dat de hele vin ziet {p} zijn. Sommige kandidaten zijn in beide gevallen onmogelijk",
    [TEXT_tell_sashimi_fish] =
        "{in base} kan de {p} alleen {in cover} of in de vin {F} staan. Zonder de vin heeft een "
        "van de lijnen maar één plaats voor de {p}, en dan kan die {in cover} in geen ander vakje "
        "staan. Staat de {p} in de vin, dan kan geen vakje dat de hele vin ziet {p} zijn. Sommige "
        "kandidaten zijn in beide gevallen onmogelijk",
    [TEXT_tell_remote_pair] =
        "{path} hebben alleen de kandidaten {p}, en elk ziet het volgende, dus de twee cijfers "
        "wisselen elkaar af. {first cell} en {last cell} zijn verschillend, dus een vakje dat "
        "beide ziet kan geen van beide cijfers zijn",
    [TEXT_tell_bug] =
        "Als {P} geen {p} was, zou elk leeg vakje twee kandidaten hebben en elk cijfer in elke "
        "eenheid twee plaatsen. Zo’n rooster heeft nooit precies één oplossing",
    [TEXT_tell_two_links] =
        "{in all} heeft de {p} telkens maar twee mogelijke vakjes. {F} zien elkaar, dus hoogstens "
        "een daarvan is {p}. Daarom staat de {p} in minstens een van de vakjes {P}, en kan geen "
        "vakje dat beide ziet {p} zijn",
    [TEXT_tell_dual_kite] =
        "Twee vliegers delen twee vakjes van een blok. {in all} hebben hun cijfers telkens maar "
        "twee mogelijke vakjes. Een cijfer kan niet in beide gedeelde vakjes staan, dus staat het "
        "op een van de verre einden van zijn vlieger. Een vakje dat beide verre einden ziet, kan "
        "het niet hebben",
    [TEXT_tell_empty_rectangle] =
        "{in 1} kan de {p} alleen {in 3} of {in 4} staan, en {in 2} alleen in {P}. Is {last cell} "
        "geen {p}, dan is {first cell} dat, en moet de {p} van het blok {in 4} staan. Hoe dan ook "
        "ziet {E} een {p}",
    [TEXT_tell_dual_rectangle] =
        "{in 1} kan de {p} alleen {in 3} of {in 4} staan; {in 2} en {in 6} heeft die telkens twee "
        "mogelijke vakjes. Neem een van deze twee lijnen. Is het verre vakje geen {p}, dan is het "
        "nabije dat, en kan de {p} van het blok niet in die lijn staan. Hoe dan ook zien {E} een "
        "{p}",
    [TEXT_tell_w_wing] = "{first cell} en {last cell} hebben alleen de kandidaten {p}. {in 1} kan "
                         "de {f} alleen in {F} staan: {first cell} ziet een van deze vakjes en "
                         "{last cell} het andere. De twee einden kunnen dus niet allebei {f} zijn. "
                         "Minstens een is {e}, en geen vakje dat beide ziet kan {e} zijn",
    [TEXT_tell_xy_wing] = "{P} is {p/}: {cases}. In beide gevallen is een van de vakjes {F} de "
                          "{e}. Dus kan geen vakje dat beide ziet {e} zijn",
    [TEXT_tell_xyz_wing] = "{P} is {p/}: {cases}. Dus staat de {e} in een van de vakjes {F} of in "
                           "{P} zelf. Geen vakje dat alle drie ziet, kan {e} zijn",
    [TEXT_tell_rectangle] = "Als {P} alleen {p} bevatten, zou u deze twee cijfers kunnen "
                            "verwisselen, en had de puzzel twee oplossingen",
    [TEXT_tell_rectangle_1] = "{rectangle}. Dus moet {F} een ander cijfer zijn",
    [TEXT_tell_rectangle_2] = "{rectangle}. Dus moet de {f} in een van de vakjes {F} staan, en kan "
                              "geen vakje dat ze allemaal ziet {f} zijn",
    [TEXT_tell_rectangle_3] =
        "{rectangle}. Dus moet in een van de vakjes {F} {f/} staan. Samen tellen ze als één vakje, "
        "dat {in 1} met {A} een naakte groep vormt. Geen ander vakje daar kan haar cijfers hebben",
    [TEXT_tell_rectangle_4] =
        "{rectangle}. {in 1} kan de {o} alleen in {F} staan. Als een van deze twee vakjes {e} was, "
        "zou het andere {o} zijn en bevatten de vier vakjes alleen {p}",
    [TEXT_tell_rectangle_6] =
        "{rectangle}. De {e} vormt in deze vakjes een X-Wing. Als de {e} in een van de vakjes {F} "
        "stond, stond die in allebei en bevatten de vier vakjes alleen {p}",
    [TEXT_tell_hidden_rectangle] =
        "{rectangle}. {in all} kan de {o} alleen in deze vakjes staan. Als {E} de {e} was, zouden "
        "de twee buren in de rechthoek {o} zijn en het vakje ertegenover {e}: de vier vakjes "
        "bevatten dan alleen {p}",
    [TEXT_tell_avoidable_1] =
        "{P} zijn ingevuld, en geen ervan is een gegeven. Als {E} de {e} was, zou u de twee "
        "cijfers van deze vier vakjes kunnen verwisselen, en had de puzzel twee oplossingen",
    [TEXT_tell_avoidable_2] =
        "{P} zijn ingevuld, en geen ervan is een gegeven. Als geen van de vakjes {F} de {e} was, "
        "zou u de twee cijfers van deze vier vakjes kunnen verwisselen, en had de puzzel twee "
        "oplossingen. Dus staat de {e} in een van de vakjes {F}, en kan geen vakje dat beide ziet "
        "{e} zijn",
    [TEXT_tell_sue_de_coq] =
        "{P} liggen {in 1} en {in 2} en hebben de kandidaten {p}. Samen met {A} ({a}) in de lijn "
        "en {B} ({b}) in het blok zijn er precies evenveel vakjes als cijfers, dus elk van deze "
        "cijfers staat in een van die vakjes. Geen vakje dat daar al zijn plaatsen ziet, kan het "
        "hebben",
    [TEXT_tell_colours_trap] =
        "De {p} staat of in {P} of in {F}, want van elke sterke link tussen deze vakjes is één "
        "eind waar. Geen vakje dat beide groepen ziet, kan {p} zijn",
    [TEXT_tell_colours_wrap] =
        "De {p} staat of in {P} of in {F}, want van elke sterke link tussen deze vakjes is één "
        "eind waar. Twee van {E} zien elkaar, dus is die groep onwaar",
    [TEXT_tell_multi_colours_1] =
        "De {p} staat of in {P} of in {F}, en of in {A} of in {B}. Een vakje van het eerste paar "
        "ziet een vakje van het tweede, dus kunnen deze twee groepen niet allebei waar zijn. Een "
        "van de tegenovergestelde groepen is waar, en geen vakje dat beide ziet kan {p} zijn",
    [TEXT_tell_multi_colours_2] =
        "De {p} staat of in {P} of in {F}, en of in {A} of in {B}. Eén groep van het eerste paar "
        "ziet beide groepen van het tweede. Een daarvan is waar, dus is die ene groep onwaar",
    [TEXT_tell_chain_ends] = "{chain}. Dus is minstens een van {start} en {end} waar. Wat beide "
                             "tegenspreekt, is onmogelijk",
    [TEXT_tell_chain_true] = "{chain}. Als {last cell} geen {last digit} was, zou daaruit volgen "
                             "dat het wel {last digit} is. Dus is het {last digit}",
    [TEXT_tell_chain_false] = "{chain}. Als {last cell} {last digit} was, zou daaruit volgen dat "
                              "het dat niet is. Dus is het geen {last digit}",
    [TEXT_tell_loop] =
        "{chain}. De keten is een ring, dus geldt hij in beide richtingen, en van elke link is één "
        "eind waar. Wat beide einden van een link tegenspreekt, is onmogelijk",
    [TEXT_tell_als_xz] = "{sets} zijn bijna gesloten groepen: ze hebben één cijfer meer dan "
                         "vakjes. Alle plaatsen voor {k} daarin zien elkaar, dus verliest een van "
                         "de groepen dat cijfer en bevat ze al haar andere. Dus bevat A of B {e}, "
                         "en kan geen vakje dat al zijn plaatsen daar ziet {e} hebben",
    [TEXT_tell_als_double] =
        "{sets} zijn bijna gesloten groepen: ze hebben één cijfer meer dan vakjes. Alle plaatsen "
        "voor {k} daarin zien elkaar, dus verliest elke groep precies een van deze cijfers. Al hun "
        "andere cijfers blijven in hun groep. Geen vakje dat alle plaatsen van zo’n cijfer ziet, "
        "kan het hebben",
    [TEXT_tell_als_chain] =
        "{sets} zijn bijna gesloten groepen: ze hebben één cijfer meer dan vakjes. Naburige "
        "groepen delen een cijfer dat maar een van beide kan bevatten: {joints}. Een groep die een "
        "cijfer verliest, bevat alle andere, dus bevat {first set} of {last set} {e}. Geen vakje "
        "dat al zijn plaatsen daar ziet, kan {e} hebben",
    [TEXT_tell_death_blossom] =
        "{P} is {p/}. Elk daarvan neemt zijn cijfer weg uit een bijna gesloten groep, die één "
        "cijfer meer dan vakjes heeft: {joints}, met {sets}. Die groep bevat dan al haar andere "
        "cijfers, dus bevat een van de groepen {e}. Geen vakje dat al zijn plaatsen daar ziet, kan "
        "{e} hebben",
    [TEXT_tell_aligned] = "Ga na hoe {P} ingevuld kunnen worden. Manieren die een cijfer in een "
                          "eenheid herhalen, of een van {A} geen kandidaat laten, zijn onmogelijk. "
                          "Geen andere manier gebruikt wat weggaat",
    [TEXT_tell_nishio] = "Als {E} de {e} was,[ moest de {e} ook in {P} staan, en] had de {e} {in "
                         "1} geen plaats meer",
    [TEXT_tell_forcing_chain] = "{chain}. Dan blijft er {dead}, dus is {suppose} onwaar",
    [TEXT_tell_forcing_net] = "Stel {suppose}.[ Stap voor stap geeft dat {follows}.] Dan blijft er "
                              "{dead}, dus is {suppose} onwaar",
    [TEXT_tell_net_all] = "Een hiervan is waar, en alle leiden tot hetzelfde resultaat: {follows}",
    [TEXT_tell_net_long] =
        "Een van {assumptions} is waar. Vanuit elk leiden singles tot hetzelfde resultaat",
    [TEXT_tell_left_out] = "… (de rest wordt niet getoond)",
    [TEXT_tell_part] = "Deel {1} van {2}. {3}.",
    [TEXT_tell_part_follows] = "Stel {suppose}.[ Dat geeft {follows}]",
    [TEXT_tell_part_dead] = "Stel {suppose}.[ Dat geeft {follows}.] Dan blijft er {dead}",
    [TEXT_tell_dead_cell] = "geen kandidaat voor {1}",
    [TEXT_tell_dead_house] = "geen plaats voor de {1} {2}",
    [TEXT_tell_refuted] = "anders tegenspraak",
    [TEXT_tell_template_set] = "Elke manier om alle ontbrekende cijfers {x} te plaatsen die de "
                               "andere cijfers ruimte laat, gebruikt {X}",
    [TEXT_tell_template_delete] = "Geen manier om alle ontbrekende cijfers {e} te plaatsen die de "
                                  "andere cijfers ruimte laat, gebruikt {E}",
    [TEXT_name_cage] = "de kooi {1} (som {2})",
    [TEXT_name_thermo] = "de thermometer {1}",
    [TEXT_name_arrow] = "de pijl met cirkel {3}",
    [TEXT_name_arrow_along] = "de pijl {1}",
    [TEXT_name_greater] = "het ongelijkheidsteken tussen {3} en {4}",
    [TEXT_name_consecutive] = "het balkje tussen {3} en {4}",
    [TEXT_name_white_dot] = "de witte stip tussen {3} en {4}",
    [TEXT_name_black_dot] = "de zwarte stip tussen {3} en {4}",
    [TEXT_name_x] = "de X tussen {3} en {4}",
    [TEXT_name_v] = "de V tussen {3} en {4}",
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
    [TEXT_name_little_killer] = "de diagonale som {1} (som {2})",
    [TEXT_name_x_sums] = "de X-som {2} ({1})",
    [TEXT_name_skyscraper] = "het aantal wolkenkrabbers {2} ({1})",
    [TEXT_name_numbered_room] = "de kamer met {2} ({1})",
    [TEXT_name_quadruple] = "het viertal {2} ({1})",
    [TEXT_name_minimum] = "het minimum {3}",
    [TEXT_name_maximum] = "het maximum {3}",
    [TEXT_name_dutch_whisper] = "de Hollandse fluisterlijn {1}",
    [TEXT_name_double_arrow] = "de dubbele pijl {1}",
    [TEXT_name_sum_line] = "de somlijn {1} (som {2})",
    [TEXT_name_pill_arrow] = "de pilpijl {1}",
    [TEXT_name_plain_cage] = "de kooi {1}",
    [TEXT_name_repeat_cage] = "de kooi {1} (som {2})",
    [TEXT_name_difference] = "het verschil {2} tussen {3} en {4}",
    [TEXT_name_ratio] = "de verhouding {2} tussen {3} en {4}",
    [TEXT_name_clone] = "de kloon {1}",
    [TEXT_name_row_indexer] = "de rijwijzer {3}",
    [TEXT_name_column_indexer] = "de kolomwijzer {3}",
    [TEXT_name_box_indexer] = "de blokwijzer {3}",
    [TEXT_name_anti_queen] = "de damesregel",
    [TEXT_name_entropy] = "de entropieregel",
    [TEXT_name_calc_cage] = "de kooi {1} ({2})",
    [TEXT_name_non_consecutive] = "de regel dat buren geen opeenvolgende cijfers hebben",
    [TEXT_name_ends] = "van {1} tot {2}",
    [TEXT_name_at] = "bij {1}",
    [TEXT_name_all_signs] = "de regel dat alle mogelijke tekens zijn aangegeven",
    [TEXT_clue_cage] = "In de kooi {1} staan verschillende cijfers die samen {2} zijn",
    [TEXT_clue_calc_cage] = "De cijfers in de kooi {1} geven {2}",
    [TEXT_clue_signless_cage] = "De cijfers in de kooi {1} geven met een van de tekens {2}",
    [TEXT_clue_thermo] = "Langs de thermometer {1} worden de cijfers steeds groter",
    [TEXT_clue_arrow] =
        "Op de pijl {1} is de som van de cijfers op de schacht het cijfer in de cirkel",
    [TEXT_clue_greater] = "Het ongelijkheidsteken tussen {3} en {4} betekent dat {3} groter is",
    [TEXT_clue_consecutive] = "Het balkje tussen {3} en {4} betekent dat ze opeenvolgend zijn",
    [TEXT_clue_white_dot] = "De witte stip tussen {3} en {4} betekent dat ze opeenvolgend zijn",
    [TEXT_clue_black_dot] = "De zwarte stip tussen {3} en {4} betekent dat het ene cijfer het "
                            "dubbele van het andere is",
    [TEXT_clue_x] = "De X tussen {3} en {4} betekent dat ze samen {2} zijn",
    [TEXT_clue_v] = "De V tussen {3} en {4} betekent dat ze samen {2} zijn",
    [TEXT_clue_odd] = "De cirkel in {3} betekent dat het cijfer oneven is",
    [TEXT_clue_even] = "Het vierkant in {3} betekent dat het cijfer even is",
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
    [TEXT_clue_skyscraper] = "Gezien vanaf het aantal wolkenkrabbers {2} ({1}) zijn precies {2} "
                             "cijfers groter dan alle ervoor",
    [TEXT_clue_quadruple] = "De vier vakjes {1} moeten de cijfers {2} bevatten",
    [TEXT_clue_sandwich] =
        "In de sandwich van {1} zijn de cijfers tussen de {3} en de {4} samen {2}",
    [TEXT_clue_side_by_side] = "{3} en {4} liggen naast elkaar, dus zijn ze niet opeenvolgend",
    [TEXT_clue_differ] = "Volgens een regel van deze puzzel moeten {3} en {4} verschillen",
    [TEXT_clue_no_consecutive] =
        "Tussen {3} en {4} staat geen balkje, dus zijn ze niet opeenvolgend",
    [TEXT_clue_no_white_dot] = "Tussen {3} en {4} staat geen stip, dus zijn ze niet opeenvolgend",
    [TEXT_clue_no_black_dot] =
        "Tussen {3} en {4} staat geen stip, dus is geen van beide het dubbele van het andere",
    [TEXT_clue_no_x] = "Tussen {3} en {4} staat geen X, dus zijn ze samen niet {2}",
    [TEXT_clue_no_v] = "Tussen {3} en {4} staat geen V, dus zijn ze samen niet {2}",
    [TEXT_tell_clue] = "{clue}. Dus past niet elke kandidaat",
    [TEXT_tell_cage_last] = "{clue}. Alleen {X} is nog leeg, en de {x} maakt de som vol",
    [TEXT_tell_sign_chain] = "Door de ongelijkheidstekens ertussen worden de cijfers langs {P} "
                             "steeds groter. Elk vakje moet ruimte laten voor de andere",
    [TEXT_tell_cage_single] = "{clue}. Alleen {p} geven deze som",
    [TEXT_tell_least_and_most] =
        "{clue}. Een kandidaat die weg moet, is te groot, zelfs met de kleinste cijfers in de "
        "andere vakjes, of te klein, zelfs met de grootste",
    [TEXT_tell_cage_sets] =
        "{clue}. Geen combinatie met deze som die de kandidaten nog toelaten, bevat {e/}",
    [TEXT_tell_cage_places] = "{clue}. Als een van deze kandidaten juist was, zou de rest van de "
                              "som niet met verschillende cijfers te maken zijn",
    [TEXT_tell_needed] = "{clue}. Elke manier om deze vakjes te vullen gebruikt de {e}, in {P/}. "
                         "Geen vakje dat ze allemaal ziet, kan {e} zijn",
    [TEXT_tell_seen] =
        "{in 1} kan de {p} alleen in {P} staan. Geen vakje dat ze allemaal ziet, kan {p} zijn",
    [TEXT_tell_beside] = "{in 1} kan de {p} alleen in {P} staan, en {E} ligt naast elk van deze "
                         "vakjes. Volgens {clues} kan de {e} niet naast de {p} staan",
    [TEXT_tell_45_inner] = "Alle cijfers {in all} zijn samen {total}. De kooien die daar helemaal "
                           "liggen, hebben de som {known}, dus blijft {sum} over voor {P}[. {way}]",
    [TEXT_tell_45_outer] =
        "Alle cijfers {in all} zijn samen {total}. De kooien die ze bedekken, hebben de som "
        "{known}. Het verschil, {sum}, ligt erbuiten, in {P}[. {way}]",
    [TEXT_tell_45_both] = "Alle cijfers {in all} zijn samen {total}. Uit een vergelijking met de "
                          "kooien blijkt: de som van {P} is {sum} groter dan die van {F}",
    [TEXT_tell_45_equal] = "Alle cijfers {in all} zijn samen {total}. Uit een vergelijking met de "
                           "kooien blijkt: {P} en {F} hebben dezelfde som",
    [TEXT_tell_45_way] = "Op elke manier om deze som te maken is {X} de {x}",
    [TEXT_tell_naked_cages] = "De cijfers {p} zijn al bestemd voor {P}, volgens de kandidaten daar "
                              "en {clues}. Dus kan geen ander vakje {in 1} deze cijfers hebben",
    [TEXT_tell_hidden_cages] =
        "{in 1} kunnen de cijfers {p} alleen in {P} staan, en daar passen ze maar net. Dus heeft "
        "een vakje buiten deze voorwaarden een van de cijfers, en neemt elke voorwaarde er zoveel "
        "mogelijk op: {clues}",
    [TEXT_tell_cages_in_house] =
        "Twee voorwaarden komen {in 1} samen: {clue 1} en {clue 2}. Ze hebben daar geen cijfer "
        "gemeen. Streep bij de eerste elke kandidaat weg waarmee de tweede niet meer te vullen is",
    [TEXT_tell_cage_split] = "{clue}. Uit de som van alle cijfers {in all} volgt: de som van {P} "
                             "is gelijk aan {sum}, die van {F} aan {other}",
    [TEXT_tell_stuck] = "De technieken vinden geen volgende stap.",
    [TEXT_mark_place] = "hoort hier",
    [TEXT_mark_eliminate] = "gaat weg",
    [TEXT_mark_pattern] = "patroon",
    [TEXT_mark_fin] = "andere vakjes van de stap",
    [TEXT_mark_set] = "groep {1}",
    [TEXT_link_strong] = "een van beide",
    [TEXT_link_weak] = "niet allebei",
    [TEXT_spot_full_house] =
        "Zoek een rij, een kolom of een blok met één leeg vakje. Vul het ontbrekende cijfer in.",
    [TEXT_spot_naked_single] =
        "Neem een leeg vakje en tel de cijfers van zijn rij, zijn kolom en zijn blok af. Zijn ze "
        "er op één na allemaal, dan hoort dat ene in het vakje. Begin waar volle rijen, kolommen "
        "en blokken elkaar kruisen.",
    [TEXT_spot_hidden_single] =
        "Neem een cijfer en een blok, een rij of een kolom waarin het ontbreekt. Sluit elk vakje "
        "uit waarvan de rij, de kolom of het blok dit cijfer al heeft. Blijft er één vakje over, "
        "dan hoort het cijfer daar. Kijk niet alleen naar blokken: ook rijen en kolommen verbergen "
        "cijfers.",
    [TEXT_spot_locked_subset] = "Zoek in een blok, in één rij of kolom, twee vakjes met dezelfde "
                                "twee kandidaten, of drie met drie. Die cijfers horen daar. Streep "
                                "ze weg in de rest van de lijn en in de rest van het blok.",
    [TEXT_spot_locked] =
        "Neem een cijfer en een blok. Liggen al zijn mogelijke vakjes in het blok in één rij of "
        "kolom, streep het dan weg in de rest van die lijn. Andersom: liggen al zijn mogelijke "
        "vakjes in een lijn in één blok, streep het dan weg in de rest van het blok.",
    [TEXT_spot_naked_subset] =
        "Zoek in een rij, een kolom of een blok twee vakjes met alleen dezelfde twee kandidaten, "
        "of drie vakjes met samen maar drie kandidaten, of vier met vier. Die cijfers moeten daar "
        "staan: streep ze weg in de andere vakjes van de eenheid. Van de drie of vier vakjes hoeft "
        "niet elk al die cijfers te hebben.",
    [TEXT_spot_hidden_subset] =
        "Zoek in een rij, een kolom of een blok cijfers die alleen in dezelfde vakjes passen: twee "
        "cijfers in twee vakjes, drie in drie, vier in vier. Streep in die vakjes alle andere "
        "kandidaten weg.",
    [TEXT_spot_leftovers] =
        "Vergelijk hele rijen of kolommen met de regio’s die ze bijna bedekken. De vakjes die aan "
        "de ene kant uitsteken, hebben dezelfde cijfers als die aan de andere kant. Streep weg wat "
        "maar aan één kant zou kunnen.",
    [TEXT_spot_fish] =
        "Neem een cijfer. Zoek twee rijen waarin het maar twee mogelijke vakjes heeft, in dezelfde "
        "twee kolommen. Het staat dan op twee hoeken schuin tegenover elkaar. Streep het weg in "
        "alle andere vakjes van die kolommen. Met drie rijen en kolommen heet het een zwaardvis, "
        "met vier een kwal. Met kolommen gaat het net zo.",
    [TEXT_spot_remote_pair] =
        "Zoek een keten van vakjes met dezelfde twee kandidaten, waarvan elk het volgende ziet. Is "
        "het aantal even, dan zijn de twee einden verschillend. Streep beide cijfers weg in elk "
        "vakje dat beide einden ziet.",
    [TEXT_spot_bug] = "Kijk tegen het eind of alle lege vakjes op één na precies twee kandidaten "
                      "hebben. In het vakje met drie hoort het cijfer dat in zijn rij, zijn kolom "
                      "en zijn blok drie keer voorkomt.",
    [TEXT_spot_two_links] =
        "Neem een cijfer. Zoek twee eenheden waarin het maar twee mogelijke vakjes heeft. Ziet een "
        "vakje van de ene een vakje van de andere, dan staat het cijfer op een van de twee verre "
        "einden. Streep het weg in elk vakje dat beide ziet.",
    [TEXT_spot_empty_rectangle] =
        "Neem een cijfer. Zoek een blok waarin al zijn mogelijke vakjes in één rij en één kolom "
        "liggen. Zoek een andere kolom waarin het twee mogelijke vakjes heeft, een daarvan in die "
        "rij. Volg de rij van het andere: waar die de kolom van het blok kruist, streept u het "
        "cijfer weg. Met rijen gaat het net zo.",
    [TEXT_spot_w_wing] =
        "Zoek twee vakjes met dezelfde twee kandidaten die elkaar niet zien. Zoek een eenheid "
        "waarin een van die cijfers twee mogelijke vakjes heeft, elk gezien door een van beide. "
        "Streep het andere cijfer weg in elk vakje dat beide ziet.",
    [TEXT_spot_xy_wing] =
        "Zoek een vakje met twee kandidaten, de spil. Het moet twee vakjes met twee kandidaten "
        "zien: het ene deelt het ene cijfer ermee, het andere het andere, en beide hebben "
        "hetzelfde derde cijfer. Streep dat derde cijfer weg in elk vakje dat beide ziet.",
    [TEXT_spot_xyz_wing] = "Zoek een vakje met drie kandidaten, de spil. Het moet twee vakjes zien "
                           "met elk twee van die kandidaten, maar niet dezelfde twee. De drie "
                           "vakjes hebben één cijfer gemeen. Streep het weg in elk vakje dat alle "
                           "drie ziet. Weinig vakjes zien ook de spil; kijk daar eerst naar.",
    [TEXT_spot_avoidable] = "Zoek vier vakjes in twee rijen, twee kolommen en twee blokken, "
                            "waarvan u er twee of drie hebt ingevuld en geen een gegeven is. De "
                            "laatste hoek mag geen patroon voltooien dat te verwisselen is.",
    [TEXT_spot_finned_fish] =
        "Zoek een vis die compleet zou zijn zonder enkele extra vakjes in één blok, de vin. Hij "
        "streept zijn cijfer nog steeds weg in vakjes die ook de hele vin zien. Bij een "
        "sashimi-vis is de hoek in het blok van de vin ingevuld of heeft die het cijfer niet.",
    [TEXT_spot_sue_de_coq] =
        "Zoek waar een blok en een lijn elkaar kruisen twee of drie vakjes met twee kandidaten "
        "meer dan vakjes. Zoek in de rest van de lijn en van het blok vakjes die deze cijfers "
        "opnemen. Dan staat elk van deze cijfers in een van deze vakjes. Streep ze weg in de rest "
        "van de lijn en van het blok.",
    [TEXT_spot_colours] =
        "Neem een cijfer. Waar het in een eenheid maar twee mogelijke vakjes heeft, kleurt u die "
        "om en om en volgt u de links. Streep het cijfer weg in elk vakje dat beide kleuren ziet. "
        "Zien twee vakjes van één kleur elkaar, dan is die kleur overal onwaar.",
    [TEXT_spot_multi_colours] =
        "Kleur voor een cijfer twee losse netwerken van paren. Ziet een kleur van het ene een "
        "kleur van het andere, dan is een van de twee tegenkleuren waar. Streep het cijfer weg in "
        "elk vakje dat die beide ziet.",
    [TEXT_spot_chain] = "Begin bij een kandidaat en wissel af: is die onwaar, dan is de volgende "
                        "waar; is die waar, dan is de daaropvolgende onwaar. Kunnen de eerste en "
                        "de laatste niet allebei onwaar zijn, streep dan weg wat beide uitsluiten. "
                        "Vakjes met twee kandidaten en cijfers met twee vakjes zijn goede links.",
    [TEXT_spot_loop] = "Begin bij een kandidaat en wissel af: is die onwaar, dan is de volgende "
                       "waar; is die waar, dan is de daaropvolgende onwaar. Ga door tot de keten "
                       "terug is bij zijn begin. Nu is van elke link één eind waar. Streep elke "
                       "kandidaat weg die beide einden van een link ziet.",
    [TEXT_spot_als_xz] =
        "Zoek twee groepen vakjes, elk in één eenheid, met één cijfer meer dan vakjes. Ze delen "
        "een cijfer waarvan alle plaatsen elkaar zien, dus verliest één groep het en bevat ze al "
        "haar andere. Streep een tweede gedeeld cijfer weg in elk vakje dat al zijn plaatsen ziet.",
    [TEXT_spot_als_chain] = "Zoek drie of meer groepen vakjes, elk in één eenheid, met één cijfer "
                            "meer dan vakjes. Verbind elk met de volgende door een cijfer dat maar "
                            "een van beide kan hebben. Streep een cijfer dat de eerste en de "
                            "laatste delen weg in elk vakje dat al zijn plaatsen in beide ziet.",
    [TEXT_spot_death_blossom] =
        "Zoek een vakje waarvan elke kandidaat ook in een groep met één cijfer meer dan vakjes "
        "voorkomt, op plaatsen die allemaal het vakje zien. Wat het vakje ook is, één groep "
        "verliest dat cijfer. Streep een cijfer dat alle groepen delen weg in elk vakje dat al "
        "zijn plaatsen ziet.",
    [TEXT_spot_aligned] = "Neem twee of drie vakjes en noteer welke cijfers ze samen kunnen "
                          "hebben. Streep weg wat een ander vakje met weinig kandidaten verbiedt. "
                          "Een kandidaat die in geen combinatie meer voorkomt, gaat weg.",
    [TEXT_spot_franken_fish] = "Zoek een vis van lijnen en blokken: alle mogelijke vakjes van een "
                               "cijfer in enkele rijen en blokken liggen in evenveel kolommen en "
                               "blokken. Streep het cijfer weg in de rest daarvan.",
    [TEXT_spot_nishio] = "Neem een mogelijk vakje voor een cijfer en volg alleen wat het voor dat "
                         "cijfer betekent. Past het ergens niet meer, dan was het vakje fout.",
    [TEXT_spot_forcing_chain] =
        "Neem een vakje met weinig kandidaten, of een cijfer met weinig mogelijke vakjes in een "
        "eenheid, en volg elk geval tot het eind. Wat er elke keer uitkomt, is waar. Wat op een "
        "tegenspraak uitloopt, is onwaar.",
    [TEXT_spot_forcing_net] =
        "Neem een kandidaat aan en vul alles in wat eruit volgt, ook uit gevolgen samen. Wat uit "
        "elke kandidaat van een vakje volgt, of uit elke plaats van een cijfer, is waar. Wat op "
        "een tegenspraak uitloopt, is onwaar.",
    [TEXT_spot_clue] =
        "Zoek een teken, een lijn of een som met weinig mogelijke cijfers. Probeer elke kandidaat "
        "van een van de vakjes: zijn de andere vakjes dan nog te vullen? Zo niet, streep hem weg.",
    [TEXT_spot_odd_even] = "Kijk eerst naar de gemarkeerde vakjes. Een cirkel laat alleen oneven "
                           "cijfers toe, een vierkant alleen even. Streep alle andere weg. Met "
                           "weinig kandidaten is zo’n vakje vaak het begin van een paar.",
    [TEXT_spot_inequality] =
        "Vergelijk de twee vakjes bij een teken. Het grootste moet groter zijn dan de kleinste "
        "kandidaat van het andere, het kleinste kleiner dan de grootste kandidaat van het "
        "andere. Streep de kandidaten weg die daar niet aan voldoen.",
    [TEXT_spot_sign] =
        "Vergelijk de twee vakjes bij een teken. Elke kandidaat van het ene heeft in het andere "
        "een partner nodig: bij een stip het volgende of vorige cijfer of het dubbele, bij een X "
        "de rest tot 10. Streep elke kandidaat zonder partner weg. Zijn alle tekens aangegeven, "
        "dan mogen twee vakjes zonder teken niet zulke partners zijn.",
    [TEXT_spot_sign_chain] =
        "Volg de ongelijkheidstekens van het kleinste vakje naar het grootste. Het eerste vakje "
        "van de keten moet voor elk volgend vakje een groter cijfer overlaten, het laatste voor "
        "elk vorig een kleiner. Tel de vakjes langs de keten en streep weg wat te klein of te "
        "groot is.",
    [TEXT_spot_thermo] =
        "Tel langs de thermometer. Vanaf het bolletje is elk vakje minstens één groter dan het "
        "vorige; vanaf de punt terug minstens één kleiner dan het volgende. Een lange thermometer "
        "laat elk vakje maar weinig cijfers. Streep alle andere weg.",
    [TEXT_spot_arrow] =
        "Tel de kleinste cijfers op die op de pijl kunnen staan: zo groot is de cirkel minstens. "
        "De cirkel is hoogstens 9, dus heeft elk vakje van de pijl alleen wat de andere overlaten. "
        "Cijfers in dezelfde eenheid zijn verschillend, en dat maakt de kleinste som groter.",
    [TEXT_spot_sandwich] = "Zoek eerst de twee buitenste cijfers, de 1 en het hoogste cijfer. De "
                           "som geeft aan hoe ver ze uit elkaar staan: 0 betekent naast elkaar, "
                           "een grote som ver uit elkaar. Noteer dan de combinaties die de som in "
                           "zoveel vakjes geven, en streep weg wat in geen ervan voorkomt.",
    [TEXT_spot_outside] =
        "Begin met de uiterste getallen: het kleinste en het grootste laten maar weinig beginnen "
        "van de rij of kolom toe. Noteer wat het getal in de eerste vakjes toelaat, en streep elke "
        "kandidaat weg die daarin nooit voorkomt.",
    [TEXT_spot_calc_products] =
        "Begin met de kooien die op weinig manieren te vullen zijn. Ontbind een product in "
        "factoren: een kooi van {1} bevat een {2} en een {3}, en een cijfer dat het getal niet "
        "deelt staat er niet in. Noteer bij een som welke cijfers haar geven. Gelijke cijfers "
        "staan alleen waar ze geen rij of kolom delen.",
    [TEXT_spot_calc_pairs] =
        "Noteer bij een kooi van twee vakjes de paren. Een groot quotiënt laat er maar één over: "
        "bij {1} × {1} is {1}÷ 1 en {1}. Een groot verschil ook: {2}− is 1 en {1}. Liggen beide "
        "vakjes in één rij of kolom, dan zijn hun cijfers daar op.",
    [TEXT_spot_calc_signs] =
        "Waar het teken ontbreekt, vraag eerst welke tekens mogelijk zijn. Een getal boven de "
        "grootste som is een product. Een getal dat geen product geeft, is een som. In twee "
        "vakjes is een 1 alleen een verschil of een quotiënt. Noteer dan de cijfers voor elk "
        "teken en streep weg wat geen enkel toelaat.",
    [TEXT_spot_skyscraper_counts] =
        "Een 1 buiten het rooster betekent dat de hoogste toren vooraan staat. Het aantal "
        "torens van een hele rij betekent dat ze stap voor stap stijgen. Anders staat de "
        "hoogste niet te dichtbij: bij een N op zijn vroegst in vakje N, en ook de eerste "
        "vakjes zijn niet te hoog. Bekijk beide uiteinden samen.",
    [TEXT_spot_renban] =
        "De cijfers van een renbanlijn vormen een reeks zonder gaten, in willekeurige "
        "volgorde. Kijk hoe ver de lijn vanaf elke kandidaat reikt. Op een lijn van N vakjes "
        "verschillen twee cijfers hoogstens N − 1. Een lange lijn bevat de middelste cijfers: "
        "streep ze weg in vakjes die de hele lijn zien.",
    [TEXT_spot_whisper] =
        "Op een fluisterlijn wisselen lage en hoge cijfers elkaar af, en de 5 staat op geen "
        "enkele. Kent u één vakje, dan weet u van elk ander of het laag of hoog is. 4 en 6 "
        "hebben elk maar één mogelijke buur, 9 en 1. Daarom staan ze niet tussen twee vakjes "
        "van één huis.",
    [TEXT_spot_quadruple] =
        "De cijfers in de cirkel staan in zijn vier vakjes. Is een cijfer in alle op één na "
        "uitgesloten, dan staat het daar. Geeft de cirkel vier cijfers, dan bevatten de vier "
        "vakjes niets anders. Vakjes die alle vier zien, verliezen deze cijfers.",
    [TEXT_spot_little_killer] =
        "Tel de kleinste en de grootste cijfers op die de diagonaal kan hebben. Vakjes van één "
        "blok, rij of kolom verschillen, andere mogen gelijk zijn. Elk vakje heeft alleen wat "
        "de andere minstens en hoogstens overlaten. Een heel klein of heel groot getal laat "
        "weinig keus.",
    [TEXT_spot_x_sums] =
        "Het eerste cijfer X zegt hoeveel vakjes worden opgeteld, zichzelf meegeteld. Kijk "
        "voor elke mogelijke X of X − 1 andere cijfers de rest geven. Dat laat weinig eerste "
        "cijfers over, en vaak een vaste verzameling voor de volgende vakjes.",
    [TEXT_spot_cage_last] =
        "Zoek een kooi met één leeg vakje. Tel de andere vakjes op en trek dat van de som van de "
        "kooi af. Het verschil is het cijfer van het lege vakje.",
    [TEXT_spot_least_and_most] =
        "Neem een kooi met een kleine of grote som. Geef de andere vakjes de kleinste cijfers die "
        "ze kunnen hebben: de rest van de som is het hoogste wat in dit vakje kan staan. Met de "
        "grootste cijfers krijgt u het laagste. Streep weg wat groter of kleiner is.",
    [TEXT_spot_swordfish] =
        "Neem een cijfer. Zoek drie rijen waarin het maar twee of drie mogelijke vakjes heeft, "
        "allemaal in dezelfde drie kolommen. In elk van die kolommen staat het cijfer in een van "
        "de drie rijen. Streep het weg in de andere vakjes van de kolommen. Met kolommen gaat het "
        "net zo.",
    [TEXT_spot_jellyfish] = "Neem een cijfer. Zoek vier rijen waarin het twee tot vier mogelijke "
                            "vakjes heeft, allemaal in dezelfde vier kolommen. In elk van die "
                            "kolommen staat het cijfer in een van de vier rijen. Streep het weg in "
                            "de andere vakjes van de kolommen. Met kolommen gaat het net zo.",
    [TEXT_spot_rectangle_1] =
        "Zoek vier vakjes in twee rijen, twee kolommen en twee blokken met dezelfde twee "
        "kandidaten. Drie ervan hebben geen andere. Had het vierde er ook geen, dan kon u de twee "
        "cijfers verwisselen en had de puzzel twee oplossingen. In het vierde vakje staat dus een "
        "van zijn andere kandidaten.",
    [TEXT_spot_rectangle_2] =
        "Zoek vier vakjes in twee rijen, twee kolommen en twee blokken met dezelfde twee "
        "kandidaten. Twee of drie ervan hebben nog één cijfer, hetzelfde. Stond het in geen ervan, "
        "dan had de puzzel twee oplossingen. Het staat dus in een ervan: streep het weg in elk "
        "vakje dat ze allemaal ziet.",
    [TEXT_spot_rectangle_3] =
        "Zoek vier vakjes in twee rijen, twee kolommen en twee blokken met dezelfde twee "
        "kandidaten. Twee ervan hebben nog andere cijfers. In een van beide moet zo’n cijfer "
        "staan, anders had de puzzel twee oplossingen. Behandel ze als één vakje met die cijfers "
        "en zoek daarmee een paar of drietal in hun eenheid.",
    [TEXT_spot_rectangle_4] =
        "Zoek vier vakjes in twee rijen, twee kolommen en twee blokken met dezelfde twee "
        "kandidaten. Twee ervan, in één eenheid, hebben nog andere cijfers. Kan een van de "
        "gemeenschappelijke cijfers in die eenheid alleen in deze twee staan, dan kan het andere "
        "in geen van beide staan: de puzzel had dan twee oplossingen.",
    [TEXT_spot_rectangle_6] =
        "Zoek vier vakjes in twee rijen, twee kolommen en twee blokken met dezelfde twee "
        "kandidaten. Twee vakjes in tegenoverliggende hoeken hebben nog andere cijfers. Kan een "
        "van de gemeenschappelijke cijfers in beide rijen of kolommen alleen in de vier vakjes "
        "staan, streep het dan weg in deze twee hoeken.",
    [TEXT_spot_hidden_rectangle] =
        "Zoek vier vakjes in twee rijen, twee kolommen en twee blokken met dezelfde twee "
        "kandidaten, een ervan zonder andere. Kijk naar de hoek ertegenover: kan een van de twee "
        "cijfers in de rij en de kolom van die hoek alleen in de vier vakjes staan, streep dan het "
        "andere cijfer in die hoek weg.",
    [TEXT_spot_cage] = "Neem een kooi met weinig vakjes, of met een heel kleine of heel grote som. "
                       "Noteer de combinaties die haar geven: {1} in {2} vakjes is altijd {3}. "
                       "Streep weg wat in geen enkele voorkomt. Wat in alle voorkomt, moet in de "
                       "kooi: streep het weg in vakjes die al zijn plaatsen zien.",
    [TEXT_spot_cages] =
        "Zoek kooien, lijnen en tekens waarvan de vakjes in één eenheid liggen. Moeten enkele "
        "daarvan twee cijfers opnemen, dan kan geen ander vakje van de eenheid die hebben. Hebben "
        "er maar twee ruimte voor twee cijfers, dan horen die cijfers daar.",
    [TEXT_spot_sum_of_house] =
        "Elke eenheid heeft dezelfde som: {1} met de cijfers 1 tot en met {2}. Zoek een of meer "
        "eenheden die kooien binnenin bijna vullen. Tel deze kooien op en trek de uitkomst af van "
        "de som van de eenheden. Het verschil is de som van de vakjes die overblijven.",
    [TEXT_spot_cage_split] = "Zoek een kooi die maar gedeeltelijk in een eenheid ligt. Is de som "
                             "van de andere vakjes van de eenheid bekend, dan heeft het deel van "
                             "de kooi in de eenheid de rest van {1}. Trek het af van de som van de "
                             "kooi voor het deel erbuiten. Zoek dan de combinaties van elk deel.",
    [TEXT_spot_sums_compared] =
        "Elke eenheid heeft dezelfde som: {1} met de cijfers 1 tot en met {2}. Zoek een of meer "
        "eenheden waarin kooien weinig vakjes overlaten en met weinig vakjes uitsteken. Tel de "
        "kooien op en vergelijk met de som van de eenheden. Dat verschil is ook het verschil "
        "tussen de vakjes erbuiten en de vakjes die binnenin overblijven.",
    [TEXT_spot_sum_outside] =
        "Elke eenheid heeft dezelfde som: {1} met de cijfers 1 tot en met {2}. Zoek een of meer "
        "eenheden die kooien helemaal bedekken, met weinig vakjes erbuiten. Tel deze kooien op en "
        "trek de som van de eenheden ervan af. Het verschil is de som van de vakjes die uitsteken.",
    [TEXT_spot_seen] =
        "Neem een cijfer met weinig mogelijke vakjes in een eenheid of een kooi. Streep het weg in "
        "elk vakje dat ze allemaal ziet, ook door een regel van deze puzzel.",
    [TEXT_spot_overlap] =
        "Begin met de vakjes waar twee roosters elkaar overlappen. Daarvoor gelden de rijen en "
        "kolommen van allebei, dus ze hebben de minste kandidaten. Is er een opgelost, dan helpt "
        "het cijfer ook in het andere rooster verder.",
    [TEXT_spot_template] =
        "Neem een cijfer en zoek elke manier om het op het hele rooster te plaatsen. Een vakje dat "
        "elke keer meedoet, is dat cijfer. Streep het weg in een vakje dat nooit meedoet.",
};

static const struct technique_name techniques[] = {
    {"child-naked-single", "Maar één getal past"},
    {"child-hidden-single", "Maar één vakje past"},
    {"child-naked-pair", "Tweeling"},
    {"child-naked-triple", "Drieling"},
    {"child-hidden-pair", "Verstopte tweeling"},
    {"child-hidden-triple", "Verstopte drieling"},
    {"child-full-house", "Laatste lege vakje"},
    {"child-locked-pair", "Opgesloten tweeling"},
    {"child-locked-triple", "Opgesloten drieling"},
    {"child-pointing", "Alleen in één lijn"},
    {"child-claiming", "Alleen in één blok"},
    {"child-remote-pair", "Ketting van tweelingen"},
    {"child-x-wing", "Vier hoeken"},
    {"child-cage-least-and-most", "Kleinste en grootste getal van een kooi"},
    {"child-rule-of-45-inner", "Truc van 45, binnen"},
    {"child-rule-of-45-outer", "Truc van 45, buiten"},
    {"full-house", "Laatste vakje"},
    {"naked-single", "Naakte single"},
    {"hidden-single", "Verborgen single"},
    {"cage-last-cell", "Laatste vakje van een kooi"},
    {"odd-even", "Even en oneven vakjes"},
    {"inequality-chain", "Keten van ongelijkheidstekens"},
    {"inequality", "Ongelijkheidsteken"},
    {"consecutive-pair", "Opeenvolgend paar"},
    {"kropki-pair", "Kropki-paar"},
    {"xv-pair", "XV-paar"},
    {"thermometer", "Grenzen van een thermometer"},
    {"whisper-parity", "Afwisseling op een fluisterlijn"},
    {"dutch-whisper", "Hollands fluisteren"},
    {"renban-sets", "Renbanverzamelingen"},
    {"palindrome-mirror", "Spiegel van een palindroom"},
    {"between-bounds", "Grenzen van een tussenlijn"},
    {"lockout-range", "Bereik van een blokkeerlijn"},
    {"region-sums", "Bloksommen van een lijn"},
    {"zipper-sums", "Sommen van een rits"},
    {"nabner-gaps", "Gaten van een nabnerlijn"},
    {"modular-cycle", "Cyclus van een modulolijn"},
    {"entropic-cycle", "Cyclus van een entropielijn"},
    {"slow-thermometer", "Traag thermometer"},
    {"double-arrow-sum", "Som van een dubbele pijl"},
    {"sum-line-parts", "Delen van een somlijn"},
    {"pill-digits", "Cijfers van een pil"},
    {"quadruple-placement", "Plaatsen van een viertal"},
    {"minimum-maximum-bounds", "Grenzen van minimum en maximum"},
    {"repeat-cage-sums", "Sommen van een kooi met herhaling"},
    {"difference-ratio-pair", "Paar met verschil of verhouding"},
    {"clone-cells", "Vakjes van klonen"},
    {"row-index", "Rijwijzer"},
    {"column-index", "Kolomwijzer"},
    {"box-index", "Blokwijzer"},
    {"anti-queen", "Dameregel"},
    {"entropy-square", "Entropievierkant"},
    {"calc-single", "Kooi van één vakje"},
    {"calc-quotients", "Quotiënten van een kooi"},
    {"calc-differences", "Verschillen van een kooi"},
    {"calc-sums", "Sommen van een kooi"},
    {"calc-products", "Producten van een kooi"},
    {"calc-signs", "Teken van een kooi"},
    {"missing-sign", "Buur van een gevuld vakje"},
    {"cage-single-set", "Enige combinatie"},
    {"cage-least-and-most", "Minste en meeste van een kooi"},
    {"rule-of-45-inner", "Regel van 45, binnen"},
    {"rule-of-45-outer", "Regel van 45, buiten"},
    {"arrow-minimum", "Minimum van een pijl"},
    {"sandwich-ends", "Uiteinden van een sandwich"},
    {"little-killer-bounds", "Grenzen van een Little Killer"},
    {"x-sum-last-cells", "Laatste vakjes van een X-som"},
    {"skyscraper-counts", "Getallen van wolkenkrabbers"},
    {"numbered-room", "Kamernummer"},
    {"locked-pair", "Vergrendeld paar"},
    {"locked-triple", "Vergrendeld trio"},
    {"pointing", "Wijzers"},
    {"claiming", "Opgeëiste kandidaten"},
    {"cage-sets", "Resterende combinaties"},
    {"cage-digit", "Cijfer dat een kooi nodig heeft"},
    {"sign-digit", "Cijfer dat een teken of een lijn nodig heeft"},
    {"missing-sign-candidates", "Buren met hun kandidaten"},
    {"seen-by-places", "Door alle plaatsen gezien"},
    {"beside-places", "Naast alle plaatsen"},
    {"naked-pair", "Naakt paar"},
    {"naked-triple", "Naakt trio"},
    {"hidden-pair", "Verborgen paar"},
    {"hidden-triple", "Verborgen trio"},
    {"leftovers-inner", "Wet van de resten, binnen"},
    {"leftovers-outer", "Wet van de resten, buiten"},
    {"sandwich-filling", "Beleg van een sandwich"},
    {"little-killer-combinations", "Combinaties van een Little Killer"},
    {"x-sum-combinations", "Combinaties van een X-som"},
    {"skyscraper-sequences", "Reeksen van wolkenkrabbers"},
    {"numbered-room-candidates", "Kamernummer met kandidaten"},
    {"calc-combinations", "Combinaties van een berekening"},
    {"arrow-combinations", "Combinaties van een pijl"},
    {"rule-of-45-inner-several", "Regel van 45 over meer eenheden, binnen"},
    {"rule-of-45-outer-several", "Regel van 45 over meer eenheden, buiten"},
    {"cage-split", "Gesplitste kooi"},
    {"rule-of-45-inner-pair", "Regel van 45 met twee vakjes, binnen"},
    {"rule-of-45-outer-pair", "Regel van 45 met twee vakjes, buiten"},
    {"innies-and-outies", "Binnen tegen buiten"},
    {"cage-places", "Plaatsen in een kooi"},
    {"naked-cage-pair", "Naakt paar van voorwaarden"},
    {"hidden-cage-pair", "Verborgen paar van voorwaarden"},
    {"naked-cage-triple", "Naakt trio van voorwaarden"},
    {"cages-in-house", "Voorwaarden in een eenheid"},
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
    {"pattern-forcing-net", "Dwangnet met patronen"},
    {"sum-forcing-net", "Dwangnet met sommen"},
    {"template-set", "Sjabloon: plaatsen"},
    {"template-delete", "Sjabloon: wegstrepen"},
    {NULL, NULL},
};

const struct language language_nl = {texts, techniques};
