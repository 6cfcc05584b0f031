// Puzzles to and from other pages: f-puzzles' objects, and links that hold one, which SudokuPad opens.
import {Board, charToDigit, digitsOf, digitToChar} from './board.js';
import {constraintsOf} from './clues.js';
import {plainBoard, SIZES} from './plain_board.js';

// ---- LZ-String, as those links are packed ----

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

// Codes: 0 a character of 8 bits, 1 one of 16, 2 the end, then the strings met so far.
const FIRST_CODE = 3;

// A code has one bit more each time that all of a length are used up.
function makeWidth(left) {
  const width = {bits: 2, left};
  width.use = () => { if (--width.left === 0) width.left = 2 ** width.bits++; };
  return width;
}

export function packText(text) {
  let out = '';
  let pending = 0;
  let filled = 0;
  const put = (value, bits) => {
    for (let bit = 0; bit < bits; bit++) {
      pending = pending << 1 | (value >> bit & 1);
      if (++filled === 6) {
        out += LETTERS[pending];
        pending = filled = 0;
      }
    }
  };
  const width = makeWidth(2);
  const codes = new Map();
  const fresh = new Set();
  const codeOf = string => {
    if (!codes.has(string)) {
      codes.set(string, codes.size + FIRST_CODE);
      if (string.length === 1) fresh.add(string);
    }
    return codes.get(string);
  };
  const putString = string => {
    if (fresh.delete(string)) {
      const code = string.charCodeAt(0);
      put(code < 256 ? 0 : 1, width.bits);
      put(code, code < 256 ? 8 : 16);
      width.use();
    } else {
      put(codes.get(string), width.bits);
    }
    width.use();
  };
  let held = '';
  for (const char of text.split('')) {
    codeOf(char);
    if (held && !codes.has(held + char)) {
      putString(held);
      codeOf(held + char);
      held = char;
    } else {
      held += char;
    }
  }
  if (held) putString(held);
  put(2, width.bits);
  put(0, 6 - filled);
  return out + '='.repeat((4 - out.length % 4) % 4);
}

// Throws where the text is not packed so.
export function unpackText(packed, most = 1 << 20) {
  let at = 0;
  let letter = 0;
  let left = 0;
  const get = bits => {
    let value = 0;
    for (let bit = 0; bit < bits; bit++) {
      if (left === 0) {
        letter = LETTERS.indexOf(packed.charAt(at++) || '?');
        if (letter < 0) throw new Error('own_unreadable');
        left = 6;
      }
      value |= (letter >> --left & 1) << bit;
    }
    return value;
  };
  const width = makeWidth(1);
  const strings = [];
  let out = '';
  for (let before = ''; out.length < most;) {
    const code = get(width.bits);
    let string;
    if (code === 2) return out;
    if (code < 2) {
      string = String.fromCharCode(get(code ? 16 : 8));
      strings.push(string);
      width.use();
    } else {
      string = strings[code - FIRST_CODE] ?? (before && code - FIRST_CODE === strings.length ? before + before[0] : '');
      if (!string) break;
    }
    out += string;
    if (before) {
      strings.push(before + string[0]);
      width.use();
    }
    before = string;
  }
  throw new Error('own_unreadable');
}

// ---- f-puzzles ----

// How f-puzzles has each kind (gen/format/exchange/fpuzzles_kinds.c): the key that it stands under, and
// how: 'cells', 'line', 'arrow', 'cell', 'outside' or 'rule'; value: which of two it is, and of whispers
// the usual one if there is none. A kind without a row cannot be written.
const FORMS = {
  cage: ['killercage', 'cells'], thermo: ['thermometer', 'line'], arrow: ['arrow', 'arrow'], 'white-dot': ['difference', 'cells'],
  'black-dot': ['ratio', 'cells'], x: ['xv', 'cells', 'X'], v: ['xv', 'cells', 'V'], odd: ['odd', 'cell'],
  even: ['even', 'cell'], sandwich: ['sandwichsum', 'outside'], 'anti-knight': ['antiknight', 'rule'], 'anti-king': ['antiking', 'rule'],
  'non-consecutive': ['nonconsecutive', 'rule'], whisper: ['whispers', 'line', '5'], 'dutch-whisper': ['whispers', 'line', '4'], renban: ['renban', 'line'],
  palindrome: ['palindrome', 'line'], between: ['betweenline', 'line'], lockout: ['lockout', 'line'],
  'region-sum': ['regionsumline', 'line'], zipper: ['zipperline', 'line'], nabner: ['nabner', 'line'],
  minimum: ['minimum', 'cell'], maximum: ['maximum', 'cell'], 'double-arrow': ['doublearrow', 'line'],
  'row-indexer': ['rowindexer', 'cells'], 'column-indexer': ['columnindexer', 'cells'], 'box-indexer': ['boxindexer', 'cells'],
  modular: ['modularline', 'line'], entropic: ['entropicline', 'line'], 'slow-thermo': ['slowthermometer', 'line'],
};

