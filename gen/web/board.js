// A board: cells and where they lie, houses, clues, who sees whom. Everything is drawn and reckoned
// from these lists, so that a page can hold any layout.
import {brokenClueCells, hasNumbers, isPair, readClues, unequalPairs} from './clues.js';
import {plainBoard} from './plain_board.js';

export class Board {
  // board: {size, rows, columns, at?: place in the frame by cell, houses: [[kind, name, cell …] …]}, or
  // the size of a plain one; clues: as in records.
  constructor(board, clues = []) {
    const data = wholeBoard(board);
    this.size = data.size;
    this.rows = data.rows;
    this.columns = data.columns;
    const places = data.at ?? [...Array(data.rows * data.columns).keys()];
    this.count = places.length;
    this.rowOf = places.map(place => Math.floor(place / data.columns));
    this.columnOf = places.map(place => place % data.columns);
    this.cellAtPlace = new Map(places.map((place, cell) => [place, cell]));
    this.houses = data.houses.map(([kind, name, ...cells]) => ({kind, name, cells}));
    this.houseByName = new Map(this.houses.map(house => [house.name, house]));
    this.groups = (data.groups ?? []).map(cells => ({kind: 'extra', cells}));
    this.housesOf = places.map(() => []);
    this.boxOf = places.map(() => -1);
    this.houses.forEach((house, index) => house.cells.forEach(cell => {
      this.housesOf[cell].push(house);
      if (house.kind === 'box') this.boxOf[cell] = index;
    }));
    const peers = places.map(() => new Set());
    for (const {cells} of [...this.houses, ...this.groups]) {
      for (const a of cells) for (const b of cells) if (a !== b) peers[a].add(b);
    }
    this.clues = readClues(this, clues);
    for (const [a, b] of unequalPairs(this.clues)) {
      peers[a].add(b);
      peers[b].add(a);
    }
    this.peersOf = peers.map(set => [...set]);
    this.cagesOf = places.map(() => []);
    for (const {kind, cells} of this.clues) if (kind === 'cage') cells.forEach(cell => this.cagesOf[cell].push(cells));
    // Room beside the board for sums, in cells; and where the candidates stand in a cell, in
    // hundredths of it: below the sums of cages, and between signs.
    const room = isThere => this.clues.some(({place}) => place && isThere(place));
    const slants = this.clues.some(({place, line}) => place && !line);
    this.roomLeft = room(({column}) => column < 0) ? slants ? 0.95 : 0.7 : 0;
    this.roomRight = room(({column}) => column >= this.columns) ? slants ? 0.95 : 0.7 : 0;
    this.roomAbove = room(({row}) => row < 0) ? slants ? 0.9 : 0.6 : 0;
    this.roomBelow = room(({row}) => row >= this.rows) ? slants ? 0.9 : 0.6 : 0;
    this.hasNumbers = hasNumbers(this.clues);
    this.hasCages = this.clues.some(({kind}) => kind.endsWith('cage'));
    this.hasSigns = this.clues.some(({kind, cells}) => isPair(kind) && cells.length);
    this.noteBox = this.hasCages ? {left: 12, top: 24, width: 76, height: 66}
      : this.hasSigns ? {left: 12, top: 12, width: 76, height: 76} : {left: 6, top: 6, width: 88, height: 88};
    this.shaded = places.map((_, cell) => this.housesOf[cell].some(house => house.kind === 'extra'));
    for (const {cells} of this.groups) for (const cell of cells) this.shaded[cell] = true;
    if (this.shaded.every(Boolean)) this.shaded.fill(false);
    this.noteColumns = Math.ceil(Math.sqrt(this.size));
    this.noteRows = Math.ceil(this.size / this.noteColumns);
    this.all = 2 ** this.size - 1;
  }

  // The cell there, or -1.
  cellAt(row, column) {
    if (row < 0 || column < 0 || row >= this.rows || column >= this.columns) return -1;
    return this.cellAtPlace.get(row * this.columns + column) ?? -1;
  }

  // "r3c5", as steps name cells.
  cellNamed(name) {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(name);
    return this.cellAt(row - 1, column - 1);
  }

  // Does another box, or nothing, begin on that side?
  isEdge(cell, down, right) {
    const other = this.cellAt(this.rowOf[cell] + down, this.columnOf[cell] + right);
    return other < 0 || this.boxOf[other] !== this.boxOf[cell];
  }

  // What may stand in each cell by the digits around it: a bit a digit, 0 where a digit is.
  candidates(values) {
    return values.map((value, cell) => {
      if (value) return 0;
      let left = this.all;
      for (const peer of this.peersOf[cell]) if (values[peer]) left &= ~bit(values[peer]);
      return left;
    });
  }

  // The cells that have their digit in common with one they see, or whose clue cannot be kept.
  clashes(values) {
    const found = new Set(brokenClueCells(this, values));
    values.forEach((value, cell) => {
      if (value && this.peersOf[cell].some(peer => values[peer] === value)) found.add(cell);
    });
    return found;
  }
}

// A board as its page has it, or made up from its size.
export const wholeBoard = board => typeof board === 'number' ? plainBoard(board) : board;

export const bit = digit => 1 << (digit - 1);

export function digitsOf(mask) {
  const digits = [];
  for (let digit = 1; mask; digit++, mask >>>= 1) if (mask & 1) digits.push(digit);
  return digits;
}

// Digits as records write them: 1-9, then A-P.
export const digitToChar = digit => digit === 0 ? '.' : digit < 10 ? `${digit}` : String.fromCharCode(55 + digit);

export function charToDigit(char) {
  if (char >= '1' && char <= '9') return +char;
  const code = char.toUpperCase().charCodeAt(0) - 55;
  return char.length === 1 && code >= 10 && code <= 25 ? code : 0;
}

// The solution as the page keeps it: shifted by a sequence that the givens start, so that nobody
// reads it by chance. (obscure in gen/format/page/html_data.c.)
function* shiftsOf(givens, size) {
  let state = 0x811c9dc5;
  for (const char of givens) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193) >>> 0;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield (state >>> 16) % size;
  }
}

// check: a letter for each cell that is not given.
export function revealSolution(givens, check, size) {
  const shifts = shiftsOf(givens, size);
  let at = 0;
  return [...givens].map(char => charToDigit(char) || (check.charCodeAt(at++) - 97 + size - shifts.next().value) % size + 1);
}

export function hideSolution(givens, values, size) {
  const shifts = shiftsOf(givens, size);
  return values.filter((_, cell) => !charToDigit(givens[cell]))
    .map(value => String.fromCharCode(97 + (value - 1 + shifts.next().value) % size)).join('');
}
