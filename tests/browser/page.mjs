// What people do with the page, done. See run.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {createServer} from 'node:http';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {gzipSync} from 'node:zlib';
import {boardName} from '../../gen/web/texts.js';
import {Browser} from './browser.mjs';
import {DrivenBrowser, startFirefox, startWebKit} from './webdriver.mjs';

const words = process.argv.slice(2);
const option = name => words.includes(name) ? words.splice(words.indexOf(name), 2)[1] : undefined;
const bin = resolve(option('--bin') ?? 'out/bin');
const pictures = option('--pictures');
const driven = option('--browser'); // firefox or webkit; without it Chromium
const essentialOnly = words.includes('--essential') && words.splice(words.indexOf('--essential'), 1);
const work = mkdtempSync(join(tmpdir(), 'nonet-page-'));
const enginePath = 'out/wasm/nonet-page.wasm.gz';
const hasEngine = existsSync(enginePath);
const axePath = 'out/npm/node_modules/axe-core/axe.min.js';

const nonet = (input, ...args) => execFileSync(join(bin, 'nonet'), args, {input, encoding: 'utf8', maxBuffer: 1 << 26});

// A page whose clock stands.
async function withoutTime(browser, url, settings = {}) {
  const page = await browser.page(undefined, settings);
  await page.stopClock();
  await page.open(url);
  return page;
}

// A page of these puzzles as a file, with the engine or without.
function makePage(name, puzzles, {engine = 'none', more = []} = {}) {
  const path = join(work, `${name}.html`);
  nonet(puzzles, 'convert', '--to', 'html', '--engine', engine, ...more, '-o', path);
  return `file://${path}`;
}

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = nonet(PUZZLE, 'solve', '--format', 'line').trim();
const made = (level, count, seed, ...more) => nonet('', 'generate', '--level', level, '-n', `${count}`, '--seed', `${seed}`, '--format', 'json', ...more);

const line = json => JSON.parse(json).puzzle;

const cell = index => `[data-cell="${index}"]`;
const text = (page, selector) => page.eval(`document.querySelector(${JSON.stringify(selector)}).textContent`);
const value = (page, index) => page.eval(`document.querySelector('${cell(index)}.given, ${cell(index)}.entry')?.textContent ?? ''`);
const label = (page, index) => page.eval(`document.querySelector('${cell(index)}').getAttribute('aria-label')`);
const selected = page => page.eval(`[...document.querySelectorAll('.cell.selected')].map(e => +e.dataset.cell)`);
const status = page => text(page, '#status');
const hasClass = (page, index, name) => page.eval(`document.querySelector('${cell(index)}').classList.contains('${name}')`);

const tests = [];
const test = (name, run, settings = {}) => tests.push({name, run, ...settings});
const essential = (name, run) => test(name, run, {essential: true});
const withEngine = (name, run) => test(name, run, {engine: true});

// ---- the essential ones ----

essential('keys', async browser => {
  const page = await browser.page(makePage('one', `${PUZZLE}\n${PUZZLE}`));
  assert.equal(await page.eval(`document.querySelectorAll('.cell').length`), 81);
  assert.equal(await value(page, 0), '5');
  await page.click(cell(2));
  assert.deepEqual(await selected(page), [2]);
  await page.keys('4');
  assert.equal(await value(page, 2), '4');
  await page.keys('ArrowLeft', '7');
  assert.equal(await value(page, 1), '3', 'a given stays');
  await page.keys('ArrowRight', 'Backspace');
  assert.equal(await value(page, 2), '');
  await page.keys('End');
  assert.deepEqual(await selected(page), [8]);
  await page.keys('ArrowRight');
  assert.deepEqual(await selected(page), [0], 'around the edge');
  assert.deepEqual(page.errors, []);
});

essential('notes', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  await page.click(cell(2));
  await page.keys('Control+1', 'Control+2', 'Control+4');
  assert.equal(await label(page, 2), 'row 1, column 3, empty, notes 1, 2 and 4');
  const places = await page.eval(`[...document.querySelectorAll('${cell(2)} .centre')].map(e => [e.dataset.note, e.style.gridArea.replace(/ /g, '')])`);
  assert.deepEqual(places, [['1', '1/1'], ['2', '1/2'], ['4', '2/1']], 'in a grid of 3x3');
  await page.keys('Shift+2', 'Shift+7');
  assert.equal(await label(page, 2), 'row 1, column 3, empty, corner notes 2 and 7, notes 1, 2 and 4');
  await page.click('#modes [data-mode=corner]');
  await page.click('#pad [data-digit="7"]');
  assert.equal(await label(page, 2), 'row 1, column 3, empty, corner notes 2, notes 1, 2 and 4');
  // A digit that goes in cleans the notes around it.
  await page.click('#modes [data-mode=values]');
  await page.click(cell(3));
  await page.keys('2');
  assert.equal(await label(page, 2), 'row 1, column 3, empty, notes 1 and 4');
  await page.keys('Control+z');
  assert.equal(await label(page, 2), 'row 1, column 3, empty, corner notes 2, notes 1, 2 and 4', 'undone together');
  await page.click('#candidates');
  assert.equal(await label(page, 2), 'row 1, column 3, empty, corner notes 2, notes 1, 2 and 4');
  assert.equal(await label(page, 3), 'row 1, column 4, empty, notes 2 and 6');
  await page.keys(' ', ' ');
  assert.equal(await page.eval(`document.querySelector('#modes [aria-pressed=true]').dataset.mode`), 'centre');
  assert.deepEqual(page.errors, []);
});

essential('undo', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  assert.equal(await page.eval(`document.querySelector('#undo').disabled`), true);
  await page.click(cell(2));
  for (let turn = 0; turn < 60; turn++) await page.keys(turn % 2 ? '2' : '1');
  for (let turn = 0; turn < 59; turn++) await page.keys('Control+z');
  assert.equal(await value(page, 2), '1');
  await page.click('#undo');
  assert.equal(await value(page, 2), '');
  await page.keys('Control+y', 'Control+Shift+z');
  assert.equal(await value(page, 2), '2');
  await page.click('#redo');
  assert.equal(await value(page, 2), '1');
  // What is entered now takes the place of what was undone.
  await page.keys('7');
  assert.equal(await page.eval(`document.querySelector('#redo').disabled`), true);
  await page.keys('Control+y');
  assert.equal(await value(page, 2), '7');
});

essential('many cells', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  await page.drag(cell(2), cell(3), cell(12), cell(11));
  assert.deepEqual(await selected(page), [2, 3, 11, 12]);
  await page.keys('Control+8');
  assert.match(await label(page, 2), /notes 8$/);
  assert.match(await label(page, 11), /notes 8$/);
  assert.equal(await value(page, 12), '1', 'a given takes no notes');
  await page.click(cell(5));
  await page.click(cell(6), {modifiers: 2});
  await page.keys('Shift+ArrowDown');
  assert.deepEqual(await selected(page), [5, 6, 15]);
  if (driven === 'webkit') return; // its driver makes no double click of two
  await page.click(cell(0), {count: 2});
  assert.equal((await selected(page)).length, [...PUZZLE].filter(c => c === '5').length, 'a double click takes all of a digit');
});

essential('conflicts', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  await page.click(cell(2));
  await page.keys('5');
  assert.equal(await hasClass(page, 2, 'clash'), true);
  assert.equal(await hasClass(page, 0, 'clash'), true);
  assert.match(await label(page, 2), /5, conflict$/);
  assert.equal(await hasClass(page, 14, 'same'), true, 'the same digit');
  assert.equal(await hasClass(page, 8, 'seen'), true, 'the row');
  assert.equal(await hasClass(page, 74, 'seen'), true, 'the column');
  assert.equal(await hasClass(page, 18, 'seen'), true, 'the box');
  await page.click('#open-settings');
  await page.click('[data-setting=conflicts]');
  await page.click('[data-setting=highlight]');
  await page.click('#settings [data-close]');
  assert.equal(await page.eval(`document.querySelectorAll('.clash, .seen, .same').length`), 0);
});

essential('check', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  assert.ok(!readFileSync(join(work, 'one.html'), 'utf8').includes(SOLUTION), 'the source does not tell');
  await page.click(cell(2));
  await page.keys(SOLUTION[2]);
  await page.click('#check');
  assert.equal(await status(page), 'All digits so far are right.');
  await page.click(cell(3));
  await page.keys(SOLUTION[3] === '2' ? '6' : '2');
  await page.click('#check');
  assert.equal(await status(page), 'One digit is wrong.');
  assert.equal(await hasClass(page, 3, 'wrong'), true);
  await page.click('#solvable');
  await page.until(`document.querySelector('#status').textContent.startsWith('No')`);
  await page.keys('Control+z');
  await page.click('#solvable');
  await page.until(`document.querySelector('#status').textContent.startsWith('Yes')`);
});

essential('reload', async browser => {
  const url = makePage('two', `${PUZZLE}\n${line(made('easy', 1, 3))}`);
  const page = await browser.page(url);
  await page.click(cell(2));
  await page.keys('4', 'ArrowRight', 'Control+2', 'Shift+6');
  await page.reload();
  assert.equal(await value(page, 2), '4');
  assert.equal(await label(page, 3), 'row 1, column 4, empty, corner notes 6, notes 2');
  await page.keys('Control+z');
  assert.equal(await label(page, 3), 'row 1, column 4, empty, notes 2', 'also the moves are kept');
  // The other puzzle keeps to itself; the page opens where it was left.
  await page.click('#open-list');
  assert.equal(await text(page, '#list-progress'), '0 of 2 solved');
  await page.click('#list-items li:nth-child(2) button');
  assert.equal(await page.eval(`document.querySelectorAll('.entry').length`), 0);
  await page.reload();
  assert.equal(await text(page, '#name'), 'Puzzle 2');
  await page.eval(`location.hash = '#1'`);
  await page.until(`document.querySelector('#name').textContent === 'Puzzle 1'`);
  assert.equal(await value(page, 2), '4');
  assert.deepEqual(page.errors, []);
});

