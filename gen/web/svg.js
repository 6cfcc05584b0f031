// Boards and the marks of steps as SVG, a cell being 100 units wide: lines under the page's cells,
// what a hint draws over them, and whole boards on paper.
import {digitsOf} from './board.js';
import {cluesOver, cluesUnder} from './kinds.js';

const NS = 'http://www.w3.org/2000/svg';

export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export function emptySvg(board, margin = 4) {
  const [left, above] = [board.roomLeft * 100 + margin, board.roomAbove * 100 + margin];
  const [right, below] = [board.roomRight * 100 + margin, board.roomBelow * 100 + margin];
  return svg('svg', {viewBox: `${-left} ${-above} ${board.columns * 100 + left + right} ${board.rows * 100 + above + below}`});
}

// The lines around cells; thick where a box ends.
export function boardLines(board) {
  const thin = [];
  const thick = [];
  for (let cell = 0; cell < board.count; cell++) {
    const x = board.columnOf[cell] * 100;
    const y = board.rowOf[cell] * 100;
    (board.isEdge(cell, -1, 0) ? thick : thin).push(`M${x} ${y}h100`);
    (board.isEdge(cell, 0, -1) ? thick : thin).push(`M${x} ${y}v100`);
    if (board.isEdge(cell, 1, 0)) thick.push(`M${x} ${y + 100}h100`);
    if (board.isEdge(cell, 0, 1)) thick.push(`M${x + 100} ${y}v100`);
  }
  return [svg('path', {class: 'thin', d: thin.join('')}), svg('path', {class: 'thick', d: thick.join('')})];
}

// Where a candidate stands.
function place(board, cell, digit) {
  const column = (digit - 1) % board.noteColumns;
  const row = Math.floor((digit - 1) / board.noteColumns);
  const {left, top, width, height} = board.noteBox;
  return {
    x: board.columnOf[cell] * 100 + left + (column + 0.5) * width / board.noteColumns,
    y: board.rowOf[cell] * 100 + top + (row + 0.5) * height / board.noteRows,
  };
}

function radius({noteBox, noteColumns, noteRows}) {
  return Math.min(20, 0.49 * noteBox.width / noteColumns, 0.49 * noteBox.height / noteRows);
}

function candidate(board, signs, {cell, digit}, role) {
  const {x, y} = place(board, cell, digit);
  const r = radius(board);
  const group = svg('g', {class: `mark ${role}`},
    svg('circle', {cx: x, cy: y, r}),
    svg('text', {x, y: y + r * 0.55, 'font-size': r * 1.55}, signs.show(digit)));
  if (role === 'eliminate') group.append(svg('path', {d: `M${x - r} ${y + r}L${x + r} ${y - r}`}));
  return group;
}

// Between the middles of its two ends, bent a little so that links over each other can be told apart.
function link(board, {from, to, strong}, index) {
  const middle = end => {
    const points = end.cells.map(cell => place(board, cell, end.digit));
    return {
      x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
      y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
    };
  };
  const a = middle(from);
  const b = middle(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const cut = Math.min(radius(board), length / 3);
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const bend = Math.min(40, length / 8) * (index % 2 ? -1 : 1);
  const start = {x: a.x + dx * cut, y: a.y + dy * cut};
  const stop = {x: b.x - dx * cut, y: b.y - dy * cut};
  const control = {x: (a.x + b.x) / 2 - dy * bend, y: (a.y + b.y) / 2 + dx * bend};
  return svg('path', {
    class: `link ${strong ? 'strong' : 'weak'}`,
    d: `M${start.x} ${start.y}Q${control.x} ${control.y} ${stop.x} ${stop.y}`,
  });
}

// What stepPicture (hints.js) gives.
export function drawPicture(board, signs, picture) {
  const parts = [];
  const areas = [...picture.houses.map(house => ['house', house.cells]), ...picture.clues.map(cells => ['clue-area', cells])];
  for (const [name, cells] of areas) {
    parts.push(svg('path', {
      class: name,
      d: cells.map(cell => `M${board.columnOf[cell] * 100} ${board.rowOf[cell] * 100}h100v100h-100z`).join(''),
    }));
  }
  for (const cell of picture.cells) {
    parts.push(svg('rect', {
      class: 'ring', x: board.columnOf[cell] * 100 + 4, y: board.rowOf[cell] * 100 + 4, width: 92, height: 92, rx: 10,
    }));
  }
  picture.links.forEach((item, index) => parts.push(link(board, item, index)));
  picture.marks.forEach(mark => parts.push(candidate(board, signs, mark, mark.role)));
  picture.eliminate.forEach(mark => parts.push(candidate(board, signs, mark, 'eliminate')));
  for (const {cell, digit} of picture.place) {
    const x = board.columnOf[cell] * 100;
    const y = board.rowOf[cell] * 100;
    parts.push(svg('g', {class: 'mark place'},
      svg('rect', {x: x + 8, y: y + 8, width: 84, height: 84, rx: 12}),
      svg('text', {x: x + 50, y: y + 72, 'font-size': 62}, signs.show(digit))));
  }
  return parts;
}

function digitText(board, signs, cell, value, name) {
  const sign = signs.show(value);
  return svg('text', {
    x: board.columnOf[cell] * 100 + 50, y: board.rowOf[cell] * 100 + (sign.length > 1 ? 67 : 72) + (board.hasCages ? 6 : 0),
    'font-size': [...sign].length > 1 && !sign.endsWith('\uFE0E') ? 48 : 64, class: name,
  }, sign);
}

function boardPicture(board, digits) {
  const picture = emptySvg(board, 6);
  const shades = [];
  picture.classList.add('paper-board');
  picture.setAttribute('preserveAspectRatio', 'xMidYMin meet');
  board.shaded.forEach((isShaded, cell) => {
    if (isShaded) shades.push(svg('rect', {class: 'shade', x: board.columnOf[cell] * 100, y: board.rowOf[cell] * 100, width: 100, height: 100}));
  });
  picture.append(...shades, ...cluesUnder(board), ...digits, ...boardLines(board), ...cluesOver(board));
  return picture;
}

// A whole board for paper.
export function paperBoard(board, signs, values, given) {
  return boardPicture(board, values.flatMap((value, cell) => value ? [digitText(board, signs, cell, value, given[cell] ? 'given' : 'entry')] : []));
}

// A position with its candidates, and a step drawn over it.
export function lessonBoard(board, signs, values, masks, picture) {
  const notes = masks.flatMap((mask, cell) => digitsOf(mask).map(digit => {
    const {x, y} = place(board, cell, digit);
    return svg('text', {class: 'note', x, y: y + radius(board) * 0.55, 'font-size': radius(board) * 1.5}, signs.show(digit));
  }));
  const digits = values.flatMap((value, cell) => value ? [digitText(board, signs, cell, value, 'given')] : []);
  const drawn = boardPicture(board, [...digits, ...notes]);
  drawn.append(svg('g', {class: 'overlay'}, ...drawPicture(board, signs, picture)));
  return drawn;
}
