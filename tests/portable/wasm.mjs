// The module must say what the command says.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {loadNonet} from '../../out/wasm/nonet.mjs';

const nonet = await loadNonet();
const run = (input, ...words) => execFileSync('nonet', words, {input, encoding: 'utf8'});

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
assert.equal(nonet.count(puzzle), 1);
assert.equal(nonet.count('.'.repeat(81), {limit: 1000}), 1000);
assert.equal(nonet.count('55' + puzzle.slice(2)), 0);
assert.equal(nonet.count('1...............', {variant: '4x4', limit: 1000}), 72);

for (const [level, seed] of [['easy', 1], ['medium', 2], ['hard', 3], ['unfair', 4], ['extreme', 5]]) {
  const made = nonet.generate({level, seed});
  assert.deepEqual(made, JSON.parse(run('', 'generate', '--level', level, '--seed', `${seed}`, '--format', 'json')));
  assert.equal(made.level, level);
  const graded = nonet.grade(made.puzzle);
  assert.deepEqual(graded, JSON.parse(run(made.puzzle, 'grade', '--format', 'json')));
  for (const language of ['en', 'de']) {
    assert.deepEqual(nonet.hint(made.puzzle, {language}),
      JSON.parse(run(made.puzzle, 'hint', '--format', 'json', '--language', language)));
  }
}
assert.deepEqual(nonet.generate({variant: '6x6', seed: 9, symmetry: 'rotate180', minimal: true}),
  JSON.parse(run('', 'generate', '--variant', '6x6', '--seed', '9', '--symmetry', 'rotate180', '--minimal', '--format', 'json')));
assert.notEqual(nonet.generate({}).puzzle, nonet.generate({}).puzzle);
assert.throws(() => nonet.generate({level: 'eazy'}), /did you mean 'easy'/);
assert.throws(() => nonet.grade('12345'), /5 cells/);
assert.throws(() => nonet.hint('.'.repeat(81)), /more than one solution/);
assert.equal(nonet.hint(nonet.grade(puzzle).solution).solved, true);
console.log('wasm: the module says what the command says');
