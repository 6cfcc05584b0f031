// The npm package, unpacked where it is used: it must say what the command says.
// usage: wasm.mjs PACKAGE
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {pathToFileURL} from 'node:url';

const {loadNonet, startNonet, hasSimd, NonetError} = await import(pathToFileURL(`${process.argv[2]}/nonet.mjs`));
const run = (input, ...words) => execFileSync('nonet', words, {input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore']});
const json = (input, ...words) => JSON.parse(run(input, ...words, '--format', 'json'));
const failure = work => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return assert.fail('no error');
};

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

// A function that is missing in the engine would be asked of JavaScript.
const imports = ['receive', 'progress', 'clock_time_get', 'environ_get', 'environ_sizes_get', 'fd_close', 'fd_fdstat_get', 'fd_read',
  'fd_seek', 'fd_write', 'proc_exit', 'emscripten_notify_memory_growth', '__syscall_openat', '__syscall_fcntl64', '__syscall_ioctl',
  '__syscall_poll', '__syscall_stat64', '__syscall_fstat64', '__syscall_fstatat64'];
for (const file of ['nonet.wasm', 'nonet-simd.wasm']) {
  const compiled = await WebAssembly.compile(await readFile(`${process.argv[2]}/${file}`));
  const others = WebAssembly.Module.imports(compiled).map(({name}) => name).filter(name => !imports.includes(name));
  assert.deepEqual(others, [], file);
}

assert.equal(hasSimd(), true);
for (const simd of [true, false]) {
  const nonet = await loadNonet({simd});
  assert.equal(nonet.simd, simd);
  assert.ok(run('', '--version').includes(nonet.version));

  assert.equal(nonet.count(puzzle), 1);
  assert.equal(nonet.count('.'.repeat(81), {limit: 1000}), 1000);
  assert.equal(nonet.count('55' + puzzle.slice(2)), 0);
  assert.equal(nonet.count('1...............', {variant: '4x4', limit: 1000}), 72);
  assert.equal(nonet.solve(puzzle).solution, solution);
  assert.deepEqual(nonet.solutions(puzzle), [solution]);
  assert.equal(new Set(nonet.solutions('.'.repeat(81), {limit: 5})).size, 5);
  assert.equal(failure(() => nonet.solve('.'.repeat(81))).code, 'not-unique');
  assert.equal(failure(() => nonet.solve('55' + puzzle.slice(2))).code, 'no-solution');

  for (const [level, seed] of [['easy', 1], ['medium', 2], ['hard', 3], ['unfair', 4], ['extreme', 5]]) {
    const made = nonet.generate({level, seed});
    assert.deepEqual(made, json('', 'generate', '--level', level, '--seed', `${seed}`));
    assert.equal(made.level, level);
    assert.deepEqual(nonet.grade(made.puzzle), json(made.puzzle, 'grade'));
    assert.deepEqual(nonet.path(made).steps, json(made.puzzle, 'explain').steps);
    for (const {name: language} of nonet.list('languages')) {
      assert.deepEqual(nonet.path(made, {language}).steps, json(made.puzzle, 'explain', '--language', language).steps);
    }
    assert.deepEqual(nonet.hint(made, {language: 'de'}), json(made.puzzle, 'hint', '--language', 'de'));
  }
  assert.deepEqual(nonet.generate({variant: '6x6', seed: 9, symmetry: 'rotate180', minimal: true}),
    json('', 'generate', '--variant', '6x6', '--seed', '9', '--symmetry', 'rotate180', '--minimal'));
  assert.equal(nonet.generate({seed: 7, noDeadGivens: true}).puzzle,
    json('', 'generate', '--seed', '7', '--no-dead-givens').puzzle);
  assert.notEqual(nonet.generate().puzzle, nonet.generate().puzzle);

  // Several, and an end on the way.
  const four = nonet.generate({n: 4, seed: 3});
  assert.deepEqual(four, run('', 'generate', '-n', '4', '--seed', '3', '--format', 'json').trim().split('\n').map(JSON.parse));
  let seen = 0;
  assert.equal(nonet.generate({n: 1000, seed: 3, onPuzzle: () => ++seen === 3}).length, 3);
  assert.deepEqual(nonet.generate({n: 5, onProgress: () => true}).length < 6, true);

  // Every kind of board and constraint, in and out.
  for (const variant of [...nonet.list('variants'), ...nonet.list('constraints')].map(({name}) => name)) {
    let made;
    try {
      made = json('', 'generate', '--variant', variant, '--seed', '1', '--tries', '40');
    } catch {
      continue; // not a variant that can be made so quickly
    }
    if (made.puzzle.length > 150) continue; // slow without vectors
    assert.equal(nonet.count(made), 1, variant);
    assert.equal(nonet.solve(made).solution, made.solution, variant);
    assert.deepEqual(JSON.parse(nonet.convert(made, {to: 'json'})), made, variant);
    const picture = nonet.draw(made, {size: 300});
    assert.match(picture, /^<svg [^>]*width="300"[^]*<\/svg>$/, variant);
    assert.equal(picture.includes('undefined') || picture.includes('NaN'), false, variant);
    seen++;
  }
  assert.ok(seen > 50, `${seen} kinds of puzzles`);

  // Pictures: a text for each digit.
  const digits = picture => picture.match(/<text /g).length;
  assert.equal(digits(nonet.draw(puzzle)), 30);
  assert.equal(digits(nonet.draw(puzzle, {solution: true})), 81);
  assert.ok(digits(nonet.draw(puzzle, {candidates: true})) > 100);
  const steps = nonet.path(four[0]).steps;
  assert.match(nonet.draw(four[0], {step: steps[0]}), /class="mark place"/);
  assert.match(nonet.draw(puzzle, {title: 'a < b'}), /<title>a &lt; b<\/title>/);

  // Formats.
  assert.equal(nonet.convert(puzzle, {to: 'sdm'}), run(puzzle, 'convert', '--to', 'sdm'));
  assert.equal(nonet.convert([puzzle, puzzle].join('\n'), {to: 'csv'}), run(`${puzzle}\n${puzzle}`, 'convert', '--to', 'csv'));
  const {puzzles, errors} = nonet.read(`${puzzle}\n12x\n${puzzle}\n`);
  assert.equal(puzzles.length, 2);
  assert.equal(errors.length, 1);
  assert.equal(errors[0].line, 2);

  // Equivalent puzzles, fewer givens.
  const shuffled = nonet.shuffle(puzzle, {seed: 5});
  assert.notEqual(shuffled.puzzle, puzzle);
  assert.equal(nonet.canon(shuffled).puzzle, nonet.canon(puzzle).puzzle);
  assert.ok(nonet.minimize(puzzle, {seed: 1}).givens < 30);
  assert.equal(nonet.dig(solution, {seed: 1, givens: 40}).givens, 40);
  assert.equal(nonet.count(nonet.fullBoard('.'.repeat(81), {seed: 1})), 1);

  // What goes wrong.
  assert.throws(() => nonet.generate({level: 'eazy'}), /did you mean 'easy'/);
  assert.ok(failure(() => nonet.generate({level: 'eazy'})) instanceof NonetError);
  assert.equal(failure(() => nonet.generate({level: 'eazy'})).code, 'usage');
  assert.throws(() => nonet.grade('12345'), /5 cells/);
  assert.throws(() => nonet.hint('.'.repeat(81)), /more than one solution/);
  assert.throws(() => nonet.solve({puzzle, constraints: [{kind: 'cage', cells: ['r1c1', 'r9c99'], sum: 3}]}), NonetError);
  assert.throws(() => nonet.list('nothing'), TypeError);
  assert.equal(nonet.hint(nonet.grade(puzzle).solution).solved, true);
}

// In a worker, in order; ended by a signal or by leaving the loop; alive after that.
const worker = await startNonet();
const all = await Promise.all([worker.count(puzzle), worker.solve(puzzle), worker.draw(puzzle), worker.list('levels')]);
assert.equal(all[0], 1);
assert.equal(all[1].solution, solution);
const listed = [];
for await (const made of worker.generate({n: 3, seed: 3})) listed.push(made.puzzle);
const alone = await loadNonet();
assert.deepEqual(listed, alone.generate({n: 3, seed: 3}).map(made => made.puzzle));
let count = 0;
for await (const made of worker.generate({n: 1e9, seed: 3})) {
  assert.equal(made.puzzle.length, 81);
  if (++count === 3) break;
}
const control = new AbortController();
const endless = worker.count('.'.repeat(81), {limit: 1e15, signal: control.signal});
control.abort();
await assert.rejects(endless, {name: 'AbortError'});
await assert.rejects(worker.count(puzzle, {signal: AbortSignal.abort()}), {name: 'AbortError'});
await assert.rejects(worker.grade('12345'), error => error instanceof NonetError && /5 cells/.test(error.message));
assert.equal(await worker.count(puzzle), 1);
const progressed = [];
for await (const made of worker.generate({n: 2, seed: 1, onProgress: (...of) => progressed.push(of)})) assert.ok(made.level);
assert.deepEqual(progressed.at(-1), [2, 2]);
worker.close();
console.log('wasm: the package says what the command says, with SIMD and without, and in a worker');