// Through every stage of every hint to the end, by the buttons alone.
async function solveByHints(page, most = 400) {
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

essential('hints', async browser => {
  const puzzle = made('medium', 1, 4);
  const page = await browser.page(makePage('hints', puzzle, {more: ['--language', 'de']}));
  const steps = JSON.parse(nonet(puzzle, 'explain', '--format', 'json', '--language', 'de')).steps;
  await page.click('#hint');
  await page.until(`!document.querySelector('#advice').hidden`);
  assert.equal(await text(page, '#advice-title'), steps[0].text.split(':')[0]);
  await page.click('#advice-next');
  await page.click('#hint');
  assert.equal(await text(page, '#advice-text'), steps[0].text.replace(/^.*?: /, ''));
  await page.keys('Escape');
  const techniques = await solveByHints(page);
  assert.ok(techniques.size >= 3);
  assert.match(await status(page), /^Gelöst in/);
  assert.deepEqual(page.errors, []);
});

essential('to the end', async browser => {
  const page = await withoutTime(browser, makePage('one', `${PUZZLE}\n${PUZZLE}`));
  for (let index = 0; index < 81; index++) {
    if (PUZZLE[index] !== '.') continue;
    await page.click(cell(index));
    await page.click(`#pad [data-digit="${SOLUTION[index]}"]`);
  }
  assert.match(await status(page), /^Solved in \d+:\d\d/);
  const clock = await text(page, '#clock');
  await page.click('#open-list');
  assert.equal(await text(page, '#list-progress'), '2 of 2 solved', 'the same puzzle twice is one');
  await page.choose('#filter-state', 'begun');
  assert.equal(await page.eval(`document.querySelectorAll('#list-items li').length`), 0);
  await page.click('#list [data-close]');
  await page.passTime(1200);
  assert.equal(await text(page, '#clock'), clock, 'the clock stands');
});

essential('phone', async browser => {
  const page = await withoutTime(browser, makePage('one', PUZZLE), {width: 320, height: 568, touch: true, scale: 2});
  await page.click(cell(2));
  await page.click('#pad [data-digit="4"]');
  assert.equal(await value(page, 2), '4');
  await page.drag(cell(3), cell(12), cell(21));
  assert.deepEqual(await selected(page), [3, 12, 21]);
  await page.click('#modes [data-mode=centre]');
  await page.click('#pad [data-digit="2"]');
  assert.match(await label(page, 21), /notes 2$/);
  await page.click('#undo');
  assert.doesNotMatch(await label(page, 21), /notes/);
  await page.click('#erase');
  assert.equal(await page.eval(`document.documentElement.scrollWidth <= 320`), true, 'no overflow');
  const small = await page.eval(`[...document.querySelectorAll('button, select')].filter(e => e.getClientRects().length)
    .map(e => [e.id || e.textContent, e.getBoundingClientRect()]).filter(([, r]) => r.width < 44 || r.height < 44).map(([n]) => n)`);
  assert.deepEqual(small, []);
  assert.deepEqual(page.errors, []);
});

// ---- the rest ----

test('path', async browser => {
  const puzzle = made('unfair', 1, 3);
  const page = await browser.page(makePage('path', puzzle));
  const told = JSON.parse(nonet(puzzle, 'explain', '--format', 'json'));
  await page.click('#path');
  await page.until(`!document.querySelector('#advice').hidden`);
  for (const [index, step] of told.steps.entries()) {
    assert.equal(await text(page, '#advice-title'), `Step ${index + 1} of ${told.steps.length} · ${step.text.split(':')[0]}`);
    assert.equal(await page.eval(`document.querySelectorAll('.link').length`), step.links?.length ?? 0, 'links are drawn');
    assert.equal(await page.eval(`document.querySelectorAll('.mark.eliminate').length`), step.eliminate?.length ?? 0);
    assert.equal(await page.eval(`document.querySelectorAll('.mark.place').length`), step.place?.length ?? 0);
    // The candidates that go were there.
    for (const {cell: name, digit} of step.eliminate ?? []) {
      const [row, column] = name.match(/\d+/g).map(Number);
      assert.match(await label(page, (row - 1) * 9 + column - 1), new RegExp(`notes.*${digit}`));
    }
    await (index % 2 ? page.keys('ArrowRight') : page.click('#step-on'));
  }
  assert.equal(await text(page, '#advice-text'), 'Solved.');
  const end = await page.eval(`[...document.querySelectorAll('.cell')].map(e => e.textContent).join('')`);
  assert.equal(end, told.solution);
  await page.click('#path');
  assert.equal(await page.eval(`document.querySelectorAll('.cell.entry').length`), 0, 'the game is as it was');
  assert.deepEqual(page.errors, []);
});

test('clock', async browser => {
  const page = await withoutTime(browser, makePage('one', PUZZLE));
  assert.equal(await text(page, '#clock'), '0:00');
  await page.click(cell(2));
  await page.keys('4');
  await page.passTime(1000);
  assert.equal(await text(page, '#clock'), '0:01');
  await page.click('#pause');
  assert.equal(await page.eval(`document.querySelector('#cover').getClientRects().length`), 1, 'the board is covered');
  const before = await text(page, '#clock');
  await page.passTime(1300);
  assert.equal(await text(page, '#clock'), before);
  await page.click('#cover');
  // A page that is not seen: another stands before it.
  await page.eval(`Object.defineProperty(document, 'hidden', {get: () => true, configurable: true}); document.dispatchEvent(new Event('visibilitychange'))`);
  const hidden = await text(page, '#clock');
  await page.passTime(1300);
  assert.equal(await text(page, '#clock'), hidden);
  await page.eval(`delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))`);
  await page.passTime(1000);
  assert.notEqual(await text(page, '#clock'), hidden);
});

test('export and import', async browser => {
  const url = makePage('two', `${PUZZLE}\n${line(made('easy', 1, 3))}`);
  const page = await browser.page(url);
  await browser.send('Browser.setDownloadBehavior', {behavior: 'allow', downloadPath: work, eventsEnabled: true, browserContextId: page.context});
  await page.click(cell(2));
  await page.keys('4', 'ArrowRight', 'Control+2');
  await page.click('#more');
  const whole = browser.event('Browser.downloadProgress', ({state}) => state === 'completed');
  await page.click('#export');
  await whole;
  const file = join(work, 'nonet-progress.json');
  const other = await browser.page(url);
  assert.equal(await value(other, 2), '', 'another reader');
  await other.files('#import-file', [file]);
  await other.until(`document.querySelector('#status').textContent === 'Loaded: 1 puzzles.'`);
  assert.equal(await value(other, 2), '4');
  assert.match(await label(other, 3), /notes 2$/);
  for (const bad of ['nothing', '{"games":{}, "made":[{}]}', '[]', '{"games":7,"made":[{"record":{"puzzle":"x"},"board":{"houses":3}}]}']) {
    writeFileSync(join(work, 'bad.json'), bad);
    await other.eval(`document.querySelector('#status').textContent = ''`);
    await other.files('#import-file', [join(work, 'bad.json')]);
    await other.until(`document.querySelector('#status').textContent !== ''`);
    assert.equal(await value(other, 2), '4');
  }
  await other.reload();
  assert.equal(await value(other, 2), '4');
  assert.deepEqual(other.errors, []);
});

test('list', async browser => {
  const page = await browser.page(makePage('levels', made('easy', 3, 1) + made('hard', 2, 1)));
  await page.click('#open-list');
  assert.equal(await page.eval(`document.querySelectorAll('#list-items li').length`), 5);
  await page.choose('#filter-level', 'hard');
  assert.equal(await page.eval(`document.querySelectorAll('#list-items li').length`), 2);
  await page.click('#list-items li:nth-child(2) button');
  assert.equal(await text(page, '#name'), 'Puzzle 5');
  assert.match(await text(page, '#facts'), /^Hard · about \d+ min$/);
  const first = await page.eval(`+document.querySelector('.cell:not(.given)').dataset.cell`);
  await page.click(cell(first));
  await page.keys('1');
  await page.click('#open-list');
  await page.choose('#filter-level', '');
  await page.choose('#filter-state', 'begun');
  assert.equal(await page.eval(`document.querySelectorAll('#list-items li').length`), 1);
  assert.ok(await page.eval(`document.querySelector('#list-items progress').value`) > 0);
});

test('languages', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  const seen = new Set();
  for (const code of ['en', 'de', 'fr', 'es', 'nl', 'it', 'pl', 'el']) {
    await page.click('#open-settings');
    await page.choose('#set-language', code);
    await page.click('#settings [data-close]');
    assert.equal(await page.eval(`document.documentElement.lang`), code);
    seen.add(await label(page, 2));
    assert.equal(await page.eval(`document.body.innerText.includes('undefined')`), false);
    for (const width of [320, 1280]) {
      await page.resize(width, 800);
      assert.ok(await page.eval(`document.documentElement.scrollWidth <= ${width}`), `${code} at ${width}`);
      const cut = await page.eval(`[...document.querySelectorAll('#app button')].filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)`);
      assert.deepEqual(cut, [], `${code} at ${width}`);
    }
  }
  assert.equal(seen.size, 8);
  await page.reload();
  assert.equal(await page.eval(`document.documentElement.lang`), 'el', 'the choice is kept');
  assert.deepEqual(page.errors, []);
});

