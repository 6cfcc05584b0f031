// Clues that are not digits: which cells they are about, what breaks them, and their rules in words.
// A clue is {kind, cells, sum?, pairs?}: a rule for the whole board has `pairs` of cells, and no
// cells of its own.

const follow = (a, b) => Math.abs(a - b) === 1;

// What two digits must be to each other.
const RELATIONS = {
  greater: (a, b) => a > b,
  consecutive: follow,
  'white-dot': follow,
  'black-dot': (a, b) => a === 2 * b || b === 2 * a,
  'x-sum': (a, b) => a + b === 10,
  'v-sum': (a, b) => a + b === 5,
};

export const isPair = kind => kind in RELATIONS;

// Steps down and right to cells that must differ.
const MOVES = {
  'anti-knight': [[1, 2], [2, 1], [1, -2], [2, -1]],
  'anti-king': [[1, 1], [1, -1]],
};

const ORDER = ['cage', 'thermo', 'arrow', ...Object.keys(RELATIONS), 'odd', 'even', 'sandwich', ...Object.keys(MOVES), 'non-consecutive'];

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
  return pairsApart(board, [[0, 1], [1, 0]]).filter(pair => !signs.has(pair.join()));
}

function cellsOfLine(board, line) {
  const of = line[0] === 'r' ? board.rowOf : board.columnOf;
  return of.flatMap((at, cell) => at === line.slice(1) - 1 ? [cell] : []);
}

// A record's clues upon its board.
export function readClues(board, list) {
  return list.flatMap(item => {
    const {kind, sum} = item;
    if (item.all) return [{kind, cells: [], pairs: pairsWithoutSign(board, list, kind)}];
    if (MOVES[kind]) return [{kind, cells: [], pairs: pairsApart(board, MOVES[kind])}];
    if (kind === 'non-consecutive') return [{kind, cells: [], pairs: pairsApart(board, [[0, 1], [1, 0]])}];
    if (kind === 'sandwich') return [{kind, sum, line: item.line, cells: cellsOfLine(board, item.line)}];
    const cells = item.cells.map(name => board.cellNamed(name));
    return kind === 'odd' || kind === 'even' ? cells.map(cell => ({kind, cells: [cell]})) : [{kind, sum, cells}];
  });
}

// Pairs of cells that must differ by clues.
export function unequalPairs(clues) {
  return clues.flatMap(({kind, cells, pairs}) => {
    if (MOVES[kind]) return pairs;
    if (pairs || !['cage', 'thermo', 'greater'].includes(kind)) return [];
    return cells.flatMap((a, index) => cells.slice(index + 1).map(b => [a, b]));
  });
}

// Do clues say more of digits than that they differ?
export const hasNumbers = clues => clues.some(({kind}) => !MOVES[kind]);

// ---- what breaks them ----

const total = digits => digits.reduce((sum, digit) => sum + digit, 0);

// Can digits that differ from each other and from these fill `open` cells with a sum?
function canFill(used, open, sum, from, to) {
  const free = [];
  for (let digit = from; digit <= to; digit++) if (!used.includes(digit)) free.push(digit);
  if (open > free.length) return false;
  return open === 0 ? sum === 0 : total(free.slice(0, open)) <= sum && sum <= total(free.slice(-open));
}

const BREAKS = {
  cage(digits, {sum}, size) {
    const filled = digits.filter(Boolean);
    return !canFill(filled, digits.length - filled.length, sum - total(filled), 1, size);
  },
  thermo: (digits, clue, size) => digits.some((digit, at) => digit &&
    (digit < at + 1 || digit > size - (digits.length - 1 - at) ||
      digits.some((other, before) => other && before < at && digit - other < at - before))),
  arrow([circle, ...shaft], clue, size) {
    const open = shaft.filter(digit => !digit).length;
    const sum = total(shaft);
    return sum + open > (circle || size) || (circle > 0 && sum + open * size < circle);
  },
  odd: ([digit]) => digit > 0 && digit % 2 === 0,
  even: ([digit]) => digit % 2 === 1,
  sandwich(digits, {sum}, size) {
    const ends = [digits.indexOf(1), digits.indexOf(size)].sort((a, b) => a - b);
    if (ends[0] < 0) return false;
    const inside = digits.slice(ends[0] + 1, ends[1]);
    const filled = inside.filter(Boolean);
    return !canFill(digits.filter(Boolean), inside.length - filled.length, sum - total(filled), 2, size - 1);
  },
};

function breaksPair(relation, a, b, size) {
  if (a && b) return !relation(a, b);
  if (!a && !b) return false;
  for (let digit = 1; digit <= size; digit++) if (relation(a || digit, b || digit)) return false;
  return true;
}

function brokenCells({kind, cells, pairs, ...clue}, values, size) {
  const relation = RELATIONS[kind] ?? (kind === 'non-consecutive' ? follow : null);
  if (pairs) return relation ? pairs.filter(([a, b]) => values[a] && values[b] && relation(values[a], values[b])).flat() : [];
  const digits = cells.map(cell => values[cell]);
  const broken = relation ? breaksPair(relation, digits[0], digits[1], size) : BREAKS[kind](digits, clue, size);
  return broken ? cells.filter(cell => values[cell]) : [];
}

// The filled cells of clues that can no more be kept. What must only differ is the peers' to say.
export function brokenClueCells(board, values) {
  return board.clues.flatMap(clue => brokenCells(clue, values, board.size));
}

// ---- words ----

// The kinds that a record's clues are of, in the order of their rules; 'all' behind them where it is
// said that all signs are given.
export function kindsOf(list) {
  const kinds = ORDER.filter(kind => list.some(item => item.kind === kind));
  return list.some(item => item.all) ? [...kinds, 'all'] : kinds;
}
