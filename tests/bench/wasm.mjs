// How fast the npm package's two engines are, in CPU time.
// usage: wasm.mjs PACKAGE
import {pathToFileURL} from 'node:url';

const [directory] = process.argv.slice(2);
const {loadNonet} = await import(pathToFileURL(`${directory}/nonet.mjs`));
const cpu = work => {
  const before = process.cpuUsage();
  work();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const engines = {simd: await loadNonet({simd: true}), plain: await loadNonet({simd: false})};
const puzzles = engines.simd.generate({n: 100, seed: 1, grade: false}).map(({puzzle}) => puzzle);
const lines = puzzles.join('\n');
const open = '.'.repeat(81);
const rows = [
  ['count 1,000,000 solutions of an empty board', 1, nonet => nonet.count(open, {limit: 1e6})],
  ['solve 100 puzzles', 100, nonet => puzzles.forEach(puzzle => nonet.solve(puzzle))],
  ['read and write 100 puzzles', 100, nonet => nonet.convert(lines, {to: 'csv'})],
  ['grade 100 puzzles with SE rating', 100, nonet => puzzles.forEach(puzzle => nonet.grade(puzzle))],
  ['make 100 puzzles of any level', 100, nonet => nonet.generate({n: 100, seed: 1, grade: false})],
  ['make 10 hard puzzles', 10, nonet => nonet.generate({n: 10, seed: 1, level: 'hard'})],
  ['make 2 killer puzzles', 2, nonet => nonet.generate({n: 2, seed: 1, variant: 'killer', level: 'medium'})],
  ['make a 16x16 puzzle', 1, nonet => nonet.generate({n: 1, seed: 1, variant: '16x16'})],
];
console.log('| | SIMD | without |\n|---|---|---|');
for (const [name, , work] of rows) {
  const times = Object.values(engines).map(nonet => {
    work(nonet); // compiled well by now
    return cpu(() => work(nonet));
  });
  console.log(`| ${name} | ${times.map(time => `${(1000 * time).toFixed(1)} ms`).join(' | ')} |`);
}
