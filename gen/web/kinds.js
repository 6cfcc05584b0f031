// A row for each kind of clue, in the order of their rules; `embed` does not build a page while one has
// none. To add a kind: its row here, and what it needs in clue_rules.js and clue_art.js.
//   breaks: can its digits (0 for an open cell) no longer be completed?
//   relation: of marks between two cells, what the digits (and its number) must be to each other
//   moves: of rules, the steps down and right to the other cell of each pair, and
//   apart: what the two digits must not be to each other, where that is more than equal
//   squares: a rule for each square of four cells
//   twin: an earlier kind; where a puzzle has both, there is a rule more
//   differ: no two of its cells hold the same digit
//   marks: its cells in a record are clues of one cell each; around: and its rule speaks of those
//     beside them, or of the others of their row, column or box
//   outside: it has a number outside, of a line or of the cells of a diagonal
//   under, over: what draws it beneath the digits, or over the lines
//   label: how it is spoken of one of its cells, the one at a place; of marks between two cells, the
//     sign seen from the first and from the second. Else it is called like a board that has such clues.
import {ART, cageNumber} from './clue_art.js';
import {
  breaksArrow, breaksBetween, breaksCage, breaksCalculation, breaksClone, breaksDiffer, breaksDoubleArrow, breaksDutchWhisper,
  breaksEntropic, breaksEntropy, breaksIndexer, breaksLockout, breaksMaximum, breaksMinimum, breaksModular,
  breaksNabner, breaksNumberedRoom, breaksPalindrome, breaksPill, breaksQuadruple, breaksRegionSum, breaksRenban,
  breaksSandwich, breaksSkyscraper, breaksSlowThermo, breaksSum, breaksSumLine, breaksThermo, breaksWhisper,
  breaksXSums, breaksZipper, follow,
} from './clue_rules.js';
import {svg} from './svg.js';
import {tell} from './texts.js';

const lineEnd = (at, {line, sum}) => tell(line[0] === 'r' ? 'clue_row' : 'clue_column', sum);

const CALCULATION = {breaks: breaksCalculation, over: ART.cage, label: (at, clue) => `${tell('board_calcudoku')} ${cageNumber(clue)}`};

