// What most people do with the page, in every browser. See page.mjs.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {cell, driven, essential, hasClass, label, line, made, makePage, nonet, PUZZLE, selected, SOLUTION, solveByHints, status, text, value, withoutTime, work} from './page_tools.mjs';

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
