// Counts a peer's puzzles to two and prints their times, for tests/bench/against_variants.
//
// usage: node tests/bench/peer_times.mjs PEER_DIR COLLECTION|FILE.json ROUNDS
//
// PEER_DIR is a copy of Interactive Sudoku Solver; COLLECTION is one of its own, FILE.json has puzzles
// of Nonet with their solutions. A line a puzzle: milliseconds of CPU time, the best of the rounds, a
// tab, its name. CPU time, because the machine may have other work; user and system time together,
// because the kernel divides them by ticks, and so their parts stand still at times. Puzzles of a file
// are all solved once before, so that the compiler has seen them; each must have its solution alone.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { peerSolution, peerString } from './peer_strings.mjs';

const [peer, collection, rounds] = process.argv.slice(2);
if (!rounds) {
  console.error('usage: peer_times.mjs PEER_DIR COLLECTION|FILE.json ROUNDS');
  process.exit(2);
}
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const { resolvePuzzles, runSolve } =
  await import(pathToFileURL(join(resolve(peer), 'tools/lib/solver_analysis.js')).href);
const { PUZZLE_INDEX } =
  await import(pathToFileURL(join(resolve(peer), 'data/example_puzzles.js')).href + self.VERSION_PARAM);
const isFile = collection.endsWith('.json');
const puzzles = isFile ? readFileSync(collection, 'utf8').trim().split('\n').map(JSON.parse)
  .map((record, i) => ({ name: `#${i}`, input: peerString(record), solution: peerSolution(record) }))
  : collection === 'PUZZLE_INDEX' ? [...PUZZLE_INDEX.values()] : resolvePuzzles([collection]);
for (const puzzle of isFile ? puzzles : []) {
  const { status } = runSolve(puzzle, { maxSolutions: 2 });
  if (status !== 'unique') throw new Error(`${collection}${puzzle.name}: ${status}: ${puzzle.input}`);
}
const wanted = process.argv[5] ? new Set(process.argv[5].split('\n')) : null;
for (const puzzle of puzzles) {
  if (typeof puzzle.input !== 'string' || puzzle.input.startsWith('/')) continue;
  if (wanted && !wanted.has(puzzle.name)) continue;
  let best = Infinity;
  for (let i = 0; i < +rounds; i++) {
    best = Math.min(best, runSolve(puzzle, { maxSolutions: 2 }).elapsedMs);
  }
  console.log(`${best}\t${puzzle.name}`);
}
