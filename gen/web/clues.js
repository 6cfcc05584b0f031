// Clues that are not digits: which cells they are about, what breaks them, and their rules in words.
// A clue is {kind, cells, sum?, pairs?}: a rule for the whole board has `pairs` of cells or `parts` of
// more, and no cells of its own; a number outside the board has the `place` where it stands.
import {KINDS} from './kinds.js';

// What older records call some kinds.
const RENAMED = {'x-sum': 'x', 'v-sum': 'v'};

// A record's, or a step's, constraints by the name that they have now or the one they had.
export const constraintsOf = item => (item.constraints ?? item.clues)?.map(one => ({...one, kind: RENAMED[one.kind] ?? one.kind}));

export const isPair = kind => !!KINDS[kind].relation;

const NEXT = [[0, 1], [1, 0]];

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

// The cells of a row or column, from the end that its number stands at.
function cellsOfLine(board, line, from) {
  const of = line[0] === 'r' ? board.rowOf : board.columnOf;
  const cells = of.flatMap((at, cell) => at === line.slice(1) - 1 ? [cell] : []);
  if (cells.length === 0) throw new Error(`no line ${line}`);
  return from === 'right' || from === 'bottom' ? cells.reverse() : cells;
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

// The cells around a marked one that its rule speaks of, after it; of indexers also which of them is
// each place of their line. Marks side by side are not compared.
function withAround(board, around, cell, marked) {
  if (around === 'sides') {
    const beside = [[-1, 0], [0, -1], [0, 1], [1, 0]].map(([down, right]) => board.cellAt(board.rowOf[cell] + down, board.columnOf[cell] + right));
    return {cells: [cell, ...beside.filter(other => other >= 0 && !marked.includes(other))]};
  }
  const of = {row: board.rowOf, column: board.columnOf, box: board.boxOf}[around];
  const line = of.flatMap((at, other) => at === of[cell] ? [other] : []);
  const cells = [cell, ...line.filter(other => other !== cell)];
  return {cells, places: line.map(other => cells.indexOf(other)), number: line.indexOf(cell) + 1};
}

// Where a number outside the board stands, before its first cell.
const placeBefore = (board, [first, second]) => ({
  row: 2 * board.rowOf[first] - board.rowOf[second], column: 2 * board.columnOf[first] - board.columnOf[second],
});

function allSquares(board) {
  const squares = [];
  for (let cell = 0; cell < board.count; cell++) {
    const around = [[0, 1], [1, 0], [1, 1]].map(([down, right]) => board.cellAt(board.rowOf[cell] + down, board.columnOf[cell] + right));
    if (around.every(other => other >= 0)) squares.push([cell, ...around]);
  }
  return squares;
}

const diagonalMoves = board => Array.from({length: board.rows - 1}, (_, step) => [[step + 1, step + 1], [step + 1, -step - 1]]).flat();

// What records call the number of a clue.
const numberOf = ({sum, count, digit, difference, ratio, pill}) => sum ?? count ?? digit ?? difference ?? ratio ?? pill;

function readClue(board, list, item) {
  const {kind} = item;
  const sum = numberOf(item);
  if (item.all) return [{kind, cells: [], pairs: pairsWithoutSign(board, list, kind)}];
  const {moves, squares, outside, marks, around} = KINDS[kind];
  if (squares) return [{kind, cells: [], parts: allSquares(board)}];
  if (moves) return [{kind, cells: [], pairs: pairsApart(board, moves === 'diagonals' ? diagonalMoves(board) : moves)}];
  if (outside === 'line') {
    const cells = cellsOfLine(board, item.line, item.from);
    return [{kind, sum, line: item.line, place: placeBefore(board, cells), cells}];
  }
  const cells = [...item.cells, ...item.clone ?? []].map(name => board.cellNamed(name));
  if (cells.length === 0) throw new Error(`no cells of ${kind}`);
  if (outside) return [{kind, sum, place: placeBefore(board, cells), cells}];
  if (around) return cells.map(cell => ({kind, ...withAround(board, around, cell, cells)}));
  if (marks) return cells.map(cell => ({kind, cells: [cell]}));
  return [{kind, sum, cells, wanted: item.digits, pieces: piecesOf(board, cells)}];
}

// A record's clues upon its board.
export const readClues = (board, list) => list.flatMap(item => readClue(board, list, item));

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

function breaksPair(relation, a, b, size, sum) {
  if (a && b) return !relation(a, b, sum);
  if (!a && !b) return false;
  for (let digit = 1; digit <= size; digit++) if (relation(a || digit, b || digit, sum)) return false;
  return true;
}

function brokenCells({kind, cells, pairs, parts, ...clue}, values, size) {
  const {breaks, apart, relation = apart} = KINDS[kind];
  if (pairs) return relation ? pairs.filter(([a, b]) => values[a] && values[b] && relation(values[a], values[b], size)).flat() : [];
  if (parts) return parts.flatMap(part => brokenCells({kind, cells: part}, values, size));
  const digits = cells.map(cell => values[cell]);
  const broken = relation ? breaksPair(relation, digits[0], digits[1], size, clue.sum) : breaks(digits, clue, size);
  return broken ? cells.filter(cell => values[cell]) : [];
}

// Do these digits break a clue of one cell or two?
export function isClueBroken({kind, ...clue}, digits, size) {
  const {breaks, relation} = KINDS[kind];
  if (relation) return breaksPair(relation, digits[0], digits[1], size, clue.sum);
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
