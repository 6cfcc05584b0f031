// What is shown for a digit, and which key enters it.
import {charToDigit, digitToChar} from './board.js';
import {$} from './dom.js';

// Text signs that every system's fonts have; the selector keeps them from becoming colour pictures.
const PICTURES = [...'★♥●▲■♦♣☾✿♠✚☂'].map(sign => `${sign}\uFE0E`);

const SIGNS = {
  digits: {show: digitToChar, most: 25},
  numbers: {show: String, most: 25},
  letters: {show: digit => String.fromCharCode(64 + digit), most: 25},
  pictures: {show: digit => PICTURES[digit - 1], most: PICTURES.length},
};

// Those that the page came with, a book's.
const own = $('app').dataset.signs.split(' ').filter(Boolean);
SIGNS.own = {show: digit => own[digit - 1], most: own.length};

export const signKinds = Object.keys(SIGNS).filter(kind => SIGNS[kind].most > 0);
export const usualSigns = own.length ? 'own' : 'digits';

// A board's own signs. Where its clues speak of numbers, no letters or pictures.
export function makeSigns(chosen, {size, hasNumbers}) {
  const known = SIGNS[chosen] ? chosen : usualSigns;
  const wished = hasNumbers && ['letters', 'pictures'].includes(known) ? 'digits' : known;
  const kind = SIGNS[wished].most >= size ? wished : 'digits';
  const {show} = SIGNS[kind];
  return {
    kind,
    show,
    // The digit that a key stands for, 0 for none.
    digit(key) {
      if (key.length !== 1) return 0;
      const byLetter = kind === 'letters' ? key.toUpperCase().charCodeAt(0) - 64 : charToDigit(key);
      const digit = byLetter >= 1 && byLetter <= size ? byLetter : charToDigit(key);
      return digit <= size ? digit : 0;
    },
  };
}
