// The list of puzzles: what is shown of each, in which order, and how the reader has done so far.
import {wholeBoard} from './board.js';
import {$} from './dom.js';
import {svg} from './svg.js';
import {tell} from './texts.js';

const ORDERS = {
  number: () => 0,
  level: (a, b) => a.entry.levelNumber - b.entry.levelNumber,
  minutes: (a, b) => (a.entry.puzzle.record.minutes ?? 0) - (b.entry.puzzle.record.minutes ?? 0),
  state: (a, b) => STATES.indexOf(a.state.name) - STATES.indexOf(b.state.name),
};
export const STATES = ['begun', 'new', 'solved'];
export const listOrders = Object.keys(ORDERS);

// rows: [{entry, state}]; wanted: {level, state, order, text}. Every word of the text must occur.
export function chooseRows(rows, wanted) {
  const parts = wanted.text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({entry, state}) => {
    const words = `${entry.name} ${entry.facts} ${tell(`state_${state.name}`)}`.toLowerCase();
    return (!wanted.level || entry.level === wanted.level) && (!wanted.state || state.name === wanted.state) &&
      parts.every(part => words.includes(part));
  }).sort(ORDERS[wanted.order] ?? ORDERS.number); // sort keeps the order of equals
}

// A thumbnail: cells that are given as dark squares, within the boxes' lines.
export function smallPicture({puzzle}) {
  const {record} = puzzle;
  const board = wholeBoard(puzzle.board);
  const places = board.at ?? [...Array(board.rows * board.columns).keys()];
  const squares = [];
  const frame = [];
  places.forEach((place, cell) => {
    const [x, y] = [place % board.columns, Math.floor(place / board.columns)];
    frame.push(`M${x} ${y}h1v1h-1z`);
    if (record.puzzle[cell] !== '.' && record.puzzle[cell] !== '0') squares.push(`M${x + 0.15} ${y + 0.15}h.7v.7h-.7z`);
  });
  return svg('svg', {viewBox: `-0.2 -0.2 ${board.columns + 0.4} ${board.rows + 0.4}`, class: 'thumb', 'aria-hidden': 'true'},
    svg('path', {class: 'ground', d: frame.join('')}), svg('path', {class: 'givens', d: squares.join('')}));
}

// ---- how the reader has done ----

const medianOf = times => times.length % 2 ? times[(times.length - 1) / 2] : (times[times.length / 2 - 1] + times[times.length / 2]) / 2;

// By level: {level, count, best, median}, times in ms.
export function statistics(solved, levels) {
  return levels.map(level => {
    const times = solved.filter(row => row.level === level).map(row => row.time).sort((a, b) => a - b);
    return {level, count: times.length, best: times[0], median: times.length ? medianOf(times) : 0};
  }).filter(({count}) => count > 0);
}

export const dayOf = date => `${date.getFullYear()}-${`${date.getMonth() + 1}`.padStart(2, '0')}-${`${date.getDate()}`.padStart(2, '0')}`;

// Days in a row, up to today or yesterday, on which a puzzle was solved.
export function streak(solved, today = new Date()) {
  const days = new Set(solved.map(row => row.day));
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
  if (!days.has(dayOf(day))) day.setDate(day.getDate() - 1);
  let count = 0;
  while (days.has(dayOf(day))) {
    count++;
    day.setDate(day.getDate() - 1);
  }
  return count;
}

export function drawStatistics(rows, days, levelName, clockText) {
  $('stats').hidden = rows.length === 0;
  const line = (tag, texts) => {
    const row = document.createElement('tr');
    row.append(...texts.map(text => Object.assign(document.createElement(tag), {textContent: text})));
    return row;
  };
  $('stats-rows').replaceChildren(line('th', [tell('level'), tell('stat_count'), tell('stat_best'), tell('stat_median')]),
    ...rows.map(({level, count, best, median}) => line('td', [levelName(level), count, clockText(best), clockText(median)])));
  $('stats-streak').textContent = days ? tell('stat_streak', days) : '';
}
