// What clues are drawn with: what lies beneath the digits, and what stands over the lines. Which kind
// is drawn by what stands in its row in kinds.js. A cell is
// 100 units wide. (render/board/constraints/constraint_art.c has the same shapes for paper.)
import {svg} from './svg.js';

const INSET = 8;

const middle = (board, cell) => ({x: board.columnOf[cell] * 100 + 50, y: board.rowOf[cell] * 100 + 50});

const lineThrough = (board, cells) => cells.map((cell, index) => {
  const {x, y} = middle(board, cell);
  return `${index ? 'L' : 'M'}${x} ${y}`;
}).join('');

// ---- beneath ----

function thermo(board, {cells}) {
  const {x, y} = middle(board, cells[0]);
  return [svg('circle', {class: 'body', cx: x, cy: y, r: 36}), svg('path', {class: 'stem', d: lineThrough(board, cells)})];
}

// The shaft begins at the circle's edge.
function arrow(board, {cells}) {
  const points = cells.map(cell => middle(board, cell));
  const turn = (from, to) => Math.atan2(to.y - from.y, to.x - from.x);
  const first = turn(points[0], points[1]);
  const start = `M${points[0].x + 40 * Math.cos(first)} ${points[0].y + 40 * Math.sin(first)}`;
  const end = points.at(-1);
  const back = turn(end, points.at(-2));
  const head = [0.6, -0.6].map(angle => `M${end.x} ${end.y}l${20 * Math.cos(back + angle)} ${20 * Math.sin(back + angle)}`);
  return [
    svg('circle', {class: 'ring', cx: points[0].x, cy: points[0].y, r: 40}),
    svg('path', {class: 'shaft', d: start + lineThrough(board, cells.slice(1)).replace('M', 'L') + head.join('')}),
  ];
}

function odd(board, {cells: [cell]}) {
  const {x, y} = middle(board, cell);
  return [svg('circle', {class: 'body', cx: x, cy: y, r: 36})];
}

function even(board, {cells: [cell]}) {
  const {x, y} = middle(board, cell);
  return [svg('rect', {class: 'body', x: x - 33, y: y - 33, width: 66, height: 66})];
}

// Lines that are no more than lines: how they look is in the style sheet, by the kind's name.
const line = (board, {cells}) => [svg('path', {class: 'line', d: lineThrough(board, cells)})];

const ringAt = (board, cell) => {
  const {x, y} = middle(board, cell);
  return svg('circle', {class: 'end', cx: x, cy: y, r: 38});
};

const diamondAt = (board, cell) => {
  const {x, y} = middle(board, cell);
  return svg('path', {class: 'end', d: `M${x - 40} ${y}l40 -40l40 40l-40 40Z`});
};

const ringed = (board, clue) => [...line(board, clue), ringAt(board, clue.cells[0]), ringAt(board, clue.cells.at(-1))];
const diamonds = (board, clue) => [...line(board, clue), diamondAt(board, clue.cells[0]), diamondAt(board, clue.cells.at(-1))];
const hollow = (board, clue) => [...line(board, clue), ringAt(board, clue.cells[0])];

// ---- over ----

// Each side of a cell on which the cage ends, a little inside; up to the next corner where the cage
// goes on there, and around it.
function cageOutline(board, cells, textRight, textBottom) {
  const inside = new Set(cells);
  const has = (cell, down, right) => inside.has(board.cellAt(board.rowOf[cell] + down, board.columnOf[cell] + right));
  const parts = [];
  for (const cell of cells) {
    const x = board.columnOf[cell] * 100;
    const y = board.rowOf[cell] * 100;
    for (const side of [-1, 1]) {
      const at = side < 0 ? INSET : 100 - INSET;
      const reach = (goesOn, turns) => goesOn ? (turns ? -INSET : 0) : INSET;
      const first = cell === cells[0] && side < 0;
      if (!has(cell, side, 0)) {
        const start = Math.max(reach(has(cell, 0, -1), has(cell, side, -1)), first ? textRight : -INSET);
        const stop = 100 - reach(has(cell, 0, 1), has(cell, side, 1));
        parts.push(`M${x + start} ${y + at}H${x + stop}`);
      }
      if (!has(cell, 0, side)) {
        const start = Math.max(reach(has(cell, -1, 0), has(cell, -1, side)), first ? textBottom : -INSET);
        const stop = 100 - reach(has(cell, 1, 0), has(cell, 1, side));
        parts.push(`M${x + at} ${y + start}V${y + stop}`);
      }
    }
  }
  return parts.join('');
}

// A cage's number as it is printed, with its sign.
export const cageNumber = ({sum, result, sign = ''}) =>
  (result ?? sum ?? '') + {'': '', '+': '+', '-': '−', '*': '×', '/': '÷'}[sign];

function cage(board, {cells, ...clue}) {
  const sum = cageNumber(clue);
  const x = board.columnOf[cells[0]] * 100;
  const y = board.rowOf[cells[0]] * 100;
  if (!sum) return [svg('path', {class: 'cage', d: cageOutline(board, cells, 0, 0)})];
  return [
    svg('path', {class: 'cage', d: cageOutline(board, cells, 10 + 13 * sum.length, 29)}),
    svg('text', {class: 'sum', x: x + 6, y: y + 23, 'font-size': 22}, sum),
  ];
}

function between(board, [one, other]) {
  const [a, b] = [middle(board, one), middle(board, other)];
  return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, dx: (b.x - a.x) / 100, dy: (b.y - a.y) / 100};
}

