// Nonet's engine for JavaScript, in pages, workers and Node:
//
//     import {loadNonet} from './nonet.mjs';
//     const nonet = await loadNonet();
//     const puzzle = nonet.generate({level: 'hard', seed: 7});
//     nonet.hint(puzzle.puzzle, {language: 'de'}).text
//
// Puzzles are texts, row by row, '.' for an empty cell; what is given back are the objects that the
// command line writes as json. Errors are thrown, with the engine's words. Work is done at once: a
// page that must not wait calls this from a worker.
import createEngine from './nonet-engine.mjs';

// Browsers fetch the engine's bytes by themselves; Node reads them from the file beside this one.
async function engineBytes() {
  if (typeof process === 'undefined' || !process.versions?.node) return {};
  const {readFile} = await import('node:fs/promises');
  return {wasmBinary: await readFile(new URL('nonet-engine.wasm', import.meta.url))};
}

export async function loadNonet(settings = {}) {
  const engine = await createEngine({...await engineBytes(), ...settings});
  const call = (name, types, values) => {
    const at = engine.ccall(name, 'number', types, values);
    const text = engine.UTF8ToString(at);
    engine._free(at);
    const result = JSON.parse(text);
    if (result.error !== undefined) throw new Error(result.error);
    return result;
  };
  return {
    // How many solutions, counted up to a limit.
    count: (puzzle, {variant = '', limit = 2} = {}) =>
      call('nonet_js_count', ['string', 'string', 'number'], [puzzle, variant, limit]).count,
    // A puzzle by the options of `nonet generate`: level, seed, symmetry, variant, givens …
    generate: (options = {}) => {
      const all = {grade: 'yes', seed: Math.floor(Math.random() * 2 ** 32), ...options};
      const lines = Object.entries(all).map(([name, value]) =>
        `${name}=${value === true ? 'yes' : value === false ? 'no' : value}\n`);
      return call('nonet_js_generate', ['string'], [lines.join('')]);
    },
    // Level, score, SE rating, techniques, minutes, solution.
    grade: (puzzle, {variant = ''} = {}) =>
      call('nonet_js_grade', ['string', 'string'], [puzzle, variant]),
    // The next step of a board with its reason, as `nonet hint --format json` tells it.
    hint: (puzzle, {variant = '', language = ''} = {}) =>
      call('nonet_js_hint', ['string', 'string', 'string'], [puzzle, variant, language]),
  };
}
