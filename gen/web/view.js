// The board on the screen: a grid of cells for eyes, hands and screen readers.
import {bit, digitsOf} from './board.js';
import {drawNotes} from './notes.js';
import {drawPen} from './pen.js';
import {boardLines, drawPicture, emptySvg} from './svg.js';
import {$} from './dom.js';
import {clueLabel, cluesOver, cluesUnder, KINDS} from './kinds.js';
import {tell} from './texts.js';

const NEAR_CELL = 58;   // pixels of a cell in the near view, where it does not show a whole grid
const FAR_CELL = 26;    // pixels of a cell below which there is a near view
const MIN_NOTE = 9;     // pixels of the notes below which there is one, and which it has at least
const GRID_MARGIN = 0.2; // cells around a grid in the near view

export class View {
  constructor(frame) {
    this.frame = frame;
    this.stage = frame.querySelector('.stage');
    this.grid = frame.querySelector('[role=grid]');
    this.cells = [];
    this.zoom = 1;
    this.frame.addEventListener('scroll', () => { this.box = null; });
    window.addEventListener('scroll', () => { this.box = null; });
    new ResizeObserver(() => { this.box = null; this.drawZoom(); }).observe(this.frame);
  }

  setBoard(board) {
    this.board = board;
    this.shown = [];
    this.drawn = '';
    this.resetZoom();
    this.frame.style.setProperty('--columns', board.columns);
    this.frame.style.setProperty('--rows', board.rows);
    this.frame.style.setProperty('--room-left', board.roomLeft);
    this.frame.style.setProperty('--room-above', board.roomAbove);
    this.frame.style.setProperty('--room-right', board.roomRight);
    this.frame.style.setProperty('--room-below', board.roomBelow);
    this.frame.style.setProperty('--across-frame', board.columns + board.roomLeft + board.roomRight);
    this.frame.style.setProperty('--down-frame', board.rows + board.roomAbove + board.roomBelow);
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
    this.pen = emptySvg(board, 0);
    this.pen.classList.add('drawing');
    this.overlay = emptySvg(board, 0);
    this.overlay.classList.add('overlay');
    for (const picture of [under, lines, this.pen, this.overlay]) {
      picture.setAttribute('aria-hidden', 'true');
      this.stage.append(picture);
    }
  }

  // ---- where things are ----

  gridBox() { return this.box ??= this.grid.getBoundingClientRect(); }

  cellWidth() { return this.gridBox().width / this.board.columns; }

  // The cell at a point of the window (-1: none), and where in it, from 0 to 1.
  placeAt(x, y) {
    const box = this.gridBox();
    const column = (x - box.left) / box.width * this.board.columns;
    const row = (y - box.top) / box.height * this.board.rows;
    return {cell: this.board.cellAt(Math.floor(row), Math.floor(column)), across: column - Math.floor(column), down: row - Math.floor(row)};
  }

  // The corner of cells that is nearest to a point, and how far it is, in cells.
  cornerAt(x, y) {
    const box = this.gridBox();
    const across = (x - box.left) / box.width * this.board.columns;
    const down = (y - box.top) / box.height * this.board.rows;
    const [row, column] = [Math.round(down), Math.round(across)];
    return {row, column, far: Math.max(Math.abs(across - column), Math.abs(down - row))};
  }

  cellAtPoint(x, y) {
    this.box = null;
    return this.placeAt(x, y).cell;
  }

  // ---- nearer and farther ----

  resetZoom() {
    this.zoom = 1;
    this.area = null;
    this.frame.style.setProperty('--zoom', 1);
    this.box = null;
    this.drawZoom();
  }

  // Keeps what is under a point of the window where it is.
  setZoom(zoom, x, y) {
    const {frame, board} = this;
    const box = frame.getBoundingClientRect();
    const most = Math.max(1, board.columns * this.nearCell() * 1.5 / box.width);
    const next = Math.min(Math.max(1, zoom), most);
    const left = (frame.scrollLeft + x - box.left) / this.zoom;
    const top = (frame.scrollTop + y - box.top) / this.zoom;
    this.area = null;
    this.zoom = next;
    frame.style.setProperty('--zoom', next);
    frame.scrollLeft = left * next - (x - box.left);
    frame.scrollTop = top * next - (y - box.top);
    this.box = null;
    this.drawZoom();
  }

