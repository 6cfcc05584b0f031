// The state of one puzzle being played: digits, notes, and every move made. Knows nothing of pages.
import {bit, charToDigit, digitToChar, revealSolution} from './board.js';
import {clueCandidates} from './combinations.js';

// What a player can change, by name: how many places a cell has, and the highest value of one.
//   colour: a bit for each of nine colours
//   pen: lines to the cell on the right, below, below on the right and below on the left
//   edge: lines along its right, lower, left and upper side
//   mark: a circle (1) or a cross (2) in the cell, on its right edge, on its lower edge
const FIELDS = {
  values: {places: 1, most: board => board.size},
  corner: {places: 1, most: board => board.all},
  centre: {places: 1, most: board => board.all},
  colour: {places: 1, most: () => 511},
  pen: {places: 4, most: () => 1},
  mark: {places: 3, most: () => 2},
  edge: {places: 4, most: () => 1},
};

// Those that few cells have.
const SPARSE = ['colour', 'pen', 'mark', 'edge'];

export class Game {
  constructor(puzzle, board) {
    this.puzzle = puzzle;
    this.board = board;
    this.given = [...puzzle.record.puzzle].map(char => charToDigit(char));
    this.solution = puzzle.check !== undefined ? revealSolution(puzzle.record.puzzle, puzzle.check, board.size) : null;
    this.values = this.given.slice();
    for (const [name, {places}] of Object.entries(FIELDS)) {
      if (name !== 'values') this[name] = Array(this.given.length * places).fill(0);
    }
    this.moves = [];       // each a list of [field, place, before, after]
    this.done = 0;         // how many of them are carried out
    this.waitsAt = 0;      // the number of moves at which the clock waits for the first one
    this.finished = false; // this time
    this.solved = false;   // this time or an earlier one: it stays
    this.elapsed = 0;      // in milliseconds
    this.hints = 0;
    this.mistakes = 0;
    this.revision = 0;     // of the stored state that this one started from
    this.version = 0;      // grows with each change
    this.keptVersion = 0;  // the version that is stored
  }

  // Back to the givens, with a clock that has not run; one move, which undo takes back. That the
  // puzzle was solved before stays known.
  restart() {
    const cleared = Object.entries(FIELDS).flatMap(([field, {places}]) =>
      Array.from({length: this.given.length * places}, (_, at) => [field, at, field === 'values' ? this.given[at] : 0]));
    this.move(cleared);
    Object.assign(this, {waitsAt: this.done, finished: false, elapsed: 0, hints: 0, mistakes: 0});
    this.version++;
  }

  // Has the clock a reason to run? From the first move on.
  isBegun() { return this.done !== this.waitsAt && !this.finished; }

  // Does it hold changes that are stored nowhere?
  hasUnsaved() { return this.version !== this.keptVersion; }

  isGiven(cell) { return this.given[cell] > 0; }

  // Carry out changes [field, cell, after] as one move; what changes nothing is left out.
  move(changes) {
    const move = [];
    for (const [field, cell, after] of changes) {
      const before = this[field][cell];
      if (before === after || (field === 'values' && this.isGiven(cell))) continue;
      move.push([field, cell, before, after]);
      this[field][cell] = after;
    }
    if (move.length === 0) return false;
    this.moves.length = this.done;
    this.moves.push(move);
    this.done++;
    this.version++;
    return true;
  }

  undo() {
    if (this.done === 0) return [];
    const move = this.moves[--this.done];
    this.version++;
    for (const [field, cell, before] of [...move].reverse()) this[field][cell] = before;
    return cellsOfMove(move);
  }

  redo() {
    if (this.done === this.moves.length) return [];
    const move = this.moves[this.done++];
    this.version++;
    for (const [field, cell, , after] of move) this[field][cell] = after;
    return cellsOfMove(move);
  }

  // A digit into cells, or out of them where all have it already. clean: take it out of the notes
  // around.
  enter(cells, digit, clean) {
    const free = cells.filter(cell => !this.isGiven(cell));
    const all = free.every(cell => this.values[cell] === digit);
    const changes = [];
    if (!all && this.solution && !this.finished) this.mistakes += free.filter(cell => this.solution[cell] !== digit).length;
    const notes = {corner: this.corner.slice(), centre: this.centre.slice()};
    for (const cell of free) {
      changes.push(['values', cell, all ? 0 : digit]);
      if (all || !clean) continue;
      for (const field of ['corner', 'centre']) {
        for (const peer of this.board.peersOf[cell]) notes[field][peer] &= ~bit(digit);
      }
    }
    for (const field of ['corner', 'centre']) {
      notes[field].forEach((mask, cell) => changes.push([field, cell, mask]));
    }
    return this.move(changes);
  }

  // A note into empty cells, or out of them where all have it already.
  note(field, cells, digit) {
    const free = cells.filter(cell => !this.values[cell]);
    const all = free.every(cell => this[field][cell] & bit(digit));
    return this.move(free.map(cell =>
      [field, cell, all ? this[field][cell] & ~bit(digit) : this[field][cell] | bit(digit)]));
  }