test('dark and light', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  const paper = () => page.eval(`getComputedStyle(document.body).backgroundColor`);
  const light = await paper();
  await page.media({'prefers-color-scheme': 'dark'});
  await page.until(`getComputedStyle(document.body).backgroundColor !== '${light}'`);
  const dark = await paper();
  await page.click('#open-settings');
  await page.choose('#set-theme', 'light');
  assert.equal(await paper(), light, 'the choice goes before the system');
  await page.choose('#set-theme', 'dark');
  await page.media({'prefers-color-scheme': 'light'});
  assert.equal(await paper(), dark);
  await page.media({'prefers-reduced-motion': 'reduce'});
  assert.equal(await page.eval(`getComputedStyle(document.querySelector('.cell')).transitionDuration`), '0s');
});

test('boards', async browser => {
  const variants = nonet('', 'help', 'variants').split('\n').map(line => /^ *([a-z0-9-]+)  /.exec(line)?.[1]).filter(Boolean);
  for (const variant of variants) {
    let puzzle;
    try {
      puzzle = nonet('', 'generate', '--variant', variant, '--seed', '2', '--format', 'json');
    } catch {
      continue;
    }
    const page = await browser.page(makePage('board', puzzle, {more: []}));
    const record = JSON.parse(puzzle);
    assert.equal(await page.eval(`document.querySelectorAll('.cell').length`), record.puzzle.length, variant);
    assert.equal(await page.eval(`document.querySelectorAll('.given').length`), record.givens, variant);
    const box = await page.eval(`(() => { const r = document.querySelector('#board').getBoundingClientRect(); return [r.width, r.height]; })()`);
    assert.ok(box[0] > 200 && box[1] > 200, variant);
    const facts = await page.eval(`document.querySelector('#facts').textContent`);
    assert.equal(facts.split(' · ')[0], variant === 'classic' ? 'Easy' : boardName(record.variant), variant);
    assert.notEqual(boardName(variant), variant);
    const empty = [...record.puzzle].indexOf('.');
    await page.click(cell(empty));
    await page.keys(record.solution[empty].toLowerCase());
    assert.equal(await value(page, empty), record.solution[empty], variant);
    await page.click('#check');
    assert.equal(await status(page), 'All digits so far are right.', variant);
    await page.click('#hint');
    await page.until(`!document.querySelector('#advice').hidden`, variant);
    for (const width of [320, 3840]) {
      await page.resize(width, width === 320 ? 568 : 2160);
      assert.ok(await page.eval(`document.documentElement.scrollWidth <= ${width}`), `${variant} at ${width}`);
    }
    assert.deepEqual(page.errors, [], variant);
    if (pictures) {
      await page.resize(1280, 800);
      await page.screenshot(join(pictures, `board-${variant}.png`));
    }
    await page.close();
  }
});

test('clues', async browser => {
  for (const kind of ['killer-6x6', 'thermo', 'arrow', 'greater', 'consecutive', 'kropki', 'xv', 'odd-even', 'sandwich', 'non-consecutive', 'futoshiki-5', 'skyscrapers-5']) {
    const puzzle = nonet('', 'generate', '--variant', kind, '--level', 'easy', '--seed', '2', '--format', 'json');
    const record = JSON.parse(puzzle);
    const page = await browser.page(makePage(kind, puzzle, {more: ['--language', 'de']}));
    // One picture each, and the rules in the page's language.
    const drawn = record.constraints.filter(clue => clue.cells || clue.line).reduce((sum, {kind: name, cells}) => sum + (['odd', 'even'].includes(name) ? cells.length : 1), 0);
    assert.equal(await page.eval(`document.querySelectorAll('.stage .clue').length`), drawn, kind);
    assert.match(await text(page, '#rules'), /^[A-Z].*\.$/, kind);
    assert.doesNotMatch(await text(page, '#rules'), /\{1\}|\*\*/, kind);
    await page.eval(`dispatchEvent(new Event('beforeprint'))`);
    assert.ok((await page.eval(`document.querySelector('#paper .sheet-rules').textContent`)).includes(await text(page, '#rules')), kind);
    const german = await text(page, '#rules');
    await page.choose('#set-language', 'pl');
    assert.notEqual(await text(page, '#rules'), german, kind);
    await page.choose('#set-language', 'en');
    // Every hint of the way; where one rests on a clue, its cells are marked.
    const steps = JSON.parse(nonet(puzzle, 'explain', '--format', 'json')).steps;
    let areas = 0;
    for (const step of steps.slice(0, 40)) {
      await page.click('#hint');
      await page.until(`!document.querySelector('#advice').hidden`);
      await page.click('#advice-next');
      const marked = await page.eval(`document.querySelectorAll('.overlay .clue-area').length`);
      areas += marked;
      await page.click('#advice-next');
      await page.click('#advice-next');
    }
    assert.equal(areas > 0, steps.slice(0, 40).some(step => step.constraints), kind);
    assert.deepEqual(page.errors, [], kind);
    for (const width of [320, 1280]) {
      await page.resize(width, width === 320 ? 568 : 800);
      assert.ok(await page.eval(`document.documentElement.scrollWidth <= ${width}`), `${kind} at ${width}`);
    }
    if (pictures) await page.screenshot(join(pictures, `clues-${kind}.png`));
    await page.close();
  }
});

test('clues that are broken', async browser => {
  const puzzle = '{"puzzle":"................","variant":"4x4","clues":[{"kind":"cage","cells":["r1c1","r1c2"],"sum":3},{"kind":"thermo","cells":["r3c1","r3c2"]},{"kind":"sandwich","line":"c4","sum":5}]}';
  const page = await browser.page(makePage('broken', puzzle));
  assert.match(await label(page, 0), /cage of 3/);
  assert.match(await label(page, 9), /thermometer, place 2/);
  assert.match(await label(page, 3), /number next to the column: 5/);
  await page.click(cell(0));
  await page.keys('1');
  assert.equal(await hasClass(page, 0, 'clash'), false);
  await page.keys('ArrowRight', '4');
  assert.equal(await hasClass(page, 1, 'clash'), true);
  await page.keys('2');
  assert.equal(await hasClass(page, 1, 'clash'), false);
  await page.click(cell(8));
  await page.keys('4');
  assert.equal(await hasClass(page, 8, 'clash'), true, 'nothing is above 4');
  assert.deepEqual(page.errors, []);
});

test('signs', async browser => {
  const page = await browser.page(makePage('six', nonet('', 'generate', '--variant', '6x6', '--seed', '1')));
  const given = await page.eval(`+document.querySelector('.given').dataset.cell`);
  const digit = +await value(page, given);
  await page.click('#open-settings');
  await page.choose('#set-signs', 'letters');
  assert.equal(await value(page, given), 'ABCDEF'[digit - 1]);
  await page.choose('#set-signs', 'pictures');
  assert.match(await value(page, given), /^[^\w]\uFE0E$/);
  assert.match(await label(page, given), new RegExp(`given ${digit}$`));
  await page.click('#settings [data-close]');
  const empty = await page.eval(`+document.querySelector('.cell:not(.given)').dataset.cell`);
  await page.click(cell(empty));
  await page.click('#pad [data-digit="3"]');
  assert.match(await label(page, empty), /, 3/);
});

test('paper', async browser => {
  const page = await browser.page(makePage('paper', made('easy', 7, 1)));
  assert.equal(await page.eval(`document.querySelector('#print-what').value`), 'this', 'by default the one on the screen');
  await page.choose('#print-what', 'all');
  const pages = bytes => bytes.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
  for (const [perPage, boards] of [[1, 7], [2, 4], [4, 2], [6, 2]]) {
    await page.choose('#print-per-page', `${perPage}`);
    for (const [width, height] of [[8.27, 11.69], [8.5, 11]]) {
      const bytes = await page.pdf(pictures && width < 8.4 && join(pictures, `paper-${perPage}.pdf`), {paperWidth: width, paperHeight: height});
      assert.equal(pages(bytes), boards + 1, `${perPage} a page, ${width} in wide: puzzles, and answers on their own page`);
    }
  }
  await page.media({}, 'print');
  for (const [perPage, across] of [[1, 1], [2, 1], [4, 2], [6, 2]]) {
    await page.choose('#print-per-page', `${perPage}`);
    await page.eval(`dispatchEvent(new Event('beforeprint'))`);
    const lefts = await page.eval(`[...document.querySelectorAll('.sheet:not(.answers)')[0].querySelectorAll('figure')].map(e => Math.round(e.getBoundingClientRect().left))`);
    assert.equal(new Set(lefts).size, across, `${perPage} a page: ${lefts}`);
  }
  await page.media({});
  await page.eval(`document.querySelector('#print-answers').checked = false`);
  await page.choose('#print-what', 'chosen');
  await page.eval(`document.querySelector('#print-numbers').value = '2, 4-6'`);
  await page.eval(`dispatchEvent(new Event('beforeprint'))`);
  assert.deepEqual(await page.eval(`[...document.querySelectorAll('#paper figcaption span:first-child')].map(e => e.textContent)`), ['Puzzle 2', 'Puzzle 4', 'Puzzle 5', 'Puzzle 6']);
  await page.choose('#print-what', 'this');
  assert.equal(pages(await page.pdf()), 1);
  await page.media({}, 'print');
  assert.equal(await page.eval(`[...document.querySelectorAll('button')].filter(e => e.getClientRects().length).length`), 0, 'no controls');
});

