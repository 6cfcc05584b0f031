// Clues that are not digits: which cells they are about, what breaks them, and their rules in words.
// A clue is {kind, cells, sum?, pairs?}: a rule for the whole board has `pairs` of cells, and no
// cells of its own.

// A record's, or a step's, constraints by the name that they have now or the one they had.
export const constraintsOf = item => item.constraints ?? item.clues;

const follow = (a, b) => Math.abs(a - b) === 1;

const NEXT = [[0, 1], [1, 0]];

const total = digits => digits.reduce((sum, digit) => sum + digit, 0);

// Can digits that differ from each other and from these fill `open` cells with a sum?
function canFill(used, open, sum, from, to) {
  const free = [];
  for (let digit = from; digit <= to; digit++) if (!used.includes(digit)) free.push(digit);
  if (open > free.length) return false;
  return open === 0 ? sum === 0 : total(free.slice(0, open)) <= sum && sum <= total(free.slice(-open));
}

function breaksCage(digits, {sum}, size) {
  const filled = digits.filter(Boolean);
  return !canFill(filled, digits.length - filled.length, sum - total(filled), 1, size);
}

const breaksThermo = (digits, clue, size) => digits.some((digit, at) => digit &&
  (digit < at + 1 || digit > size - (digits.length - 1 - at) ||
    digits.some((other, before) => other && before < at && digit - other < at - before)));

function breaksArrow([circle, ...shaft], clue, size) {
  const open = shaft.filter(digit => !digit).length;
  const sum = total(shaft);
  return sum + open > (circle || size) || (circle > 0 && sum + open * size < circle);
}

function breaksSandwich(digits, {sum}, size) {
  const ends = [digits.indexOf(1), digits.indexOf(size)].sort((a, b) => a - b);
  if (ends[0] < 0) return false;
  const inside = digits.slice(ends[0] + 1, ends[1]);
  const filled = inside.filter(Boolean);
  return !canFill(digits.filter(Boolean), inside.length - filled.length, sum - total(filled), 2, size - 1);
}

// ---- lines ----

const someTwo = (digits, breaks) => digits.some((digit, at) => at > 0 && digit > 0 && digits[at - 1] > 0 &&
  breaks(digits[at - 1], digit));

const breaksWhisper = (digits, clue, size) => someTwo(digits, (a, b) => Math.abs(a - b) < Math.ceil(size / 2));

function breaksRenban(digits) {
  const filled = digits.filter(Boolean);
  return Math.max(...filled) - Math.min(...filled) >= digits.length;
}

const mirrored = digits => digits.slice(0, Math.floor(digits.length / 2)).map((digit, at) => [digit, digits.at(-1 - at)])
  .filter(pair => pair.every(Boolean));

const breaksPalindrome = digits => mirrored(digits).some(([a, b]) => a !== b);

function breaksZipper(digits) {
  const sums = mirrored(digits).map(total);
  if (digits.length % 2 && digits[(digits.length - 1) / 2]) sums.push(digits[(digits.length - 1) / 2]);
  return new Set(sums).size > 1;
}

// Of lines that their ends bound: only when both ends are filled is it known what does not fit.
const byEnds = (digits, breaks) => digits[0] > 0 && digits.at(-1) > 0 &&
  breaks(Math.min(digits[0], digits.at(-1)), Math.max(digits[0], digits.at(-1)), digits.slice(1, -1).filter(Boolean));

const breaksBetween = digits => byEnds(digits, (low, high, inside) => high - low < 2 ||
  inside.some(digit => digit <= low || digit >= high));

const breaksLockout = (digits, clue, size) => byEnds(digits, (low, high, inside) => high - low < Math.floor(size / 2) ||
  inside.some(digit => digit >= low && digit <= high));

const breaksNabner = digits => digits.some((digit, at) => digit > 0 &&
  digits.some((other, before) => before < at && other > 0 && Math.abs(digit - other) < 2));

// Three classes in turn: cells three apart share theirs, and the others do not.
const inTurn = (digits, classOf) => digits.some((digit, at) => digit > 0 && digits.some((other, before) => before < at &&
  other > 0 && (classOf(digit) === classOf(other)) !== ((at - before) % 3 === 0)));

const breaksModular = digits => inTurn(digits, digit => digit % 3);

const breaksEntropic = (digits, clue, size) => inTurn(digits, digit => Math.floor((digit - 1) / (size / 3)));

const breaksSlowThermo = digits => digits.some((digit, at) => digit > 0 &&
  digits.some((other, before) => before < at && other > digit));

// `pieces`: how many cells of the line each box in turn has.
function breaksRegionSum(digits, {pieces}) {
  let at = 0;
  const sums = new Set();
  for (const length of pieces) {
    const piece = digits.slice(at, at += length);
    if (piece.every(Boolean)) sums.add(total(piece));
  }
  return sums.size > 1;
}

