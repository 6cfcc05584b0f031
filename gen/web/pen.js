// What a player draws over the board: lines between the middles of neighbouring cells, and circles and
// crosses in cells and on the edges between them. A line belongs to the upper of its two cells (the
// left one, where they are side by side).
import {svg} from './svg.js';

// The directions of a line from its cell: [down, right].
const WAYS = [[0, 1], [1, 0], [1, 1], [1, -1]];

// Where a mark stands in its cell: the middle, the right edge, the lower edge.
const SPOTS = [[50, 50], [100, 50], [50, 100]];

const EDGE = 0.22; // of a cell's width: how near to an edge a touch means the edge

// The place in `pen` of the line between two cells, or -1 where they are no neighbours.
export function penPlace(board, a, b) {
  for (const [from, to] of [[a, b], [b, a]]) {
    const way = WAYS.findIndex(([down, right]) => board.cellAt(board.rowOf[from] + down, board.columnOf[from] + right) === to);
    if (way >= 0) return from * WAYS.length + way;
  }
  return -1;
}

// The sides of a cell: right, lower, left, upper. A border is that of the cell on its left or above, where
// there is one.
const SIDES = ['M100 0v100', 'M0 100h100', 'M0 0v100', 'M0 0h100'];

// The place in `edge` of the border between two corners of cells, each {row, column}; -1 where there is none.
export function edgePlace(board, a, b) {
  const [row, column] = [Math.min(a.row, b.row), Math.min(a.column, b.column)];
  const isDown = a.column === b.column;
  if (Math.abs(a.row - b.row) + Math.abs(a.column - b.column) !== 1) return -1;
  const before = isDown ? board.cellAt(row, column - 1) : board.cellAt(row - 1, column);
  const behind = board.cellAt(row, column);
  if (before >= 0) return before * SIDES.length + (isDown ? 0 : 1);
  return behind < 0 ? -1 : behind * SIDES.length + (isDown ? 2 : 3);
}

// The place in `mark` that a touch in a cell means; across and down are from 0 to 1.
export function markPlace(board, cell, across, down) {
  const at = (rows, columns, spot) => {
    const owner = board.cellAt(board.rowOf[cell] + rows, board.columnOf[cell] + columns);
    return owner < 0 ? cell * SPOTS.length : owner * SPOTS.length + spot;
  };
  const near = [[across, 0, -1, 1], [1 - across, 0, 0, 1], [down, -1, 0, 2], [1 - down, 0, 0, 2]].sort((a, b) => a[0] - b[0])[0];
  return near[0] > EDGE ? cell * SPOTS.length : at(near[1], near[2], near[3]);
}

// Everything drawn, as SVG elements in units of a hundredth of a cell.
export function drawPen(board, pen, mark, edge) {
  const corner = cell => [board.columnOf[cell] * 100, board.rowOf[cell] * 100];
  const lines = pen.flatMap((value, place) => {
    if (!value) return [];
    const [x, y] = corner(Math.floor(place / WAYS.length));
    const [down, right] = WAYS[place % WAYS.length];
    return [`M${x + 50} ${y + 50}l${right * 100} ${down * 100}`];
  });
  edge.forEach((value, place) => {
    if (!value) return;
    const [x, y] = corner(Math.floor(place / SIDES.length));
    lines.push(`M${x} ${y}${SIDES[place % SIDES.length].replace('M', 'm')}`);
  });
  const parts = lines.length ? [svg('path', {class: 'pen', d: lines.join('')})] : [];
  mark.forEach((value, place) => {
    if (!value) return;
    const [x, y] = corner(Math.floor(place / SPOTS.length));
    const [across, down] = SPOTS[place % SPOTS.length];
    const r = place % SPOTS.length ? 13 : 34;
    parts.push(value === 1
      ? svg('circle', {class: 'pen', cx: x + across, cy: y + down, r})
      : svg('path', {class: 'pen', d: `M${x + across - r} ${y + down - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`}));
  });
  return parts;
}