// ---- nothing is lost ----

test('two tabs', async browser => {
  const url = makePage('two', `${PUZZLE}\n${line(made('easy', 1, 3))}`);
  const one = await browser.page(url);
  const two = await browser.page(url, {context: one.context});
  await one.click(cell(2));
  await one.keys('4');
  await two.until(`document.querySelector('${cell(2)}').textContent === '4'`, 'a move shows in the other tab');
  await two.click(cell(3));
  await two.keys('6');
  await one.until(`document.querySelector('${cell(3)}').textContent === '6'`, 'and back');
  await one.click('#undo');
  await two.until(`document.querySelector('${cell(3)}').textContent === ''`);
  for (const page of [one, two]) await page.close();
  const later = await browser.page(url, {context: one.context});
  assert.equal(await value(later, 2), '4', 'closing a tab overwrites nothing');
  assert.equal(await value(later, 3), '');
});

test('two tabs that bring puzzles', async browser => {
  const url = makePage('two', `${PUZZLE}\n${line(made('easy', 1, 3))}`);
  const one = await browser.page(url);
  const two = await browser.page(url, {context: one.context});
  for (const [page, seed] of [[one, 11], [two, 12], [one, 13]]) {
    await page.eval(`(() => { document.querySelector('#own-text').value = '${line(made('easy', 1, seed))}'; document.querySelector('#own').showModal(); document.querySelector('#own-open').click(); })()`);
    await page.until(`!document.querySelector('#own').open`);
  }
  for (const page of [one, two]) {
    await page.click('#open-list');
    await page.until(`document.querySelectorAll('#list-items li').length === 5`);
    await page.close();
  }
  const later = await browser.page(url, {context: one.context});
  await later.click('#open-list');
  assert.equal(await later.eval(`document.querySelectorAll('#list-items li').length`), 5, 'none is overwritten');
});

test('two tabs that both changed', async browser => {
  const url = makePage('one', PUZZLE);
  for (const [button, wanted] of [['#conflict-mine', '1'], ['#conflict-other', '4']]) {
    const page = await browser.page(url);
    // Another tab stores a move, and its event never comes, as in a page that was frozen.
    await page.click(cell(2));
    await page.keys('4');
    await page.eval('new Promise(done => requestAnimationFrame(() => setTimeout(done)))'); // stored behind its frame
    await page.eval(`(() => { const k = Object.keys(localStorage).find(k => k.includes('game:')); const g = JSON.parse(localStorage[k]); g.revision += 5; localStorage[k] = JSON.stringify(g); })()`);
    await page.keys('1');
    await page.until(`document.querySelector('#conflict').open`, 'the reader is asked');
    await page.click(button);
    assert.equal(await value(page, 2), wanted);
    await page.reload();
    assert.equal(await value(page, 2), wanted);
    assert.deepEqual(page.errors, []);
    await page.close();
  }
});

async function solveIt(page, puzzle = PUZZLE, solution = SOLUTION) {
  for (let index = 0; index < puzzle.length; index++) {
    if (puzzle[index] !== '.') continue;
    await page.click(cell(index));
    await page.keys(solution[index]);
  }
}

test('solved stays solved', async browser => {
  const page = await browser.page(makePage('two', `${PUZZLE}\n${line(made('easy', 1, 3))}`));
  await solveIt(page);
  await page.until(`!document.querySelector('#finish').hidden`);
  assert.match(await text(page, '#finish-facts'), /Hints0Mistakes0/);
  assert.ok(await page.eval(`document.querySelector('#finish-course path') !== null`), 'how hard it was');
  await page.click('#undo');
  await page.click('#open-list');
  assert.equal(await text(page, '#list-progress'), '1 of 2 solved', 'after an undo too');
  assert.match(await text(page, '#stats-streak'), /1$/);
  assert.match(await text(page, '#stats-rows'), /1/);
  await page.click('#list [data-close]');
  await page.reload();
  await page.click('#open-list');
  assert.equal(await text(page, '#list-progress'), '1 of 2 solved');
  await page.click('#list [data-close]');
  await page.keys('Control+y');
  await page.until(`!document.querySelector('#finish').hidden`);
  await page.click('#finish-next');
  assert.equal(await text(page, '#name'), 'Puzzle 2', 'the next one that is not solved');
  assert.deepEqual(page.errors, []);
});

test('pause', async browser => {
  const page = await withoutTime(browser, makePage('one', PUZZLE));
  await page.click(cell(2));
  await page.keys('4');
  await page.click('#pause');
  await page.keys('5', 'Backspace', 'Control+z', 'Control+1', '?');
  for (const id of ['undo', 'candidates', 'hint', 'check', 'path']) await page.eval(`document.querySelector('#${id}').click()`);
  await page.click('#cover');
  assert.equal(await value(page, 2), '4', 'nothing moves while the board is covered');
  assert.equal(await page.eval(`document.querySelectorAll('.notes').length`), 0);
  assert.equal(await page.eval(`document.querySelector('#advice').hidden`), true);
  await page.click('#open-settings');
  const before = await text(page, '#clock');
  await page.passTime(1300);
  assert.equal(await text(page, '#clock'), before, 'the clock stands while a dialog is open');
});

test('address', async browser => {
  const page = await browser.page(makePage('three', made('easy', 3, 1)));
  const hash = () => page.eval('location.hash');
  assert.equal(await hash(), '#1');
  await page.click('#open-list');
  await page.click('#list-items li:nth-child(3) button');
  assert.equal(await hash(), '#3');
  await page.eval('history.back()');
  await page.until(`document.querySelector('#name').textContent === 'Puzzle 1'`);
  assert.equal(await hash(), '#1');
  await page.eval('history.forward()');
  await page.until(`document.querySelector('#name').textContent === 'Puzzle 3'`);
});

test('check of notes', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  await page.click(cell(2));
  await page.keys('Control+1', 'Control+2');
  await page.click('#check');
  assert.match(await status(page), /do not include the right digit: 1\.$/);
  assert.equal(await hasClass(page, 2, 'wrong'), true);
  await page.click('#solvable');
  await page.until(`document.querySelector('#status').textContent.includes('notes')`);
  await page.keys('Control+4', 'Control+5');
  await page.click('#check');
  assert.match(await status(page), /already rules out: 1\.$/, '5 stands in the row');
});

// ---- a telephone ----

test('all in view', async browser => {
  for (const [width, height] of [[375, 667], [390, 664], [375, 553]]) {
    for (const puzzle of [PUZZLE, nonet('', 'generate', '--variant', '16x16', '--seed', '1', '--level', 'easy', '--format', 'json'),
      nonet('', 'generate', '--clues', 'sandwich', '--seed', '1', '--format', 'json')]) {
      const page = await browser.page(makePage('view', puzzle), {width, height, touch: true});
      const out = await page.eval(`['#board', '#pad', '#modes', '#erase', '#undo', '#hint', '#status'].filter(s => {
        const r = document.querySelector(s).getBoundingClientRect(); return r.top < 0 || r.bottom > innerHeight || r.left < 0 || r.right > innerWidth; })`);
      assert.deepEqual(out, [], `${width}x${height}`);
      assert.ok(await page.eval(`document.querySelector('#status').getBoundingClientRect().bottom <= document.querySelector('#board').getBoundingClientRect().top + 1`));
      await page.close();
    }
  }
});

test('hints leave the board in view', async browser => {
  for (const [width, height] of [[375, 667], [390, 664], [375, 553]]) {
    const page = await browser.page(makePage('levels', made('hard', 1, 1)), {width, height, touch: true});
    await page.click('#more');
    await page.click('#menu [data-for=path]');
    await page.until(`!document.querySelector('#advice').hidden`);
    const [top, bottom] = await page.eval(`[document.querySelector('#advice').getBoundingClientRect().top, document.querySelector('#board').getBoundingClientRect().bottom]`);
    assert.ok(top >= bottom, `${width}x${height}: ${top} ${bottom}`);
    await page.close();
  }
});

withEngine('one line of header', async browser => {
  const page = await browser.page(makePage('header', PUZZLE, {engine: enginePath}), {width: 375, height: 667, touch: true});
  const [pause, list] = await page.eval(`['pause', 'open-list'].map(id => document.getElementById(id).getBoundingClientRect().toJSON())`);
  assert.ok(pause.right <= list.left && Math.abs(pause.top - list.top) < 10, `${pause.right} ${list.left}`);
});

test('no overlap', async browser => {
  const url = makePage('whispers', made('easy', 1, 1));
  for (const [width, height] of [[600, 900], [640, 400], [667, 375], [740, 360], [820, 700], [900, 760], [1000, 760], [1100, 800], [1280, 720], [1920, 1080]]) {
    const page = await browser.page(url, {width, height});
    for (const hand of ['', 'left-handed']) {
      const apart = await page.eval(`(() => {
        document.documentElement.classList.toggle('left-handed', ${hand !== ''});
        const [board, pad] = ['frame', 'pad'].map(id => document.getElementById(id).getBoundingClientRect());
        return board.right <= pad.left || pad.right <= board.left || board.bottom <= pad.top;
      })()`);
      assert.ok(apart, `${width}x${height} ${hand}`);
    }
    await page.close();
  }
});

