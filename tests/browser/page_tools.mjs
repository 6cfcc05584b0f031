// What all tests of the page begin with: its options, pages of puzzles, and ways to look at them. See page.mjs.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

export const words = process.argv.slice(2);
const option = name => words.includes(name) ? words.splice(words.indexOf(name), 2)[1] : undefined;
const bin = resolve(option('--bin') ?? 'out/bin');
export const pictures = option('--pictures');
export const driven = option('--browser'); // firefox or webkit; without it Chromium
export const essentialOnly = words.includes('--essential') && words.splice(words.indexOf('--essential'), 1);
export const work = mkdtempSync(join(tmpdir(), 'nonet-page-'));
export const enginePath = 'out/wasm/nonet-page.wasm.gz';
export const hasEngine = existsSync(enginePath);
export const axePath = 'out/npm/node_modules/axe-core/axe.min.js';

export const nonet = (input, ...args) => execFileSync(join(bin, 'nonet'), args, {input, encoding: 'utf8', maxBuffer: 1 << 26});

// A page whose clock stands.
export async function withoutTime(browser, url, settings = {}) {
  const page = await browser.page(undefined, settings);
  await page.stopClock();
  await page.open(url);
  return page;
}

// A page of these puzzles as a file, with the engine or without.
export function makePage(name, puzzles, {engine = 'none', more = []} = {}) {
  const path = join(work, `${name}.html`);
  nonet(puzzles, 'convert', '--to', 'html', '--engine', engine, ...more, '-o', path);
  return `file://${path}`;
}

export const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLUTION = nonet(PUZZLE, 'solve', '--format', 'line').trim();
export const made = (level, count, seed, ...more) => nonet('', 'generate', '--level', level, '-n', `${count}`, '--seed', `${seed}`, '--format', 'json', ...more);

export const line = json => JSON.parse(json).puzzle;

export const cell = index => `[data-cell="${index}"]`;
export const text = (page, selector) => page.eval(`document.querySelector(${JSON.stringify(selector)}).textContent`);
export const value = (page, index) => page.eval(`document.querySelector('${cell(index)}.given, ${cell(index)}.entry')?.textContent ?? ''`);
export const label = (page, index) => page.eval(`document.querySelector('${cell(index)}').getAttribute('aria-label')`);
export const selected = page => page.eval(`[...document.querySelectorAll('.cell.selected')].map(e => +e.dataset.cell)`);
export const status = page => text(page, '#status');
export const hasClass = (page, index, name) => page.eval(`document.querySelector('${cell(index)}').classList.contains('${name}')`);

export const tests = [];
export const test = (name, run, settings = {}) => tests.push({name, run, ...settings});
export const essential = (name, run) => test(name, run, {essential: true});
export const withEngine = (name, run) => test(name, run, {engine: true});

// Through every stage of every hint to the end, by the buttons alone.
export async function solveByHints(page, most = 400) {
  const techniques = new Set();
  for (let turn = 0; turn < most; turn++) {
    await page.click('#hint');
    await page.until(`!document.querySelector('#advice').hidden`);
    techniques.add(await text(page, '#advice-title'));
    assert.equal(await page.eval(`document.querySelector('.overlay').children.length`), 0, 'first only the technique');
    await page.click('#advice-next');
    assert.ok(await page.eval(`document.querySelector('.overlay').children.length`) > 0, 'then where');
    assert.equal(await page.eval(`document.querySelectorAll('.mark.place, .mark.eliminate').length`), 0);
    await page.click('#advice-next');
    assert.ok(await page.eval(`document.querySelectorAll('.mark.place, .mark.eliminate').length`) > 0, 'then what');
    await page.click('#advice-next');
    assert.equal(await page.eval(`document.querySelector('#advice').hidden`), true);
    if (await page.eval(`document.querySelector('#frame').classList.contains('solved')`)) return techniques;
  }
  throw new Error('no end of hints');
}
