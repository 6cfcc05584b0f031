// What is shown for a digit, and which key enters it.
import {charToDigit, digitToChar} from './board.js';

// Text signs that every system's fonts have; the selector keeps them from becoming colour pictures.
const PICTURES = [...'★♥●▲■♦♣☾✿♠✚☂'].map(sign => `${sign}\uFE0E`);

const SIGNS = {
  digits: {show: digitToChar, most: 25},
  numbers: {show: String, most: 25},
  letters: {show: digit => String.fromCharCode(64 + digit), most: 25},
  pictures: {show: digit => PICTURES[digit - 1], most: PICTURES.length},
};

export const signKinds = Object.keys(SIGNS);

export function makeSigns(kind, size, own) {
  const row = kind === 'own' || !SIGNS[kind] || SIGNS[kind].most < size ? null : SIGNS[kind];
  const show = kind === 'own' && own?.length >= size ? digit => own[digit - 1] : (row ?? SIGNS.digits).show;
  return {
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