// The signs of f-puzzles' `negative`: those are all given. It has no name for all white dots, but its
// nonconsecutive does not bind pairs that have a dot of either colour, so with dots it means just that.
const ALL_GIVEN = {ratio: ['black-dot'], difference: ['white-dot'], xv: ['x', 'v']};
const isDot = ({kind, all}) => !all && /^(white|black)-dot$/.test(kind);
const isRule = ({kind}) => kind === 'non-consecutive';

const toPlace = name => name.toUpperCase();
const toName = place => {
  if (!/^R\d+C\d+$/.test(place)) throw new Error('own_unreadable');
  return place.toLowerCase();
};

function writeAllGiven(out, {kind}, list) {
  const [name, kinds] = Object.entries(ALL_GIVEN).find(([, these]) => these.includes(kind)) ?? [];
  if (!kinds?.every(wanted => list.some(item => item.all && item.kind === wanted))) throw new Error('link_cannot');
  if (kind === 'white-dot' && !list.some(isRule)) {
    out.nonconsecutive = true;
    if (!list.some(isDot)) out.difference = [];
  } else if (!out.negative?.includes(name)) {
    (out.negative ??= []).push(name);
  }
}

function writeKind(out, {kind, cells, line, sum}) {
  const [key, form, value] = FORMS[kind] ?? [];
  if (!key) throw new Error('link_cannot');
  if (form === 'rule') {
    out[key] = true;
    return;
  }
  const places = (cells ?? []).map(toPlace);
  const add = entry => { (out[key] ??= []).push(entry); };
  if (form === 'cells') add({cells: places, ...(value || sum ? {value: value ?? `${sum}`} : {})});
  else if (form === 'line') add({lines: [places], ...(value ? {value} : {})});
  else if (form === 'arrow') add({lines: [places], cells: [places[0]]});
  else if (form === 'cell') places.forEach(cell => add({cell}));
  else add({cell: line[0] === 'r' ? `R${line.slice(1)}C0` : `R0C${line.slice(1)}`, value: `${sum}`});
}

const isDiagonal = (board, cells, way) => cells.every(cell =>
  way ? board.rowOf[cell] + board.columnOf[cell] === board.size - 1 : board.rowOf[cell] === board.columnOf[cell]);

// A game as f-puzzles' object, the digits and notes of the player with it. Throws 'link_cannot'.
export function writeFpuzzles({board, given, values, corner, centre, puzzle}, title) {
  if (board.rows !== board.columns || board.count !== board.size ** 2 || board.size > 16) throw new Error('link_cannot');
  const out = {size: board.size, title, grid: []};
  values.forEach((value, cell) => {
    const notes = (name, mask) => mask && !value ? {[name]: digitsOf(mask)} : {};
    (out.grid[board.rowOf[cell]] ??= []).push({
      ...(value ? {value, ...(given[cell] ? {given: true} : {})} : {}), region: board.boxOf[cell] - 2 * board.size,
      ...notes('cornerPencilMarks', corner[cell]), ...notes('centerPencilMarks', centre[cell]),
    });
  });
  for (const {kind, cells} of board.houses) {
    if (kind !== 'extra') continue;
    if (isDiagonal(board, cells, 0)) out['diagonal-'] = true;
    else if (isDiagonal(board, cells, 1)) out['diagonal+'] = true;
    else (out.extraregion ??= []).push({cells: cells.map(cell => `R${board.rowOf[cell] + 1}C${board.columnOf[cell] + 1}`)});
  }
  if (board.groups.length) throw new Error('link_cannot');
  const list = constraintsOf(puzzle.record) ?? [];
  if (list.some(isRule) && list.some(isDot)) throw new Error('link_cannot');
  for (const item of list) (item.all ? writeAllGiven : writeKind)(out, item, list);
  return out;
}

