// Puzzles that the reader brings: typed, pasted, dropped as a file, or in the address as a link.
import {Board, charToDigit, digitsOf, digitToChar, hideSolution, wholeBoard} from './board.js';
import {clueCandidates} from './combinations.js';
import {brokenClueCells, constraintsOf} from './clues.js';
import {SIZES} from './plain_board.js';

const MOST_TEXT = 200000; // characters
const MOST_NODES = 60000; // positions looked at for a second solution, some seconds at most

// A puzzle from text: a record of Nonet's (JSON), or a board in any drawing of digits with dots, zeros,
// stars or underscores for empty cells. Throws a key of the page's words.
export function readPuzzle(text) {
  if (text.length > MOST_TEXT) throw new Error('own_long');
  const record = /^\s*[{[]/.test(text) ? recordOf(text) : {puzzle: boardText(text)};
  const size = Math.round(Math.sqrt(record.puzzle.length));
  const name = SIZES[size]?.[2];
  if (record.variant && record.variant !== name) throw new Error('own_board');
  if (!name || size * size !== record.puzzle.length) throw new Error('own_unreadable');
  const given = [...record.puzzle].map(charToDigit);
  if (given.some(digit => digit > size)) throw new Error('own_unreadable');
  const puzzle = {puzzle: given.map(digitToChar).join(''), variant: name};
  if (constraintsOf(record)?.length) puzzle.constraints = constraintsOf(record);
  return {record: puzzle, board: size};
}

function recordOf(text) {
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error('own_unreadable');
  }
  const record = Array.isArray(found) ? found[0] : found;
  if (typeof record?.puzzle !== 'string') throw new Error('own_unreadable');
  return record;
}

// Lines of a drawing may have frames and spaces between cells; whatever is no cell is left out. What
// stands behind the cells (a comment, a solution) is left out where the cells make a board by then.
function boardText(text) {
  const isSquare = count => SIZES[Math.sqrt(count)];
  const first = /^[\s]*([0-9A-Pa-p.*_]+)/.exec(text)?.[1] ?? '';
  if (isSquare(first.length) && first.length >= 16) return first.replace(/[0*_]/g, '.');
  const cells = text.replace(/[^0-9A-Pa-p.*_]/g, '').replace(/[0*_]/g, '.');
  if (!isSquare(cells.length)) throw new Error('own_unreadable');
  return cells;
}

// Up to two solutions: a list of values each; null where the search was given up.
export function solutionsOf(puzzle) {
  const board = new Board(puzzle.board, constraintsOf(puzzle.record));
  const values = [...puzzle.record.puzzle].map(charToDigit);
  const found = [];
  let nodes = 0;
  const search = () => {
    if (++nodes > MOST_NODES) return false;
    if (brokenClueCells(board, values).length) return true;
    const open = board.clues.length ? clueCandidates(board, values) : board.candidates(values);
    let best = -1;
    let fewest = 99;
    for (let cell = 0; cell < values.length && fewest > 1; cell++) {
      if (values[cell]) continue;
      const count = digitsOf(open[cell]).length;
      if (count < fewest) [best, fewest] = [cell, count];
    }
    if (best < 0) {
      found.push(values.slice());
      return found.length < 2;
    }
    for (const digit of digitsOf(open[best])) {
      values[best] = digit;
      const goesOn = search();
      values[best] = 0;
      if (!goesOn) return false;
    }
    return true;
  };
  if (board.clashes(values).size) return [];
  search();
  return nodes > MOST_NODES && found.length < 2 ? null : found;
}

// Ready to play: checked for one solution, which is kept hidden as a page keeps its own.
export function makePlayable(puzzle) {
  const solutions = solutionsOf(puzzle);
  if (solutions === null) throw new Error('own_slow');
  if (solutions.length !== 1) throw new Error(solutions.length ? 'own_many' : 'own_none');
  return {...puzzle, check: hideSolution(puzzle.record.puzzle, solutions[0], wholeBoard(puzzle.board).size)};
}

// ---- links ----

const toBase64 = text => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
const fromBase64 = text => new TextDecoder().decode(Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), char => char.charCodeAt(0)));

// The part of an address behind '#' that opens a puzzle with the digits entered so far.
export function linkOf(game) {
  const {record, board, check} = game.puzzle;
  const {puzzle, variant, level, minutes} = record;
  return `p=${toBase64(JSON.stringify({record: {puzzle, variant, constraints: constraintsOf(record), level, minutes}, board, check, values: game.text()}))}`;
}

// What such an address holds: {puzzle, values}, or null.
export function readLink(hash) {
  try {
    const {record, board, check, values} = JSON.parse(fromBase64(/^#?p=(.+)$/.exec(hash)[1]));
    const made = new Board(board, constraintsOf(record));
    if (typeof record.puzzle !== 'string' || record.puzzle.length !== made.count || made.count > 625) return null;
    return {puzzle: {record, board, ...(typeof check === 'string' && check.length === made.count ? {check} : {})}, values};
  } catch {
    return null;
  }
}
