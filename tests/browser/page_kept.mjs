// Nothing is lost: two tabs, reloads, addresses; and the page on a telephone. See page.mjs.
import assert from 'node:assert/strict';
import {cell, enginePath, hasClass, line, made, makePage, nonet, PUZZLE, selected, SOLUTION, status, test, text, value, withEngine, withoutTime} from './page_tools.mjs';

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

// Without leaving the page, and without a move too: the clock runs on.
test('stored while it is played', async browser => {
  const page = await withoutTime(browser, makePage('one', PUZZLE));
  const stored = () => page.eval(`JSON.parse(localStorage[Object.keys(localStorage).find(key => key.includes('game:'))] ?? null)`);
  assert.equal(await stored(), null);
  await page.click(cell(2));
  await page.keys('4');
  await page.eval('new Promise(done => requestAnimationFrame(() => setTimeout(done)))'); // stored behind its frame
  const first = await stored();
  assert.equal(first?.values[2], '4', 'a move');
  await page.passTime(7000);
  await page.eval('new Promise(done => requestAnimationFrame(() => setTimeout(done)))');
  const elapsed = (await stored()).elapsed - first.elapsed;
  assert.ok(elapsed >= 5000 && elapsed <= 7000, `the clock: ${elapsed} ms`);
  assert.deepEqual(page.errors, []);
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
