// Sudoku puzzles of all kinds: read, count, solve, make, grade, explain, convert, draw.
//
//     import {loadNonet} from 'nonet';
//     const nonet = await loadNonet();
//     const puzzle = nonet.generate({level: 'hard', seed: 7});
//     nonet.hint(puzzle, {language: 'de'}).text
//
// A puzzle is a text in any format that Nonet reads, or an object as `nonet … --format json` writes it:
// with its constraints, regions and grids. Errors are thrown as NonetError. Calls return when their work
// is done; a page that must not wait uses startNonet (worker.mjs), whose calls return promises.
import {drawBoard} from './draw.mjs';
import {Engine} from './engine.mjs';

export {NonetError, hasSimd} from './engine.mjs';
export {startNonet} from './client.mjs';

// A text, its format ('' means that it is recognised), and the variant that it is read as.
function puzzleTexts(puzzle, {format = '', variant = ''} = {}) {
  return typeof puzzle === 'string' ? [puzzle, format, variant] : [JSON.stringify(puzzle), 'json', variant];
}

// "level=hard" and so on, as the engine reads them.
function optionText(options) {
  return Object.entries(options).filter(([, value]) => value !== undefined).map(([name, value]) => {
    const text = value === true ? 'yes' : value === false ? 'no' : Array.isArray(value) ? value.join(',') : value;
    return `${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}=${text}\x1f`;
  }).join('');
}

// What is no option of the engine.
function engineOptions({variant, format, language, n, onPuzzle, onProgress, ...options}) {
  return options;
}

class Nonet {
  #engine;

  constructor(engine) {
    this.#engine = engine;
    Object.assign(this, engine.call('nonet_js_about'));
    this.simd = engine.simd;
  }

  // The puzzles of a text: {puzzles, errors}.
  read(text, {format = '', variant = ''} = {}) {
    return this.#engine.call('nonet_js_read', text, format, variant);
  }

  // The puzzles of a text, or one or more puzzles, in another format.
  convert(puzzles, {to = 'line', format = '', variant = ''} = {}) {
    const isText = typeof puzzles === 'string';
    const text = isText ? puzzles : [puzzles].flat().map(puzzle => `${JSON.stringify(puzzle)}\n`).join('');
    const {text: written, errors} = this.#engine.call('nonet_js_convert', text, isText ? format : 'json', variant, to);
    if (errors.length) throw Object.assign(new Error(errors.map(({error}) => error).join('\n')), {errors});
    return written;
  }

  // How many solutions, counted up to a limit.
  count(puzzle, {limit = 2, ...options} = {}) {
    return this.#engine.call('nonet_js_count', ...puzzleTexts(puzzle, options), limit).count;
  }

  // Up to `limit` solutions, as texts.
  solutions(puzzle, {limit = 2, ...options} = {}) {
    return this.#engine.call('nonet_js_solutions', ...puzzleTexts(puzzle, options), limit).solutions;
  }

  #change(change, puzzle, options = {}) {
    return this.#engine.call('nonet_js_change', change, ...puzzleTexts(puzzle, options), optionText(engineOptions(options)));
  }

  // The puzzle with its one solution; an error with code 'no-solution' or 'not-unique' where it has not one.
  solve(puzzle, options) { return this.#change('solve', puzzle, options); }

  // Level, score, SE rating, techniques, minutes, solution.
  grade(puzzle, options) { return this.#change('grade', puzzle, options); }

  canon(puzzle, options) { return this.#change('canon', puzzle, options); }

  shuffle(puzzle, options) { return this.#change('shuffle', puzzle, {seed: randomSeed(), ...options}); }

  minimize(puzzle, options) { return this.#change('minimize', puzzle, {seed: randomSeed(), ...options}); }

  dig(puzzle, options) { return this.#change('dig', puzzle, {seed: randomSeed(), ...options}); }

  fullBoard(puzzle, options) { return this.#change('board', puzzle, {seed: randomSeed(), ...options}); }

  // The options are those of `nonet generate`, minus their dashes: level, seed, symmetry, givens,
  // variant, constraints … With n, an array of puzzles; without, one. onPuzzle gets each as it is made;
  // when it or onProgress returns true, the run ends with what was made.
  generate(options = {}) {
    const made = [];
    const {n, onPuzzle, onProgress, variant} = options;
    let ended = false;
    const end = answer => ended ||= answer === true;
    this.#engine.receive = puzzle => {
      made.push(puzzle);
      return end(onPuzzle?.(puzzle)) ? 1 : 0;
    };
    this.#engine.progress = (done, total) => end(onProgress?.(done, total)) ? 1 : 0;
    try {
      this.#engine.call('nonet_js_generate', optionText({
        grade: true, seed: randomSeed(), ...engineOptions(options), variant, number: n ?? 1,
      }));
    } catch (error) {
      if (!ended || error.code !== 'cancelled') throw error;
    }
    return n === undefined ? made[0] : made;
  }

  #path(puzzle, options = {}, whole) {
    return this.#engine.call('nonet_js_path', ...puzzleTexts(puzzle, options), options.language ?? '',
      optionText(engineOptions(options)), whole);
  }

  // The solution path: {steps, solved}.
  path(puzzle, options) { return this.#path(puzzle, options, 1); }

  // The next step of a board with its reason; or {solved}.
  hint(puzzle, options) { return this.#path(puzzle, options, 0); }

  // A picture as an SVG text. solution: draw its digits too; candidates: what the digits around leave;
  // step: a step of path or hint, with its marks.
  draw(puzzle, options = {}) {
    const shown = options.solution && typeof puzzle !== 'string' && puzzle.solution ? puzzle
      : options.solution ? this.solve(puzzle, options) : null;
    return drawBoard(this.#engine.call('nonet_js_board', ...puzzleTexts(puzzle, options)), {...options, solution: shown?.solution});
  }

  // Names with a description: 'variants', 'levels', 'symmetries', 'techniques', 'formats', 'fields',
  // 'languages', 'constraints'.
  list(name) {
    const {items} = this.#engine.call('nonet_js_list', name);
    if (!items.length) throw new TypeError(`there is no list '${name}'`);
    return items;
  }
}

const randomSeed = () => Math.floor(Math.random() * 2 ** 32);

// settings: {wasm, simd}, see engine.mjs.
export async function loadNonet(settings) {
  return new Nonet(await Engine.load(settings));
}