test('near view', async browser => {
  const puzzle = nonet('', 'generate', '--variant', '16x16', '--seed', '1', '--level', 'easy', '--format', 'json');
  const page = await browser.page(makePage('near', puzzle), {width: 375, height: 667, touch: true});
  const width = index => page.eval(`document.querySelector('${cell(index)}').getBoundingClientRect().width`);
  const open = await page.eval(`[...document.querySelectorAll('.cell:not(.given)')].map(e => +e.dataset.cell)`);
  await page.click('#more');
  await page.click('#menu [data-for=candidates]');
  await page.click(cell(open.at(-1)));
  await page.click('#zoom');
  assert.ok(await width(open.at(-1)) >= 44);
  const least = await page.eval(`Math.min(...[...document.querySelectorAll('.notes span')].map(e => parseFloat(getComputedStyle(e).fontSize)))`);
  assert.ok(least >= 9, `notes of ${least} px`);
  assert.ok(await page.eval(`(() => { const r = document.querySelector('${cell(open.at(-1))}').getBoundingClientRect(), f = document.querySelector('#frame').getBoundingClientRect();
    return r.left >= f.left && r.right <= f.right && r.top >= f.top && r.bottom <= f.bottom; })()`), 'around the chosen cell');
  await page.click('#zoom');
  const far = await width(0);
  const middle = await page.at('#frame');
  await page.pinch([{x: middle.x - 30, y: middle.y}, {x: middle.x + 30, y: middle.y}], [{x: middle.x - 75, y: middle.y}, {x: middle.x + 75, y: middle.y}]);
  assert.ok(Math.abs(await width(0) / far - 2.5) < 0.3, `2.5 times as near: ${await width(0) / far}`);
  const left = await page.eval(`document.querySelector('#frame').scrollLeft`);
  await page.pinch([{x: middle.x - 30, y: middle.y}, {x: middle.x + 30, y: middle.y}], [{x: middle.x - 90, y: middle.y}, {x: middle.x - 30, y: middle.y}]);
  assert.ok(await page.eval(`document.querySelector('#frame').scrollLeft`) > left + 30, 'two fingers move it');
});

test('the grid around a cell', async browser => {
  const puzzle = nonet('', 'generate', '--variant', 'samurai', '--seed', '1', '--level', 'easy', '--format', 'json');
  const page = await browser.page(makePage('grids', puzzle), {width: 375, height: 667, touch: true});
  const seen = () => page.eval(`(() => {
    const frame = document.querySelector('#frame').getBoundingClientRect();
    const inside = [...document.querySelectorAll('.cell')].filter(e => { const r = e.getBoundingClientRect();
      return r.left >= frame.left && r.right <= frame.right && r.top >= frame.top && r.bottom <= frame.bottom; });
    const rows = [...new Set(inside.map(e => +e.style.gridRow.split(' ')[0]))].sort((a, b) => a - b);
    const columns = [...new Set(inside.map(e => +e.style.gridColumn.split(' ')[0]))].sort((a, b) => a - b);
    return [rows[0], rows.at(-1), columns[0], columns.at(-1)];
  })()`);
  await page.click('#more');
  await page.click('#menu [data-for=candidates]');
  await page.click(cell(0));
  await page.click('#zoom');
  assert.deepEqual(await seen(), [1, 9, 1, 9]);
  const least = await page.eval(`Math.min(...[...document.querySelectorAll('.notes span')].map(e => parseFloat(getComputedStyle(e).fontSize)))`);
  assert.ok(least >= 9, `notes of ${least} px`);
  await page.keys('End');
  assert.deepEqual(await seen(), [1, 9, 13, 21], 'the next grid, with the cell');
  await page.keys('ArrowLeft');
  assert.deepEqual(await seen(), [1, 9, 13, 21], 'which stays while the cell is in it');
  await page.click('#zoom');
  assert.deepEqual(await seen(), [1, 21, 1, 21]);
});

test('fast drag', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  await page.drag(cell(0), cell(8), cell(80));
  const row = [...Array(9).keys()];
  assert.deepEqual(await selected(page), [...row, ...row.slice(1).map(at => at * 9 + 8)], 'every cell on the way');
  await page.drag(cell(0), cell(80));
  assert.deepEqual(await selected(page), row.map(at => at * 10), 'no cell that only a corner touches');
});

test('long press and double touch', async browser => {
  const page = await withoutTime(browser, makePage('one', PUZZLE), {width: 375, height: 667, touch: true});
  await page.click(cell(2));
  await page.longPress(cell(20));
  assert.deepEqual(await selected(page), [2, 20]);
  await page.longPress(cell(60));
  assert.deepEqual(await selected(page), [2, 20, 60], 'cells that do not touch');
  await page.longPress('#pad [data-digit="4"]');
  assert.equal(await page.eval(`document.querySelector('#pad [data-digit="4"]').getAttribute('aria-pressed')`), 'true', 'a digit that is held stays chosen');
  await page.click(cell(3));
  assert.equal(await value(page, 3), '4');
  await page.click('#pad [data-digit="4"]');
  const point = await page.at(cell(0));
  await page.tap(point);
  await page.tap(point, 0.1);
  assert.equal((await selected(page)).length, [...PUZZLE].filter(c => c === '5').length, 'all fives');
});

// ---- what players expect ----

test('colours and pen', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  const wheel = index => page.eval(`getComputedStyle(document.querySelector('${cell(index)}')).backgroundImage`);
  const drawn = () => page.eval(`document.querySelectorAll('.drawing > *').length`);
  await page.click(cell(2));
  await page.keys('v', '3');
  assert.match(await wheel(2), /conic-gradient/);
  await page.keys('5');
  assert.match(await label(page, 2), /colour 3, 5$/, 'several in one cell');
  await page.click(cell(0));
  await page.keys('1');
  assert.match(await wheel(0), /conic-gradient/, 'givens too');
  await page.keys('Control+z', 'Control+z');
  assert.match(await label(page, 2), /colour 3$/);
  await page.keys('b');
  await page.drag(cell(40), cell(41), cell(50));
  assert.equal(await drawn(), 1);
  await page.click(cell(60));
  assert.equal(await drawn(), 2);
  await page.reload();
  assert.equal(await drawn(), 2, 'they are kept');
  assert.match(await label(page, 2), /colour 3$/);
  await page.keys('Control+z', 'Control+z', 'Control+z');
  assert.equal(await drawn(), 0, 'and undone');
  await page.keys('c');
  assert.equal(await page.eval(`document.querySelector('#modes [aria-pressed=true]').dataset.mode`), 'centre');
  assert.deepEqual(page.errors, []);
});

test('digit first', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  await page.click('#open-settings');
  await page.click('[data-setting=digitFirst]');
  await page.choose('#set-notes', 'centre');
  await page.click('#settings [data-close]');
  await page.click('#pad [data-digit="4"]');
  assert.equal(await page.eval(`document.querySelector('#pad [data-digit="4"]').getAttribute('aria-pressed')`), 'true');
  await page.click(cell(2));
  assert.equal(await value(page, 2), '4');
  await page.click('#modes [data-mode=centre]');
  await page.click(cell(12 + 9));
  assert.equal(await page.eval(`document.querySelectorAll('${cell(21)} .middle .chosen').length`), 1, 'seen among the notes, in the middle');
  await page.click('#pad [data-digit="4"]');
  await page.click(cell(30));
  assert.equal(await label(page, 30), 'row 4, column 4, empty', 'let go');
});

test('sums', async browser => {
  const puzzle = nonet('', 'generate', '--clues', 'cage', '--seed', '3', '--level', 'medium', '--format', 'json');
  const record = JSON.parse(puzzle);
  const page = await browser.page(makePage('sums', puzzle));
  const cage = record.constraints.find(clue => clue.kind === 'cage' && clue.cells.length === 2 && clue.cells.every(name => record.puzzle[at(name)] === '.'));
  function at(name) { const [row, column] = name.match(/\d+/g).map(Number); return (row - 1) * 9 + column - 1; }
  const [a, b] = cage.cells.map(at);
  await page.click(cell(a));
  const sets = await page.eval(`[...document.querySelectorAll('#sums li b, #sums li s')].map(e => e.textContent)`);
  const all = [];
  for (let x = 1; x < 10; x++) for (let y = x + 1; y < 10; y++) if (x + y === cage.sum) all.push(`${x}${y}`);
  assert.deepEqual(sets, all);
  await page.keys(record.solution[a]);
  const left = await page.eval(`[...document.querySelectorAll('#sums li b')].map(e => e.textContent)`);
  assert.deepEqual(left, [[record.solution[a], record.solution[b]].sort().join('')], 'the others are struck out');
  await page.click(cell(b), {modifiers: 2});
  assert.match(await text(page, '#sums'), new RegExp(`2 cells, 1 filled, sum ${record.solution[a]}`));
  // Filled notes keep to the cages, and never lose the solution.
  await page.keys('Control+z');
  await page.click(cell(80));
  await page.click('#candidates');
  for (let index = 0; index < 81; index++) {
    if (record.puzzle[index] === '.') assert.match(await label(page, index), new RegExp(`notes.*${record.solution[index]}`));
  }
  assert.doesNotMatch(await label(page, a), all.join('').includes('9') ? /never/ : /notes.*9/);
});

