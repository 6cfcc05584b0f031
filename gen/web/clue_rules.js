// What breaks a clue: given the digits of its cells (0 for an open cell) and the clue, can they no more
// be completed? Each kind's row in kinds.js names its own.

export const follow = (a, b) => Math.abs(a - b) === 1;

const total = digits => digits.reduce((sum, digit) => sum + digit, 0);

// Can digits that differ from each other and from these fill `open` cells with a sum?
function canFill(used, open, sum, from, to) {
  const free = [];
  for (let digit = from; digit <= to; digit++) if (!used.includes(digit)) free.push(digit);
  if (open > free.length) return false;
  return open === 0 ? sum === 0 : total(free.slice(0, open)) <= sum && sum <= total(free.slice(-open));
}

export function breaksCage(digits, {sum}, size) {
  const filled = digits.filter(Boolean);
  return !canFill(filled, digits.length - filled.length, sum - total(filled), 1, size);
}

// Can the open cells of a cage of calcudoku no longer bring its digits to the result? Each is tried with
// every digit; a cage has few cells, and products and sums that are too large end a trial.
export function breaksCalculation(digits, {result, sign}, size) {
  const signs = sign ? [sign] : digits.length === 2 ? ['+', '-', '*', '/'] : ['+', '*'];
  const options = digits.map(digit => digit ? [digit] : Array.from({length: size}, (_, i) => i + 1));
  const canBe = (by, at, now) => at === digits.length ? now === result : now <= result &&
    options[at].some(digit => canBe(by, at + 1, by === '+' ? now + digit : now * digit));
  const pair = by => options[0].some(a => options[1].some(b =>
    by === '-' ? Math.abs(a - b) === result : Math.max(a, b) === result * Math.min(a, b)));
  return !signs.some(by => by === '-' || by === '/' ? pair(by) : canBe(by, 0, by === '+' ? 0 : 1));
}

export const breaksThermo = (digits, clue, size) => digits.some((digit, at) => digit &&
  (digit < at + 1 || digit > size - (digits.length - 1 - at) ||
    digits.some((other, before) => other && before < at && digit - other < at - before)));

export function breaksArrow([circle, ...shaft], clue, size) {
  const open = shaft.filter(digit => !digit).length;
  const sum = total(shaft);
  return sum + open > (circle || size) || (circle > 0 && sum + open * size < circle);
}

export function breaksSandwich(digits, {sum}, size) {
  const ends = [digits.indexOf(1), digits.indexOf(size)].sort((a, b) => a - b);
  if (ends[0] < 0) return false;
  const inside = digits.slice(ends[0] + 1, ends[1]);
  const filled = inside.filter(Boolean);
  return !canFill(digits.filter(Boolean), inside.length - filled.length, sum - total(filled), 2, size - 1);
}

// ---- lines ----

const someTwo = (digits, breaks) => digits.some((digit, at) => at > 0 && digit > 0 && digits[at - 1] > 0 &&
  breaks(digits[at - 1], digit));

export const breaksWhisper = (digits, clue, size) => someTwo(digits, (a, b) => Math.abs(a - b) < Math.ceil(size / 2));

export function breaksRenban(digits) {
  const filled = digits.filter(Boolean);
  return Math.max(...filled) - Math.min(...filled) >= digits.length;
}

const mirrored = digits => digits.slice(0, Math.floor(digits.length / 2)).map((digit, at) => [digit, digits.at(-1 - at)])
  .filter(pair => pair.every(Boolean));

export const breaksPalindrome = digits => mirrored(digits).some(([a, b]) => a !== b);

export function breaksZipper(digits) {
  const sums = mirrored(digits).map(total);
  if (digits.length % 2 && digits[(digits.length - 1) / 2]) sums.push(digits[(digits.length - 1) / 2]);
  return new Set(sums).size > 1;
}

// Of lines that their ends bound: only when both ends are filled is it known what does not fit.
const byEnds = (digits, breaks) => digits[0] > 0 && digits.at(-1) > 0 &&
  breaks(Math.min(digits[0], digits.at(-1)), Math.max(digits[0], digits.at(-1)), digits.slice(1, -1).filter(Boolean));

export const breaksBetween = digits => byEnds(digits, (low, high, inside) => high - low < 2 ||
  inside.some(digit => digit <= low || digit >= high));

export const breaksLockout = (digits, clue, size) => byEnds(digits, (low, high, inside) => high - low < Math.floor(size / 2) ||
  inside.some(digit => digit >= low && digit <= high));

export const breaksNabner = digits => digits.some((digit, at) => digit > 0 &&
  digits.some((other, before) => before < at && other > 0 && Math.abs(digit - other) < 2));

