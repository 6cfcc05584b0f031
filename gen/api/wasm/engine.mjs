// Loads the engine: one WebAssembly file without any other, in Node, browsers, workers, Deno and Bun. It
// has no files and no threads, so the system's calls are a clock and a no.

// A module of one function that adds vectors: an engine that knows SIMD accepts it.
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

export const hasSimd = () => WebAssembly.validate(VECTORS);

// Browsers fetch a file, Node reads it.
async function bytesOf(url) {
  if (url.protocol === 'file:' && globalThis.process?.versions?.node) {
    const {readFile} = await import('node:fs/promises');
    return readFile(url);
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${answer.statusText}`);
  return answer.arrayBuffer();
}

export class NonetError extends Error {
  constructor({error, code = 'failed', line = 0, column = 0}) {
    super(error);
    this.name = 'NonetError';
    this.code = code;
    this.line = line;
    this.column = column;
  }
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export class Engine {
  // wasm: a URL, bytes or a compiled module; else the file beside this one that suits the machine.
  static async load({wasm, simd = hasSimd()} = {}) {
    const source = wasm ?? new URL(simd ? './nonet-simd.wasm' : './nonet.wasm', import.meta.url);
    const compiled = source instanceof WebAssembly.Module ? source
      : await WebAssembly.compile(source instanceof URL || typeof source === 'string' ? await bytesOf(new URL(source, import.meta.url)) : source);
    const engine = new Engine();
    engine.simd = simd;
    engine.exports = (await WebAssembly.instantiate(compiled, engine.imports(compiled))).exports;
    engine.exports._initialize?.();
    return engine;
  }

  imports(compiled) {
    const imports = {};
    for (const {module, name} of WebAssembly.Module.imports(compiled)) (imports[module] ??= {})[name] = this.systemCall(name);
    return imports;
  }

  systemCall(name) {
    const view = () => new DataView(this.exports.memory.buffer);
    switch (name) {
    case 'receive': return at => this.receive(JSON.parse(this.textAt(at)));
    case 'progress': return (done, total) => this.progress(done, total);
    case 'clock_time_get':
      return (id, precision, at) => {
        view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
      };
    case 'environ_sizes_get':
      return (count, size) => {
        view().setUint32(count, 0, true);
        view().setUint32(size, 0, true);
        return 0;
      };
    case 'proc_exit': return code => { throw new Error(`the engine ended: ${code}`); };
    default: return () => name.startsWith('emscripten_notify') || name === 'environ_get' ? 0 : 52;
    }
  }

  receive() { return 1; }

  progress() { return 0; }

  textAt(at) {
    const bytes = new Uint8Array(this.exports.memory.buffer);
    return decoder.decode(bytes.subarray(at, bytes.indexOf(0, at)));
  }

  // A function of the engine by name: texts and numbers in, JSON out.
  call(name, ...values) {
    const texts = [];
    const words = values.map(value => {
      if (typeof value === 'number') return value;
      const bytes = encoder.encode(`${value}\0`);
      const at = this.exports.malloc(bytes.length);
      new Uint8Array(this.exports.memory.buffer).set(bytes, at);
      texts.push(at);
      return at;
    });
    const at = this.exports[name](...words);
    texts.forEach(text => this.exports.free(text));
    if (!at) throw new NonetError({error: 'out of memory', code: 'no-memory'});
    const text = this.textAt(at);
    this.exports.free(at);
    const result = JSON.parse(text);
    if (result.error !== undefined) throw new NonetError(result);
    return result;
  }
}
