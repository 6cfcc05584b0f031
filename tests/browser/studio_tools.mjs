// The studio started on a small book, and ways to change it and to wait for what it shows. See studio.mjs.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {Browser} from './browser.mjs';

export const bin = resolve(process.argv[2] ?? 'out/bin');
export const wanted = process.argv.slice(3);
const axePath = resolve('out/npm/node_modules/axe-core/axe.min.js');
export const samples = resolve('config/books');
export const pictures = process.env.STUDIO_PICTURES;
export const folder = mkdtempSync(join(tmpdir(), 'nonet-studio-'));
mkdirSync(join(folder, 'tools'));
writeFileSync(join(folder, 'tools', 'xdg-open'), `#!/bin/sh\necho "$1" >'${folder}/opened'\n`);
chmodSync(join(folder, 'tools', 'xdg-open'), 0o755);
const environment = {...process.env, PATH: `${folder}/tools:${process.env.PATH}`, XDG_STATE_HOME: join(folder, 'state')};

export const SMALL = `# A small book to change.
book: {title: Small, language: en}
page: {trim: A5, profiles: home}
style: {running_heads: true}
per_page: 2
sections:
  # the first
  - {title: One, level: easy, count: 4}
  - {title: Two, level: medium, count: 4}
seed: 9
`;

// The studio in a folder; `address` once it has printed it.
export function start(...args) {
  const child = spawn(join(bin, 'nonet'), ['studio', '--no-open', ...args], {cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe']});
  let said = '';
  child.stderr.on('data', data => { said += data; });
  const ended = new Promise(done => child.on('exit', (code, signal) => done(signal ?? code)));
  const address = new Promise((done, fail) => {
    child.stdout.once('data', data => done(String(data).trim()));
    child.on('exit', code => fail(new Error(`the studio ended with ${code}: ${said}`)));
  });
  address.catch(() => {});
  return {child, ended, address, said: () => said};
}

export const browser = new Browser();
export const size = {width: 1400, height: 900};

export async function open(name, text = SMALL) {
  if (text !== null) writeFileSync(join(folder, name), text);
  const studio = start(name);
  const page = await browser.page(await studio.address, size);
  await seen(page, 'document.querySelector("#spread img")?.naturalWidth > 0', 'the first pages');
  await seen(page, '!document.getElementById("make-book").disabled', 'all of its puzzles');
  return {studio, page};
}

export async function end({studio, page}) {
  assert.deepEqual(page.errors, []);
  studio.child.kill('SIGINT');
  assert.equal(await studio.ended, 0);
  await page.close();
}

// Until this holds in the page; it is asked again where the page has changed.
export const seen = (page, what, name = what) => page.eval(`new Promise((done, fail) => {
  const late = setTimeout(() => fail(new Error('waited in vain: ' + ${JSON.stringify(name)})), 50000);
  const look = () => { if (!(${what})) return; watch.disconnect(); removeEventListener('load', look, true); clearTimeout(late); done(true); };
  const watch = new MutationObserver(look);
  watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  for (const name of ['load', 'error', 'studio-pages', 'studio-areas', 'studio-state', 'studio-news', 'studio-step']) addEventListener(name, look, true);
  look();
})`);
// Do something, and wait for what the page tells then.
export const after = (page, event, run) => page.eval(`new Promise((done, fail) => {
  setTimeout(() => fail(new Error(${JSON.stringify(`never came: ${event}`)})), 50000);
  document.addEventListener('studio-${event}', told => done(told.detail), {once: true});
  ${run};
})`);
export const change = (page, path, value) => `(() => {
  const control = document.querySelector('[data-path="${path}"]').querySelector('input, select, textarea');
  control.focus();
  control.value = ${JSON.stringify(value)};
  control.dispatchEvent(new Event('change', {bubbles: true}));
  control.blur();
})()`;
// The same, until what is told is of a later state of the book.
export const changed = (page, event, run) => page.eval(`(async () => {
  const before = (await (await fetch('/api/state')).json()).revision;
  await new Promise((done, fail) => {
    setTimeout(() => fail(new Error(${JSON.stringify(`never changed: ${event}`)})), 50000);
    document.addEventListener('studio-${event}', told => { if ((told.detail.shown ?? told.detail.revision) > before) done(); });
    ${run};
  });
})()`);
export const set = (page, path, value) => changed(page, 'pages', change(page, path, value));
export const click = selector => `document.querySelector(${JSON.stringify(selector)}).click()`;
export const yaml = page => page.eval('document.getElementById("yaml").value');
export const has = (page, text) => seen(page, `document.getElementById("yaml").value.includes(${JSON.stringify(text)})`, `the config has ${text}`);
export const ids = page => page.eval('[...document.querySelectorAll("#puzzle-list .card")].map(card => card.dataset.id)');

export async function shot(page, name) {
  if (pictures) await page.screenshot(join(pictures, `${name}.png`));
}

export async function axe(page, what) {
  if (!existsSync(axePath)) return;
  await page.eval(readFileSync(axePath, 'utf8'));
  const found = await page.eval(`axe.run().then(r => r.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join('; ')))`);
  assert.deepEqual(found, [], what);
}

export function asker(address) {
  const {origin, port, searchParams} = new URL(address);
  const headers = {Cookie: `nonet-${port}=${searchParams.get('token')}`, 'X-Nonet': '1'};
  const ask = (method, path, body) => fetch(origin + path, {method, headers, body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined});
  return {origin, port, headers, ask};
}
