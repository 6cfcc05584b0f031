// Nonet Studio: how long, and how much processor time, from a changed field to both pages in view, from the start to the first
// picture, and how much memory, for books of 40 and 500 puzzles.
// usage: studio.mjs [BIN [ROUNDS]]
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const bin = resolve(process.argv[2] ?? 'out/bin');
const rounds = Number(process.argv[3] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'nonet-bench-'));

const book = count => `book: {title: Bench}
page: {trim: 6x9 in, profiles: kdp}
per_page: 2
sections:
  - {title: One, level: easy, count: ${count / 2}}
  - {title: Two, level: medium, count: ${count / 2}}
`;
const other = (round, values) => values[round % values.length];
const CHANGES = {
  theme: round => ['style.theme', other(round, ['modern', 'newspaper', 'classic'])],
  'font size': round => ['style.text_size', other(round, ['12 pt', '11 pt', '13 pt'])],
  trim: round => ['page.trim', other(round, ['5.5x8.5 in', '7x10 in', '6x9 in'])],
  'level marks': round => ['style.level_marks', other(round, ['stars', 'dots', 'words'])],
  title: round => ['book.title', `Bench ${round}`],
  "a section's count": (round, count) => ['sections[0].count', count / 2 - 1 - round],
  "a section's level": round => ['sections[0].level', other(round, ['hard', 'medium', 'easy..hard', 'unfair', 'easy'])],
};

async function measure(count) {
  writeFileSync(join(folder, `b${count}.yaml`), book(count));
  const began = performance.now();
  const child = spawn(join(bin, 'nonet'), ['studio', '--no-open', `b${count}.yaml`], {cwd: folder, env: {...process.env, XDG_STATE_HOME: folder}, stdio: ['ignore', 'pipe', 'inherit']});
  const address = await new Promise(done => child.stdout.once('data', data => done(String(data).trim())));
  const {origin, port, searchParams} = new URL(address);
  const headers = {Cookie: `nonet-${port}=${searchParams.get('token')}`, 'X-Nonet': '1'};
  const get = path => fetch(origin + path, {headers});
  const planned = async state => {
    while (!state.planned) {
      await (await get(`/api/news?seen=${state.stamp}`)).json();
      state = await (await get('/api/state')).json();
    }
    return state;
  };
  const pictures = state => {
    const page = state.book.puzzles[0].page;
    return Promise.all([page, page + 1].map(n => get(`/api/page?n=${n}&scale=0.9&r=${state.shown}`).then(answer => answer.arrayBuffer())));
  };
  let state = await planned(await (await get('/api/state')).json());
  await pictures(state);
  console.log(`${count} puzzles: start to first pictures ${(performance.now() - began).toFixed(0)} ms`);
  for (const [name, change] of Object.entries(CHANGES)) {
    const times = [];
    const cpu = () => readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
    const before = cpu();
    for (let round = 0; round < rounds; round++) {
      const [path, value] = change(round, count);
      const from = performance.now();
      const answer = await fetch(`${origin}/api/edit`, {method: 'POST', headers, body: JSON.stringify({revision: state.revision, changes: [{path, value}]})});
      state = await planned(await answer.json());
      await pictures(state);
      times.push(performance.now() - from);
      if (!state.good) throw new Error(`${name}: ${JSON.stringify(state.messages)}`);
    }
    times.sort((a, b) => a - b);
    console.log(`  ${name}: median ${times[times.length >> 1].toFixed(0)} ms, slowest ${times.at(-1).toFixed(0)} ms, CPU ${((cpu() - before) / rounds).toFixed(0)} ms each`);
  }
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  console.log(`  memory: ${(Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024).toFixed(0)} MB at most`);
  child.kill('SIGINT');
  await new Promise(done => child.on('exit', done));
}

for (const count of [40, 500]) await measure(count);
rmSync(folder, {recursive: true, force: true});
