// The page's judgement of clues, held against the program's: full boards that keep the houses are
// flawless to the page if and only if they are solutions, and what it marks on others has none.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

const bin = resolve(process.argv[2] ?? 'out/bin');
const nonet = (input, ...args) => execFileSync(join(bin, 'nonet'), args, {input, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['pipe', 'pipe', 'ignore']});

const source = `const svg = () => null; const tell = () => '';
${['plain_board', 'clue_rules', 'clues', 'board', 'clue_art', 'kinds'].map(name => readFileSync(`gen/web/${name}.js`, 'utf8').replace(/^import [^]*?;$/mg, '')).join('\n')}`;
const {Board, charToDigit, digitToChar} = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const KINDS = ['killer', 'killer-6x6', 'thermo', 'arrow', 'greater', 'consecutive', 'kropki', 'xv', 'odd-even', 'sandwich', 'anti-knight', 'anti-king', 'non-consecutive',
  'whisper', 'renban', 'palindrome', 'between', 'lockout', 'region-sum', 'zipper', 'nabner', 'modular', 'entropic', 'slow-thermo',
  'little-killer', 'x-sums', 'skyscraper', 'numbered-room', 'quadruple', 'minimum', 'maximum', 'dutch-whisper', 'double-arrow',
  'sum-line', 'pill-arrow', 'plain-cage', 'repeat-cage', 'difference', 'ratio', 'clone', 'row-indexer', 'column-indexer',
  'box-indexer', 'anti-queen', 'entropy'];
let state = 1;
const random = below => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return (state >>> 8) % below; };

// How many solutions each board has, with the puzzle's clues.
function counts(record, boards) {
  const {variant, constraints: clues} = record;
  const lines = boards.map(values => JSON.stringify({puzzle: values.map(digitToChar).join(''), variant, constraints: clues})).join('\n');
  let output;
  try {
    output = nonet(lines, 'check', '--format', 'json');
  } catch (error) {
    output = error.stdout; // some have no solution
  }
  return output.trim().split('\n').map(line => JSON.parse(line).solutions);
}

let boards = 0;
let marked = 0;
for (const kind of KINDS) {
  const record = JSON.parse(nonet('', 'generate', '--variant', kind, '--level', 'easy', '--seed', '1', '--format', 'json'));
  const page = nonet(JSON.stringify(record), 'convert', '--to', 'html', '--engine', 'none');
  const puzzle = JSON.parse(/<script type="application\/json" class="puzzle">([^]*?)<\/script>/.exec(page)[1]);
  const board = new Board(puzzle.board, puzzle.record.constraints);
  const solution = [...record.solution].map(charToDigit);
  assert.ok(board.clues.length > 0, kind);

  const full = Array.from({length: board.size}, (_, shift) => solution.map(digit => (digit + shift - 1) % board.size + 1));
  const parts = full.flatMap(values => [2, 3, 5].map(share => values.map(value => random(share) ? value : 0)));
  const fullCounts = counts(record, full);
  full.forEach((values, shift) => assert.equal(board.clashes(values).size === 0, fullCounts[shift] === 1, `${kind}, digits moved by ${shift}`));
  const partCounts = counts(record, parts);
  parts.forEach((values, index) => {
    if (board.clashes(values).size === 0) return;
    marked++;
    assert.equal(partCounts[index], 0, `${kind}, part ${index}: ${values.join('')}`);
  });
  boards += full.length + parts.length;
}
assert.ok(marked > 50);
console.log(`clues: ${boards} boards judged like the program does, ${marked} of them marked`);
