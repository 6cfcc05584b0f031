// The notes of a cell. They are shown by the style sheet, and are no text: the cell's label reads them out.
import {bit, digitsOf} from './board.js';

// The corners, then the places between them.
function cornerSlots(rows, columns) {
  const [bottom, right] = [rows - 1, columns - 1];
  const slots = [[0, 0], [0, right], [bottom, 0], [bottom, right]];
  for (let column = 1; column < right; column++) slots.push([0, column], [bottom, column]);
  for (let row = 1; row < bottom; row++) slots.push([row, 0], [row, right]);
  return slots.filter(([row, column], index) => slots.findIndex(([r, c]) => r === row && c === column) === index);
}

function noteOf(digit, name, {signs, chosen}) {
  const note = document.createElement('span');
  note.digit = digit;
  note.dataset.note = signs.show(digit);
  note.className = digit === chosen ? `${name} chosen`.trim() : name;
  return note;
}

function placed(note, row, column) {
  note.style.gridArea = `${row + 1} / ${column + 1}`;
  return note;
}

const inOwnPlace = (digit, {noteColumns}, how) =>
  placed(noteOf(digit, 'centre', how), Math.floor((digit - 1) / noteColumns), (digit - 1) % noteColumns);

function gridOf(notes) {
  const grid = document.createElement('span');
  grid.className = 'notes';
  grid.append(...notes);
  return grid;
}

// Corner notes in order around the cell, and the others in a row in the middle.
function cornersAndMiddle({corner, centre}, {noteRows, noteColumns}, how) {
  const slots = cornerSlots(noteRows, noteColumns);
  const digits = digitsOf(corner);
  const parts = corner ? [gridOf(digits.slice(0, slots.length).map((digit, at) => placed(noteOf(digit, 'corner', how), ...slots[at])))] : [];
  const rest = [...digits.slice(slots.length), ...digitsOf(centre)];
  if (rest.length === 0) return parts;
  const middle = document.createElement('span');
  middle.className = rest.length > 5 ? 'middle many' : 'middle';
  middle.append(...rest.map(digit => noteOf(digit, '', how)));
  return [...parts, middle];
}

// Notes in their own places that go stay there unseen, so that the browser need not lay out the cell.
function changeInPlace(grid, {centre}, board, how) {
  let missing = centre;
  for (const note of grid.children) {
    missing &= ~bit(note.digit);
    const name = `centre${note.digit === how.chosen ? ' chosen' : ''}${centre & bit(note.digit) ? '' : ' gone'}`;
    if (note.className !== name) note.className = name;
  }
  grid.append(...digitsOf(missing).map(digit => inOwnPlace(digit, board, how)));
}

// before, now: {value, corner, centre, chosen}; `now` learns whether its notes stand in their own places,
// as centre notes do by the reader's choice where there are no corner notes.
export function drawNotes(element, before, now, board, {signs, settings}) {
  const {corner, centre, chosen} = now;
  now.inPlaces = !corner && centre > 0 && settings.notes === 'places';
  if (before.value === 0 && before.corner === corner && before.centre === centre && before.chosen === chosen) return;
  const how = {signs, chosen};
  if (now.inPlaces && before.inPlaces) changeInPlace(element.firstChild, now, board, how);
  else if (now.inPlaces) element.replaceChildren(gridOf(digitsOf(centre).map(digit => inOwnPlace(digit, board, how))));
  else element.replaceChildren(...cornersAndMiddle(now, board, how));
}