test('sets of X-sums', async browser => {
  const puzzle = nonet('', 'generate', '--variant', 'x-sums', '--seed', '2', '--level', 'easy', '--format', 'json');
  const {constraints, puzzle: givens, solution} = JSON.parse(puzzle);
  const page = await browser.page(makePage('xsums', puzzle));
  const rows = constraints.filter(({line: of, from}) => of[0] === 'r' && from !== 'right');
  for (const {line: of, sum} of rows) {
    const row = (of.slice(1) - 1) * 9;
    const open = [...Array(9).keys()].find(column => givens[row + column] === '.');
    await page.click(cell(row + open));
    const all = await page.eval(`[...document.querySelectorAll('#sums b')].map(e => e.textContent)`);
    const first = +solution[row];
    const rest = [...solution.slice(row + 1, row + first)].sort().join('');
    assert.ok(all.includes([`${first}`, rest].filter(Boolean).join('+')), `${of} ${sum}: ${all}`);
    for (const set of all.filter(text => /^\d(\+\d+)?$/.test(text))) {
      const digits = [...set.replace('+', '')].map(Number);
      assert.equal(digits.length, digits[0], set);
    }
  }
  assert.ok(rows.length > 0);
  assert.deepEqual(page.errors, []);
});

test('notes by every kind of clue', async browser => {
  for (const kind of ['thermo', 'arrow', 'sandwich', 'kropki', 'greater', 'consecutive', 'odd', 'anti-knight', 'non-consecutive']) {
    const puzzle = nonet('', 'generate', '--clues', kind, '--seed', '2', '--level', 'easy', '--format', 'json');
    const record = JSON.parse(puzzle);
    const page = await browser.page(makePage('notes', puzzle));
    await page.click('#candidates');
    for (let index = 0; index < 81; index++) {
      if (record.puzzle[index] === '.') assert.match(await label(page, index), new RegExp(`notes.*${record.solution[index]}`), `${kind} ${index}`);
    }
    assert.deepEqual(page.errors, [], kind);
    await page.close();
  }
});

test('search and order', async browser => {
  const page = await browser.page(makePage('levels', made('hard', 2, 1) + made('easy', 3, 1)));
  await page.click('#open-list');
  const names = () => page.eval(`[...document.querySelectorAll('#list-items li .open span')].map(e => e.textContent)`);
  await page.choose('#list-order', 'level');
  assert.deepEqual((await names()).slice(0, 3), ['Puzzle 3', 'Puzzle 4', 'Puzzle 5']);
  await page.eval(`(() => { const s = document.querySelector('#list-search'); s.value = 'HARD'; s.dispatchEvent(new Event('input', {bubbles: true})); })()`);
  assert.deepEqual(await names(), ['Puzzle 1', 'Puzzle 2']);
  assert.equal(await page.eval(`document.querySelectorAll('#list-items .thumb').length`), 2, 'a small picture each');
});

test('own puzzles', async browser => {
  const page = await browser.page(makePage('one', made('easy', 1, 1)));
  const bring = async words => {
    await page.eval(`(() => { document.querySelectorAll('dialog[open]').forEach(d => d.close()); document.querySelector('#own-text').value = ${JSON.stringify(words)}; document.querySelector('#open-own').click(); document.querySelector('#own-open').click(); })()`);
    return text(page, '#own-status');
  };
  assert.match(await bring('hello'), /not a puzzle/);
  assert.match(await bring('.'.repeat(81)), /more than one solution/);
  assert.match(await bring(`55${'.'.repeat(79)}`), /no solution/);
  const drawing = PUZZLE.replace(/(.{9})/g, '$1\n').replace(/(.{3})/g, '$1 | ').replace(/\./g, '0');
  assert.equal(await bring(drawing), '');
  assert.equal(await text(page, '#name'), 'New puzzle 1');
  await page.click(cell(2));
  await page.keys('1');
  await page.click('#check');
  assert.equal(await status(page), 'One digit is wrong.', 'its solution is known');
  const clued = '{"variant":"4x4","puzzle":"................","clues":[{"kind":"cage","cells":["r1c1","r1c2"],"sum":3}]}';
  assert.match(await bring(clued), /more than one/);
  // A link to the position opens elsewhere.
  await page.eval(`navigator.clipboard.writeText = async text => { window.copied = text; }`);
  await page.eval(`document.querySelectorAll('dialog[open]').forEach(d => d.close())`);
  await page.click('#more');
  await page.click('#link');
  const link = await page.eval('window.copied');
  const other = await browser.page(link);
  assert.equal(await value(other, 2), '1');
  assert.equal(await value(other, 0), '5');
  assert.deepEqual([...page.errors, ...other.errors], []);
  const bad = await browser.page(makePage('one', PUZZLE) + '#p=eyJub3RoaW5nIjoxfQ');
  assert.equal(await text(bad, '#name'), 'Puzzle 1');
  assert.deepEqual(bad.errors, []);
});

test('numbers of two figures', async browser => {
  const puzzle = nonet('', 'generate', '--variant', '16x16', '--seed', '1', '--level', 'easy', '--format', 'json');
  const page = await browser.page(makePage('sixteen', puzzle));
  await page.click('#open-settings');
  await page.choose('#set-signs', 'numbers');
  await page.click('#settings [data-close]');
  const open = await page.eval(`+document.querySelector('.cell:not(.given)').dataset.cell`);
  await page.click(cell(open));
  await page.keys('1', '2');
  assert.equal(await value(page, open), '12');
  await page.keys('Backspace', 'Shift+1', 'Shift+4');
  assert.match(await label(page, open), /corner notes 14/);
});

test('another way', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  await page.click('#hint');
  await page.until(`!document.querySelector('#advice').hidden`);
  await page.click('#advice-next');
  await page.click('#advice-next');
  const first = await text(page, '#advice-text');
  await page.click('#advice-other');
  assert.notEqual(await text(page, '#advice-text'), first);
  await page.click('#advice-next');
  await page.click('#check');
  assert.equal(await status(page), 'All digits so far are right.');
});

test('lessons', async browser => {
  for (const [puzzles, language] of [[made('hard', 1, 5), 'en'], [nonet('', 'generate', '--variant', 'killer-6x6', '--level', 'medium', '--seed', '4', '--format', 'json'), 'de']]) {
    const page = await browser.page(makePage('lesson', puzzles, {more: ['--language', language]}));
    const steps = JSON.parse(nonet(puzzles, 'explain', '--format', 'json')).steps;
    await page.click('#path');
    await page.until(`!document.querySelector('#advice').hidden`);
    const seen = new Set();
    for (const step of steps) {
      if (!seen.has(step.technique)) {
        seen.add(step.technique);
        await page.until(`!document.querySelector('#advice-teach').hidden`, step.technique);
        await page.click('#advice-teach');
        await page.until(`document.querySelector('#lesson').open`);
        assert.ok((await text(page, '#lesson-spot')).length > 20, step.technique);
        const figures = await page.eval(`document.querySelectorAll('#lesson figure').length`);
        assert.equal(figures, 3, step.technique);
        assert.equal(await page.eval(`document.querySelectorAll('#lesson figure:first-child :is(.mark.place, .mark.eliminate)').length > 0`), true, 'the first is shown');
        assert.equal(await page.eval(`document.querySelectorAll('#lesson figure:last-child :is(.mark.place, .mark.eliminate)').length`), 0, 'the others are not');
        for (const at of [2, 3]) {
          await page.click(`#lesson figure:nth-child(${at}) button`);
          // What the step removes is there, and what it places is possible.
          const marks = await page.eval(`[...document.querySelectorAll('#lesson figure:nth-child(${at}) .mark.eliminate text')].map(e => {
            const notes = [...document.querySelectorAll('#lesson figure:nth-child(${at}) .note')];
            return notes.some(n => n.textContent === e.textContent && Math.abs(n.getAttribute('x') - e.getAttribute('x')) < 1 && Math.abs(n.getAttribute('y') - e.getAttribute('y')) < 3);
          })`);
          assert.ok(marks.every(Boolean), step.technique);
        }
        await page.click('#lesson [data-close]');
      }
      await page.click('#step-on');
    }
    assert.ok(seen.size > 3);
    assert.deepEqual(page.errors, []);
    await page.close();
  }
});

test('links out', async browser => {
  for (const options of [['--level', 'easy'], ['--variant', 'killer'], ['--variant', 'x'], ['--variant', 'jigsaw-9'], ['--variant', '6x6', '--constraints', 'kropki', '--level', 'easy']]) {
    const puzzle = nonet('', 'generate', ...options, '--seed', '3', '--format', 'json');
    const page = await browser.page(makePage('links', puzzle));
    await page.eval(`navigator.clipboard.writeText = async text => { window.copied = text; }`);
    await page.click('#more');
    await page.click('#link-sudokupad');
    const link = await page.eval('window.copied');
    if (link === undefined) { // all dots are given, for which f-puzzles has no word
      assert.match(await status(page), /SudokuPad cannot/);
      continue;
    }
    const back = JSON.parse(nonet(decodeURIComponent(link), 'convert', '--to', 'json'));
    assert.equal(back.puzzle, JSON.parse(puzzle).puzzle, options.join(' '));
    assert.equal(back.constraints?.length ?? 0, JSON.parse(puzzle).constraints?.length ?? 0);
    // And back into the page, without an engine.
    await page.click('#open-list');
    await page.click('#open-own');
    await page.eval(`document.querySelector('#own-text').value = ${JSON.stringify(link)}`);
    await page.click('#own-open');
    await page.until(`!document.querySelector('#own').open || /[.?]$/.test(document.querySelector('#own-status').textContent)`);
    assert.equal(await text(page, '#own-status'), '', options.join(' '));
    assert.equal(await page.eval(`document.querySelectorAll('.given').length`), JSON.parse(puzzle).givens);
    assert.deepEqual(page.errors, []);
    await page.close();
  }
});

