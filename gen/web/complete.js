// Drawings of the reader's: shapes without numbers and perhaps some givens, which the engine completes.
import {puzzleKey} from './store.js';

// Different puzzles, up to `count`, each given to `show` as soon as it is made. Throws where there is
// none: the engine's own error, or one whose `clash` says what contradicts each other.
export async function completeDrawing(engine, drawing, {level, count, language}, show) {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  const found = new Map();
  try {
    for (let first = 0; first < count; first++) {
      const puzzle = await engine.generate({around: drawing, seed, first, grade: 'yes', ...level ? {level} : {}});
      const key = puzzleKey(puzzle.record);
      if (!found.has(key)) show(puzzle);
      found.set(key, puzzle);
    }
  } catch (error) {
    if (error.message === 'stopped') throw error;
    if (!found.size) throw await faultOf(engine, drawing, language) ?? error;
  }
}

// What contradicts each other in a drawing or puzzle, as an error to show; null where nothing does.
export async function faultOf(engine, drawing, language) {
  const clash = await engine.clash(drawing, language);
  return clash.length ? Object.assign(new Error('own_clash'), {clash: clash.join('; ')}) : null;
}
