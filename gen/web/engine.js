// The engine: Nonet itself as WebAssembly, in a worker so that the page never waits. Where the page
// has none, or the browser cannot run it, `engine` stays null and the page plays without.

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
    return this.call('nonet_page_generate', Object.entries(options).map(([name, value]) => `${name}=${value}\n`).join(''));
  }

  // A puzzle of the reader's in any format, graded; throws 'own_none' or 'own_many' where it has not
  // one solution.
  async read(text) {
    const puzzle = await this.call('nonet_page_read', text);
    if (puzzle.count !== undefined) throw new Error(puzzle.count ? 'own_many' : 'own_none');
    return puzzle;
  }

  async variants() {
    return this.variantList ??= (await this.call('nonet_page_variants')).variants;
  }
}

export function findEngine() {
  const able = typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof DecompressionStream === 'function';
  return able && $('app').dataset.engine === 'yes' ? new Engine() : null;
}

// The path that was written into the page: lines of base64, compressed JSON, in which the steps are
// parted into shapes and what fills them (render/press/folder/path_shapes.h).
export async function unpackPath(lines) {
  const {shapes, steps, solved} = JSON.parse(new TextDecoder().decode(await unpack(lines.join(''))));
  return {
    solved,
    steps: steps.map(step => {
      const [shape, ...words] = step.split(' ');
      return JSON.parse(shapes[shape].replace(/#([a-z])/g, (_, letter) => words[letter.charCodeAt(0) - 97]));
    }),
  };
}
