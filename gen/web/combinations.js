// What clues leave open: the candidates of each cell, and the sets of digits that a cage or a sandwich
// can still hold.
import {bit, digitsOf} from './board.js';
import {isClueBroken} from './clues.js';

const MAX_WAYS = 1000; // ways begun for one digit

const countOf = mask => digitsOf(mask).length;

// All sets of `count` different digits from `from` to `to` that add up to `sum`, as masks, the one
// with the smallest digits first.
export function digitSets(count, sum, from, to) {
  const sets = [];
  const choose = (mask, next, left, rest) => {
    if (left === 0) {
      if (rest === 0) sets.push(mask);
      return;
    }
    for (let digit = next; digit <= to && digit <= rest; digit++) choose(mask | bit(digit), digit + 1, left - 1, rest - digit);
  };
  choose(0, from, count, sum);
  return sets;
}

// Can each cell take one digit of the set, all of them different? `open` are the masks of the cells.
function canSeat(set, open) {
  const order = [...open].map(mask => mask & set).sort((a, b) => countOf(a) - countOf(b));
  const seat = (at, left) => at === order.length ||
    digitsOf(order[at] & left).some(digit => seat(at + 1, left & ~bit(digit)));
  return seat(0, set);
}

// The sets of a cage, each with whether it is still possible. masks: what each cell may hold.
export function cageSets({cells, sum}, masks, size) {
  const open = cells.map(cell => masks[cell]);
  return digitSets(cells.length, sum, 1, size).map(set => ({set, possible: canSeat(set, open)}));
}

const lowest = mask => Math.log2(mask & -mask) + 1;
const highest = mask => 32 - Math.clz32(mask);
const digitsFrom = (from, to) => to < from ? 0 : (2 ** to - 1) & ~(2 ** (from - 1) - 1);

// A row for each kind of clue that narrows candidates: it takes the masks of its cells and gives
// narrower ones. Kinds without a row narrow nothing.
const NARROW = {
  cage(masks, {sum, size}) {
    const sets = digitSets(masks.length, sum, 1, size).filter(set => canSeat(set, masks));
    const all = sets.reduce((union, set) => union | set, 0);
    return masks.map(mask => mask & all);
  },
  thermo(masks) {
    let least = 0;
    const up = masks.map(mask => {
      const left = mask & digitsFrom(least + 1, 31);
      least = left ? lowest(left) : 32;
      return left;
    });
    let most = 32;
    return up.reverse().map(mask => {
      const left = mask & digitsFrom(1, Math.min(31, most - 1));
      most = left ? highest(left) : 0;
      return left;
    }).reverse();
  },
  arrow([circle, ...shaft], {size}) {
    if (!circle || shaft.includes(0)) return [circle, ...shaft];
    const least = shaft.reduce((sum, mask) => sum + lowest(mask), 0);
    const most = shaft.reduce((sum, mask) => sum + highest(mask), 0);
    const top = highest(circle);
    const bottom = lowest(circle);
    return [circle & digitsFrom(least, Math.min(size, most)),
      ...shaft.map(mask => mask & digitsFrom(Math.max(1, bottom - (most - highest(mask))), Math.min(size, top - (least - lowest(mask)))))];
  },
};

// Marks between two cells, and one-cell clues, by the digits that break them.
function narrowByBreaking(clue, masks, size) {
  if (clue.cells.length === 1) return masks.map(mask => keepDigits(mask, digit => !isClueBroken(clue, [digit], size)));
  const [a, b] = masks;
  return [
    keepDigits(a, digit => digitsOf(b).some(other => !isClueBroken(clue, [digit, other], size))),
    keepDigits(b, digit => digitsOf(a).some(other => !isClueBroken(clue, [other, digit], size))),
  ];
}

// A digit stays in its cell where some way to fill the cells has it there. Each way that is found speaks for
// all its digits, so few are looked for; where they are too many to look at, nothing is ruled out.
function narrowByWays({kind, cells, ...clue}, masks, {size, unequal}) {
  const proven = cells.map(() => 0);
  const digits = cells.map(() => 0);
  let nodes = 0;
  const fill = (at, fixed) => {
    if (at === cells.length) {
      digits.forEach((digit, place) => { proven[place] |= bit(digit); });
      return true;
    }
    if (at === fixed) return fill(at + 1, fixed);
    if (++nodes > MAX_WAYS) return false;
    for (const digit of digitsOf(masks[at])) {
      if (unequal[at].some(other => digits[other] === digit)) continue;
      digits[at] = digit;
      if (!isClueBroken({kind, ...clue}, digits, size) && fill(at + 1, fixed)) return true;
    }
    digits[at] = 0;
    return false;
  };
  return masks.map((mask, at) => keepDigits(mask, digit => {
    if (proven[at] & bit(digit)) return true;
    digits.fill(0);
    digits[at] = digit;
    nodes = 0;
    return isClueBroken({kind, ...clue}, digits, size) ? false : fill(0, at) || nodes > MAX_WAYS;
  }));
}

const keepDigits = (mask, isGood) => digitsOf(mask).reduce((left, digit) => isGood(digit) ? left | bit(digit) : left, 0);

// The places among a constraint's cells that see each of them.
const unequalOf = (board, cells) => cells.map(cell => cells.flatMap((other, at) => board.peersOf[cell].includes(other) ? [at] : []));

