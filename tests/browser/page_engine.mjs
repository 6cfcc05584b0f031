// What the page can do with the engine. See page.mjs.
import assert from 'node:assert/strict';
import {join} from 'node:path';
import {boardName} from '../../gen/web/texts.js';
import {cell, enginePath, hasClass, made, makePage, nonet, pictures, PUZZLE, solveByHints, text, value, withEngine, words} from './page_tools.mjs';

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
  assert.equal(await complete(clash, '', 1), 'Dazu gibt es keine Lösung. Diese widersprechen sich: r1c1=1; das Thermometer von r2c1 bis r1c1');
  await page.click('#own-open');
  await page.until(`document.querySelector('#own-status').textContent.startsWith('Dazu')`);
  assert.equal((await ownRecords(page)).length, 3);
  assert.deepEqual(page.errors, []);
});
