// Writes a peer's puzzles in Nonet's JSON, for tests/bench/against_variants.
//
// usage: node tests/bench/peer_collections.mjs PEER_DIR OUT_DIR [COLLECTION...]
//
// PEER_DIR is a copy of Interactive Sudoku Solver, whose own reader parses the puzzles. For each
// collection OUT_DIR receives COLLECTION.json, a puzzle a line, and COLLECTION.names, their names in
// the same order. Puzzles with a constraint that Nonet has no kind for are left out and counted.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [peer, out, ...wanted] = process.argv.slice(2);
if (!peer || !out) {
  console.error('usage: peer_collections.mjs PEER_DIR OUT_DIR [COLLECTION...]');
  process.exit(2);
}
const from = (path) => import(pathToFileURL(join(resolve(peer), path)).href);
const { ensureGlobalEnvironment } = await from('tests/helpers/test_env.js');
ensureGlobalEnvironment();
const suffix = self.VERSION_PARAM ?? '';
const collections = await from('data/collections.js' + suffix);
const { PUZZLE_INDEX, resolvePuzzleConfig } = await from('data/example_puzzles.js' + suffix);
const { GEOMETRY_9x9 } = await from('js/cell_geometry.js' + suffix);
const { SudokuParser } = await from('js/sudoku_parser.js' + suffix);

class Unknown extends Error { }

const cellName = (id) => id.toLowerCase();
const all = (cells) => {
  if (!cells) throw new Unknown('a clue without cells');
  if (cells.some((id) => !/^R\d+C\d+$/i.test(id))) throw new Unknown('a loop');
  return cells.map(cellName);
};
const pairs = (kind) => (c) => {
  const place = (id) => id.match(/R(\d+)C(\d+)/).slice(1).map(Number);
  const made = [];
  for (let i = 0; i < c.cells.length; i++) {
    for (let k = i + 1; k < c.cells.length; k++) {
      const [a, b] = [place(c.cells[i]), place(c.cells[k])];
      if (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1) {
        made.push({ kind, cells: all([c.cells[i], c.cells[k]]) });
      }
    }
  }
  return made;
};
const line = (kind, only = () => true) => (c) => {
  if (!only(c)) throw new Unknown(kind);
  if (new Set(c.cells).size < c.cells.length) throw new Unknown('a line that meets itself');
  return [{ kind, cells: all(c.cells) }];
};
const outside = (kind, field) => (c) => {
  const [first] = c.getCells(GEOMETRY_9x9);
  const line = c.arrowId.match(/^[RC]\d+/)[0].toLowerCase();
  const start = cellName(typeof first === 'string' ? first : GEOMETRY_9x9.makeCellIdFromIndex(first));
  const from = line[0] === 'r' ? (/c1$/.test(start) ? 'left' : 'right')
    : /^r1c/.test(start) ? 'top' : 'bottom';
  return [{ kind, line, from, [field]: +c.value }];
};
const rule = (kind) => () => [{ kind }];
const every = (kind) => ({ kind, all: true });

const KINDS = {
  Cage: (c) => {
    if (!c.sum) return c.cells.length > 1 ? [{ kind: 'plain-cage', cells: all(c.cells) }] : [];
    return [{ kind: 'cage', cells: all(c.cells), sum: c.sum }];
  },
  AllDifferent: (c) => [{ kind: 'plain-cage', cells: all(c.cells) }],
  LittleKiller: (c) => [{
    kind: 'little-killer', cells: all(c.getCells(GEOMETRY_9x9)), sum: +c.value,
  }],
  XSum: outside('x-sums', 'sum'),
  Skyscraper: outside('skyscraper', 'count'),
  NumberedRoom: outside('numbered-room', 'digit'),
  DoubleArrow: line('double-arrow'),
  Quad: (c) => {
    const [, row, column] = c.topLeftCell.match(/R(\d+)C(\d+)/).map(Number);
    return [{
      kind: 'quadruple', digits: c.values.map(Number),
      cells: [0, 1].flatMap((r) => [0, 1].map((k) => `r${row + r}c${column + k}`)),
    }];
  },
  SumLine: (c) => {
    if (new Set(c.cells).size < c.cells.length || c.cells.some((id) => !/^R/.test(id))) {
      throw new Unknown('a line that meets itself');
    }
    return [{ kind: 'sum-line', cells: all(c.cells), sum: +c.sum }];
  },
  PillArrow: (c) => {
    if (c.pillSize !== 2) throw new Unknown('a pill of three cells');
    // A pill reads from left to right or from top to bottom, whichever cell the arrow leaves.
    return [{ kind: 'pill-arrow', cells: [...all(c.cells.slice(0, 2).sort()), ...all(c.cells.slice(2))], pill: 2 }];
  },
  GlobalEntropy: rule('entropy'),
  Indexing: (c) => [{
    kind: c.indexType === 'C' ? 'column-indexer' : 'row-indexer', cells: all(c.cells),
  }],
  Thermo: line('thermo'),
  Arrow: line('arrow'),
  Whisper: line('whisper', (c) => c.difference === 5),
  Renban: line('renban'),
  Palindrome: line('palindrome'),
  Between: line('between'),
  Lockout: line('lockout', (c) => +c.minDiff === 4),
  RegionSumLine: line('region-sum'),
  Zipper: line('zipper'),
  Modular: line('modular', (c) => c.mod === 3),
  Entropic: line('entropic'),
  WhiteDot: pairs('white-dot'),
  BlackDot: pairs('black-dot'),
  X: pairs('x-sum'),
  V: pairs('v-sum'),
  GreaterThan: (c) => {
    if (c.cells.length !== 2) throw new Unknown('GreaterThan');
    return [{ kind: 'greater', cells: all(c.cells) }];
  },
  StrictKropki: () => [every('white-dot'), every('black-dot')],
  StrictXV: () => [every('x-sum'), every('v-sum')],
  AntiKnight: rule('anti-knight'),
  AntiKing: rule('anti-king'),
  AntiConsecutive: rule('non-consecutive'),
  Sandwich: (c) => [{
    kind: 'sandwich', line: (c.arrowId ?? c.id ?? '').toLowerCase().replace(/[^rc0-9].*$/, ''),
    sum: c.value,
  }],
};

