// What the page asks of its server, and nobody else. The server's config is the truth: each change
// is sent with the revision that it was made to, and the answer is shown.
import {announce} from './dom.js';

export let state = null;
const listeners = {state: [], news: [], problem: []};
export const on = (what, run) => listeners[what].push(run);
const tell = (what, ...values) => listeners[what].forEach(run => run(...values));

export async function ask(method, path, body) {
  const response = await fetch(path, {
    method, headers: method === 'POST' ? {'X-Nonet': '1', 'Content-Type': 'application/json'} : {},
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.problem ?? response.statusText), {status: response.status});
  return answer;
}

export function take(answer) {
  state = answer;
  tell('state', state);
  announce('state', {revision: state.revision, planned: state.planned});
}

export async function refresh() {
  take(await ask('GET', '/api/state'));
}

export const problem = error => tell('problem', error);

// What the page has in view, which is made first; set by the pages.
export const looking = {view: () => undefined};

// Changes go one after another, so that none overtakes the one before it.
let last = Promise.resolve();
export function post(path, body = {}) {
  const run = last.then(() => ask('POST', path, {...body, revision: state?.revision, view: looking.view()})).then(answer => { take(answer); return true; });
  last = run.catch(async error => {
    if (error.status === 412) await refresh();
    problem(error);
    return false;
  });
  return last;
}

// One change, or several that are undone together.
export const edit = (path, value) => change([value === undefined ? {path} : {path, value}]);
export const change = changes => post('/api/edit', {changes});

// ---- news ----

let news = {stamp: 0};
export const latest = () => news;

async function visible() {
  if (document.visibilityState === 'visible') return;
  await new Promise(done => document.addEventListener('visibilitychange', done, {once: true}));
}

export async function follow() {
  for (let fails = 0; ;) {
    await visible();
    try {
      const next = await ask('GET', `/api/news?seen=${news.stamp}`);
      const before = news;
      news = next;
      if (fails) { fails = 0; await refresh(); }
      tell('news', next, before);
      announce('news', next);
      if (next.ending) return;
      const differs = () => ['revision', 'planned', 'shown', 'saved'].some(name => news[name] !== state[name]);
      const changed = (next.open !== (state.path !== null)) || (next.open && differs());
      if (changed) await last.then(async () => { if (differs()) await refresh(); });
    } catch (error) {
      if (!fails++) tell('news', {lost: true}, news);
      await new Promise(done => setTimeout(done, 2000));
    }
  }
}
