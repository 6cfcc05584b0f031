// Speed, size and screen readers. See page.mjs.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {axePath, cell, enginePath, hasEngine, label, made, makePage, PUZZLE, test, work} from './page_tools.mjs';

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