export const KINDS = {
  cage: {differ: true, breaks: breaksCage, over: ART.cage, label: (at, {sum}) => tell('clue_cage', sum)},
  thermo: {differ: true, breaks: breaksThermo, under: ART.thermo, label: at => tell('clue_thermo', at + 1)},
  arrow: {breaks: breaksArrow, under: ART.arrow, label: at => tell(at ? 'clue_shaft' : 'clue_circle')},
  greater: {differ: true, relation: (a, b) => a > b, over: ART.greater, label: '><'},
  consecutive: {relation: follow, over: ART.bar, label: '=='},
  'white-dot': {relation: follow, over: ART.dot('white'), label: '○○'},
  'black-dot': {twin: 'white-dot', relation: (a, b) => a === 2 * b || b === 2 * a, over: ART.dot('black'), label: '●●'},
  x: {relation: (a, b) => a + b === 10, over: ART.letter('X'), label: 'XX'},
  v: {relation: (a, b) => a + b === 5, over: ART.letter('V'), label: 'VV'},
  odd: {marks: true, breaks: ([digit]) => digit > 0 && digit % 2 === 0, under: ART.odd, label: () => tell('clue_odd')},
  even: {marks: true, breaks: ([digit]) => digit % 2 === 1, under: ART.even, label: () => tell('clue_even')},
  sandwich: {outside: 'line', breaks: breaksSandwich, over: ART.numberOutside, label: lineEnd},
  'anti-knight': {differ: true, moves: [[1, 2], [2, 1], [1, -2], [2, -1]]},
  'anti-king': {differ: true, moves: [[1, 1], [1, -1]]},
  'non-consecutive': {moves: [[0, 1], [1, 0]], apart: follow},
  whisper: {breaks: breaksWhisper, under: ART.line, label: () => tell('line_whisper')},
  renban: {differ: true, breaks: breaksRenban, under: ART.line, label: () => tell('line_renban')},
  palindrome: {breaks: breaksPalindrome, under: ART.line, label: () => tell('line_palindrome')},
  between: {breaks: breaksBetween, under: ART.ringed, label: () => tell('line_between')},
  lockout: {breaks: breaksLockout, under: ART.diamonds, label: () => tell('line_lockout')},
  'region-sum': {breaks: breaksRegionSum, under: ART.line, label: () => tell('line_region_sum')},
  zipper: {breaks: breaksZipper, under: ART.line, label: () => tell('line_zipper')},
  nabner: {differ: true, breaks: breaksNabner, under: ART.line, label: () => tell('line_nabner')},
  modular: {breaks: breaksModular, under: ART.line, label: () => tell('line_modular')},
  entropic: {breaks: breaksEntropic, under: ART.line, label: () => tell('line_entropic')},
  'slow-thermo': {breaks: breaksSlowThermo, under: ART.hollow, label: () => tell('line_slow_thermo')},
  'little-killer': {outside: 'diagonal', breaks: breaksSum, over: ART.numberOutside},
  'x-sums': {outside: 'line', breaks: breaksXSums, over: ART.numberOutside, label: lineEnd},
  skyscraper: {outside: 'line', breaks: breaksSkyscraper, over: ART.numberOutside, label: lineEnd},
  'numbered-room': {outside: 'line', breaks: breaksNumberedRoom, over: ART.numberOutside, label: lineEnd},
  quadruple: {breaks: breaksQuadruple, over: ART.quadruple},
  minimum: {marks: true, around: 'sides', breaks: breaksMinimum, under: ART.extreme(36, 45)},
  maximum: {marks: true, around: 'sides', breaks: breaksMaximum, under: ART.extreme(45, 36)},
  'dutch-whisper': {breaks: breaksDutchWhisper, under: ART.line},
  'double-arrow': {breaks: breaksDoubleArrow, under: ART.ringed},
  'sum-line': {breaks: breaksSumLine, under: ART.numberedLine},
  'pill-arrow': {breaks: breaksPill, under: ART.pillArrow},
  'plain-cage': {differ: true, breaks: breaksDiffer, over: ART.cage},
  'repeat-cage': {breaks: breaksSum, over: ART.cage},
  difference: {relation: (a, b, number) => Math.abs(a - b) === number, over: ART.numberedDot('white'), label: '○○'},
  ratio: {relation: (a, b, number) => a === number * b || b === number * a, over: ART.numberedDot('black'), label: '●●'},
  clone: {breaks: breaksClone, under: ART.cloneAreas},
  'row-indexer': {marks: true, around: 'column', breaks: breaksIndexer, under: ART.lettered('R')},
  'column-indexer': {marks: true, around: 'row', breaks: breaksIndexer, under: ART.lettered('C')},
  'box-indexer': {marks: true, around: 'box', breaks: breaksIndexer, under: ART.lettered('B')},
  'anti-queen': {moves: 'diagonals', apart: (a, b, size) => a === size && b === size},
  entropy: {squares: true, breaks: breaksEntropy},
  'calc-cage': CALCULATION,
  'signless-cage': CALCULATION,
};

function drawClues(board, layer) {
  return board.clues.flatMap(clue => clue.cells.length && KINDS[clue.kind][layer]
    ? [svg('g', {class: `clue ${clue.kind}`}, ...KINDS[clue.kind][layer](board, clue))] : []);
}

export const cluesUnder = board => drawClues(board, 'under');
export const cluesOver = board => drawClues(board, 'over');

// How a clue is spoken of its cell at a place.
export function clueLabel(kind, at, clue) {
  const {label} = KINDS[kind];
  return typeof label === 'function' ? label(at, clue) : tell(`board_${kind.replaceAll('-', '_')}`);
}