function givens(record, list) {
  const even = [], odd = [];
  for (const c of list) {
    const [, row, column] = c.cell.match(/R(\d+)C(\d+)/).map(Number);
    const values = [...c.values].map(Number).sort((a, b) => a - b);
    if (values.length === 1) {
      record.cells[(row - 1) * record.size + column - 1] = String(values[0]);
    } else if (values.join('') === '2468') {
      even.push(cellName(c.cell));
    } else if (values.join('') === '13579') {
      odd.push(cellName(c.cell));
    } else if (values.length !== record.size) {
      throw new Unknown('Given of several digits');
    }
  }
  if (even.length) record.constraints.push({ kind: 'even', cells: even });
  if (odd.length) record.constraints.push({ kind: 'odd', cells: odd });
}

function convert(input) {
  const parsed = SudokuParser.parseText(input);
  const map = new Map();
  parsed.forEachTopLevel((c) => {
    const list = map.get(c.type) ?? [];
    list.push(c);
    map.set(c.type, list);
  });
  const record = { size: 9, cells: Array(81).fill('.'), constraints: [] };
  const diagonals = (map.get('Diagonal') ?? []).length;
  const result = {};
  if (diagonals === 1) throw new Unknown('one Diagonal');
  if (diagonals) result.variant = 'x';
  for (const [type, list] of map) {
    if (type === 'Shape') {
      if (list.some((c) => !/^9x9(~Sudoku)?$/.test(c.args.join('~')))) throw new Unknown('Shape');
    } else if (type === 'Windoku') {
      if (result.variant) throw new Unknown('Windoku with others');
      result.variant = 'hyper';
    } else if (type === 'DisjointSets') {
      if (result.variant) throw new Unknown('DisjointSets with others');
      result.variant = 'disjoint';
    } else if (type === 'Jigsaw') {
      const letter = Array(81).fill('?');
      list.forEach((c, i) => c.cells.forEach((id) => {
        const [, row, column] = id.match(/R(\d+)C(\d+)/).map(Number);
        letter[(row - 1) * 9 + column - 1] = 'ABCDEFGHI'[i];
      }));
      if (letter.includes('?') || !map.has('NoBoxes') || result.variant) {
        throw new Unknown('Jigsaw');
      }
      result.variant = 'jigsaw-9';
      result.regions = letter.join('');
    } else if (type === 'Given') {
      givens(record, list);
    } else if (type === 'NoBoxes' && map.has('Jigsaw')) {
      continue;
    } else if (KINDS[type]) {
      list.forEach((c) => record.constraints.push(...KINDS[type](c)));
    } else if (type !== 'Diagonal') {
      throw new Unknown(type);
    }
  }
  const caged = new Set();
  for (const c of record.constraints.filter((c) => c.kind === 'cage')) {
    for (const cell of c.cells) {
      if (caged.has(cell)) throw new Unknown('cages that overlap');
      caged.add(cell);
    }
  }
  const known = new Set();
  record.constraints = record.constraints.filter((c) => {
    const key = JSON.stringify(c);
    return !known.has(key) && known.add(key);
  });
  return { puzzle: record.cells.join(''), ...result,
    ...(record.constraints.length ? { constraints: record.constraints } : {}) };
}

const sources = {};
for (const [name, value] of Object.entries(collections)) {
  if (Array.isArray(value)) sources[name] = value;
}
sources.PUZZLE_INDEX = [...PUZZLE_INDEX.values()];

mkdirSync(out, { recursive: true });
for (const name of wanted.length ? wanted : Object.keys(sources)) {
  const lines = [], names = [], left = {};
  sources[name].forEach((entry, i) => {
    const config = typeof sources[name].configFor === 'function'
      ? sources[name].configFor(entry) : resolvePuzzleConfig(entry);
    const label = !config.name || config.name === config.input ? `${name}#${i}` : config.name;
    try {
      if (config.input.startsWith('/')) throw new Unknown('a program');
      lines.push(JSON.stringify(convert(config.input)));
      names.push(label);
    } catch (error) {
      const why = error instanceof Unknown ? error.message : `${error}`;
      left[why] = (left[why] ?? 0) + 1;
    }
  });
  if (lines.length) {
    writeFileSync(join(out, `${name}.json`), lines.join('\n') + '\n');
    writeFileSync(join(out, `${name}.names`), names.join('\n') + '\n');
  }
  const reasons = Object.entries(left).map(([why, count]) => `${count} ${why}`).join(', ');
  console.error(`${name}: ${lines.length} puzzles${reasons ? `; left out: ${reasons}` : ''}`);
}
