// Nonet Studio: how long it takes from a changed field to both pages in view, on the screen of a headless
// Chromium, and until all puzzles are made; how much processor time the studio and its page take for
// it; from the start to the first picture; and how much memory. For books of 40 and 500 puzzles.
// usage: studio.mjs [BIN [ROUNDS]]
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {Browser} from '../browser/browser.mjs';

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
  'level marks': round => ['style.level_marks', other(round, ['stars', 'dots', 'bars'])],
  title: round => ['book.title', `Bench ${round}`],
  'one puzzle fewer': (round, count) => ['sections[0].count', String(count / 2 - 1 - round)],
  'more puzzles': (round, count) => ['sections[0].count', String(count / 2 + 2 * (round + 1))],
  "a section's level": round => ['sections[0].level', other(round, ['hard', 'medium', 'unfair', 'easy..hard', 'extreme'])],
};

// In milliseconds.
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

// In the page: change a field as a person does, until the new pages are painted, and until all is there.
const inPage = (path, value) => `new Promise(done => {
  const control = document.querySelector('[data-path="${path}"]').querySelector('input, select, textarea');
  const times = {};
  const began = performance.now();
  const listen = told => {
    const {whole} = told.detail;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        times.pages ??= performance.now() - began;
        if (!whole) return;
        times.whole = performance.now() - began;
        document.removeEventListener('studio-pages', listen);
        done(times);
      };
      painted.port2.postMessage(0);
    });
  };
  document.addEventListener('studio-pages', listen);
  control.focus();
  control.value = ${JSON.stringify(value)};
  control.dispatchEvent(new Event('change', {bubbles: true}));
})`;

// What the page's own thread works, in milliseconds.
async function pageTime(page) {
  const {metrics} = await page.send('Performance.getMetrics');
  return 1000 * metrics.find(metric => metric.name === 'TaskDuration').value;
}

const middle = values => values.toSorted((a, b) => a - b)[values.length >> 1];

async function measure(browser, count) {
  writeFileSync(join(folder, `b${count}.yaml`), book(count));
  const began = performance.now();
  const child = spawn(join(bin, 'nonet'), ['studio', '--no-open', `b${count}.yaml`], {cwd: folder, env: {...process.env, XDG_STATE_HOME: folder}, stdio: ['ignore', 'pipe', 'inherit']});
  const address = await new Promise(done => child.stdout.once('data', data => done(String(data).trim())));
  const page = await browser.page(address, {width: 1400, height: 900});
  await page.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.eval(`new Promise(done => {
    const look = () => { if (document.querySelector('#spread img')?.naturalWidth > 0) done(); };
    document.addEventListener('studio-pages', look);
    look();
  })`);
  console.log(`${count} puzzles: start to first picture ${(performance.now() - began).toFixed(0)} ms`);
  // The first spread of puzzles.
  await page.eval(`new Promise(done => {
    const seek = async () => {
      const state = await (await fetch('/api/state')).json();
      if (!state.whole) return;
      document.removeEventListener('studio-pages', seek);
      document.addEventListener('studio-pages', () => done(), {once: true});
      const input = document.getElementById('page');
      input.value = state.book.puzzles[0].page + 3;
      input.dispatchEvent(new Event('change'));
    };
    document.addEventListener('studio-pages', seek);
    seek();
  })`);
  for (const [name, change] of Object.entries(CHANGES)) {
    const pages = [];
    const whole = [];
    const before = [processorTime(child.pid), await pageTime(page)];
    for (let round = 0; round < rounds; round++) {
      const times = await page.eval(inPage(...change(round, count)));
      pages.push(times.pages);
      whole.push(times.whole);
    }
    const [studio, own] = [processorTime(child.pid) - before[0], await pageTime(page) - before[1]].map(time => (time / rounds).toFixed(0));
    console.log(`  ${name}: pages in view ${middle(pages).toFixed(0)} ms (slowest ${Math.max(...pages).toFixed(0)}), all puzzles ${middle(whole).toFixed(0)} ms, processor time: studio ${studio} ms, page ${own} ms`);
  }
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  console.log(`  memory of the studio: ${(Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024).toFixed(0)} MB at most`);
  await page.close();
  child.kill('SIGINT');
  await new Promise(done => child.on('exit', done));
}

const browser = new Browser();
for (const count of [40, 500]) await measure(browser, count);
await browser.close();
rmSync(folder, {recursive: true, force: true});