export const sudokupadLink = (game, title) =>
  `https://sudokupad.app/fpuzzles${encodeURIComponent(packText(JSON.stringify(writeFpuzzles(game, title))))}`;

// What a key of f-puzzles' object is that decorates, or says nothing of the digits.
const PASSED_OVER = new Set(['size', 'title', 'author', 'ruleset', 'grid', 'solution', 'text', 'line', 'rectangle', 'circle', 'cage',
  'successMessage', 'highlightConflicts', 'diagonal-', 'diagonal+', 'extraregion', 'metadata']);

// The circle of an arrow is a cell; a pill has several, read from left to right or from top to bottom,
// and its line begins in it.
function readArrow({lines, cells}) {
  if (!(cells?.length > 1)) return (lines ?? []).map(line => ({kind: 'arrow', cells: line.map(toName)}));
  const order = name => +name.replace(/^r(\d+)c(\d+)$/, (all, row, column) => +row * 100 + +column);
  const pill = cells.map(toName).sort((one, other) => order(one) - order(other));
  return lines.map(line => ({kind: 'pill-arrow', cells: [...pill, ...line.map(toName).filter(name => !pill.includes(name))], pill: pill.length}));
}

function readKind(key, entry) {
  if (key === 'negative' && ALL_GIVEN[entry]) return ALL_GIVEN[entry].map(kind => ({kind, all: true}));
  const kinds = Object.entries(FORMS).filter(([, [name]]) => name === key);
  const wanted = entry.value || (key === 'whispers' ? '5' : '');
  const [kind, [, form]] = kinds.find(([, [,, value]]) => !value || value === `${wanted}`) ?? ['', []];
  if (!kind) throw new Error('own_board');
  if (form === 'rule') return [{kind}];
  if (form === 'arrow') return readArrow(entry);
  if (form === 'line') return (entry.lines ?? []).map(line => ({kind, cells: line.map(toName)}));
  if (form === 'cell') return [{kind, cells: [toName(entry.cell ?? entry.cells?.[0] ?? '')]}];
  if (form === 'outside') {
    const [, row, column] = /^R(\d+)C(\d+)$/.exec(entry.cell) ?? [];
    if (!row || !Number.isInteger(+entry.value)) throw new Error('own_unreadable');
    return [{kind, line: column === '0' ? `r${row}` : `c${column}`, sum: +entry.value}];
  }
  if (kind === 'cage' && !(entry.value > 0)) throw new Error('own_unreadable');
  if (['difference', 'ratio'].includes(key) && entry.value && +entry.value !== (key === 'ratio' ? 2 : 1)) throw new Error('own_board');
  return [{kind, cells: entry.cells.map(toName), ...(kind === 'cage' ? {sum: +entry.value} : {})}];
}

// A board of rows, columns, regions (a number a cell) and houses more.
function boardOf(size, regions, extra) {
  const plain = plainBoard(size);
  const all = [...Array(size).keys()];
  const boxes = all.map(region => regions.flatMap((other, cell) => other === region ? [cell] : []));
  if (boxes.some(cells => cells.length !== size)) throw new Error('own_unreadable');
  const plainBoxes = plain?.houses.slice(2 * size).map(([,, ...cells]) => cells.join());
  if (plainBoxes && !extra.length && boxes.every(cells => plainBoxes.includes(cells.join()))) return size;
  const lines = ['row', 'column'].flatMap(kind => all.map(line => [kind, `${kind} ${line + 1}`,
    ...all.map(at => kind === 'row' ? line * size + at : at * size + line)]));
  return {
    size, rows: size, columns: size,
    houses: [...lines, ...boxes.map((cells, at) => ['box', `box ${at + 1}`, ...cells]), ...extra.map((cells, at) => ['extra', `extra ${at + 1}`, ...cells])],
  };
}

