// The same calls in a worker, so that the caller never waits: each returns a promise, generate an
// iterator of puzzles. {signal} on any of them ends its work at once.
import {NonetError} from './engine.mjs';

const CALLS = [
  'read', 'convert', 'count', 'solutions', 'solve', 'grade', 'canon', 'shuffle', 'minimize', 'dig', 'fullBoard', 'path', 'hint',
  'draw', 'list', 'about',
];

async function newWorker(url) {
  if (!globalThis.process?.versions?.node) return new Worker(url, {type: 'module'});
  const {Worker: NodeWorker} = await import('node:worker_threads');
  return new NodeWorker(url);
}

class Client {
  #settings;
  #worker = null;
  #starting = null;
  #waiting = new Map();
  #last = 0;
  #queue = Promise.resolve();

  constructor(settings) {
    this.#settings = settings;
    for (const name of CALLS) {
      this[name] = (...values) => {
        const {signal, ...options} = values.at(-1) ?? {};
        if (signal) values[values.length - 1] = options;
        return this.#inTurn(() => this.#ask(name, values, signal));
      };
    }
  }

  // The worker does one thing at a time, so that ending a call ends no other.
  #inTurn(work) {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #start() {
    const worker = await newWorker(this.#settings.worker ?? new URL('./worker.mjs', import.meta.url));
    const receive = message => this.#waiting.get(message.id)?.(message);
    const fail = error => this.#end(new NonetError({error: `the worker ended: ${error?.message ?? error}`}));
    if (worker.on) {
      worker.on('message', receive);
      worker.on('error', fail);
      worker.unref();
    } else {
      worker.addEventListener('message', ({data}) => receive(data));
      worker.addEventListener('error', fail);
    }
    this.#worker = worker;
  }

  #end(error) {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#worker?.terminate();
    this.#worker = this.#starting = null;
    waiting.forEach(take => take({failure: error}));
  }

  async #ask(name, values, signal, take = () => {}) {
    signal?.throwIfAborted();
    await (this.#starting ??= this.#start());
    const id = ++this.#last;
    const {wasm, simd} = this.#settings;
    const stop = () => this.#end(signal.reason);
    this.#worker.ref?.();
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, message => {
          if (message.failure) reject(message.failure instanceof Error || signal?.aborted ? message.failure : new NonetError(message.failure));
          else if ('result' in message) resolve(message.result);
          else take(message);
        });
        signal?.addEventListener('abort', stop, {once: true});
        this.#worker.postMessage({id, settings: {wasm, simd}, name, values});
      });
    } finally {
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', stop);
      this.#worker?.unref?.();
    }
  }

  // for await (const puzzle of nonet.generate({n: 100, level: 'hard'})) … Leaving the loop ends the work.
  async *generate({signal, onProgress, ...options} = {}) {
    const control = new AbortController();
    const ready = [];
    let wake = () => {};
    let over = false;
    let failure = null;
    const end = () => control.abort(signal.reason);
    if (signal?.aborted) throw signal.reason;
    signal?.addEventListener('abort', end, {once: true});
    this.#inTurn(() => this.#ask('generate', [options], control.signal, ({puzzle, done, total}) => {
      if (puzzle) ready.push(puzzle);
      else onProgress?.(done, total);
      wake();
    })).catch(error => { failure = error; }).finally(() => { over = true; wake(); });
    try {
      for (;;) {
        while (ready.length) yield ready.shift();
        if (over) break;
        await new Promise(resolve => { wake = resolve; });
      }
      if (failure) throw failure;
    } finally {
      signal?.removeEventListener('abort', end);
      if (!over) control.abort(new NonetError({error: 'ended', code: 'cancelled'}));
    }
  }

  close() { this.#end(new NonetError({error: 'closed', code: 'cancelled'})); }
}

// settings: {wasm, simd, worker: the URL of worker.mjs}
export async function startNonet(settings = {}) {
  return new Client(settings);
}
