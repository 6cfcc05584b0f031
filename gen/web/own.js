// Puzzles that the reader brings: typed, pasted, dropped as a file, or in the address as a link.
import {bit, Board, charToDigit, digitsOf, digitToChar, hideSolution, wholeBoard} from './board.js';
import {clueCandidates} from './combinations.js';
import {brokenClueCells, constraintsOf} from './clues.js';
import {boardOfRecord, readFpuzzles, readLinkText} from './exchange.js';
import {SIZES} from './plain_board.js';

const MAX_TEXT = 200000; // characters
const MAX_NODES = 60000; // positions looked at for a second solution, some seconds at most

// A puzzle from text: a record of Nonet's (JSON), or a board in any drawing of digits with dots, zeros,
// stars or underscores for empty cells. Throws a key of the page's words.
export function readPuzzle(text) {
  if (text.length > MAX_TEXT) throw new Error('own_long');
  const link = /https?:|load=/.test(text) ? orOwnFault(() => readLinkText(text)) : null;
  const found = link ?? (/^\s*[{[]/.test(text) ? recordOf(text) : {puzzle: boardText(text)});
  if (Array.isArray(found.grid)) return orOwnFault(() => readFpuzzles(found));
  const {puzzle, variant, regions} = found;
  if (typeof puzzle !== 'string') throw new Error('own_unreadable');
  if (found.houses?.length || found.grids?.length) throw new Error('own_board');
  const clues = orOwnFault(() => constraintsOf(found));
  const board = orOwnFault(() => boardOfRecord({puzzle, variant, regions, constraints: clues}));
  const record = {puzzle: [...puzzle].map(char => digitToChar(charToDigit(char))).join(''), variant: variant ?? SIZES[Math.sqrt(puzzle.length)][2]};
  if (regions) record.regions = regions;
  if (clues?.length) record.constraints = clues;
  orOwnFault(() => new Board(board, constraintsOf(record)));
  return {record, board};
}

// What goes wrong while a puzzle is read is its own fault.
function orOwnFault(read) {
  try {
    return read();
  } catch (error) {
    throw /^own_/.test(error.message) ? error : new Error('own_unreadable');
  }
}

function recordOf(text) {
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error('own_unreadable');
  }
  return (Array.isArray(found) ? found[0] : found) ?? {};
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

// The cell with the fewest digits, or the digit with the fewest places of a house, as [cell, digit] each;
// null where every cell is filled.
function narrowest(board, values, open) {
  let best = null;
  const take = list => { if (!best || list.length < best.length) best = list; };
  for (let cell = 0; cell < values.length; cell++) {
    if (!values[cell]) take(digitsOf(open[cell]).map(digit => [cell, digit]));
  }
  if (!best || best.length < 2) return best;
  for (const {cells} of board.houses) {
    if (cells.length !== board.size) continue;
    let [once, twice, placed] = [0, 0, 0];
    for (const cell of cells) {
      if (values[cell]) placed |= bit(values[cell]);
      twice |= once & open[cell];
      once |= open[cell];
    }
    if ((once | placed) !== board.all) return [];
    const single = once & ~twice;
    if (single) {
      const [digit] = digitsOf(single);
      return [[cells.find(cell => open[cell] & single & bit(digit)), digit]];
    }
  }
  return best;
}

// Up to two solutions: a list of values each; null where the search was given up.
export function solutionsOf(puzzle) {
  const board = new Board(puzzle.board, constraintsOf(puzzle.record));
  const values = [...puzzle.record.puzzle].map(charToDigit);
  const found = [];
  let nodes = 0;
  const search = () => {
    if (++nodes > MAX_NODES) return false;
    if (brokenClueCells(board, values).length) return true;
    const open = board.clues.length ? clueCandidates(board, values) : board.candidates(values);
    const choices = narrowest(board, values, open);
    if (!choices) {
      found.push(values.slice());
      return found.length < 2;
    }
    for (const [cell, digit] of choices) {
      values[cell] = digit;
      const goesOn = search();
      values[cell] = 0;
      if (!goesOn) return false;
    }
    return true;
  };
  if (board.clashes(values).size) return [];
  search();
  return nodes > MAX_NODES && found.length < 2 ? null : found;
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
export function linkOf(game, values = game.values) {
  const {record, board, check} = game.puzzle;
  const {puzzle, variant, regions, level, minutes} = record;
  return `p=${toBase64(JSON.stringify({record: {puzzle, variant, regions, constraints: constraintsOf(record), level, minutes}, board, check, values: game.text(values)}))}`;
}

// What such an address holds: {puzzle, values}, or null.
export function readLink(hash) {
  try {
    const {record, board, check, values} = JSON.parse(fromBase64(/^#?p=(.+)$/.exec(hash)[1]));
    const made = new Board(board, constraintsOf(record));
    if (typeof record.puzzle !== 'string' || record.puzzle.length !== made.count || made.count > 625 ||
      [...record.puzzle].some(char => charToDigit(char) > made.size)) return null;
    return {puzzle: {record, board, ...(typeof check === 'string' && check.length === made.count ? {check} : {})}, values};
  } catch {
    return null;
  }
}
