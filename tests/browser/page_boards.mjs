// Paths, lists, languages, boards, signs and paper. See page.mjs.
import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {boardName} from '../../gen/web/texts.js';
import {cell, hasClass, label, line, made, makePage, nonet, pictures, PUZZLE, status, test, text, value, withoutTime, work} from './page_tools.mjs';

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
