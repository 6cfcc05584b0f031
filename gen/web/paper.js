// Puzzles on paper: 1, 2, 4 or 6 a page, their solutions on pages of their own.
import {paperBoard} from './svg.js';
import {tell} from './texts.js';

const SHEETS = {1: [1, 1], 2: [1, 2], 4: [2, 2], 6: [2, 3], 12: [3, 4]}; // across, down

export const sheetSizes = [1, 2, 4, 6];

function figure(item, picture) {
  const element = document.createElement('figure');
  const caption = document.createElement('figcaption');
  for (const words of [item.name, item.facts]) {
    const part = document.createElement('span');
    part.textContent = words;
    caption.append(part);
  }
  element.append(caption, picture);
  return element;
}

// Under the puzzles of a sheet stand the rules of their clues, each once.
function foot(items) {
  const words = [...new Set(items.flatMap(item => item.rules))].join(' ');
  return words ? [Object.assign(document.createElement('p'), {className: 'sheet-rules', textContent: words})] : [];
}

function sheets(figures, perPage, title, items = []) {
  const [across, down] = SHEETS[perPage];
  const list = [];
  for (let first = 0; first < figures.length; first += perPage) {
    const sheet = document.createElement('div');
    sheet.className = title ? 'sheet answers' : 'sheet';
    sheet.style.setProperty('--across', across);
    sheet.style.setProperty('--down', down);
    if (title) sheet.append(Object.assign(document.createElement('h2'), {textContent: title}));
    sheet.append(...figures.slice(first, first + perPage), ...foot(items.slice(first, first + perPage)));
    list.push(sheet);
  }
  return list;
}

// items: [{name, facts, game, signs, rules}], rules: sentences
export function fillPaper(paper, items, {perPage, answers, entries}) {
  const boards = items.map(item => figure(item,
    paperBoard(item.game.board, item.signs, entries ? item.game.values : item.game.given, item.game.given)));
  const solved = answers ? items.filter(item => item.game.solution) : [];
  const solutions = solved.map(item => figure({name: item.name, facts: ''},
    paperBoard(item.game.board, item.signs, item.game.solution, item.game.given)));
  const perAnswerPage = solved.some(item => item.game.board.columns > 12) ? 4 : 12;
  paper.replaceChildren(...sheets(boards, perPage, '', items), ...sheets(solutions, perAnswerPage, tell('solutions')));
}
