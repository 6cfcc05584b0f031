// Runs in the worker that client.mjs starts: does one call after another, and tells of each puzzle made.
import {loadNonet} from './nonet.mjs';

const port = globalThis.process?.versions?.node ? (await import('node:worker_threads')).parentPort : globalThis;
const listen = receive => port.on ? port.on('message', receive) : port.addEventListener('message', ({data}) => receive(data));
let loading = null;

listen(async ({id, settings, name, values}) => {
  try {
    loading ??= loadNonet(settings);
    const nonet = await loading;
    if (name === 'generate') {
      const [options = {}] = values;
      nonet.generate({
        n: 1, ...options,
        onPuzzle: puzzle => { port.postMessage({id, puzzle}); },
        onProgress: (done, total) => { port.postMessage({id, done, total}); },
      });
      port.postMessage({id, result: null});
    } else {
      port.postMessage({id, result: name === 'about' ? {version: nonet.version, kernel: nonet.kernel, simd: nonet.simd} : nonet[name](...values)});
    }
  } catch (error) {
    const {message, code, line, column} = error;
    port.postMessage({id, failure: {error: message, code, line, column}});
  }
});
