// What players expect: colours, sums, notes, links, lessons, a puzzle a day. See page.mjs.
import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {cell, enginePath, hasEngine, label, made, makePage, nonet, PUZZLE, status, test, text, value, words, work} from './page_tools.mjs';

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