  pan(right, down) {
    this.frame.scrollLeft += right;
    this.frame.scrollTop += down;
    this.box = null;
  }

  // Of a pixel of a cell's width, how much its notes have (.notes in page.css).
  noteShare() {
    const {noteColumns, hasCages, hasSigns} = this.board;
    return 0.62 * (hasCages ? 1.16 : hasSigns ? 1.22 : 1.42) / noteColumns;
  }

  nearCell() { return Math.max(NEAR_CELL, MIN_NOTE / this.noteShare()); }

  // Between the whole board and the part around a cell, where notes can be read.
  toggleZoom(cell) {
    if (this.zoom > 1) this.resetZoom();
    else this.showAround(cell);
  }

  // The grid around the cell where the board has several and its notes can be read so, else cells of a
  // size at which they can.
  showAround(cell) {
    const {frame, board} = this;
    const area = gridAround(board, cell);
    const width = area && frame.clientWidth / (area.columns + 2 * GRID_MARGIN);
    if (!area || width * this.noteShare() < MIN_NOTE) {
      const box = this.cells[cell].getBoundingClientRect();
      this.setZoom(this.zoom * this.nearCell() / box.width, box.x + box.width / 2, box.y + box.height / 2);
      this.showCell(cell);
      return;
    }
    this.zoom = (board.columns + board.roomLeft + board.roomRight) / (area.columns + 2 * GRID_MARGIN);
    this.area = area;
    frame.style.setProperty('--zoom', this.zoom);
    frame.scrollLeft = (board.roomLeft + area.column - GRID_MARGIN) * width;
    frame.scrollTop = (board.roomAbove + area.row - GRID_MARGIN) * width;
    this.box = null;
    this.drawZoom();
  }

  // Brings a cell into view where there is more of the board than is seen.
  follow(cell) {
    if (this.zoom === 1) return;
    if (!this.area) this.showCell(cell);
    else if (!this.area.has(cell)) this.showAround(cell);
  }

  showCell(cell) {
    const frame = this.frame.getBoundingClientRect();
    const box = this.cells[cell].getBoundingClientRect();
    const seen = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    if (!seen) this.pan(box.x + box.width / 2 - frame.x - frame.width / 2, box.y + box.height / 2 - frame.y - frame.height / 2);
  }

  drawZoom() {
    if (!this.board) return;
    const button = $('zoom');
    const width = this.frame.clientWidth / this.board.columns;
    button.hidden = this.zoom === 1 && width >= FAR_CELL && width * this.noteShare() >= MIN_NOTE;
    button.setAttribute('aria-pressed', this.zoom > 1);
    this.frame.classList.toggle('zoomed', this.zoom > 1);
  }

  // state: {values, given, corner, centre, colour, pen, mark, selected: Set, focus, chosen: the digit to
  // show everywhere or 0, clashes: Set, wrong: Set, signs, settings, language}. Only cells that look different from before are touched.
  draw(state) {
    const {board} = this;
    const {signs, settings} = state;
    const seen = new Set();
    const digit = state.chosen || state.values[state.focus];
    if (settings.highlight && state.selected.size === 1) board.housesOf[state.focus].forEach(house => {
      if (house.kind !== 'extra' || board.shaded[state.focus]) house.cells.forEach(cell => seen.add(cell));
    });
    if (settings.highlight && state.selected.size === 1) board.cagesOf[state.focus].flat().forEach(cell => seen.add(cell));
    for (let cell = 0; cell < board.count; cell++) {
      const value = state.values[cell];
      const notes = value ? 0 : state.corner[cell] | state.centre[cell];
      const classes = ['cell'];
      if (board.shaded[cell]) classes.push('shaded');
      if (value) classes.push(state.given[cell] ? 'given' : 'entry');
      if (value > 9 && /^\d\d/.test(signs.show(value))) classes.push('wide');
      if (seen.has(cell)) classes.push('seen');
      if (settings.highlight && digit && value === digit) classes.push('same');
      if (state.selected.has(cell)) classes.push('selected');
      if (state.clashes.has(cell)) classes.push('clash');
      if (state.wrong.has(cell)) classes.push('wrong');
      this.drawCell(cell, state, {
        classes: classes.join(' '), colour: state.colour[cell], isFocus: state.focus === cell, isSelected: state.selected.has(cell),
        faults: state.clashes.has(cell) + 2 * state.wrong.has(cell),
        value, corner: notes && state.corner[cell], centre: notes && state.centre[cell],
        chosen: settings.highlight && digit && notes & bit(digit) ? digit : 0,
      });
    }
    this.drawLines(state);
  }