function narrow(clue, masks, board, isThorough) {
  const quick = NARROW[clue.kind];
  if (quick) return quick(masks, {...clue, size: board.size});
  if (clue.cells.length <= 2 && !clue.line) return narrowByBreaking(clue, masks, board.size);
  if (!isThorough) return masks;
  clue.unequal ??= unequalOf(board, clue.cells);
  return narrowByWays(clue, masks, {size: board.size, unequal: clue.unequal});
}

// What may stand in each open cell by the digits around it and by the clues; 0 where a digit is.
export function clueCandidates(board, values, isThorough = false) {
  const masks = board.candidates(values).map((mask, cell) => values[cell] ? bit(values[cell]) : mask);
  const seen = new Map(); // what each left behind
  for (let again = true; again;) {
    again = false;
    for (const clue of board.clues) {
      const {cells} = clue;
      if (cells.length === 0) continue;
      const before = cells.map(cell => masks[cell]);
      if (before.every((mask, at) => mask === seen.get(clue)?.[at])) continue;
      const after = narrow(clue, before, board, isThorough);
      seen.set(clue, after);
      after.forEach((mask, at) => {
        // A clue that is broken already says nothing about the rest.
        if (mask === before[at] || mask === 0 || values[cells[at]]) return;
        masks[cells[at]] = mask;
        again = true;
      });
    }
  }
  return masks.map((mask, cell) => values[cell] ? 0 : mask);
}

// What each cell may hold as its player sees it: the digit, else the notes, else all that is possible.
export function openMasks(game) {
  const candidates = clueCandidates(game.board, game.values);
  return game.values.map((value, cell) => value ? bit(value) : game.centre[cell] || candidates[cell]);
}

// Kinds of clues that sumsFor speaks of.
const SUMMED = ['cage', 'sandwich', 'arrow', 'thermo', 'x-sums'];

export const hasSums = board => board.clues.some(({kind}) => SUMMED.includes(kind));

// Sums that help with the selected cells: [{kind, count, sum, sets?: [{first?, set, possible}], least?, most?}].
//   selection: several cells, their digits' sum and how many are filled
//   cage, sandwich, x-sums: the sets that can make it up; of X-sums with the first digit apart
//   arrow: the least and the most that its shaft can come to
//   thermo: the least and the most that the chosen cell can hold
export function sumsFor(game, selected, focus) {
  const {board, values} = game;
  const rows = [];
  if (selected.size > 1) {
    const filled = [...selected].filter(cell => values[cell]);
    rows.push({kind: 'selection', count: selected.size, filled: filled.length, sum: filled.reduce((sum, cell) => sum + values[cell], 0)});
  }
  const clues = board.clues.filter(clue => SUMMED.includes(clue.kind) && clue.cells.includes(focus));
  const masks = clues.length ? openMasks(game) : [];
  for (const clue of clues) {
    if (clue.kind === 'cage' && clue.sum) {
      rows.push({kind: 'cage', count: clue.cells.length, sum: clue.sum, sets: cageSets(clue, masks, board.size)});
    } else if (clue.kind === 'sandwich') {
      const sets = [];
      for (let count = 0; count <= board.size - 2; count++) {
        digitSets(count, clue.sum, 2, board.size - 1).forEach(set => sets.push({set, possible: fitsBetween(clue, masks, board.size, set)}));
      }
      rows.push({kind: 'sandwich', count: 0, sum: clue.sum, sets});
    } else if (clue.kind === 'x-sums') {
      rows.push({kind: 'x-sums', sum: clue.sum, sets: xSumSets(clue, masks, board.size)});
    } else if (clue.kind === 'arrow') {
      const shaft = clue.cells.slice(1).map(cell => masks[cell]);
      if (!shaft.includes(0)) {
        rows.push({kind: 'arrow', least: shaft.reduce((sum, mask) => sum + lowest(mask), 0),
          most: Math.min(highest(masks[clue.cells[0]] || 1), shaft.reduce((sum, mask) => sum + highest(mask), 0))});
      }
    } else if (clue.kind === 'thermo' && masks[focus]) {
      rows.push({kind: 'thermo', least: lowest(masks[focus]), most: highest(masks[focus])});
    }
  }
  return rows;
}

// The sets of an X-sum, by its first digit: that says how many digits the sum has.
function xSumSets({cells, sum}, masks, size) {
  const sets = [];
  for (let first = 1; first <= Math.min(size, sum); first++) {
    const open = cells.slice(1, first).map(cell => masks[cell]);
    for (const set of digitSets(first - 1, sum - first, 1, size)) {
      if (set & bit(first)) continue;
      sets.push({first, set, possible: (masks[cells[0]] & bit(first)) > 0 && canSeat(set, open)});
    }
  }
  return sets;
}

// Is there a place on the line where the set can stand between 1 and the highest digit?
function fitsBetween({cells}, masks, size, set) {
  const inside = countOf(set);
  const [one, top] = [bit(1), bit(size)];
  for (let at = 0; at + inside + 1 < cells.length; at++) {
    const [first, last] = [masks[cells[at]], masks[cells[at + inside + 1]]];
    const open = cells.slice(at + 1, at + 1 + inside).map(cell => masks[cell]);
    if (((first & one && last & top) || (first & top && last & one)) && canSeat(set, open)) return true;
  }
  return false;
}
