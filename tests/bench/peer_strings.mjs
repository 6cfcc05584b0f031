// Writes a puzzle of Nonet's JSON as Interactive Sudoku Solver reads it, for tests/bench/peer_times.mjs.
const line = (name, ...first) => (c) => `.${[name, ...first, ...c.cells].join('~')}`;
const summed = (name) => (c) => line(name, c.sum)(c);
const rule = (name) => () => `.${name}`;
const beside = (name, field) => (c) => {
  const far = c.from === 'right' || c.from === 'bottom';
  return `.${name}~${c.line}~${far ? '' : c[field]}~${far ? c[field] : ''}`;
};
const digits = (...allowed) => (c) => `.~${c.cells.map((cell) => [cell, ...allowed].join('_')).join('~')}`;
// Where the numbers of rows and columns have the same sum throughout, the line slants up; the peer
// knows a line by the end that is first in this order.
const diagonal = (c) => {
  const sums = c.cells.map((cell) => +cell[1] + +cell[3]);
  const up = sums.every((sum) => sum === sums[0]);
  const sorted = [...c.cells].sort();
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  const end = up ? (/^r1/.test(first) ? first : last) : /c1$/.test(first) ? first : last;
  return `.LittleKiller~${c.sum}~${end}`;
};

const KINDS = {
  'anti-king': rule('AntiKing'), 'anti-knight': rule('AntiKnight'), arrow: line('Arrow'),
  between: line('Between'), 'black-dot': line('BlackDot'), cage: summed('Cage'),
  'column-indexer': line('Indexing', 'C'), 'double-arrow': line('DoubleArrow'),
  'dutch-whisper': line('Whisper', 4), entropic: line('Entropic'), entropy: rule('GlobalEntropy'),
  even: digits(2, 4, 6, 8), greater: line('GreaterThan'), 'little-killer': diagonal,
  lockout: line('Lockout', 4), modular: line('Modular', 3), 'non-consecutive': rule('AntiConsecutive'),
  'numbered-room': beside('NumberedRoom', 'digit'), odd: digits(1, 3, 5, 7, 9),
  palindrome: line('Palindrome'), 'pill-arrow': (c) => line('PillArrow', c.pill)(c),
  'plain-cage': line('AllDifferent'), quadruple: (c) => `.Quad~${[c.cells[0], ...c.digits].join('~')}`,
  'region-sum': line('RegionSumLine'), renban: line('Renban'), 'repeat-cage': summed('Sum'),
  'row-indexer': line('Indexing', 'R'), sandwich: (c) => `.Sandwich~${c.sum}~${c.line}`,
  skyscraper: beside('Skyscraper', 'count'), 'sum-line': summed('SumLine'), thermo: line('Thermo'),
  v: line('V'), whisper: line('Whisper', 5), 'white-dot': line('WhiteDot'), x: line('X'),
  'x-sums': beside('XSum', 'sum'), zipper: line('Zipper'),
};

export const KIND_NAMES = Object.keys(KINDS);

export function peerString({ puzzle, constraints }) {
  const given = [...puzzle].map((digit, i) => ({ digit, name: `r${Math.floor(i / 9) + 1}c${i % 9 + 1}` }))
    .filter(({ digit }) => digit !== '.').map(({ digit, name }) => `~${name}_${digit}`);
  const words = (constraints ?? []).map((c) => {
    if (!KINDS[c.kind] || c.all) throw new Error(`the peer has no ${c.kind}`);
    return KINDS[c.kind](c);
  });
  return [given.length ? `.${given.join('')}` : '', ...words].join('').replace(/r(?=\d)/g, 'R').replace(/(?<=[\d~])c(?=\d)/g, 'C');
}