  // Touches only what looks different from before: to set what is there already can cost the browser as
  // much as a change.
  drawCell(cell, state, look) {
    const before = this.shown[cell] ?? {};
    if (looksSame(before, look)) return;
    this.shown[cell] = look;
    const isOther = (...names) => names.some(name => look[name] !== before[name]);
    const element = this.cells[cell];
    if (isOther('colour')) element.style.backgroundImage = colourWheel(look.colour);
    if (isOther('isFocus')) element.tabIndex = look.isFocus ? 0 : -1;
    if (isOther('isSelected')) element.setAttribute('aria-selected', look.isSelected);
    if (state.given[cell] && !before.classes) element.setAttribute('aria-readonly', 'true');
    if (isOther('faults', 'colour', 'value', 'corner', 'centre')) element.setAttribute('aria-label', this.label(cell, state));
    if (isOther('classes')) element.className = look.classes;
    if (!look.value) drawNotes(element, before, look, this.board, state);
    else if (isOther('value')) element.textContent = state.signs.show(look.value);
  }

  drawLines({pen, mark, edge}) {
    if (!this.drawn && ![pen, mark, edge].some(list => list.includes(1) || list.includes(2))) return;
    const now = `${pen.join('')},${mark.join('')},${edge.join('')}`;
    if (now === this.drawn) return;
    this.drawn = now;
    this.pen.replaceChildren(...drawPen(this.board, pen, mark, edge));
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
    if (state.colour[cell]) parts.push(tell('cell_colours', digitsOf(state.colour[cell]).join(', ')));
    if (state.clashes.has(cell)) parts.push(tell('cell_clash'));
    if (state.wrong.has(cell)) parts.push(tell('cell_wrong'));
    return parts.join(', ');
  }

  // What a clue says of one of its cells.
  clueLabel(clue, cell) {
    const {kind, cells} = clue;
    const at = cells.indexOf(cell);
    const {label} = KINDS[kind];
    if (typeof label !== 'string') return clueLabel(kind, at, clue);
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

const looksSame = (a, b) => a.classes === b.classes && a.colour === b.colour && a.isFocus === b.isFocus && a.value === b.value &&
  a.corner === b.corner && a.centre === b.centre && a.chosen === b.chosen;

// The grid that a cell lies in, of a board of several: {row, column, rows, columns, has(cell)}; null where
// the board is one grid. A grid is a row and a column of the cell that have no gap between them.
function gridAround(board, cell) {
  const lines = kind => board.housesOf[cell].filter(house => house.kind === kind);
  for (const {cells: across} of lines('row')) {
    for (const {cells: down} of lines('column')) {
      const [columns, rows] = [across.map(one => board.columnOf[one]), down.map(one => board.rowOf[one])];
      if (columns.length === board.columns || rows.some(row => columns.some(column => board.cellAt(row, column) < 0))) continue;
      return {
        row: Math.min(...rows), column: Math.min(...columns), rows: rows.length, columns: columns.length,
        has: one => rows.includes(board.rowOf[one]) && columns.includes(board.columnOf[one]),
      };
    }
  }
  return null;
}

// Colours share a cell as slices of a wheel.
function colourWheel(mask) {
  const colours = digitsOf(mask);
  if (colours.length === 0) return '';
  const slice = 360 / colours.length;
  const stops = colours.map((colour, at) => `var(--colour-${colour}) ${at * slice}deg ${(at + 1) * slice}deg`);
  return `conic-gradient(from 45deg, ${stops.join(', ')})`;
}