const plainRegions = size => {
  const board = plainBoard(size);
  const regions = [];
  board?.houses.slice(2 * size).forEach(([,, ...cells], box) => cells.forEach(cell => { regions[cell] = box; }));
  return regions;
};

const diagonal = (size, way) => [...Array(size).keys()].map(at => at * size + (way ? size - 1 - at : at));

// f-puzzles' object as a puzzle of the page. Throws a key of the page's words.
export function readFpuzzles(data) {
  const cells = data.grid.flat();
  const size = data.grid.length;
  if (size < 4 || size > 16 || cells.length !== size * size) throw new Error('own_unreadable');
  const usual = plainRegions(size);
  const regions = cells.map((cell, at) => Number.isInteger(cell.region) ? cell.region : usual[at]);
  const extra = [...(data['diagonal-'] ? [diagonal(size, 0)] : []), ...(data['diagonal+'] ? [diagonal(size, 1)] : []),
    ...(data.extraregion ?? []).map(({cells: list}) => list.map(name => {
      const [, row, column] = /^R(\d+)C(\d+)$/.exec(name) ?? [];
      return (row - 1) * size + +column - 1;
    }))];
  if (cells.some(({value}) => value && !(Number.isInteger(+value) && +value > 0 && +value <= size))) throw new Error('own_unreadable');
  const clues = Object.entries(data).flatMap(([key, value]) => {
    if (PASSED_OVER.has(key) || !value || value.length === 0) return [];
    return value === true ? readKind(key, {}) : value.flatMap(entry => readKind(key, entry));
  });
  if (data.difference || clues.some(isDot)) clues.filter(isRule).forEach(item => Object.assign(item, {kind: 'white-dot', all: true}));
  const board = boardOf(size, regions, extra);
  const isX = data['diagonal-'] && data['diagonal+'] && extra.length === 2 && boardOf(size, regions, []) === size;
  const variant = board === size ? SIZES[size][2] : isX ? (size === 9 ? 'x' : `x-${size}`) : `jigsaw-${size}`;
  const record = {puzzle: cells.map(cell => cell.given && cell.value ? digitToChar(+cell.value) : '.').join(''), variant};
  if (clues.length) record.constraints = clues;
  new Board(board, clues); // throws where a cell is not there
  return {record, board};
}

// A plain board may have the name of its constraints, such as killer; these have other houses.
const OTHER_HOUSES = /^(antidiagonal|argyle|asterisk|calcudoku|centre-dot|disjoint|futoshiki|girandola|hyper|latin|pinwheel|samurai|skyscrapers|triple|twodoku|windmill)/;

// A puzzle of Nonet's JSON on a board that the page can build: plain, with two diagonals, or of regions.
export function boardOfRecord({puzzle, variant = '', regions, constraints}) {
  const size = Math.round(Math.sqrt(puzzle.length));
  if (size * size !== puzzle.length || [...puzzle].some(char => charToDigit(char) > size)) throw new Error('own_unreadable');
  const extra = /^x(-\d+)?$/.test(variant) ? [diagonal(size, 0), diagonal(size, 1)] : [];
  if (/^jigsaw/.test(variant) && typeof regions === 'string' && regions.length === puzzle.length) {
    const names = [...new Set(regions)];
    return boardOf(size, [...regions].map(letter => names.indexOf(letter)), extra);
  }
  if (!SIZES[size]) throw new Error('own_unreadable');
  const plain = variant === SIZES[size][2] || (constraints?.length && !/^jigsaw/.test(variant) && !OTHER_HOUSES.test(variant));
  if (variant && !plain && !extra.length) throw new Error('own_board');
  return boardOf(size, plainRegions(size), extra);
}

// The packed object of a link, or null where the text is none.
export function readLinkText(text) {
  const [, mark, packed] = /(load=|fpuzzles|fpuz|\/scl|\/ctc)([A-Za-z0-9+/%]{20,})/.exec(text) ?? [];
  if (!packed) return null;
  if (mark[0] === '/') throw new Error('own_board');
  return JSON.parse(unpackText(decodeURIComponent(packed)));
}
