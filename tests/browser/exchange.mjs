// Puzzles that a reader brings to the page, held against the program's: each kind of Nonet's JSON and of
// f-puzzles' objects is read as the program wrote it or refused by a key of the page's words, and so is
// what is wrong. usage: exchange.mjs [BIN]
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

const bin = resolve(process.argv[2] ?? 'out/bin');
const nonet = (input, ...args) => execFileSync(join(bin, 'nonet'), args, {input, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['pipe', 'pipe', 'ignore']});

const source = `const svg = () => null; const tell = () => '';
${['plain_board', 'clue_rules', 'clues', 'board', 'clue_art', 'kinds', 'combinations', 'exchange', 'own'].map(name => readFileSync(`gen/web/${name}.js`, 'utf8').replace(/^import [^]*?;$/mg, '')).join('\n')}`;
const {Board, readLink, readPuzzle, writeFpuzzles} = await import(`data:text/javascript,${encodeURIComponent(source)}`);

// A puzzle of the page as f-puzzles' object.
const written = ({record, board}) => {
  const made = new Board(board, record.constraints);
  const given = [...record.puzzle].map(char => char !== '.');
  const none = record.puzzle.replace(/./g, '0').split('').map(Number);
  return writeFpuzzles({board: made, given, values: [...record.puzzle].map(char => char === '.' ? 0 : parseInt(char, 36)), corner: none, centre: none, puzzle: {record}}, '');
};
// f-puzzles has a cell an entry where Nonet has a list.
const parts = constraints => (constraints ?? []).flatMap(one => /^(odd|even|minimum|maximum|.*-indexer)$/.test(one.kind) ? one.cells.map(cell => ({...one, cells: [cell]})) : [one])
  .map(one => JSON.stringify(Object.entries(one).sort())).sort();
const attempt = text => { try { return readPuzzle(text); } catch (error) { return error.message; } };

const VARIANTS = ['classic', '6x6', '16x16', 'jigsaw-9', 'jigsaw-16', 'x', 'killer', 'killer-6x6', 'thermo', 'arrow', 'pill-arrow', 'kropki', 'xv', 'odd-even', 'min-max', 'sandwich', 'anti-knight', 'anti-king',
  'non-consecutive', 'whisper', 'dutch-whisper', 'renban', 'palindrome', 'between', 'lockout', 'region-sum', 'zipper', 'nabner', 'modular', 'entropic',
  'slow-thermo', 'double-arrow', 'row-indexer', 'column-indexer', 'box-indexer'];
for (const variant of VARIANTS) {
  const record = JSON.parse(variant === '16x16' ? nonet('', 'board', '--variant', variant, '--seed', '1', '--format', 'json') : nonet('', 'generate', '--variant', variant, '--level', 'easy..hard', '--seed', '2', '--format', 'json'));
  for (const format of ['json', 'fpuzzles', 'fpuzzles-link', 'sudokupad-link']) {
    const read = attempt(nonet(JSON.stringify(record), 'convert', '--to', format));
    assert.equal(read.record?.puzzle, record.puzzle, `${variant} as ${format}: ${read}`);
    assert.deepEqual(parts(read.record.constraints), parts(record.constraints), `${variant} as ${format}`);
    if (format === 'fpuzzles' && variant !== 'pill-arrow') { // the page reads pills, and does not write them
      const back = JSON.parse(nonet(JSON.stringify(written(read)), 'convert', '--to', 'json'));
      assert.deepEqual(parts(back.constraints), parts(record.constraints), `${variant} as the page writes it`);
    }
  }
}