// A row for each kind, in the order of their rules; `embed` does not build a page while one has
// none.
//   breaks: can its digits (0 for an open cell) no longer be completed?
//   relation: of marks between two cells, what the digits must be to each other
//   moves: of rules, the steps down and right to the other cell of each pair, and
//   apart: what the two digits must not be to each other, where that is more than equal
//   twin: an earlier kind; where a puzzle has both, there is a rule more
//   differ: no two of its cells hold the same digit
//   marks: its cells in a record are clues of one cell each; outside: its cells are its line's
const KINDS = {
  cage: {differ: true, breaks: breaksCage},
  thermo: {differ: true, breaks: breaksThermo},
  arrow: {breaks: breaksArrow},
  greater: {differ: true, relation: (a, b) => a > b},
  consecutive: {relation: follow},
  'white-dot': {relation: follow},
  'black-dot': {twin: 'white-dot', relation: (a, b) => a === 2 * b || b === 2 * a},
  'x-sum': {relation: (a, b) => a + b === 10},
  'v-sum': {relation: (a, b) => a + b === 5},
  odd: {marks: true, breaks: ([digit]) => digit > 0 && digit % 2 === 0},
  even: {marks: true, breaks: ([digit]) => digit % 2 === 1},
  sandwich: {outside: true, breaks: breaksSandwich},
  'anti-knight': {differ: true, moves: [[1, 2], [2, 1], [1, -2], [2, -1]]},
  'anti-king': {differ: true, moves: [[1, 1], [1, -1]]},
  'non-consecutive': {moves: NEXT, apart: follow},
  whisper: {breaks: breaksWhisper},
  renban: {differ: true, breaks: breaksRenban},
  palindrome: {breaks: breaksPalindrome},
  between: {breaks: breaksBetween},
  lockout: {breaks: breaksLockout},
  'region-sum': {breaks: breaksRegionSum},
  zipper: {breaks: breaksZipper},
  nabner: {differ: true, breaks: breaksNabner},
  modular: {breaks: breaksModular},
  entropic: {breaks: breaksEntropic},
  'slow-thermo': {breaks: breaksSlowThermo},
};

export const isPair = kind => !!KINDS[kind].relation;

const DOTS = ['white-dot', 'black-dot'];

function pairsApart(board, moves) {
  const pairs = [];
  for (let cell = 0; cell < board.count; cell++) {
    for (const [down, right] of moves) {
      const other = board.cellAt(board.rowOf[cell] + down, board.columnOf[cell] + right);
      if (other >= 0) pairs.push([cell, other]);
    }
  }
  return pairs;
}

// Neighbours without a sign of the kind. Dots of either colour stand for each other, since 1 and 2
// may have either.
function pairsWithoutSign(board, list, kind) {
  const kinds = DOTS.includes(kind) ? DOTS : [kind];
  const signs = new Set(list.filter(item => kinds.includes(item.kind) && !item.all)
    .map(item => item.cells.map(name => board.cellNamed(name)).sort((a, b) => a - b).join()));
  return pairsApart(board, NEXT).filter(pair => !signs.has(pair.join()));
}

function cellsOfLine(board, line) {
  const of = line[0] === 'r' ? board.rowOf : board.columnOf;
  return of.flatMap((at, cell) => at === line.slice(1) - 1 ? [cell] : []);
}

// How many cells of a line each box in turn has.
function piecesOf(board, cells) {
  const pieces = [];
  cells.forEach((cell, at) => {
    if (at && board.boxOf[cell] === board.boxOf[cells[at - 1]]) pieces[pieces.length - 1]++;
    else pieces.push(1);
  });
  return pieces;
}

// A record's clues upon its board.
export function readClues(board, list) {
  return list.flatMap(item => {
    const {kind, sum} = item;
    if (item.all) return [{kind, cells: [], pairs: pairsWithoutSign(board, list, kind)}];
    const {moves, outside, marks} = KINDS[kind];
    if (moves) return [{kind, cells: [], pairs: pairsApart(board, moves)}];
    if (outside) return [{kind, sum, line: item.line, cells: cellsOfLine(board, item.line)}];
    const cells = item.cells.map(name => board.cellNamed(name));
    return marks ? cells.map(cell => ({kind, cells: [cell]})) : [{kind, sum, cells, pieces: piecesOf(board, cells)}];
  });
}

// Pairs of cells that must differ by clues.
export function unequalPairs(clues) {
  return clues.flatMap(({kind, cells, pairs}) => {
    if (!KINDS[kind].differ) return [];
    if (pairs) return pairs;
    return cells.flatMap((a, index) => cells.slice(index + 1).map(b => [a, b]));
  });
}

// Do clues say more of digits than that they differ?
export const hasNumbers = clues => clues.some(({kind}) => !KINDS[kind].moves || KINDS[kind].apart);

// ---- what breaks them ----

function breaksPair(relation, a, b, size) {
  if (a && b) return !relation(a, b);
  if (!a && !b) return false;
  for (let digit = 1; digit <= size; digit++) if (relation(a || digit, b || digit)) return false;
  return true;
}

function brokenCells({kind, cells, pairs, ...clue}, values, size) {
  const {breaks, apart, relation = apart} = KINDS[kind];
  if (pairs) return relation ? pairs.filter(([a, b]) => values[a] && values[b] && relation(values[a], values[b])).flat() : [];
  const digits = cells.map(cell => values[cell]);
  const broken = relation ? breaksPair(relation, digits[0], digits[1], size) : breaks(digits, clue, size);
  return broken ? cells.filter(cell => values[cell]) : [];
}

// Do these digits break a clue of one cell or two?
export function isClueBroken({kind, ...clue}, digits, size) {
  const {breaks, relation} = KINDS[kind];
  if (relation) return breaksPair(relation, digits[0], digits[1], size);
  return breaks ? breaks(digits, clue, size) : false;
}

// The filled cells of clues that can no more be kept. What must only differ is the peers' to say.
export function brokenClueCells(board, values) {
  return board.clues.flatMap(clue => brokenCells(clue, values, board.size));
}

// ---- words ----

// The kinds that a record's clues are of, in the order of their rules; behind a twin its rule; 'all'
// behind them where it is said that all signs are given.
export function kindsOf(list) {
  const kinds = Object.keys(KINDS).filter(kind => list.some(item => item.kind === kind));
  const rules = kinds.flatMap(kind => kinds.includes(KINDS[kind].twin) ? [kind, `${kind} twin`] : [kind]);
  return list.some(item => item.all) ? [...rules, 'all'] : rules;
}