// Its point is at the smaller cell.
function greater(board, {cells}) {
  const {x, y, dx, dy} = between(board, cells);
  const d = `M${x - dx * 10 - dy * 15} ${y - dy * 10 - dx * 15}L${x + dx * 10} ${y + dy * 10}L${x - dx * 10 + dy * 15} ${y - dy * 10 + dx * 15}`;
  return [svg('path', {class: 'halo', d}), svg('path', {class: 'sign', d})];
}

function bar(board, {cells}) {
  const {x, y, dx, dy} = between(board, cells);
  const [width, height] = [dx ? 14 : 56, dy ? 14 : 56];
  return [svg('rect', {class: 'white', x: x - width / 2, y: y - height / 2, width, height})];
}

const dot = name => (board, {cells}) => {
  const {x, y} = between(board, cells);
  return [svg('circle', {class: name, cx: x, cy: y, r: 12})];
};

const letter = text => (board, {cells}) => {
  const {x, y} = between(board, cells);
  return [svg('text', {class: 'letter', x, y: y + 12, 'font-size': 34}, text)];
};

// Beside its row or column; nearer to the corner that its arrow points at where it slants.
function numberOutside(board, {cells, sum}) {
  const {x, y} = middle(board, cells[0]);
  const next = middle(board, cells[1]);
  const [dx, dy] = [Math.sign(next.x - x), Math.sign(next.y - y)];
  if (!dx || !dy) return [svg('text', {class: 'outside', x: x - dx * 86, y: y - dy * 83 + 13, 'font-size': 38}, sum)];
  const [tip, tail] = [53, 74].map(far => ({x: x - dx * far, y: y - dy * far}));
  return [
    svg('text', {class: 'outside', x: x - dx * 96, y: y - dy * 90 + 11, 'font-size': 32}, sum),
    svg('path', {class: 'shaft', d: `M${tail.x} ${tail.y}L${tip.x} ${tip.y}m${-dx * 11} 0h${dx * 11}v${-dy * 11}`}),
  ];
}

// ---- cells and corners ----

const tinted = (board, cell, inset) => svg('rect', {
  class: 'tint', x: board.columnOf[cell] * 100 + inset, y: board.rowOf[cell] * 100 + inset, width: 100 - 2 * inset, height: 100 - 2 * inset,
});

const cornerLetter = (board, cell, text) => svg('text', {
  class: 'mark', x: board.columnOf[cell] * 100 + 78, y: board.rowOf[cell] * 100 + 90, 'font-size': 24,
}, text);

// Arrowheads at the sides: their tips inwards or outwards.
const extreme = (tip, tail) => (board, {cells: [cell]}) => {
  const {x, y} = middle(board, cell);
  const heads = [[0, -1], [-1, 0], [1, 0], [0, 1]].map(([dx, dy]) =>
    `M${x + dx * tail + dy * 11} ${y + dy * tail + dx * 11}L${x + dx * tip} ${y + dy * tip}L${x + dx * tail - dy * 11} ${y + dy * tail - dx * 11}`);
  return [tinted(board, cell, 4), svg('path', {class: 'sign', d: heads.join('')})];
};

const lettered = text => (board, {cells: [cell]}) => [tinted(board, cell, 9), cornerLetter(board, cell, text)];

function cloneAreas(board, clue) {
  const letterOf = String.fromCharCode(65 + board.clues.filter(({kind}) => kind === 'clone').indexOf(clue));
  const half = clue.cells.length / 2;
  return [...clue.cells.map(cell => tinted(board, cell, 9)), ...[0, half].map(at => cornerLetter(board, clue.cells[at], letterOf))];
}

// Digits in a circle: one in the middle, two side by side, more in two rows.
function quadruple(board, {cells, wanted}) {
  const x = board.columnOf[cells[3]] * 100;
  const y = board.rowOf[cells[3]] * 100;
  const rows = wanted.length < 3 ? [wanted] : [wanted.slice(0, 2), wanted.slice(2)];
  return [
    svg('circle', {class: 'white', cx: x, cy: y, r: 27}),
    ...rows.map((row, at) => svg('text', {class: 'outside', x, y: y + 8 + (rows.length > 1 ? 22 * at - 11 : 0), 'font-size': 22}, row.join(' '))),
  ];
}

const numberedDot = name => (board, clue) => {
  const {x, y} = between(board, clue.cells);
  return [svg('circle', {class: name, cx: x, cy: y, r: 18}), svg('text', {class: `outside on-${name}`, x, y: y + 9, 'font-size': 25}, clue.sum)];
};

// The pill is drawn as a thick line upon a thicker one. The arrow leaves it at its last cell, or else at its first.
function pillArrow(board, {cells, sum}) {
  const touches = (one, other) => Math.max(Math.abs(board.rowOf[one] - board.rowOf[other]), Math.abs(board.columnOf[one] - board.columnOf[other])) < 2;
  const from = touches(cells[sum - 1], cells[sum]) ? cells[sum - 1] : cells[0];
  const [first, ...rest] = arrow(board, {cells: [from, ...cells.slice(sum)]});
  const pill = lineThrough(board, cells.slice(0, sum));
  return [...rest, svg('path', {class: 'pill', d: pill}), svg('path', {class: 'pill inside', d: pill}), ...[first].slice(1)];
}

const numberedLine = (board, clue) => [...line(board, clue), svg('text', {
  class: 'sum', x: board.columnOf[clue.cells[0]] * 100 + 6, y: board.rowOf[clue.cells[0]] * 100 + 23, 'font-size': 22,
}, clue.sum)];

export const ART = {
  thermo, arrow, odd, even, line, ringed, diamonds,
  hollow, cage, greater, bar, dot, letter, numberOutside,
  extreme, lettered, cloneAreas, quadruple, numberedDot, pillArrow, numberedLine,
};
