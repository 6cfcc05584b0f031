// The state of one puzzle being played: digits, notes, and every move made. Knows nothing of pages.
import {bit, charToDigit, digitToChar, revealSolution} from './board.js';

export class Game {
  constructor(puzzle, board) {
    this.puzzle = puzzle;
    this.board = board;
    this.given = [...puzzle.record.puzzle].map(char => charToDigit(char));
    this.solution = puzzle.check ? revealSolution(puzzle.record.puzzle, puzzle.check, board.size) : null;
    this.restart();
    this.elapsed = 0;
    this.hints = 0;
  }

  restart() {
    this.values = this.given.slice();
    this.corner = this.given.map(() => 0);
    this.centre = this.given.map(() => 0);
    this.moves = []; // each a list of [field, cell, before, after]
    this.done = 0;   // how many of them are carried out
    this.finished = false;
  }

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
    return true;
  }

  undo() {
    if (this.done === 0) return [];
    const move = this.moves[--this.done];
    for (const [field, cell, before] of [...move].reverse()) this[field][cell] = before;
    return move.map(change => change[1]);
  }

  redo() {
    if (this.done === this.moves.length) return [];
    const move = this.moves[this.done++];
    for (const [field, cell, , after] of move) this[field][cell] = after;
    return move.map(change => change[1]);
  }

  // A digit into cells, or out of them where all have it already. clean: take it out of the notes
  // around.
  enter(cells, digit, clean) {
    const free = cells.filter(cell => !this.isGiven(cell));
    const all = free.every(cell => this.values[cell] === digit);
    const changes = [];
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

  // Digits first; where there are none, notes.
  erase(cells) {
    const free = cells.filter(cell => !this.isGiven(cell));
    const filled = free.filter(cell => this.values[cell]);
    return this.move(filled.length
      ? filled.map(cell => ['values', cell, 0])
      : free.flatMap(cell => [['corner', cell, 0], ['centre', cell, 0]]));
  }

  // All candidates as centre notes.
  noteCandidates(cells) {
    const candidates = this.board.candidates(this.values);
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
      values: this.text(), corner: this.corner, centre: this.centre, moves: this.moves, done: this.done,
      elapsed: Math.round(this.elapsed), hints: this.hints, finished: this.finished, progress: this.progress(),
    };
  }

  load(state) {
    const count = this.board.count;
    const isMask = mask => Number.isInteger(mask) && mask >= 0 && mask <= this.board.all;
    const isChange = change => Array.isArray(change) && ['values', 'corner', 'centre'].includes(change[0]) &&
      change[1] >= 0 && change[1] < count && isMask(change[2]) && isMask(change[3]);
    if (typeof state?.values !== 'string' || state.values.length !== count) return false;
    const values = [...state.values].map(charToDigit);
    this.values = values.map((value, cell) => this.given[cell] || (value <= this.board.size ? value : 0));
    for (const field of ['corner', 'centre']) {
      if (Array.isArray(state[field]) && state[field].length === count && state[field].every(isMask)) this[field] = state[field].slice();
    }
    const moves = Array.isArray(state.moves) ? state.moves : [];
    const good = moves.every(move => Array.isArray(move) && move.every(isChange));
    this.moves = good ? moves : [];
    this.done = good && state.done >= 0 && state.done <= moves.length ? Math.floor(state.done) : this.moves.length;
    this.elapsed = state.elapsed >= 0 ? state.elapsed : 0;
    this.hints = state.hints >= 0 ? state.hints : 0;
    this.finished = this.isSolved();
    return true;
  }
}
