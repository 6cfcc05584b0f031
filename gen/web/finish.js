// The end of a game: how it went, how hard the puzzle was on the way, and what comes next.
import {$} from './dom.js';
import {svg} from './svg.js';
import {tell} from './texts.js';

// The score of each step as a curve from the first to the last.
export function courseCurve(steps) {
  const [width, height] = [240, 48];
  const scores = steps.map(step => Math.sqrt(step.score ?? 0));
  const most = Math.max(...scores, 1);
  const points = scores.map((score, at) => `${(at + 0.5) / scores.length * width} ${height - 2 - score / most * (height - 4)}`);
  return svg('svg', {viewBox: `0 0 ${width} ${height}`, class: 'course', role: 'img', 'aria-label': tell('course')},
    svg('path', {d: `M${points.join('L')}`}));
}

// rows: [label, text]
export function showFinish({rows, steps, hasNext}) {
  const list = $('finish-facts');
  list.replaceChildren(...rows.flatMap(([label, text]) => [
    Object.assign(document.createElement('dt'), {textContent: label}), Object.assign(document.createElement('dd'), {textContent: text}),
  ]));
  $('finish-course').replaceChildren(...(steps?.length > 1 ? [courseCurve(steps)] : []));
  $('finish-next').hidden = !hasNext;
  $('finish').hidden = false;
}

// How the game went, as squares that give nothing away: a row of the board by how late its cells were
// filled (green early, yellow, red last), givens white.
export function shareText(name, clock, game) {
  const order = new Map();
  game.moves.slice(0, game.done).flat().forEach(([field, cell, , after], index) => { if (field === 'values' && after) order.set(cell, index); });
  const last = Math.max(...order.values(), 1);
  const square = cell => game.isGiven(cell) ? '⬜' : ['🟩', '🟨', '🟥'][Math.min(2, Math.floor((order.get(cell) ?? 0) / last * 3))];
  const {board} = game;
  const rows = Array.from({length: board.rows}, (_, row) => Array.from({length: board.columns}, (__, column) => {
    const cell = board.cellAt(row, column);
    return cell < 0 ? '⬛' : square(cell);
  }).join(''));
  return [`${name} · ${clock}`, ...rows].join('\n');
}
