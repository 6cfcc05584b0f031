#include "config/words.h"

static const char *const words[WORD_COUNT] = {
    [WORD_puzzle] = "Grille",
    [WORD_puzzles] = "Grilles",
    [WORD_puzzle_range] = "Grilles {1} à {2}",
    [WORD_solution] = "Solution",
    [WORD_solutions] = "Solutions",
    [WORD_solution_page] = "solution page {1}",
    [WORD_solution_apart] = "solution dans le livret, page {1}",
    [WORD_puzzle_page] = "grille page {1}",
    [WORD_answer_key] = "Livret des solutions",
    [WORD_contents] = "Sommaire",
    [WORD_introduction] = "Introduction",
    [WORD_how_to_play] = "Règles du jeu",
    [WORD_how_to_play_text] =
        "Remplissez les cases vides de sorte que chaque ligne, chaque colonne et chaque bloc "
        "au bord épais contienne une seule fois chacun des chiffres de **1** à **{1}**.\n\n# "
        "Pour commencer\n\nCherchez une ligne, une colonne ou un bloc presque plein : que "
        "manque-t-il ? Prenez ensuite les chiffres un par un et demandez-vous où chacun peut "
        "encore aller. S’il ne reste qu’une case pour lui dans un bloc, vous avez trouvé sa "
        "place.\n\n# Quand cela se complique\n\nNotez au crayon, dans le coin des cases, les "
        "chiffres encore possibles. Deux cases d’une ligne qui partagent les deux mêmes "
        "candidats se les réservent : rayez-les dans le reste de la ligne. Il en va de même "
        "pour les colonnes et les blocs, et pour trois cases qui se partagent trois "
        "candidats.\n\nChaque grille a une solution et une seule. Il n’est jamais nécessaire "
        "de deviner, il suffit de mieux regarder.",
    [WORD_shaded_text] =
        "Là où des cases sont grisées, chaque zone grise contient elle aussi chaque chiffre "
        "une seule fois.",
    [WORD_example] = "Un exemple et sa solution",
    [WORD_hints] = "Indices",
    [WORD_hint_page] = "indice page {1}",
    [WORD_walkthroughs] = "Pas à pas",
    [WORD_step] = "Étape {1}",
    [WORD_index] = "Grilles par technique",
    [WORD_notes] = "Notes",
    [WORD_certificate] = "Diplôme",
    [WORD_certificate_text] = "a résolu les {1} grilles de ce livre.",
    [WORD_name] = "Nom",
    [WORD_date] = "Date",
    [WORD_started] = "commencée",
    [WORD_finished] = "terminée",
    [WORD_minutes] = "environ {1} min",
    [WORD_easy] = "Facile",
    [WORD_medium] = "Moyen",
    [WORD_hard] = "Difficile",
    [WORD_unfair] = "Très difficile",
    [WORD_extreme] = "Extrême",
    [WORD_beyond] = "Au-delà",
    [WORD_rights] = "Tous droits réservés. Aucune partie de ce livre ne peut être reproduite sans "
                    "l’autorisation écrite de l’éditeur, sauf pour un usage personnel.",
    [WORD_one_solution] =
        "Chaque grille de ce livre a été vérifiée par ordinateur : elle a une solution et une "
        "seule.",
    [WORD_colophon] = "Réalisé avec Nonet. Graine {1}.",
    [WORD_isbn] = "ISBN {1}",
};

const struct language language_fr = {words, NULL};