// Three classes in turn: cells three apart share theirs, and the others do not.
const inTurn = (digits, classOf) => digits.some((digit, at) => digit > 0 && digits.some((other, before) => before < at &&
  other > 0 && (classOf(digit) === classOf(other)) !== ((at - before) % 3 === 0)));

export const breaksModular = digits => inTurn(digits, digit => digit % 3);

export const breaksEntropic = (digits, clue, size) => inTurn(digits, digit => Math.floor((digit - 1) / (size / 3)));

export const breaksSlowThermo = digits => digits.some((digit, at) => digit > 0 &&
  digits.some((other, before) => before < at && other > digit));

// `pieces`: how many cells of the line each box in turn has.
export function breaksRegionSum(digits, {pieces}) {
  let at = 0;
  const sums = new Set();
  for (const length of pieces) {
    const piece = digits.slice(at, at += length);
    if (piece.every(Boolean)) sums.add(total(piece));
  }
  return sums.size > 1;
}


export const breaksDutchWhisper = (digits, clue, size) => someTwo(digits,
  (a, b) => Math.abs(a - b) < Math.max(1, Math.floor((size - 1) / 2)));

// ---- sums of digits that may repeat ----

// Can the digits, each open one from 1 to size, add up to the sum?
export function breaksSum(digits, {sum}, size) {
  const open = digits.filter(digit => !digit).length;
  return total(digits) + open > sum || total(digits) + open * size < sum;
}

export function breaksDoubleArrow(digits, clue, size) {
  const inside = digits.slice(1, -1);
  const range = list => [total(list) + list.filter(digit => !digit).length, total(list) + size * list.filter(digit => !digit).length];
  const [least, most] = range(inside);
  const [low, high] = range([digits[0], digits.at(-1)]);
  return most < low || least > high;
}

// Only groups that are filled from the line's beginning on are looked at.
export function breaksSumLine(digits, {sum}) {
  let group = 0;
  for (const digit of digits) {
    if (!digit) return false;
    group += digit;
    if (group > sum) return true;
    if (group === sum) group = 0;
  }
  return group > 0;
}

export function breaksPill(digits, {sum: pill}, size) {
  const shaft = digits.slice(pill);
  if (!digits.slice(0, pill).every(Boolean)) return false;
  return breaksSum(shaft, {sum: +digits.slice(0, pill).join('')}, size);
}

export const breaksDiffer = digits => digits.some((digit, at) => digit > 0 && digits.indexOf(digit) < at);

// ---- numbers outside the grid ----

export function breaksXSums(digits, {sum}, size) {
  const [x] = digits;
  if (!x) return false;
  const inside = digits.slice(0, x);
  const filled = inside.filter(Boolean);
  return !canFill(digits.filter(Boolean), inside.length - filled.length, sum - total(filled), 1, size);
}

export function breaksSkyscraper(digits, {sum}, size) {
  let seen = 0;
  let highest = 0;
  for (const digit of digits) {
    if (!digit) return seen > sum || (highest === size && seen !== sum);
    if (digit > highest) seen++;
    highest = Math.max(highest, digit);
  }
  return seen !== sum;
}

// The digit of the pointing cell says at which of the places a digit stands, and nowhere else.
const breaksPointer = (pointer, places, digit) => pointer > 0
  ? (places[pointer - 1] > 0 && places[pointer - 1] !== digit) || places.some((other, at) => other === digit && at !== pointer - 1)
  : places.some((other, at) => other === digit && digit > 0 && pointer > 0 && at !== pointer - 1);

export const breaksNumberedRoom = (digits, {sum}) => breaksPointer(digits[0], digits, sum);

// `places`: which of its cells is each place of its line; `number`: the number of its own place.
export const breaksIndexer = (digits, {places, number}) => breaksPointer(digits[0], places.map(at => digits[at]), number);

// ---- cells and corners ----

export const breaksMinimum = ([digit, ...around]) => digit > 0 && around.some(other => other > 0 && other <= digit);
export const breaksMaximum = ([digit, ...around]) => digit > 0 && around.some(other => other > 0 && other >= digit);

export function breaksQuadruple(digits, {wanted}) {
  const left = [...wanted];
  for (const digit of digits) if (left.includes(digit)) left.splice(left.indexOf(digit), 1);
  return left.length > digits.filter(digit => !digit).length;
}

export const breaksClone = digits => digits.slice(0, digits.length / 2).some((digit, at) => digit > 0 &&
  digits[at + digits.length / 2] > 0 && digit !== digits[at + digits.length / 2]);

export function breaksEntropy(digits, clue, size) {
  const thirds = new Set(digits.filter(Boolean).map(digit => Math.floor((digit - 1) / (size / 3))));
  return 3 - thirds.size > digits.filter(digit => !digit).length;
}
