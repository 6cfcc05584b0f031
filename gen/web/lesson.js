// A lesson in a technique: how to find it, a position where it is shown, and two to find it in. These
// are the first one turned, mirrored and with other digits.
import {bit, Board, charToDigit} from './board.js';
import {constraintsOf} from './clues.js';
import {$} from './dom.js';
import {stepPicture} from './hints.js';
import {SIZES} from './plain_board.js';
import {lessonBoard} from './svg.js';
import {tell} from './texts.js';

// The same numbers each time, so that a lesson shows the same positions when it is opened again.
function* numbersFrom(seed) {
  for (let state = seed >>> 0; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}

function shuffled(list, random) {
  const out = list.slice();
  for (let at = out.length - 1; at > 0; at--) {
    const other = random.next().value % (at + 1);
    [out[at], out[other]] = [out[other], out[at]];
  }
  return out;
}

// Where each of `size` rows goes when the bands and the rows of each change places.
function shuffledRows(size, high, random) {
  const bands = shuffled([...Array(size / high).keys()], random);
  return bands.flatMap(band => shuffled([...Array(high).keys()], random).map(row => band * high + row));
}

// How a position may change: for each row, column and digit what it becomes. Constraints allow a
// mirror alone.
function makeTurn({size}, clues, number, random) {
  const same = [...Array(size).keys()];
  const mirrored = same.slice().reverse();
  const [high, wide] = SIZES[size];
  return clues
    ? {rows: number & 1 ? mirrored : same, columns: number & 2 ? mirrored : same, digits: same}
    : {rows: shuffledRows(size, high, random), columns: shuffledRows(size, wide, random), digits: shuffled(same, random)};
}

// A step, or a list of constraints, turned. Its sentences stay behind: they name what is elsewhere now.
function turnStep(step, board, turn) {
  const cellOf = cell => turn.rows[board.rowOf[cell]] * board.columns + turn.columns[board.columnOf[cell]];
  const nameOf = cell => `r${board.rowOf[cell] + 1}c${board.columnOf[cell] + 1}`;
  const keyOf = cells => cells.slice().sort((a, b) => a - b).join();
  const houses = new Map(board.houses.map(house => [keyOf(house.cells), house.name]));
  const lineOf = line => `${line[0]}${(line[0] === 'r' ? turn.rows : turn.columns)[line.slice(1) - 1] + 1}`;
  const change = (value, key) => {
    if (Array.isArray(value)) return value.map(item => change(item, key));
    if (value && typeof value === 'object') {
      const parts = Object.entries(value).filter(([name]) => name !== 'text').map(([name, part]) => [name, change(part, name)]);
      return Object.fromEntries(parts);
    }
    if (key === 'digit') return turn.digits[value - 1] + 1;
    if (typeof value !== 'string') return value;
    if (/^r\d+c\d+$/.test(value)) return nameOf(cellOf(board.cellNamed(value)));
    if (key === 'line') return lineOf(value);
    const house = board.houseByName.get(value);
    return house ? houses.get(keyOf(house.cells.map(cellOf))) : value;
  };
  return change(step);
}

// The position turned: {board, values, masks, step}. number 0: as it is.
export function lessonPosition(lesson, number) {
  const {size} = lesson;
  const clues = constraintsOf(lesson);
  const board = new Board(size, clues);
  const values = [...lesson.puzzle].map(charToDigit);
  const masks = board.candidates(values);
  const gone = lesson.gone ?? [];
  for (let at = 0; at < gone.length; at += 2) masks[gone[at]] &= ~gone[at + 1];
  if (number === 0) return {board, values, masks, step: lesson.step};
  const turn = makeTurn(lesson, clues, number, numbersFrom(number));
  const to = {values: [], masks: []};
  values.forEach((value, cell) => {
    const other = turn.rows[board.rowOf[cell]] * board.columns + turn.columns[board.columnOf[cell]];
    to.values[other] = value && turn.digits[value - 1] + 1;
    to.masks[other] = turn.digits.reduce((mask, digit, from) => masks[cell] & bit(from + 1) ? mask | bit(digit + 1) : mask, 0);
  });
  const turnedClues = clues && turnStep(clues, board, turn).map(clue => clue.kind === 'cage'
    ? {...clue, cells: clue.cells.slice().sort((a, b) => board.cellNamed(a) - board.cellNamed(b))} : clue);
  return {board: new Board(size, turnedClues), ...to, step: turnStep(lesson.step, board, turn)};
}

// What the step changes: the cells that a reader who has found it touches.
const goals = ({board, step}) => new Set([...step.place ?? [], ...step.eliminate ?? []].map(({cell}) => board.cellNamed(cell)));

// A figure; `isShown`: with the step drawn and explained.
function figureOf(position, signs, isShown) {
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  const show = () => {
    figure.replaceChildren(lessonBoard(position.board, signs, position.values, position.masks, stepPicture(position.step, position.board, 3)), caption);
    caption.textContent = (position.step.text ?? '').replace(/^.*?\s?: /s, '') || tell('lesson_found');
  };
  if (isShown) {
    show();
    return figure;
  }
  const picture = lessonBoard(position.board, signs, position.values, position.masks, stepPicture(position.step, position.board, 1));
  const words = document.createElement('span');
  words.setAttribute('role', 'status');
  words.textContent = tell('lesson_task');
  const button = Object.assign(document.createElement('button'), {type: 'button', textContent: tell('lesson_show')});
  button.addEventListener('click', show);
  picture.addEventListener('click', event => {
    const box = picture.getBoundingClientRect();
    const {board} = position;
    const view = picture.viewBox.baseVal;
    const x = view.x + (event.clientX - box.x) / box.width * view.width;
    const y = view.y + (event.clientY - box.y) / box.height * view.height;
    if (goals(position).has(board.cellAt(Math.floor(y / 100), Math.floor(x / 100)))) show();
    else words.textContent = tell('lesson_not_there');
  });
  caption.append(words, button);
  figure.append(picture, caption);
  return figure;
}

export function showLesson(lesson, signs) {
  $('lesson-title').textContent = lesson.name.charAt(0).toUpperCase() + lesson.name.slice(1);
  $('lesson-spot').textContent = lesson.spot;
  $('lesson-positions').replaceChildren(...(lesson.step ? [0, 1, 2] : []).map(number =>
    figureOf(lessonPosition(lesson, number), signs, number === 0)));
  $('lesson').showModal();
  $('lesson').scrollTop = 0;
}
