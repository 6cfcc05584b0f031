// The board on the screen: a grid of cells for eyes, hands and screen readers.
import {digitsOf} from './board.js';
import {cluesOver, cluesUnder} from './clue_art.js';
import {boardLines, drawPicture, emptySvg} from './svg.js';
import {tell} from './texts.js';

// A row for each kind, as it is spoken of one of its cells, the one at a place: a text, or, of marks
// between two cells, the sign seen from the first and from the second. Rules are not in cells.
const LABELS = {
  cage: (at, {sum}) => tell('clue_cage', sum),
  thermo: at => tell('clue_thermo', at + 1),
  arrow: at => tell(at ? 'clue_shaft' : 'clue_circle'),
  greater: '><',
  consecutive: '==',
  'white-dot': '○○',
  'black-dot': '●●',
  'x-sum': 'XX',
  'v-sum': 'VV',
  odd: () => tell('clue_odd'),
  even: () => tell('clue_even'),
  sandwich: (at, {line, sum}) => tell(line[0] === 'r' ? 'clue_row' : 'clue_column', sum),
  'anti-knight': null,
  'anti-king': null,
  'non-consecutive': null,
};

export class View {
  constructor(frame) {
    this.frame = frame;
    this.stage = frame.querySelector('.stage');
    this.grid = frame.querySelector('[role=grid]');
    this.cells = [];
  }

  setBoard(board) {
    this.board = board;
    this.shown = [];
    this.frame.style.setProperty('--columns', board.columns);
    this.frame.style.setProperty('--rows', board.rows);
    this.frame.style.setProperty('--room-left', board.roomLeft);
    this.frame.style.setProperty('--room-above', board.roomAbove);
    this.frame.style.setProperty('--across-frame', board.columns + board.roomLeft);
    this.frame.style.setProperty('--down-frame', board.rows + board.roomAbove);
    this.frame.classList.toggle('caged', board.hasCages);
    this.frame.classList.toggle('signed', board.hasSigns);
    this.frame.style.setProperty('--note-columns', board.noteColumns);
    this.frame.style.setProperty('--note-rows', board.noteRows);
    this.frame.classList.toggle('large', board.columns > 12);
    const rows = Array.from({length: board.rows}, (_, row) => {
      const element = document.createElement('div');
      element.setAttribute('role', 'row');
      element.setAttribute('aria-rowindex', row + 1);
      return element;
    });
    this.cells = Array.from({length: board.count}, (_, cell) => {
      const element = document.createElement('div');
      element.setAttribute('role', 'gridcell');
      element.setAttribute('aria-colindex', board.columnOf[cell] + 1);
      element.className = 'cell';
      element.tabIndex = -1;
      element.dataset.cell = cell;
      element.style.gridRow = board.rowOf[cell] + 1;
      element.style.gridColumn = board.columnOf[cell] + 1;
      rows[board.rowOf[cell]].append(element);
      return element;
    });
    this.grid.replaceChildren(...rows);
    this.grid.setAttribute('aria-rowcount', board.rows);
    this.grid.setAttribute('aria-colcount', board.columns);
    this.stage.querySelectorAll('svg').forEach(old => old.remove());
    const under = emptySvg(board, 0);
    under.classList.add('under');
    under.append(...cluesUnder(board));
    const lines = emptySvg(board, 0);
    lines.classList.add('lines');
    lines.append(...boardLines(board), ...cluesOver(board));
    this.overlay = emptySvg(board, 0);
    this.overlay.classList.add('overlay');
    for (const picture of [under, lines, this.overlay]) {
      picture.setAttribute('aria-hidden', 'true');
      this.stage.append(picture);
    }
  }

  // The cell at a point of the window, or -1.
  cellAtPoint(x, y) {
    const element = document.elementFromPoint(x, y)?.closest('.cell');
    return element && this.grid.contains(element) ? +element.dataset.cell : -1;
  }