test('a puzzle a day', async browser => {
  const day = offset => { const d = new Date(); d.setDate(d.getDate() + offset); return `${d.getFullYear()}-${`${d.getMonth() + 1}`.padStart(2, '0')}-${`${d.getDate()}`.padStart(2, '0')}`; };
  const page = await browser.page(makePage('days', made('easy', 5, 1), {more: ['--first-day', day(-2)]}));
  const shown = await text(page, '#name');
  assert.match(shown, new RegExp(`${new Date().getFullYear()}$`));
  await page.click('#open-list');
  assert.equal(await page.eval(`document.querySelectorAll('#list-items li').length`), 3, 'none of tomorrow');
  await page.click('#list-items li:first-child button');
  assert.notEqual(await text(page, '#name'), shown);
  await page.click('#open-list');
  await page.click('#list-today');
  assert.equal(await text(page, '#name'), shown);
  assert.deepEqual(page.errors, []);
});

test('from a server', async browser => {
  makePage('served', made('easy', 3, 1), {more: ['--offline']});
  const types = {html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml', webmanifest: 'application/manifest+json'};
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://localhost').pathname.slice(1);
    response.setHeader('content-type', types[name.split('.').pop()] ?? 'text/plain');
    response.end(existsSync(join(work, name)) ? readFileSync(join(work, name)) : '');
  });
  await new Promise(done => server.listen(0, '127.0.0.1', done));
  const url = `http://localhost:${server.address().port}/served.html`;
  const page = await browser.page(url);
  assert.equal(await page.eval(`navigator.serviceWorker.ready.then(found => found.scope)`), url);
  const {errors, url: manifest} = await page.send('Page.getAppManifest');
  assert.deepEqual([errors, manifest], [[], url.replace('.html', '-app.webmanifest')]);
  server.closeAllConnections();
  await new Promise(done => server.close(done));
  await page.reload();
  assert.equal(await text(page, '#name'), 'Puzzle 1', 'the server is gone');
  await page.open(`${url}#3`);
  assert.equal(await text(page, '#name'), 'Puzzle 3');
  assert.deepEqual(page.errors, []);
});

test('left-handed', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  await page.click('#open-settings');
  await page.click('[data-setting=leftHanded]');
  await page.click('#settings [data-close]');
  assert.ok((await page.at('#pad')).x < (await page.at('#board')).x);
});

test('nothing from outside', async browser => {
  const page = await browser.page();
  page.requests = [];
  const title = '</title></script><img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';
  const url = makePage('title', PUZZLE, {more: ['--title', title]});
  await page.open(url);
  assert.deepEqual(page.requests.filter(request => !request.startsWith('data:')), [url]);
  assert.equal(await text(page, 'h1'), title);
  assert.equal(await page.eval(`window.hurt`), undefined);
  // What gets in all the same is not carried out.
  await page.eval(`new Promise(failed => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.hurt=1"><p id="p" style="color:red">x</p>');
    document.body.lastElementChild.previousElementSibling.addEventListener('error', () => failed());
  })`);
  await page.eval(`document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.hurt=1'}))`);
  assert.equal(await page.eval(`window.hurt`), undefined);
  assert.notEqual(await page.eval(`getComputedStyle(document.querySelector('#p')).color`), 'rgb(255, 0, 0)');
  assert.match(await page.eval(`fetch('data:,x').then(() => 'came', error => String(error))`), /TypeError/);
});

test('without storage', async browser => {
  const page = await browser.page();
  await page.send('Page.addScriptToEvaluateOnNewDocument', {source: `Object.defineProperty(window, 'localStorage', {get() { throw new Error('no'); }}); delete window.WebAssembly;`});
  await page.open(makePage('one-engine', PUZZLE, {engine: hasEngine ? enginePath : 'none'}));
  await page.click(cell(2));
  await page.keys('4');
  assert.equal(await value(page, 2), '4');
  assert.match(await status(page), /saves nothing/);
  assert.equal(await page.eval(`document.querySelector('#open-new').getClientRects().length`), 0, 'no New where nothing can be made');
  assert.deepEqual(page.errors, []);
});

// The processor's time on the page's own thread, so that others who use the machine do not count,
// until the first paint; and what the clock said, to be looked at.
async function firstPaint(browser, url) {
  const page = await browser.page();
  const spent = async () => (await page.send('Performance.getMetrics')).metrics.find(metric => metric.name === 'TaskDuration').value * 1000;
  await page.send('Performance.enable', {timeDomain: 'threadTicks'});
  const before = await spent();
  await page.open(url);
  const clock = await page.eval(`new Promise(done => new PerformanceObserver(list => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) done(paint.startTime);
  }).observe({type: 'paint', buffered: true}))`);
  const time = await spent() - before;
  await page.close();
  return {time: Math.round(time), clock: Math.round(clock)};
}

test('speed and size', async browser => {
  for (const engine of hasEngine ? [enginePath, 'none'] : ['none']) {
    const url = makePage('hundred', made('easy', 100, 1), {engine});
    const size = readFileSync(join(work, 'hundred.html')).length;
    const paints = [];
    for (let turn = 0; turn < 5; turn++) paints.push(await firstPaint(browser, url));
    console.log(`  100 puzzles ${engine === 'none' ? 'without' : 'with'} the engine: ${size} bytes, painted after ${paints.map(({time}) => time).join(', ')} ms of work (${paints.map(({clock}) => clock).join(', ')} by the clock)`);
    assert.ok(size < (engine === 'none' ? 300000 : 1050000), `${size} bytes`);
    if (engine === 'none') assert.ok(gzipSync(readFileSync(join(work, 'hundred.html'))).length < 120000, 'compressed');
    assert.ok(Math.min(...paints.map(({time}) => time)) < 200);
  }
});

test('screen readers', async browser => {
  const page = await browser.page(makePage('one', PUZZLE));
  assert.equal(await page.eval(`document.querySelector('[role=grid]').getAttribute('aria-label')`), 'Sudoku board');
  assert.equal(await page.eval(`document.querySelectorAll('[role=grid] > [role=row] > [role=gridcell]').length`), 81);
  assert.equal(await page.eval(`document.querySelectorAll('[role=gridcell][tabindex="0"]').length`), 1, 'one stop of the tab key');
  assert.equal(await label(page, 0), 'row 1, column 1, given 5');
  assert.equal(await label(page, 2), 'row 1, column 3, empty');
  // By keys alone: into the board, out of it, and what has the focus is seen.
  await page.click(cell(2));
  await page.keys('Tab');
  assert.equal(await page.eval(`document.activeElement.dataset.mode`), 'values');
  assert.notEqual(await page.eval(`getComputedStyle(document.activeElement).outlineStyle`), 'none');
  const {nodes} = await page.send('Accessibility.getFullAXTree');
  assert.equal(nodes.filter(node => node.role?.value === 'gridcell').length, 81);
  const nameless = nodes.filter(node => ['button', 'combobox', 'checkbox', 'slider'].includes(node.role?.value) && !node.ignored && !node.name?.value);
  assert.deepEqual(nameless.map(node => node.backendDOMNodeId), []);
});

test('axe', async browser => {
  if (!existsSync(axePath)) {
    console.log('  axe: passed over, for want of axe-core (make test-browser fetches it with npm)');
    return;
  }
  const axe = readFileSync(axePath, 'utf8');
  for (const [width, scheme] of [[1280, 'light'], [1280, 'dark'], [375, 'light'], [375, 'dark']]) {
    const page = await browser.page(null, {width});
    await page.media({'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce'});
    await page.open(makePage('levels', made('easy', 3, 1) + made('hard', 2, 1)));
    await page.eval(axe);
    const look = async what => {
      const found = await page.eval(`axe.run().then(r => r.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ') + ' ' + n.failureSummary).slice(0, 3).join('; ')))`);
      assert.deepEqual(found, [], `${what}, ${scheme}, ${width}`);
    };
    await look('board');
    const first = await page.eval(`+document.querySelector('.cell:not(.given)').dataset.cell`);
    await page.eval(`document.querySelector('#candidates').click()`); // in the menu on a telephone
    await page.click(cell(first));
    await page.keys('Shift+1', 'Shift+2');
    await page.click(cell(0));
    await page.keys('ArrowRight', '1', 'ArrowRight', '1');
    await page.click('#check');
    await look('digits and notes');
    await page.keys('Control+z', 'Control+z', 'Control+z');
    await page.click('#hint');
    await page.until(`!document.querySelector('#advice').hidden`);
    await page.click('#advice-next');
    await page.click('#advice-next');
    await look('hint');
    await page.keys('Escape');
    for (const name of ['open-list', 'open-print', 'open-settings', 'more', 'open-own']) {
      await page.eval(`document.querySelector('#${name}').click()`);
      await look(name);
      await page.click('dialog[open] [data-close]');
    }
    await page.click('#pause');
    await look('pause');
    await page.close();
  }
});

// ---- with the engine ----

withEngine('engine: hints', async browser => {
  for (const [level, language, name] of [['easy', 'en', null], ['hard', 'fr', null], ['extreme', 'en', null]]) {
    const puzzle = made(level, 1, 6);
    const page = await browser.page(makePage('engine', puzzle, {engine: enginePath, more: ['--language', language]}));
    const told = JSON.parse(nonet(puzzle, 'explain', '--format', 'json', '--language', language));
    await page.click('#hint');
    await page.until(`!document.querySelector('#advice').hidden`, name);
    assert.equal(await text(page, '#advice-title'), told.steps[0].text.split(/\s?:/)[0]);
    await page.keys('Escape');
    // Off the path: the last cells of the solution are entered first.
    const solution = told.solution;
    const empty = [...told.puzzle].flatMap((c, index) => c === '.' ? [index] : []).slice(-12);
    for (const index of empty) {
      await page.click(cell(index));
      await page.keys(solution[index]);
    }
    await solveByHints(page);
    assert.deepEqual(page.errors, []);
    await page.close();
  }
});

