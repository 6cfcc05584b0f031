// The engine: Nonet itself as WebAssembly, in a worker so that the page never waits. Where the page
// has none, or the browser cannot run it, `engine` stays null and the page plays without.

import {bit} from './board.js';
import {$} from './dom.js';

// Runs in the worker, of which this is the whole text: nothing from outside may be named in it.
function engineWorker() {
  let exports = null;
  const memory = () => new Uint8Array(exports.memory.buffer);
  const encode = text => new TextEncoder().encode(`${text}\0`);

  // The system, as far as an engine needs one that has no files: a clock, and no for an answer.
  function systemCall(name) {
    if (name === 'clock_time_get') {
      return (id, precision, at) => {
        new DataView(exports.memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
      };
    }
    if (name === 'environ_sizes_get') {
      return (count, size) => {
        const view = new DataView(exports.memory.buffer);
        view.setUint32(count, 0, true);
        view.setUint32(size, 0, true);
        return 0;
      };
    }
    if (name === 'proc_exit') return code => { throw new Error(`the engine ended: ${code}`); };
    return () => name.startsWith('emscripten_notify') || name === 'environ_get' ? 0 : 52;
  }

  function call(name, values) {
    const texts = [];
    const words = values.map(value => {
      if (typeof value === 'number') return value;
      const bytes = encode(value);
      const at = exports.malloc(bytes.length);
      memory().set(bytes, at);
      texts.push(at);
      return at;
    });
    const at = exports[name](...words);
    texts.forEach(text => exports.free(text));
    const bytes = memory();
    const text = new TextDecoder().decode(bytes.slice(at, bytes.indexOf(0, at)));
    exports.free(at);
    return JSON.parse(text);
  }

  self.onmessage = async ({data}) => {
    const {id, module, name, values} = data;
    try {
      if (module) {
        const compiled = await WebAssembly.compile(module);
        const imports = {};
        for (const {module: from, name: wanted} of WebAssembly.Module.imports(compiled)) {
          (imports[from] ??= {})[wanted] = systemCall(wanted);
        }
        ({exports} = await WebAssembly.instantiate(compiled, imports));
        exports._initialize?.();
        self.postMessage({id, result: true});
      } else {
        self.postMessage({id, result: call(name, values)});
      }
    } catch (error) {
      self.postMessage({id, error: String(error.message ?? error)});
    }
  };
}

async function unpack(base64) {
  const bytes = Uint8Array.from(atob(base64.replace(/\s+/g, '')), char => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

class Engine {
  constructor() {
    this.waiting = new Map();
    this.next = 0;
    this.variantList = null;
  }

  start() {
    const url = URL.createObjectURL(new Blob([`(${engineWorker})()`], {type: 'text/javascript'}));
    this.worker = new Worker(url);
    this.worker.onmessage = ({data}) => {
      const {resolve, reject} = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.error !== undefined) reject(new Error(data.error)); else resolve(data.result);
    };
    this.worker.onerror = event => this.fail(new Error(event.message ?? 'no worker'));
    this.ready = unpack($('engine').textContent).then(module => this.post({module}, [module]));
    return this.ready;
  }

  post(message, transfer = []) {
    return new Promise((resolve, reject) => {
      const id = this.next++;
      this.waiting.set(id, {resolve, reject});
      this.worker.postMessage({id, ...message}, transfer);
    });
  }

  fail(error) {
    for (const {reject} of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  // Ends what it is doing, for one who will not wait any more; the next call starts anew.
  stop() {
    this.worker?.terminate();
    this.fail(new Error('stopped'));
    this.ready = null;
  }

  async call(name, ...values) {
    await (this.ready ?? this.start());
    const result = await this.post({name, values});
    if (result.error !== undefined) throw new Error(result.error);
    return result;
  }

  // Steps from a position: {steps, solved}.
  path(record, values, language) {
    return this.call('nonet_page_path', JSON.stringify({...record, puzzle: values}), language);
  }

  // How many solutions, 2 for more than one.
  async count(record, values) {
    return (await this.call('nonet_page_count', JSON.stringify({...record, puzzle: values}))).count;
  }

  // A puzzle as the page's own are kept.
  generate(options) {
    return this.call('nonet_page_generate', Object.entries(options).map(([name, value]) => `${name}=${value}\x1f`).join(''));
  }

  // What contradicts each other in a drawing, in words.
  async clash(drawing, language) {
    return (await this.call('nonet_page_clash', drawing, language)).clash;
  }

  // A puzzle of the reader's in any format, graded; throws 'own_none' or 'own_many' where it has not
  // one solution.
  async read(text) {
    const puzzle = await this.call('nonet_page_read', text);
    if (puzzle.count !== undefined) throw new Error(puzzle.count ? 'own_many' : 'own_none');
    return puzzle;
  }

  lessons(techniques, language) { return this.call('nonet_page_lessons', techniques, language); }

  async variants() {
    return this.variantList ??= (await this.call('nonet_page_variants')).variants;
  }
}

export function findEngine() {
  const able = typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof DecompressionStream === 'function';
  return able && $('app').dataset.engine === 'yes' ? new Engine() : null;
}

// ---- what the page has without an engine ----

const PATHS_A_BLOCK = 200; // render/press/folder/page_collection.c

// A block of the page, lines of base64 of compressed bytes, as `read` makes it of its bytes when it is
// first asked for; null where there is none.
const blocks = new Map();
export function blockOf(name, index, read) {
  const key = `${name} ${index}`;
  if (!blocks.has(key)) {
    const block = document.querySelectorAll(`script.${name}`)[index];
    blocks.set(key, block ? unpack(block.textContent).then(bytes => read(new Uint8Array(bytes))).catch(() => null) : Promise.resolve(null));
  }
  return blocks.get(key);
}

const textOf = bytes => new TextDecoder().decode(bytes);

// The paths of a block, each a list of [shape, numbers of its words] (render/press/path/path_shapes.h).
function readPaths(bytes) {
  const start = bytes.indexOf(10);
  const shapes = JSON.parse(textOf(bytes.subarray(0, start))).map(text => {
    const marks = [];
    for (const [, mark, letter] of text.matchAll(/([#@$%^!])([a-z])/g)) marks[letter.charCodeAt(0) - 97] = mark;
    return {text, marks};
  });
  let at = start + 1;
  const next = () => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      number |= (bytes[at] & 127) << shift;
      if (bytes[at++] < 128) return number;
    }
  };
  const paths = [];
  while (at < bytes.length) {
    paths.push(Array.from({length: next()}, () => {
      const shape = shapes[next()];
      return {...shape, words: shape.marks.map(mark => /[@#]/.test(mark) ? next() : 0)};
    }));
  }
  return paths;
}

// A step's JSON in full (render/press/path/step_fold.h).
const markText = (cell, digit) => `{"cell":"${cell}","digit":${digit}}`;

function endText({cells, digit}) {
  return cells.length > 1 ? `{"cells":["${cells.join('","')}"],"digit":${digit}}` : markText(cells[0], digit);
}

function unfoldStep(text) {
  let chain = [];
  const linksOf = (_, list) => {
    chain = [...list.matchAll(/([+-]?)([^>]*)>([^=]*)=(\d+)/g)].map(([, sign, house, names, digit]) =>
      ({isStrong: sign === '+', house, cells: names.split('/'), digit}));
    return `"links":[${chain.slice(1).map((end, at) =>
      `{"from":${endText(chain[at])},"to":${endText(end)},"strong":${end.isStrong}${end.house && `,"house":"${end.house}"`}}`)}]`;
  };
  const isOn = at => chain[1].isStrong === (at % 2 === 1);
  const marksOf = (_, name) => `"${name}":[${[...new Set(chain.flatMap(({cells, digit}, at) =>
    isOn(at) === (name === 'pattern') ? cells.map(cell => markText(cell, digit)) : []))]}]`;
  const sentence = () => chain.map(({cells, digit, house}, at) =>
    `${cells.join('/')}${isOn(at) ? '=' : '≠'}${digit}${house && ` (${house})`}`).join(' → ');
  return text.replace(/"links":~([^~]*)~/, linksOf).replace(/"(pattern|fin)":~/g, marksOf).replace(/~/g, sentence)
    .replace(/&(r\d+c\d+)=(\d+)/g, (_, cell, digit) => markText(cell, digit));
}

// The cells in which a single can be, from what the path has found so far
// (render/press/path/single_cells.h).
class Singles {
  constructor(board, given) {
    this.board = board;
    this.masks = board.housesOf.map(() => 2 ** board.size - 1 | 0);
    given.forEach((digit, cell) => { if (digit) this.place(cell, digit); });
  }

  place(cell, digit) {
    for (const {cells} of this.board.housesOf[cell]) cells.forEach(other => this.remove(other, digit));
    this.masks[cell] = 0;
  }

  remove(cell, digit) { this.masks[cell] &= ~bit(digit); }

  cells(kind) {
    const {masks} = this;
    const isAlone = (cell, cells) => {
      const others = cells.reduce((mask, other) => other === cell ? mask : mask | masks[other], 0);
      return kind === 'full-house' ? !others : masks[cell] & ~others;
    };
    return [...masks.keys()].filter(cell => {
      const mask = masks[cell];
      if (kind === 'naked-single' || !mask) return mask && !(mask & mask - 1);
      return this.board.housesOf[cell].some(({cells}) => isAlone(cell, cells));
    });
  }

  follow(step) {
    for (const [member, change] of [['place', 'place'], ['eliminate', 'remove']]) {
      const [, marks] = new RegExp(`"${member}":\\[([^\\]]*)`).exec(step) ?? [];
      for (const [, cell, digit] of marks?.matchAll(/&(r\d+c\d+)=(\d+)/g) ?? []) this[change](this.board.cellNamed(cell), +digit);
    }
  }
}

// A step of a path, folded: its shape with the words in it.
function filledShape({text, marks, words}, {board, solution}, singles) {
  const {columns} = board;
  const places = words.slice();
  const single = marks[0] === '@' && /^{"technique":"(full-house|naked-single|hidden-single)"/.exec(text);
  if (single) {
    const cells = singles.cells(single[1]);
    const cell = cells[words[0]];
    places[0] = cell === undefined ? words[0] - cells.length : board.rowOf[cell] * columns + board.columnOf[cell];
  }
  const valueOf = {
    '#': at => places[at],
    '@': at => `r${Math.floor(places[at] / columns) + 1}c${places[at] % columns + 1}`,
    $: at => solution[board.cellAtPlace.get(places[at - 1])],
    '%': () => Math.floor(places[0] / columns) + 1,
    '^': () => places[0] % columns + 1,
    '!': () => /\d+/.exec(board.housesOf[board.cellAtPlace.get(places[0])].find(({kind}) => kind === 'box').name)[0],
  };
  return text.replace(/[#@$%^!]([a-z])/g, (_, letter) => {
    const at = letter.charCodeAt(0) - 97;
    return valueOf[marks[at]](at);
  });
}

// The path that was written into the page for its puzzle of that number, a list of steps; or null.
export async function keptPath(number, game) {
  const paths = await blockOf('paths', Math.floor((number - 1) / PATHS_A_BLOCK), readPaths);
  const path = paths?.[(number - 1) % PATHS_A_BLOCK];
  const singles = path?.length && new Singles(game.board, game.given);
  return singles ? path.map(shape => {
    const step = filledShape(shape, game, singles);
    singles.follow(step);
    return JSON.parse(unfoldStep(step));
  }) : null;
}

export const readJson = bytes => JSON.parse(textOf(bytes));

const readLessons = bytes => JSON.parse(textOf(bytes).split(/(?={"technique":)/).map(unfoldStep).join(''));

// The lesson in a technique: {name, spot, size, puzzle, clues, candidates, step}, or null
// (gen/grade/cases/lesson.h).
export async function lessonOf(engine, technique, language) {
  const lessons = engine ? await engine.lessons(technique, language) : await blockOf('lessons', 0, readLessons);
  return lessons?.[technique] ?? null;
}