  // state: {values, given, corner, centre, selected: Set, focus, clashes: Set, wrong: Set, signs,
  // settings, language}. Only cells that look different from before are touched.
  draw(state) {
    const {board} = this;
    const {signs, settings} = state;
    const seen = new Set();
    const digit = state.values[state.focus];
    if (settings.highlight && state.selected.size === 1) board.housesOf[state.focus].forEach(house => {
      if (house.kind !== 'extra' || board.shaded[state.focus]) house.cells.forEach(cell => seen.add(cell));
    });
    if (settings.highlight && state.selected.size === 1) board.cagesOf[state.focus].flat().forEach(cell => seen.add(cell));
    for (let cell = 0; cell < board.count; cell++) {
      const value = state.values[cell];
      const classes = ['cell'];
      if (board.shaded[cell]) classes.push('shaded');
      if (value) classes.push(state.given[cell] ? 'given' : 'entry');
      if (seen.has(cell)) classes.push('seen');
      if (settings.highlight && digit && value === digit) classes.push('same');
      if (state.selected.has(cell)) classes.push('selected');
      if (state.clashes.has(cell)) classes.push('clash');
      if (state.wrong.has(cell)) classes.push('wrong');
      const key = [classes.join(' '), value, state.corner[cell], state.centre[cell], state.focus === cell, settings.signs, state.language].join();
      if (this.shown[cell] === key) continue;
      this.shown[cell] = key;
      const element = this.cells[cell];
      element.className = classes.join(' ');
      element.tabIndex = state.focus === cell ? 0 : -1;
      element.setAttribute('aria-selected', state.selected.has(cell));
      element.setAttribute('aria-readonly', Boolean(state.given[cell]));
      element.setAttribute('aria-label', this.label(cell, state));
      if (value) {
        const sign = signs.show(value);
        element.textContent = sign;
        element.classList.toggle('wide', /^\d\d/.test(sign));
      } else {
        element.replaceChildren(...this.notes(state.corner[cell], state.centre[cell], signs));
      }
    }
  }

  // Centre notes stand in the digits' own places; with corner notes beside them, in the middle. They
  // are shown by the style sheet, and are no text: the cell's label tells them.
  notes(corner, centre, signs) {
    if (!corner && !centre) return [];
    const {board} = this;
    const grid = document.createElement('span');
    grid.className = 'notes';
    const put = (digit, row, column, name) => {
      const note = document.createElement('span');
      note.dataset.note = signs.show(digit);
      note.className = name;
      note.style.gridArea = `${row + 1} / ${column + 1}`;
      grid.append(note);
    };
    const middle = document.createElement('span');
    middle.className = 'middle';
    if (corner) {
      const slots = cornerSlots(board.noteRows, board.noteColumns);
      const digits = digitsOf(corner);
      digits.slice(0, slots.length).forEach((digit, index) => put(digit, ...slots[index], 'corner'));
      const rest = [...digits.slice(slots.length), ...digitsOf(centre)];
      middle.dataset.note = rest.map(digit => signs.show(digit)).join('');
      middle.classList.toggle('many', rest.length > 5);
    } else {
      for (const digit of digitsOf(centre)) {
        put(digit, Math.floor((digit - 1) / board.noteColumns), (digit - 1) % board.noteColumns, 'centre');
      }
    }
    return middle.dataset.note ? [grid, middle] : [grid];
  }

  // "row 3, column 5, empty, notes 2 and 7"
  label(cell, state) {
    const parts = [tell('cell_place', this.board.rowOf[cell] + 1, this.board.columnOf[cell] + 1)];
    const value = state.values[cell];
    if (value) {
      parts.push(tell(state.given[cell] ? 'cell_given' : 'cell_entry', this.spoken(value, state)));
    } else {
      parts.push(tell('cell_empty'));
      if (state.corner[cell]) parts.push(tell('cell_corner', this.spokenList(state.corner[cell], state)));
      if (state.centre[cell]) parts.push(tell('cell_notes', this.spokenList(state.centre[cell], state)));
    }
    for (const clue of this.board.clues) if (clue.cells.includes(cell)) parts.push(this.clueLabel(clue, cell));
    if (state.clashes.has(cell)) parts.push(tell('cell_clash'));
    if (state.wrong.has(cell)) parts.push(tell('cell_wrong'));
    return parts.join(', ');
  }

  // What a clue says of one of its cells.
  clueLabel(clue, cell) {
    const {kind, cells} = clue;
    const at = cells.indexOf(cell);
    const label = LABELS[kind];
    if (typeof label === 'function') return label(at, clue);
    const other = cells[1 - at];
    return tell('clue_pair', label[at], tell('cell_place', this.board.rowOf[other] + 1, this.board.columnOf[other] + 1));
  }

  // Pictures have no name of their own; their number tells them.
  spoken(digit, {signs, settings}) { return settings.signs === 'pictures' ? `${digit}` : signs.show(digit); }

  spokenList(mask, state) {
    const words = digitsOf(mask).map(digit => this.spoken(digit, state));
    return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${tell('and')} ${words.at(-1)}`;
  }

  drawPicture(picture, signs) {
    this.overlay.replaceChildren(...(picture ? drawPicture(this.board, signs, picture) : []));
  }
}

// The corners, then the places between them.
function cornerSlots(rows, columns) {
  const [bottom, right] = [rows - 1, columns - 1];
  const slots = [[0, 0], [0, right], [bottom, 0], [bottom, right]];
  for (let column = 1; column < right; column++) slots.push([0, column], [bottom, column]);
  for (let row = 1; row < bottom; row++) slots.push([row, 0], [row, right]);
  return slots.filter(([row, column], index) => slots.findIndex(([r, c]) => r === row && c === column) === index);
}