withEngine('engine: any layout', async browser => {
  for (const options of [['--variant', 'jigsaw-9', '--regions', 'random'], ['--variant', 'samurai-6'], ['--variant', 'argyle']]) {
    const puzzle = nonet('', 'generate', ...options, '--level', 'easy', '--seed', '5', '--format', 'json');
    const told = JSON.parse(nonet(puzzle, 'explain', '--format', 'json'));
    const page = await browser.page(makePage('layout', puzzle, {engine: enginePath}));
    // Off the path, and then every hint.
    for (const index of [...told.puzzle].flatMap((c, at) => c === '.' ? [at] : []).slice(-20)) {
      await page.click(cell(index));
      await page.keys(told.solution[index]);
    }
    await solveByHints(page);
    await page.click('#open-new');
    await page.until(`document.querySelector('#new-variant').options.length > 3`);
    await page.choose('#new-level', 'easy');
    await page.choose('#new-variant', options[1]);
    await page.click('#new-make');
    await page.until(`document.querySelector('#name').textContent === 'New puzzle 1'`, `a new ${options[1]}`);
    assert.ok((await text(page, '#facts')).startsWith(boardName(options[1])));
    assert.deepEqual(page.errors, []);
    await page.close();
  }
});

withEngine('engine: a wrong digit', async browser => {
  const page = await browser.page(makePage('wrong', PUZZLE, {engine: enginePath}));
  await page.click(cell(2));
  await page.keys('1');
  await page.click('#hint');
  await page.until(`!document.querySelector('#advice').hidden`);
  assert.match(await text(page, '#advice-text'), /one digit is wrong/);
  await page.click('#advice-next');
  assert.equal(await hasClass(page, 2, 'wrong'), true);
  await page.click('#advice-next');
  assert.equal(await value(page, 2), '');
});

withEngine('engine: new puzzles', async browser => {
  const page = await browser.page(makePage('new', PUZZLE, {engine: enginePath}));
  const times = [];
  for (const [index, [level, variant]] of [['easy', 'classic'], ['medium', 'classic'], ['hard', 'classic'], ['unfair', 'classic'], ['extreme', 'classic'], ['easy', '6x6'], ['easy', 'x']].entries()) {
    await page.click('#open-new');
    await page.until(`document.querySelector('#new-variant').options.length > 3`);
    await page.choose('#new-level', level);
    await page.choose('#new-variant', variant);
    const start = Date.now();
    await page.click('#new-make');
    await page.until(`document.querySelector('#name').textContent === 'New puzzle ${index + 1}' || document.querySelector('#new-status').textContent.startsWith('No such')`);
    times.push(`${level} ${variant} ${Date.now() - start} ms`);
    assert.equal(await text(page, '#name'), `New puzzle ${index + 1}`);
    const puzzle = await page.eval(`[...document.querySelectorAll('.cell')].map(e => e.textContent || '.').join('')`);
    const graded = JSON.parse(nonet(puzzle, 'grade', '--variant', variant, '--format', 'json'));
    assert.equal(graded.level, level);
  }
  console.log(`  made in the page: ${times.join(', ')}`);
  await page.reload();
  assert.equal(await text(page, '#name'), 'New puzzle 7', 'they are kept');
  await page.click('#open-list');
  assert.equal(await page.eval(`document.querySelectorAll('#list-items li').length`), 8);
  await page.click('#list-items li:last-child .icon');
  assert.equal(await page.eval(`document.querySelectorAll('#list-items li').length`), 7);
  assert.deepEqual(page.errors, []);
});

// What the page has of the reader's own puzzles, newest last.
const ownRecords = page => page.eval(`Object.entries(localStorage).filter(([name]) => name.endsWith('made')).flatMap(([, list]) => JSON.parse(list)).map(({record}) => record)`);

withEngine('engine: drawings are completed', async browser => {
  const page = await browser.page(makePage('drawing', PUZZLE, {engine: enginePath}));
  const drawing = {
    puzzle: `5${'.'.repeat(80)}`,
    constraints: [{kind: 'cage', cells: ['r5c4', 'r5c5', 'r5c6']}, {kind: 'thermo', cells: ['r9c9', 'r8c9', 'r7c9', 'r7c8']}, {kind: 'x-sums', line: 'r5', sum: null}, {kind: 'dot', cells: ['r4c1', 'r4c2']}],
  };
  const complete = async (words, level, count) => {
    await page.eval(`document.querySelectorAll('dialog[open]').forEach(d => d.close())`);
    await page.click('#open-list');
    await page.click('#open-own');
    await page.eval(`(() => { document.querySelector('#complete').open = true; document.querySelector('#own-text').value = ${JSON.stringify(words)}; })()`);
    await page.choose('#complete-level', level);
    await page.choose('#complete-count', `${count}`);
    await page.click('#complete-now');
    await page.until(`!document.querySelector('#complete-now').disabled`);
    return text(page, '#own-status');
  };
  const keeps = (record, about) => {
    const graded = JSON.parse(nonet(JSON.stringify(record), 'grade', '--format', 'json'));
    assert.equal(nonet(JSON.stringify(record), 'solve', '--count', '2').split('\t')[0], '1', about);
    return graded;
  };
  // Three to choose from, over several lines of JSON; none is there before one is chosen.
  assert.equal(await complete(JSON.stringify(drawing, null, 1), 'easy', 3), 'Choose a puzzle.');
  assert.equal(await page.eval(`document.querySelectorAll('#choices .paper-board .clue').length > 0`), true, 'they are shown with their signs');
  if (pictures) await page.screenshot(join(pictures, 'complete.png'));
  const shown = await page.eval(`[...document.querySelectorAll('#choices button')].map(e => e.innerHTML)`);
  assert.equal(shown.length, 3);
  assert.equal(new Set(shown).size, 3);
  assert.match(await text(page, '#choices small'), /^Easy · Givens: \d+$/);
  assert.deepEqual(await ownRecords(page), []);
  await page.click('#choices li:nth-child(2) button');
  assert.equal(await text(page, '#name'), 'New puzzle 1');
  const [chosen] = await ownRecords(page);
  assert.equal(keeps(chosen, 'one solution').level, 'easy');
  assert.equal(chosen.puzzle[0], '5');
  const of = kind => chosen.constraints.filter(other => kind.includes(other.kind));
  assert.deepEqual(of(['cage']).map(({cells, sum}) => [cells, sum > 5]), [[drawing.constraints[0].cells, true]]);
  assert.deepEqual(of(['thermo']).map(({cells}) => cells), [drawing.constraints[1].cells]);
  assert.equal(of(['x-sums'])[0].sum > 0, true);
  // A drawing of givens alone, and a link.
  assert.equal(await complete('5'.padEnd(81, '.'), '', 1), '');
  assert.equal(await text(page, '#name'), 'New puzzle 2');
  keeps((await ownRecords(page))[1], 'givens alone');
  const cages = nonet(nonet('', 'generate', '--variant', 'killer', '--seed', '1', '--format', 'json'), 'convert', '--to', 'fpuzzles').replace(/,"value":"\d+"/g, '');
  assert.equal(await complete(cages, '', 1), '');
  keeps((await ownRecords(page))[2], 'cages of f-puzzles');
  // What cannot be: which of them contradict each other, in the reader's language.
  const clash = JSON.stringify({puzzle: `1${'.'.repeat(80)}`, constraints: [{kind: 'thermo', cells: ['r2c1', 'r1c1']}, drawing.constraints[0]]});
  assert.equal(await complete(clash, '', 1), 'No solution fits. These contradict each other: r1c1=1; the thermometer from r2c1 to r1c1');
  await page.eval(`document.querySelectorAll('dialog[open]').forEach(d => d.close())`);
  await page.click('#open-settings');
  await page.choose('#set-language', 'de');
  await page.until(`document.documentElement.lang === 'de' && document.querySelector('#complete summary').textContent.startsWith('Entwurf')`);
  assert.equal(await complete(clash, '', 1), 'Dazu gibt es keine Lösung. Diese widersprechen sich: r1c1=1; das Thermometer r2c1–r1c1');
  await page.click('#own-open');
  await page.until(`document.querySelector('#own-status').textContent.startsWith('Dazu')`);
  assert.equal((await ownRecords(page)).length, 3);
  assert.deepEqual(page.errors, []);
});

// ---- all of them ----

if (pictures) mkdirSync(pictures, {recursive: true});
const browser = driven ? new DrivenBrowser(await (driven === 'firefox' ? startFirefox : startWebKit)()) : new Browser();
let passed = 0;
const failed = [];
for (const {name, run, essential: isEssential, engine} of tests) {
  if (words.length ? !words.includes(name) : essentialOnly && !isEssential) continue;
  if (driven && (!isEssential || name === 'phone')) continue; // what needs touch is Chromium's
  if (engine && !hasEngine) {
    console.log(`  ${name}: passed over, for want of an engine (make wasm)`);
    continue;
  }
  const start = Date.now();
  try {
    await run(browser);
    passed++;
    if (!essentialOnly) console.log(`ok: ${name} (${Date.now() - start} ms)`);
  } catch (error) {
    failed.push(name);
    console.log(`FAILED: ${name}: ${error.message}\n${error.stack.split('\n').filter(line => line.includes('page.mjs')).join('\n')}`);
  }
}
await browser.close();
rmSync(work, {recursive: true, force: true});
console.log(`browser: ${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
