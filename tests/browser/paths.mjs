// The paths and lessons that a page keeps, read by the page's own functions: every step is what
// `nonet explain` prints. usage: paths.mjs [BIN]
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

const bin = resolve(process.argv[2] ?? 'out/bin');
const nonet = (input, ...args) => execFileSync(join(bin, 'nonet'), args, {input, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore']});

// What asks the page for its blocks is answered from `page`.
globalThis.page = '';
const source = `const $ = () => null; const svg = () => null; const tell = () => '';
const document = {querySelectorAll: query => [...globalThis.page.matchAll(
  new RegExp('<script type="text/plain" class="' + query.slice(7) + '">([^<]*)', 'g'))].map(([, textContent]) => ({textContent}))};
${['plain_board', 'clue_rules', 'clues', 'board', 'clue_art', 'kinds', 'engine'].map(name => readFileSync(`gen/web/${name}.js`, 'utf8').replace(/^import [^]*?;$/mg, '')).join('\n')}`;

let fresh = 0; // each page has its own blocks
const SETS = [
  ...['easy', 'medium', 'hard', 'unfair', 'extreme'].map(level => ({count: 12, args: ['--level', level]})),
  ...['killer', 'thermo', 'jigsaw-9', '16x16', 'samurai', 'x', 'latin-6', 'futoshiki-5', 'calcudoku-6', 'anti-knight'].map(variant =>
    ({count: 2, args: ['--variant', variant]})),
];
for (const {count, args} of SETS) {
  for (const language of ['en', 'el']) {
    const records = nonet('', 'generate', '-n', `${count}`, '--seed', '4', '--format', 'json', ...args);
    const explained = nonet(records, 'explain', '--format', 'json', '--language', language).trim().split('\n').map(line => JSON.parse(line));
    globalThis.page = nonet(records, 'convert', '--to', 'html', '--engine', 'none', '--language', language);
    const {keptPath, lessonOf, Board, charToDigit, revealSolution} =
      await import(`data:text/javascript,${encodeURIComponent(`${source}\n// ${fresh++}`)}`);
    const puzzles = [...globalThis.page.matchAll(/class="puzzle">(\{[^]*?)<\/script>/g)].map(([, json]) => JSON.parse(json));
    assert.equal(puzzles.length, count, args.join(' '));
    for (const [at, {record, board: data, check}] of puzzles.entries()) {
      const board = new Board(data, record.constraints);
      const solution = revealSolution(record.puzzle, check, board.size);
      assert.deepEqual(solution, [...explained[at].solution].map(charToDigit));
      const path = await keptPath(at + 1, {board, given: [...record.puzzle].map(charToDigit), solution});
      assert.deepEqual(path, explained[at].steps, `${args.join(' ')}: puzzle ${at + 1} in ${language}`);
      for (const {technique} of path) assert.ok((await lessonOf(null, technique, language)).name, `a lesson in ${technique}`);
    }
  }
}
console.log('paths: every step is what explain prints');