  // A colour into cells, or out of them where all have it already. Givens take colours too.
  paint(cells, colour) {
    const all = cells.every(cell => this.colour[cell] & bit(colour));
    return this.move(cells.map(cell =>
      ['colour', cell, all ? this.colour[cell] & ~bit(colour) : this.colour[cell] | bit(colour)]));
  }

  // What is on top first: digits; where there are none, notes; where there are none, colours, lines
  // and marks.
  erase(cells) {
    const free = cells.filter(cell => !this.isGiven(cell));
    const filled = free.filter(cell => this.values[cell]);
    return (filled.length && this.move(filled.map(cell => ['values', cell, 0]))) ||
      this.move(free.flatMap(cell => [['corner', cell, 0], ['centre', cell, 0]])) ||
      this.move(cells.flatMap(cell => SPARSE.flatMap(field =>
        Array.from({length: FIELDS[field].places}, (_, at) => [field, cell * FIELDS[field].places + at, 0]))));
  }

  // All candidates as centre notes, as far as houses and clues rule them out.
  noteCandidates(cells) {
    const candidates = clueCandidates(this.board, this.values, true);
    return this.move(cells.filter(cell => !this.values[cell]).map(cell => ['centre', cell, candidates[cell]]));
  }

  isFull() { return this.values.every(value => value > 0); }

  isSolved() {
    return this.isFull() && (this.solution
      ? this.values.every((value, cell) => value === this.solution[cell])
      : this.board.clashes(this.values).size === 0);
  }

  // Entries that the solution does not have; null: it is not known.
  wrongCells() {
    if (!this.solution) return null;
    const wrong = [];
    this.values.forEach((value, cell) => { if (value && value !== this.solution[cell]) wrong.push(cell); });
    return wrong;
  }

  // Cells whose notes leave out the right digit (only where there are centre notes: corner notes need
  // not be complete), and cells with a note that a digit around rules out.
  wrongNotes() {
    const candidates = this.board.candidates(this.values);
    const open = this.values.flatMap((value, cell) => value ? [] : [cell]);
    return {
      missing: !this.solution ? [] : open.filter(cell => this.centre[cell] &&
        !((this.centre[cell] | this.corner[cell]) & bit(this.solution[cell]))),
      excess: open.filter(cell => (this.centre[cell] | this.corner[cell]) & ~candidates[cell]),
    };
  }

  // From 0 to 1.
  progress() {
    const empty = this.given.filter(value => !value).length;
    const filled = this.values.filter((value, cell) => value && !this.isGiven(cell)).length;
    return empty ? filled / empty : 1;
  }

  isTouched() { return this.moves.length > 0; }

  text(values = this.values) { return values.map(digitToChar).join(''); }

  // What is kept of it, and back. Keeps what it can of a state that something else wrote.
  save() {
    return {
      values: this.text(), corner: this.corner, centre: this.centre, colour: sparse(this.colour), pen: sparse(this.pen),
      mark: sparse(this.mark), edge: sparse(this.edge), moves: this.moves, done: this.done, elapsed: Math.round(this.elapsed), hints: this.hints,
      mistakes: this.mistakes, finished: this.finished, solved: this.solved, progress: this.progress(), revision: this.revision,
    };
  }

  load(state) {
    const {board} = this;
    const {count} = board;
    const fits = (field, value) => Number.isInteger(value) && value >= 0 && value <= FIELDS[field].most(board);
    const isChange = change => Array.isArray(change) && Object.hasOwn(FIELDS, change[0]) && Number.isInteger(change[1]) &&
      change[1] >= 0 && change[1] < count * FIELDS[change[0]].places && fits(change[0], change[2]) && fits(change[0], change[3]);
    if (typeof state?.values !== 'string' || state.values.length !== count) return false;
    const values = [...state.values].map(charToDigit);
    this.values = values.map((value, cell) => this.given[cell] || (value <= board.size ? value : 0));
    for (const field of ['corner', 'centre']) {
      if (Array.isArray(state[field]) && state[field].length === count && state[field].every(mask => fits(field, mask))) this[field] = state[field].slice();
    }
    for (const field of SPARSE) {
      this[field].fill(0);
      for (const [at, value] of Array.isArray(state[field]) ? state[field] : []) {
        if (at >= 0 && at < this[field].length && fits(field, value)) this[field][at] = value;
      }
    }
    const moves = Array.isArray(state.moves) ? state.moves : [];
    const good = moves.every(move => Array.isArray(move) && move.every(isChange));
    this.moves = good ? moves : [];
    this.done = good && state.done >= 0 && state.done <= moves.length ? Math.floor(state.done) : this.moves.length;
    for (const name of ['elapsed', 'hints', 'mistakes', 'revision']) this[name] = state[name] >= 0 ? state[name] : 0;
    this.finished = this.isSolved();
    this.solved = this.finished || state.solved === true || state.finished === true;
    this.version = this.keptVersion = 0;
    return true;
  }
}

// The places of a list that are not 0, as [place, value].
const sparse = list => list.flatMap((value, at) => value ? [[at, value]] : []);

const cellsOfMove = move => move.map(([field, at]) => Math.floor(at / FIELDS[field].places));
