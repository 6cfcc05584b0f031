// Nonet Studio as a person uses it, in headless Chromium: from the gallery to a finished book,
// changes, mistakes, puzzles that are chosen by hand, checks, two windows, a killed server, and pages
// from elsewhere. Nothing is asked again and again: each wait ends with a change of the page.
// usage: studio.mjs BIN [NAME…]
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {createServer} from 'node:http';
import {copyFileSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, asker, axe, bin, browser, change, changed, click, end, folder, has, ids, open, pictures, samples, seen, set, shot, size, SMALL, start, wanted, yaml} from './studio_tools.mjs';

const tests = {
  async 'from the gallery to a finished book'() {
    const studio = start();
    const page = await browser.page(await studio.address, size);
    await seen(page, 'document.querySelectorAll("#samples li").length >= 17', 'samples');
    await seen(page, '[...document.querySelectorAll("#samples img")].slice(0, 3).every(image => image.naturalWidth > 0)', 'their pictures');
    await shot(page, 'gallery');
    await axe(page, 'gallery');
    await after(page, 'pages', '[...document.querySelectorAll("#samples button")].find(b => b.textContent.startsWith("Newspaper week")).click()');
    await set(page, 'book.title', 'My first book: a week');
    assert.match(await yaml(page), /title: "My first book: a week"/);
    assert.match(await yaml(page), /^# A week of puzzles/m, 'comments stay');
    await shot(page, 'desk');
    await axe(page, 'pages');
    await page.eval(click('#save'));
    await seen(page, 'document.getElementById("saved").textContent === "saved"');
    assert.match(readFileSync(join(folder, 'newspaper-week.yaml'), 'utf8'), /My first book/);
    assert.ok(!existsSync(join(folder, 'newspaper-week.yaml.draft')), 'no draft is left');
    await page.eval(click('#tab-make'));
    const made = await after(page, 'made', click('#make-book'));
    assert.ok(made.good);
    assert.ok(readdirSync(join(folder, 'newspaper-week')).includes('newspaper-week.pdf'));
    const link = await page.eval(`fetch([...document.querySelectorAll('#made a')].find(a => a.textContent === 'newspaper-week.pdf').href).then(r => r.blob()).then(b => b.type + ' ' + b.size)`);
    assert.match(link, /^application\/pdf \d{5}/);
    await page.eval(`fetch('/api/folder', {method: 'POST', headers: {'X-Nonet': '1'}, body: '{}'})`);
    await shot(page, 'made');
    await axe(page, 'made');
    await after(page, 'gallery', click('#books'));
    assert.match(await page.eval('document.getElementById("recent").textContent'), /newspaper-week\.yaml/);
    await after(page, 'pages', click('#recent button'));
    assert.equal(await page.eval('document.getElementById("name").textContent.split("/").at(-1)'), 'newspaper-week.yaml');
    assert.deepEqual(page.errors, []);
    await page.eval(click('#quit'));
    assert.equal(await studio.ended, 0);
    await page.close();
  },

  async 'a wrong value is told beside its field, and undone'() {
    const {studio, page} = await open('w.yaml');
    const before = await yaml(page);
    await page.eval(change(page, 'page.trim', 'A99'));
    await seen(page, `document.querySelector('[data-path="page.trim"] .wrong').textContent.length > 5`);
    await seen(page, 'document.querySelector("#spread.stale img")?.naturalWidth > 0', 'old pages stay, marked');
    await shot(page, 'wrong');
    await axe(page, 'a wrong value');
    await changed(page, 'pages', click('#undo'));
    await seen(page, `document.querySelector('[data-path="page.trim"] .wrong').textContent === ''`);
    assert.equal(await yaml(page), before);
    await page.eval(click('#redo'));
    await has(page, 'A99');
    await changed(page, 'pages', click('#undo'));
    for (const [path, value] of [['style.theme', 'modern'], ['page.trim', '5x8 in'], ['style.font', 'Liberation Serif'], ['sections[0].count', '3'], ['sections[0].level', 'hard']]) {
      await set(page, path, value);
      assert.ok((await yaml(page)).includes(value), path);
    }
    await page.eval(click('#tab-text'));
    await page.eval('document.getElementById("yaml").value = "book: [\\n"; document.getElementById("apply").click()');
    await seen(page, 'document.querySelectorAll("#messages li").length > 0', 'broken YAML is told');
    await axe(page, 'text');
    studio.child.kill('SIGKILL');
    await studio.ended;
    page.errors.length = 0; // the server is gone
    // What was done is there again.
    const again = start('w.yaml');
    await page.open(await again.address);
    await seen(page, 'document.getElementById("yaml").value === "book: [\\n"', 'the draft');
    again.child.kill('SIGINT');
    assert.equal(await again.ended, 0);
    await page.close();
  },

  async 'puzzles are kept, made anew, exchanged, moved and left out'() {
    writeFileSync(join(folder, 'others.txt'), `${execFileSync(join(bin, 'nonet'), ['generate', '-n', '2', '--seed', '77'])}`);
    const desk = await open('p.yaml');
    const {page} = desk;
    await after(page, 'puzzles', click('#tab-puzzles'));
    const first = await ids(page);
    assert.equal(first.length, 4);
    await changed(page, 'puzzles', click('#keep'));
    assert.match(await yaml(page), /keep: \[\{at: 1, puzzle: /);
    assert.deepEqual(await ids(page), first, 'keeping changes nothing');
    await shot(page, 'puzzles');
    await axe(page, 'puzzles');
    await changed(page, 'puzzles', change(page, 'sections[0].level', 'hard'));
    const hard = await ids(page);
    assert.equal(hard[0], first[0], 'what is kept stays');
    assert.ok(hard.slice(1).every(id => !first.includes(id)), 'the others are hard ones');
    await changed(page, 'puzzles', click('#undo'));
    await page.eval(click('.card:nth-child(2)'));
    await changed(page, 'puzzles', click('#another'));
    const anew = await ids(page);
    assert.ok(!anew.includes(first[1]), 'it is gone');
    assert.equal(first.filter(id => anew.includes(id)).length, 3, 'the others stay');
    await page.eval(click('.card:nth-child(4)'));
    await page.eval(click('#exchange'));
    await page.eval('document.getElementById("exchange-path").value = "others.txt"');
    await after(page, 'others', click('#exchange-look'));
    await axe(page, 'exchange');
    await changed(page, 'puzzles', click('dialog .card'));
    const exchanged = await ids(page);
    assert.deepEqual(exchanged.slice(0, 3), anew.slice(0, 3));
    assert.notEqual(exchanged[3], anew[3]);
    await page.eval('document.getElementById("move-to").value = 2');
    await changed(page, 'puzzles', click('#move'));
    assert.deepEqual(await ids(page), [exchanged[0], exchanged[3], exchanged[1], exchanged[2]], 'it moves, the others make room');
    await page.eval(click('.card:nth-child(3)'));
    await changed(page, 'puzzles', click('#leave-out'));
    assert.deepEqual((await ids(page)).length, 3);
    assert.ok(!(await ids(page)).includes(exchanged[1]));
    // Its solution path, on the board.
    await after(page, 'step', click('#path'));
    const step = await after(page, 'step', click('#step-forth'));
    assert.equal(step.at, 1);
    await shot(page, 'path');
    await axe(page, 'solution path');
    await page.keys('Escape');
    // The command makes the same book of the same config.
    await page.eval(click('#save'));
    await seen(page, 'document.getElementById("saved").textContent === "saved"');
    const shown = await page.eval(`Promise.all([1, 2, 3].map(n => fetch('/api/puzzle?n=' + n).then(r => r.json()).then(p => p.text)))`);
    execFileSync(join(bin, 'nonet'), ['book', '--quiet', 'p.yaml', '-o', 'p-book'], {cwd: folder, stdio: 'ignore'});
    const manifest = JSON.parse(readFileSync(join(folder, 'p-book', 'manifest.json'), 'utf8'));
    assert.deepEqual(manifest.puzzles.slice(0, 3).map(puzzle => puzzle.puzzle), shown);
    // Nothing outside the folder is read.
    for (const path of ['/etc/passwd', '../../etc/passwd', 'missing.txt']) {
      assert.equal(await page.eval(`fetch('/api/others', {method: 'POST', headers: {'X-Nonet': '1'}, body: JSON.stringify({path: ${JSON.stringify(path)}})}).then(r => r.status)`), 400, path);
    }
    page.errors.length = 0; // the browser notes each 400
    await end(desk);
  },

  async 'the file of choices holds what is chosen, where the config names one'() {
    writeFileSync(join(folder, 'others.txt'), `${execFileSync(join(bin, 'nonet'), ['generate', '-n', '2', '--seed', '77'])}`);
    const desk = await open('c.yaml');
    const {page} = desk;
    const choices = () => readFileSync(join(folder, 'choices.yaml'), 'utf8');
    const levels = () => page.eval('[...document.querySelectorAll("#puzzle-list .card")].map(card => card.textContent)');
    await after(page, 'puzzles', click('#tab-puzzles'));
    const first = await ids(page);
    await axe(page, 'offer of a file');
    await changed(page, 'puzzles', click('#choices-file'));
    await has(page, 'choices: choices.yaml');
    assert.match(choices(), /^# /, 'the file says what it is');
    assert.deepEqual(await ids(page), first);
    await page.eval(click('.card:nth-child(2)'));
    await changed(page, 'puzzles', click('#another'));
    const anew = await ids(page);
    assert.deepEqual([anew[0], anew[2], anew[3]], [first[0], first[2], first[3]], 'the others stay');
    assert.notEqual(anew[1], first[1]);
    assert.match(choices(), /drop: \[p/);
    await page.eval(click('.card:nth-child(4)'));
    await page.eval(click('#exchange'));
    await page.eval('document.getElementById("exchange-path").value = "others.txt"');
    await after(page, 'others', click('#exchange-look'));
    await changed(page, 'puzzles', click('dialog .card'));
    const exchanged = await ids(page);
    assert.notEqual(exchanged[3], anew[3]);
    await page.eval(click('.card:nth-child(1)'));
    await page.eval('document.getElementById("move-to").value = 3');
    await changed(page, 'puzzles', click('#move'));
    const moved = [exchanged[1], exchanged[2], exchanged[0], exchanged[3]];
    assert.deepEqual(await ids(page), moved, 'it moves, and the kept one stays');
    await page.eval(click('.card:nth-child(3)'));
    await changed(page, 'puzzles', `(select => { select.value = 'extreme'; select.dispatchEvent(new Event('change')); })(document.getElementById('level'))`);
    assert.match((await levels())[2], /extreme/);
    await axe(page, 'choices in a file');
    await shot(page, 'choices');
    await changed(page, 'puzzles', click('#undo'));
    assert.doesNotMatch(choices(), /extreme/, 'undoing changes the file too');
    await changed(page, 'puzzles', click('#redo'));
    assert.match(choices(), /extreme/);
    assert.doesNotMatch(await yaml(page), /leave_out|keep|instead_of/, 'the config has none of it');
    await page.eval(click('#save'));
    await seen(page, 'document.getElementById("saved").textContent === "saved"');
    const shown = await page.eval(`Promise.all([1, 2, 3, 4].map(n => fetch('/api/puzzle?n=' + n).then(r => r.json()).then(p => p.text)))`);
    execFileSync(join(bin, 'nonet'), ['book', '--quiet', 'c.yaml', '-o', 'c-book'], {cwd: folder, stdio: 'ignore'});
    const manifest = JSON.parse(readFileSync(join(folder, 'c-book', 'manifest.json'), 'utf8'));
    assert.deepEqual(manifest.puzzles.slice(0, 4).map(puzzle => puzzle.puzzle), shown, 'the command makes the same book');
    assert.equal(manifest.puzzles[2].level, 'extreme');
    await end(desk);
  },

  async 'the days of a calendar are chosen by the file too'() {
    rmSync(join(folder, 'choices.yaml'), {force: true});
    const desk = await open('days.yaml', 'book: {title: Days}\npage: {profiles: home}\ncalendar: {from: 2027-01-30, days: 4, weekdays: {sat: {level: easy}, sun: {level: easy}, mon: {level: easy}, tue: {level: easy}}}\n');
    const {page} = desk;
    await after(page, 'puzzles', click('#tab-puzzles'));
    assert.equal(await page.eval('document.getElementById("puzzle-section").length'), 2, 'a section a month');
    const first = await ids(page);
    assert.equal(first.length, 2);
    await changed(page, 'puzzles', click('#another'));
    const anew = await ids(page);
    assert.notEqual(anew[0], first[0]);
    assert.equal(anew[1], first[1]);
    assert.match(readFileSync(join(folder, 'choices.yaml'), 'utf8'), /drop: \[p/);
    await end(desk);
  },

  async 'what stands on a page leads to its field'() {
    const desk = await open('a.yaml');
    const {page} = desk;
    await after(page, 'areas', 'document.getElementById("show-margins").click()');
    const puzzlePage = await page.eval('fetch("/api/state").then(r => r.json()).then(s => s.book.puzzles[0].page)');
    await after(page, 'areas', `document.getElementById("page").value = ${puzzlePage + 1}; document.getElementById("page").dispatchEvent(new Event("change"))`);
    assert.ok(await page.eval('document.querySelectorAll(".over.block").length > 0 && document.querySelectorAll(".over.safe").length > 0'));
    const focused = () => page.eval('document.activeElement.closest(".field")?.dataset.path');
    await page.eval(click('.area[data-field="style.running_heads"]'));
    assert.equal(await focused(), 'style.running_heads');
    await page.eval(click('.area[data-field="page.margins.outside"]'));
    assert.equal(await focused(), 'page.margins.outside');
    await after(page, 'puzzles', click('.area[data-puzzle="2"]'));
    assert.equal(await page.eval('document.querySelector(".card[aria-pressed=true]").dataset.number'), '2');
    await page.eval(click('#tab-pages'));
    await after(page, 'areas', 'document.getElementById("page").value = 1; document.getElementById("page").dispatchEvent(new Event("change"))');
    await page.eval(click('.area[data-field="book.title"]'));
    assert.equal(await focused(), 'book.title');
    await set(page, 'cover.make', 'true');
    await after(page, 'areas', 'document.getElementById("part").value = "cover"; document.getElementById("part").dispatchEvent(new Event("change"))');
    await after(page, 'areas', 'document.getElementById("show-bleed").click()');
    assert.ok(await page.eval('document.querySelectorAll(".over.fold").length > 0'));
    await shot(page, 'cover');
    await end(desk);
  },

  async 'lists are forms of their own, and choices are pictures'() {
    const desk = await open('l.yaml');
    const {page} = desk;
    const inGroup = (path, index) => `[...document.querySelector('[data-group="${path}"]').querySelectorAll(':scope > button')].at(${index}).click()`;
    await changed(page, 'pages', inGroup('parts.front', -1));
    await has(page, 'front: [{part: usual}]');
    await page.eval(inGroup('parts.front', -1));
    await seen(page, `document.querySelectorAll('[data-group="parts.front"] > .item').length === 2`);
    await page.eval(change(page, 'parts.front[1].part', 'epigraph'));
    await seen(page, 'document.querySelectorAll("#messages li").length > 0', 'an epigraph needs a text');
    await set(page, 'parts.front[1].text', 'Begin.');
    await changed(page, 'pages', `document.querySelector('[data-group="parts.front[0]"] .item-head button:nth-of-type(2)').click()`);
    assert.match(await yaml(page), /front: \[\{part: epigraph, text: Begin\.\}, \{part: usual\}\]/);
    await changed(page, 'pages', `document.querySelector('[data-group="parts.front[0]"] .item-head button:last-child').click()`);
    assert.match(await yaml(page), /front: \[\{part: usual\}\]/);
    await changed(page, 'pages', `document.querySelector('#section-0 .item-head button:nth-of-type(3)').click()`);
    assert.ok((await yaml(page)).indexOf('title: Two') < (await yaml(page)).indexOf('title: One'), 'sections change places');
    assert.match(await yaml(page), /# the first\n/);
    await page.eval(`document.querySelector('[data-path="style.theme"] .picture-button').click()`);
    await seen(page, '[...document.querySelectorAll("dialog .tile img")].every(image => image.complete) && [...document.querySelectorAll("dialog .tile img")].filter(image => image.naturalWidth > 0).length >= 4', 'themes as pictures');
    await shot(page, 'themes');
    await axe(page, 'themes');
    await changed(page, 'pages', click('dialog .tile[data-value="newspaper"]'));
    await has(page, 'newspaper');
    await page.eval(`document.querySelector('[data-path="style.opener"] .picture-button').click()`);
    await seen(page, '[...document.querySelectorAll("dialog .tile img")].every(image => image.complete) && document.querySelector("dialog .tile[data-value=scene] img")?.naturalWidth > 0', 'openers as pictures');
    await axe(page, 'openers');
    await changed(page, 'pages', click('dialog .tile[data-value="scene"]'));
    await has(page, 'scene');
    await end(desk);
  },

  async 'each choice has its picture, or the reason why the book cannot have it'() {
    // Of a book with just the pages that its printer needs.
    const desk = await open('c.yaml', SMALL.replace('home', 'kdp').replace('per_page: 2', 'per_page: 1').replace(/count: 4/g, 'count: 8'));
    const {page} = desk;
    const shown = async path => {
      await page.eval(`document.querySelector('[data-path="${path}"] .picture-button').click()`);
      await seen(page, '[...document.querySelectorAll("dialog .tile")].every(tile => tile.querySelector(".why") || tile.querySelector("img")?.naturalWidth)', `${path} as pictures`);
      await axe(page, path);
      const reasons = await page.eval('[...document.querySelectorAll("dialog .tile .why")].map(why => [why.closest(".tile").dataset.value, why.textContent])');
      return Object.fromEntries(reasons);
    };
    const close = () => page.eval('document.querySelector("dialog").close()');
    const themes = await shown('style.theme');
    assert.deepEqual(Object.keys(themes), ['night']);
    assert.match(themes.night, /black pages are for screens/);
    await close();
    const covers = await shown('cover.design');
    assert.deepEqual(Object.keys(covers), ['photo']);
    const front = await page.eval(`(() => {
      const image = document.querySelector('dialog .tile[data-value=frame] img').getBoundingClientRect();
      const frame = document.querySelector('dialog .tile[data-value=frame] .picture').getBoundingClientRect();
      return [Math.round(image.right - frame.right), image.left < frame.left];
    })()`);
    assert.deepEqual(front, [-1, true], 'the front, at the right of the cover');
    await close();
    await shown('style.level_marks');
    const area = await page.eval(`fetch('/api/choice?field=style.level_marks&value=stars&areas=1').then(r => r.json()).then(all => all.areas.find(area => area.puzzle).box)`);
    assert.ok(area[3] - area[1] > area[2] - area[0] + 8, 'a line above the board');
    await close();
    await end(desk);
  },

  async 'settings are found by their words'() {
    const desk = await open('f.yaml');
    const {page} = desk;
    const search = words => page.eval(`(() => {
      const input = document.getElementById('search');
      input.value = ${JSON.stringify(words)};
      input.dispatchEvent(new Event('input', {bubbles: true}));
      return [[...document.querySelectorAll('.field')].filter(field => field.checkVisibility()).length, document.getElementById('found-none').checkVisibility()];
    })()`);
    const [all, none] = await search('');
    assert.ok(all > 20 && !none);
    const [some, without] = await search('thumb tabs');
    assert.ok(some > 0 && some < 5 && !without);
    assert.deepEqual(await search('thumb zebra'), [0, true]);
    const [again, noneAgain] = await search('');
    assert.ok(again >= all && !noneAgain);
    await end(desk);
  },

  async 'checks go on as the book is designed, and lead to page and field'() {
    const puzzle = String(execFileSync(join(bin, 'nonet'), ['generate', '-n', '1', '--seed', '5'])).trim();
    const twice = SMALL.replace('count: 4}', `count: 4, keep: [{at: 1, puzzle: "${puzzle}"}]}`).replace('level: medium, count: 4}', `level: medium, count: 4, keep: [{at: 1, puzzle: "${puzzle}"}]}`);
    const desk = await open('c.yaml', twice);
    const {page} = desk;
    await seen(page, 'document.getElementById("tab-checks").classList.contains("has-wrong")', 'the check has come by itself');
    await page.eval(click('#tab-checks'));
    await seen(page, 'document.querySelector("#report tr.fail")');
    await shot(page, 'checks');
    await axe(page, 'checks');
    await page.eval('[...document.querySelectorAll("#report tr.fail .ways button")].at(-1).click()');
    assert.equal(await page.eval('document.activeElement.closest(".field")?.dataset.path'), 'repeats');
    await changed(page, 'checked', change(page, 'repeats', 'allow'));
    await seen(page, '!document.getElementById("tab-checks").classList.contains("has-wrong")', 'mended');
    await end(desk);
  },

  async 'the making is followed, and ends at once when it is cancelled'() {
    const desk = await open('m.yaml', SMALL.replaceAll('count: 4', 'count: 150').replace('per_page: 2', 'per_page: 1'));
    const {page} = desk;
    await page.eval(click('#tab-make'));
    await page.eval(click('#make-book'));
    await seen(page, 'document.getElementById("make-bar").value > 3 && document.getElementById("make-words").textContent.startsWith("Pages")', 'pages are counted');
    const made = await after(page, 'made', click('#cancel'));
    assert.deepEqual(made, {good: false, cancelled: true});
    assert.ok(!existsSync(join(folder, 'm')), 'no file was written');
    await end(desk);
  },

  async 'earlier volumes and the cost of a copy are in the checks'() {
    const text = SMALL.replace('home', 'kdp').replace('A5', '6x9 in') + 'parts: {notes_pages: 6}\n'; // KDP wants 24 pages, so a few more
    writeFileSync(join(folder, 'one.yaml'), text);
    execFileSync(join(bin, 'nonet'), ['book', '--quiet', 'one.yaml', '-o', 'volume-1'], {cwd: folder, stdio: 'ignore'});
    const desk = await open('two.yaml', text);
    const {page} = desk;
    const rows = () => page.eval('[...document.querySelectorAll("#volumes tbody tr")].map(row => row.textContent)');
    await after(page, 'volumes', click('#tab-checks'));
    const volume = (await rows()).find(row => row.includes('volume-1'));
    assert.match(volume, /printed there already: 8\./);
    const costs = await page.eval('document.getElementById("costs").textContent');
    assert.match(costs, /KDP.*Amazon\.com\$2\.30/, 'a thin book in black ink');
    await shot(page, 'volumes');
    await axe(page, 'volumes');
    await changed(page, 'volumes', '[...document.querySelectorAll("#volumes tr")].find(row => row.textContent.includes("volume-1")).querySelector("button:not(.link)").click()');
    assert.match(await yaml(page), /avoid: (\[?"?volume-1"?\]?|\n)/);
    assert.match((await rows()).find(row => row.includes('volume-1')), /None of its 8 puzzles/);
    // What a person keeps is told, and leads to its page.
    const kept = JSON.parse(readFileSync(join(folder, 'volume-1', 'manifest.json'), 'utf8')).puzzles[0].puzzle;
    await page.eval(`fetch('/api/state').then(r => r.json()).then(s => fetch('/api/edit', {method: 'POST', headers: {'X-Nonet': '1'}, body: JSON.stringify({revision: s.revision, changes: [{path: 'sections[0].keep[0]', value: {at: 1, puzzle: ${JSON.stringify(kept)}}}]})}))`);
    await seen(page, `document.querySelector('#report tr.warn')?.textContent.includes('printed before')`);
    await after(page, 'pages', 'document.querySelector("#report tr.warn button").click()');
    assert.equal(await page.eval('document.getElementById("page").value'), await page.eval('fetch("/api/state").then(r => r.json()).then(s => String(s.book.puzzles[0].page + 1))'));
    await end(desk);
  },

  async 'two windows of a book do not overwrite each other'() {
    const desk = await open('t.yaml');
    const {page, studio} = desk;
    const second = await browser.page(await studio.address, {...size, context: page.context});
    await seen(second, 'document.querySelector("#spread img")?.naturalWidth > 0');
    await page.send('Page.bringToFront');
    await set(page, 'book.title', 'From the first');
    await second.send('Page.bringToFront');
    await has(second, 'From the first');
    await seen(second, `document.querySelector('[data-path="book.title"] input').value === 'From the first'`);
    // A change to what is no longer so is not made.
    const status = await second.eval(`fetch('/api/edit', {method: 'POST', headers: {'X-Nonet': '1'}, body: JSON.stringify({revision: 1, changes: [{path: 'book.title', value: 'Stale'}]})}).then(r => r.status)`);
    assert.equal(status, 412);
    second.errors.length = 0;
    assert.doesNotMatch(await yaml(second), /Stale/);
    await set(second, 'book.subtitle', 'And the second');
    await page.send('Page.bringToFront');
    await has(page, 'And the second');
    assert.match(await yaml(page), /From the first/);
    // Nor do two studios.
    const other = start('t.yaml');
    assert.equal(await other.ended, 1);
    assert.match(other.said(), /open in another studio/);
    // The file is changed by another program.
    writeFileSync(join(folder, 't.yaml'), SMALL.replace('Small', 'Elsewhere'));
    assert.equal(await page.eval(`fetch('/api/save', {method: 'POST', headers: {'X-Nonet': '1'}, body: '{}'}).then(r => r.status)`), 409);
    page.errors.length = 0;
    await second.close();
    await end(desk);
  },

  async 'in eight languages, in the dark, on a tablet, by keyboard'() {
    const desk = await open('i.yaml');
    const {page} = desk;
    for (const [code, word] of Object.entries({de: 'Sichern', fr: 'Enregistrer', es: 'Guardar', it: 'Salva', nl: 'Opslaan', pl: 'Zapisz', el: 'Αποθήκευση', en: 'Save'})) {
      await after(page, 'pages', `document.getElementById("language").value = "${code}"; document.getElementById("language").dispatchEvent(new Event("change"))`);
      assert.equal(await page.eval('document.getElementById("save").textContent'), word);
      assert.equal(await page.eval('document.documentElement.lang'), code);
      assert.ok(await page.eval('document.documentElement.scrollWidth <= innerWidth'), `${code}: nothing runs off the page`);
    }
    await page.media({'prefers-color-scheme': 'dark'});
    await axe(page, 'dark');
    await shot(page, 'dark');
    await page.media({'prefers-color-scheme': 'light'});
    await page.eval('document.getElementById("tab-pages").focus()');
    await page.keys('ArrowRight');
    assert.equal(await page.eval('document.activeElement.id'), 'tab-puzzles');
    await page.eval('document.getElementById("spread").focus()');
    await page.keys('ArrowLeft');
    await page.eval('document.getElementById("tab-pages").click(); document.getElementById("spread").focus()');
    const turned = after(page, 'pages', '0');
    await page.keys('PageDown');
    assert.ok((await turned).page > 0);
    for (const width of [1280, 1024, 768]) {
      const fitted = after(page, 'pages', '0');
      await page.resize(width, 900);
      await fitted;
      assert.ok(await page.eval('document.documentElement.scrollWidth <= innerWidth'), `${width}: nothing runs off the page`);
      await shot(page, `width-${width}`);
    }
    await axe(page, 'tablet');
    await set(page, 'book.title', 'On a tablet');
    await end(desk);
  },

  async 'every sample is opened and saved without a change'() {
    for (const name of readdirSync(samples).filter(file => file.endsWith('.yaml'))) {
      copyFileSync(join(samples, name), join(folder, `same-${name}`));
      const studio = start(`same-${name}`);
      const {ask} = asker(await studio.address);
      const state = await (await ask('GET', '/api/state')).json();
      assert.ok(state.values?.book, name);
      const edited = await (await ask('POST', '/api/edit', {revision: state.revision, changes: [{path: 'book.title', value: 'Another title'}]})).json();
      assert.match(edited.yaml, /Another title/);
      await ask('POST', '/api/undo', {revision: edited.revision});
      assert.equal((await ask('POST', '/api/save')).status, 200);
      assert.equal(readFileSync(join(folder, `same-${name}`), 'utf8'), readFileSync(join(samples, name), 'utf8'), name);
      studio.child.kill('SIGINT');
      await studio.ended;
    }
  },

  async 'a section around a drawing'() {
    const desk = await open('drawing.yaml', SMALL.replace('level: medium, ', ''));
    const {studio, page} = desk;
    const path = 'sections[1].around';
    const nonet = (input, ...args) => execFileSync(join(bin, 'nonet'), args, {input, encoding: 'utf8'});
    const {ask} = asker(await studio.address);
    const puzzlesOf = async () => {
      const {book} = await (await ask('GET', '/api/state')).json();
      const numbers = book.puzzles.flatMap(({section}, index) => section === 1 ? [index + 1] : []);
      return Promise.all(numbers.map(async number => (await (await ask('GET', `/api/puzzle?n=${number}`)).json()).text));
    };
    const drawing = {
      puzzle: `5${'.'.repeat(80)}`,
      constraints: [{kind: 'cage', cells: ['r5c4', 'r5c5', 'r5c6']}, {kind: 'thermo', cells: ['r9c9', 'r8c9', 'r7c9', 'r7c8']}],
    };
    await page.eval(click('#section-1 .toggle'));
    // Pasted, as JSON.
    await set(page, path, JSON.stringify(drawing));
    await has(page, 'around: ');
    const pasted = await puzzlesOf();
    assert.equal(pasted.length, 4);
    assert.equal(new Set(pasted).size, 4);
    for (const text of pasted) {
      const {puzzle, constraints} = JSON.parse(text);
      assert.equal(puzzle[0], '5');
      assert.deepEqual(constraints.map(({kind, cells}) => ({kind, cells})), drawing.constraints);
      assert.equal(constraints[0].sum > 5, true);
      assert.equal(nonet(text, 'solve', '--count', '2').split('\t')[0], '1');
    }
    await shot(page, 'drawing');
    // A file, over several lines, in f-puzzles' JSON; and a link.
    const cages = nonet(nonet('', 'generate', '--variant', 'killer', '--seed', '1', '--format', 'json'), 'convert', '--to', 'fpuzzles').replace(/,"value":"\d+"/g, '');
    await changed(page, 'pages', `(() => {
      const input = document.querySelector('[data-path="${path}"] input[type=file]');
      const files = new DataTransfer();
      files.items.add(new File([${JSON.stringify(JSON.stringify(JSON.parse(cages), null, 1))}], 'cages.json'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', {bubbles: true}));
    })()`);
    for (const text of await puzzlesOf()) assert.equal(JSON.parse(text).constraints.every(({kind, sum}) => kind === 'cage' && sum > 0), true);
    const line = {puzzle: '.'.repeat(81), constraints: [{kind: 'thermo', cells: ['r1c1', 'r2c1', 'r3c1']}]};
    await set(page, path, nonet(JSON.stringify(line), 'convert', '--to', 'sudokupad-link').trim());
    for (const text of await puzzlesOf()) assert.deepEqual(JSON.parse(text).constraints, line.constraints);
    // What cannot be: the studio says which of them contradict each other.
    await changed(page, 'state', change(page, path, JSON.stringify({puzzle: `1${'.'.repeat(80)}`, constraints: [{kind: 'thermo', cells: ['r2c1', 'r1c1']}, drawing.constraints[0]]})));
    await seen(page, 'document.getElementById("messages").textContent.includes("contradict each other: r1c1=1, thermo at r2c1 r1c1")');
    await page.eval(click('#undo'));
    await seen(page, '!document.getElementById("messages").textContent');
    await end(desk);
  },

  async 'pages from elsewhere get nothing'() {
    const name = `it's "odd"\n.yaml`;
    const desk = await open(name);
    const {studio, page} = desk;
    const {origin, headers} = asker(await studio.address);
    assert.equal(await page.eval('document.getElementById("name").textContent'), name);
    // A page of another site in the same browser posts with the cookie at hand.
    const evil = createServer((request, response) => response.setHeader('Content-Type', 'text/html').end('<title>evil</title>'));
    await new Promise(done => evil.listen(0, '127.0.0.1', done));
    const other = await browser.page(`http://127.0.0.1:${evil.address().port}/`, {context: page.context});
    const tried = await other.eval(`Promise.all([
      fetch('${origin}/api/edit', {method: 'POST', mode: 'no-cors', credentials: 'include', body: '{"revision":1,"changes":[{"path":"book.title","value":"EVIL"}]}'}).catch(() => {}),
      fetch('${origin}/api/quit', {method: 'POST', mode: 'no-cors', credentials: 'include'}).catch(() => {}),
      fetch('${origin}/api/state', {credentials: 'include'}).then(r => r.text()).catch(() => 'refused'),
      new Promise(done => { const i = new Image(); i.onload = () => done('seen'); i.onerror = () => done('unseen'); i.src = '${origin}/api/page?n=0'; }),
    ])`);
    assert.deepEqual(tried.slice(2), ['refused', 'unseen']);
    const state = await (await fetch(`${origin}/api/state`, {headers})).json();
    assert.doesNotMatch(state.yaml, /EVIL/);
    assert.equal((await fetch(`${origin}/api/state`)).status, 403);
    assert.equal((await fetch(`${origin}/api/state`, {headers: {...headers, Cookie: `nonet-${new URL(origin).port}=${'0'.repeat(32)}`}})).status, 403);
    assert.equal((await fetch(`${origin}/api/undo`, {method: 'POST', headers: {...headers, Origin: 'http://evil.example'}, body: '{}'})).status, 403);
    assert.equal((await fetch(`${origin}/../../etc/passwd`, {headers})).status, 404);
    assert.equal((await fetch(`${origin}/api/file?name=../../etc/passwd`, {headers})).status, 404);
    assert.equal((await fetch(`${origin}/api/recent?path=/etc/passwd`, {headers})).status, 404);
    assert.equal((await fetch(`${origin}/api/edit`, {method: 'POST', headers, body: 'x'.repeat(2 << 20)})).status, 413);
    assert.equal((await fetch(`${origin}/api/edit`, {method: 'POST', headers, body: '[1]'})).status, 400);
    evil.close();
    await other.close();
    await end(desk);
  },
};

let failed = 0;
for (const [name, run] of Object.entries(tests)) {
  if (wanted.length && !wanted.some(part => name.includes(part))) continue;
  try {
    await run();
    console.log(`studio: ${name}`);
  } catch (error) {
    failed++;
    console.log(`studio: FAILED ${name}\n${error.stack}`);
  }
}
await browser.close();
rmSync(folder, {recursive: true, force: true});
process.exit(failed ? 1 : 0);