// "All dots are given" in f-puzzles' words: the page writes what the program writes, reads it as the program
// reads it, and refuses what the program refuses.
const dot = (kind, ...cells) => ({kind, cells});
const all = kind => ({kind, all: true});
const white = dot('white-dot', 'r1c1', 'r1c2');
const black = dot('black-dot', 'r2c1', 'r2c2');
const rule = {kind: 'non-consecutive'};
const SIGNS = [
  [all('white-dot')], [all('white-dot'), white], [all('white-dot'), black], [all('white-dot'), white, black], [all('black-dot')], [all('black-dot'), white, black],
  [all('white-dot'), all('black-dot'), white], [all('x'), all('v')], [all('x'), all('v'), dot('x', 'r1c1', 'r1c2')], [all('x')], [all('v'), all('black-dot')],
  [rule], [rule, all('black-dot')], [rule, all('white-dot')], [rule, white], [rule, black], [all('consecutive')], [white], [],
];
const keys = object => Object.entries(object).filter(([key]) => /^(nonconsecutive|negative|difference|ratio|xv)$/.test(key)).sort();
for (const constraints of SIGNS) {
  const record = {puzzle: '.'.repeat(36), variant: '6x6', constraints};
  let theirs = null;
  let ours = null;
  try { theirs = JSON.parse(nonet(JSON.stringify(record), 'convert', '--to', 'fpuzzles')); } catch { /* refused */ }
  try { ours = written({record, board: 6}); } catch (error) { assert.equal(error.message, 'link_cannot'); }
  assert.deepEqual(ours && keys(ours), theirs && keys(theirs), JSON.stringify(constraints));
  if (theirs) assert.deepEqual(parts(attempt(JSON.stringify(theirs)).record.constraints), parts(JSON.parse(nonet(JSON.stringify(theirs), 'convert', '--to', 'json')).constraints));
}

// Boards that the page cannot build are not taken for plain ones, whatever clues they have.
const BOARDS = nonet('', 'help', 'variants').split('\n\n')[0].match(/^  [a-z0-9-]+(?=  )/gm).map(name => name.trim());
const OTHER = BOARDS.filter(name => !/^(classic|\d+x\d+|x|jigsaw-\d+)$/.test(name)).concat('futoshiki-4', 'calcudoku-4', 'skyscrapers-5');
assert(OTHER.length > 20);
for (const variant of OTHER) {
  const record = JSON.parse(nonet('', 'generate', '--variant', variant, '--seed', '1', '--format', 'json'));
  for (const constraints of [record.constraints, [{kind: 'cage', cells: ['r1c1', 'r1c2'], sum: 5}]]) {
    assert.match(attempt(JSON.stringify({...record, constraints})), /^own_(board|unreadable)$/, variant);
  }
}
assert.equal(attempt(nonet('', 'generate', '--houses', 'hyper', '--seed', '1', '--format', 'json')), 'own_board');

const grid = change => {
  const object = {size: 9, grid: Array.from({length: 9}, () => Array.from({length: 9}, () => ({})))};
  change(object);
  return JSON.stringify(object);
};
const WRONG = [
  object => { object.grid[0][0] = {value: 10, given: true}; }, object => { object.grid[0][0] = {value: 'x', given: true}; },
  object => { object.grid[0][0] = {value: 1.5, given: true}; }, object => { object.grid[0][0] = null; }, object => { object.grid.pop(); },
  object => { object.xv = [{cells: ['R1C1', 'R1C2'], value: 'XV'}]; }, object => { object.whispers = [{lines: [['R1C1', 'R1C2']], value: '3'}]; },
  object => { object.killercage = [{cells: ['R1C1', 'R1C10'], value: '3'}]; }, object => { object.arrow = [{cells: ['R1C1', 'R1C2']}]; },
  object => { object.sandwichsum = [{cell: 'R77C0', value: '3'}]; }, object => { object.killercage = [{cells: [], value: '3'}]; },
  object => { object.negative = ['clone']; }, object => { object.negative = [null]; }, object => { object.unknown = [1]; },
];
for (const change of WRONG) assert.match(String(attempt(grid(change))), /^own_(board|unreadable)$/, change.toString());
// What a link holds may be anything.
const link = (puzzle, board) => readLink(`#p=${Buffer.from(JSON.stringify({record: {puzzle}, board, values: ''})).toString('base64url')}`);
assert.equal(link('.'.repeat(81), 9)?.puzzle.board, 9);
for (const [puzzle, board] of [['A'.padEnd(81, '.'), 9], ['.'.repeat(80), 9], ['.'.repeat(81), 7], ['.'.repeat(81), null], [81, 9]]) assert.equal(link(puzzle, board), null);
console.log(`exchange: ${VARIANTS.length} kinds are read as they were written, ${OTHER.length + WRONG.length} others refused`);
