// Writes a puzzle of Nonet's JSON as Interactive Sudoku Solver reads it, for tests/bench/peer_times.mjs:
// boards of one grid with up to 16 digits.
const line = (name, ...first) => (c) => `.${[name, ...first, ...c.cells].join('~')}`;
const summed = (name) => (c) => line(name, c.sum)(c);
const rule = (name) => () => `.${name}`;
const beside = (name, field) => (c) => {
  const far = c.from === 'right' || c.from === 'bottom';
  return `.${name}~${c.line}~${far ? '' : c[field]}~${far ? c[field] : ''}`;
};
const digits = (first) => (c, size) => {
  const allowed = Array.from({ length: size }, (_, i) => i + 1).filter((digit) => digit % 2 === first % 2);
  return `.~${c.cells.map((cell) => [cell, ...allowed].join('_')).join('~')}`;
};
// Where the numbers of rows and columns have the same sum throughout, the line slants up; the peer
// knows a line by the end that is first in this order.
const diagonal = (c) => {
  const places = c.cells.map((name) => ({ name, at: name.match(/\d+/g).map(Number) }))
    .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  const [first, last] = [places[0], places[places.length - 1]];
  const up = first.at[1] > last.at[1];
  const end = up ? (first.at[0] === 1 ? first : last) : first.at[1] === 1 ? first : last;
  return `.LittleKiller~${c.sum}~${end.name}`;
};

const KINDS = {
  'anti-king': rule('AntiKing'), 'anti-knight': rule('AntiKnight'), arrow: line('Arrow'),
  between: line('Between'), 'black-dot': line('BlackDot'), cage: summed('Cage'),
  'column-indexer': line('Indexing', 'C'), 'double-arrow': line('DoubleArrow'),
  'dutch-whisper': line('Whisper', 4), entropic: line('Entropic'), entropy: rule('GlobalEntropy'),
  even: digits(2), greater: line('GreaterThan'), 'little-killer': diagonal,
  lockout: line('Lockout', 4), modular: line('Modular', 3), 'non-consecutive': rule('AntiConsecutive'),
  'numbered-room': beside('NumberedRoom', 'digit'), odd: digits(1),
  palindrome: line('Palindrome'), 'pill-arrow': (c) => line('PillArrow', c.pill)(c),
  'plain-cage': line('AllDifferent'), quadruple: (c) => `.Quad~${[c.cells[0], ...c.digits].join('~')}`,
  'region-sum': line('RegionSumLine'), renban: line('Renban'), 'repeat-cage': summed('Sum'),
  'row-indexer': line('Indexing', 'R'), sandwich: (c) => `.Sandwich~${c.sum}~${c.line}`,
  skyscraper: beside('Skyscraper', 'count'), 'sum-line': summed('SumLine'), thermo: line('Thermo'),
  v: line('V'), whisper: line('Whisper', 5), 'white-dot': line('WhiteDot'), x: line('X'),
  'x-sums': beside('XSum', 'sum'), zipper: line('Zipper'),
};

export const KIND_NAMES = Object.keys(KINDS);

// Houses have a letter for each of their cells. The peer finds more where it knows a house's name.
function houses(rows, size) {
  const at = (cells) => [...Array(size * size).keys()].filter(cells).join();
  const named = {
    [at((i) => i % size === Math.floor(i / size))]: '.Diagonal~-1',
    [at((i) => i % size === size - 1 - Math.floor(i / size))]: '.Diagonal~1',
  };
  return rows.flatMap((row) => [...new Set(row.replace(/[.]/g, ''))].map((letter) => at((i) => row[i] === letter)))
    .map((cells) => named[cells] ?? `.AllDifferent~${cells.split(',').map((i) => cellName(+i, size)).join('~')}`);
}

const cellName = (i, size) => `r${Math.floor(i / size) + 1}c${i % size + 1}`;

function boardWords({ regions, houses: extra, variant }, size) {
  return [
    size === 9 ? '' : `.Shape~${size}x${size}`,
    regions ? `.NoBoxes.Jigsaw~${[...regions].map((c) => c.charCodeAt(0) - 65).join('')}` : '',
    /^latin/.test(variant) ? '.NoBoxes' : '',
    ...houses(extra ?? [], size),
  ];
}

// The peer writes numbers of rows and columns with digits up to g, which is 16.
const inItsBase = (text) => text.replace(/\b([rc])(\d+)(?:c(\d+))?/g, (_, line, number, column) =>
  [line.toUpperCase(), (+number).toString(17), ...(column ? ['C', (+column).toString(17)] : [])].join(''));

export function peerString(record) {
  const { puzzle, constraints } = record;
  const size = Math.sqrt(puzzle.length);
  const given = [...puzzle].map((digit, i) => ({ digit: parseInt(digit, 36), name: cellName(i, size) }))
    .filter(({ digit }) => digit).map(({ digit, name }) => `~${name}_${digit}`);
  const words = (constraints ?? []).map((c) => {
    if (!KINDS[c.kind] || c.all) throw new Error(`the peer has no ${c.kind}`);
    return KINDS[c.kind](c, size);
  });
  return inItsBase([...boardWords(record, size), given.length ? `.${given.join('')}` : '', ...words].join(''));
}

// The peer writes digits above nine as decimal numbers.
export const peerSolution = ({ solution }) => [...solution].map((digit) => parseInt(digit, 36)).join('');
