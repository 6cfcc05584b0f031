// The pad under the board: buttons for digits and colours, and the sums of the chosen cells.
import {digitsOf} from './board.js';
import {$} from './dom.js';
import {svg} from './svg.js';
import {tell} from './texts.js';

export const COLOURS = 9;
const MAX_SETS = 24; // shown of a sum

// The buttons of a mode, those of digits as a list.
export function fillPad(mode, board, signs) {
  const size = mode === 'colour' ? COLOURS : board.size;
  $('pad').style.setProperty('--pad-columns', size < 7 ? size + 1 : size < 10 ? 5 : size < 18 ? 6 : 7);
  $('app').style.setProperty('--pad-rows', size < 7 ? 1 : size < 10 ? 2 : size < 18 ? 3 : 4);
  const erase = $('erase') ?? eraseButton();
  erase.setAttribute('aria-label', tell('erase'));
  erase.title = tell('erase');
  const digits = mode === 'colour' ? [] : Array.from({length: size}, (_, index) => digitButton(index + 1, signs));
  const colours = Array.from({length: mode === 'colour' ? size : 0}, (_, index) => colourButton(index + 1));
  $('pad').replaceChildren(...digits, ...colours, erase);
  return digits;
}

// What is left of each digit, and which one is chosen.
export function drawPad(buttons, game, locked, digitFirst) {
  const {board} = game;
  const counts = Array(board.size + 1).fill(0);
  game.values.forEach(value => counts[value]++);
  const each = board.count / board.size;
  for (const [index, button] of buttons.entries()) {
    const digit = index + 1;
    const left = Math.max(0, Math.round(each) - counts[digit]);
    const pressed = locked || digitFirst ? `${digit === locked}` : '';
    const shown = `${left} ${pressed}`;
    if (button.shown === shown) continue;
    button.shown = shown;
    button.classList.toggle('used', left === 0);
    if (pressed) button.setAttribute('aria-pressed', pressed);
    else button.removeAttribute('aria-pressed');
    button.children[0].textContent = left || '';
    button.lastChild.textContent = tell('left', left);
  }
}

// A row of sumsFor as a line of text.
export function sumLine({kind, count, filled, sum, sets, least, most}, board, signs) {
  const line = document.createElement('li');
  const title = {
    selection: () => tell('sum_selection', count, sum, filled), cage: () => tell('sum_cage', sum, count),
    sandwich: () => tell('sum_sandwich', sum), 'x-sums': () => tell('sum_x_sums', sum), arrow: () => tell('sum_arrow', least, most), thermo: () => tell('sum_thermo', least, most),
  }[kind]();
  line.append(title);
  const shown = (sets ?? []).filter(({possible}) => possible || sets.length <= MAX_SETS).slice(0, MAX_SETS);
  for (const {first, set, possible} of shown) {
    const part = document.createElement(possible ? 'b' : 's');
    const rest = digitsOf(set).map(digit => signs.show(digit)).join(board.size > 9 ? ' ' : '');
    part.textContent = [first ? signs.show(first) : '', rest].filter(Boolean).join('+') || '–';
    line.append(' ', part);
  }
  return line;
}

function digitButton(digit, signs) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.digit = digit;
  const left = document.createElement('small');
  left.setAttribute('aria-hidden', 'true');
  const spoken = document.createElement('span');
  spoken.className = 'unseen';
  button.append(signs.show(digit), left, spoken);
  return button;
}

function colourButton(colour) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.digit = colour;
  button.setAttribute('aria-label', tell('colour', colour));
  button.style.backgroundImage = `linear-gradient(var(--colour-${colour}), var(--colour-${colour}))`;
  button.textContent = colour;
  return button;
}

function eraseButton() {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'erase';
  const icon = svg('svg', {'aria-hidden': 'true'}, svg('use', {href: '#i-erase'}));
  button.append(icon);
  return button;
}
