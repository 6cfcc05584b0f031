// Nonet Studio as a person uses it, in headless Chromium: from the gallery to a finished book,
// changes, mistakes, undo, a killed server, and pages from elsewhere.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import {copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {Browser} from './browser.mjs';

const bin = resolve(process.argv[2] ?? 'out/bin');
const axePath = 'out/npm/node_modules/axe-core/axe.min.js';
const pictures = process.env.STUDIO_PICTURES;
const folder = mkdtempSync(join(tmpdir(), 'nonet-studio-'));

// The studio in a folder; `address` once it has printed it.
function start(where, ...args) {
  const child = spawn(join(bin, 'nonet'), ['studio', '--no-open', ...args], {cwd: where, stdio: ['ignore', 'pipe', 'inherit']});
  const ended = new Promise(done => child.on('exit', (code, signal) => done(signal ?? code)));
  const address = new Promise((done, fail) => {
    child.stdout.once('data', data => done(String(data).trim()));
    child.on('exit', code => fail(new Error(`the studio ended with ${code}`)));
  });
  return {child, ended, address};
}

const browser = new Browser();
const quiet = page => page.eval('document.getElementById("saved").textContent !== ""');
const settled = page => page.until('document.querySelector("#spread img")?.complete && !document.querySelector("#spread.stale")', 'pages are shown');
const change = (page, path, value) => page.eval(`(() => {
  const control = document.querySelector('[data-path="${path}"]').querySelector('input, select, textarea');
  control.focus();
  control.value = ${JSON.stringify(value)};
  control.dispatchEvent(new Event('change', {bubbles: true}));
  control.blur();
})()`);
const yaml = page => page.eval('document.getElementById("yaml").value');

async function shot(page, name) {
  if (!pictures) return;
  const {data} = await page.send('Page.captureScreenshot', {format: 'png'});
  writeFileSync(join(pictures, `${name}.png`), Buffer.from(data, 'base64'));
}

async function axe(page, what) {
  if (!existsSync(axePath)) return;
  await page.eval(readFileSync(axePath, 'utf8'));
  const found = await page.eval(`axe.run().then(r => r.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join('; ')))`);
  assert.deepEqual(found, [], what);
}

const tests = {
  async 'from the gallery to a finished book'() {
    const studio = start(folder);
    const page = await browser.page(await studio.address, {width: 1400, height: 900});
    await page.until('document.querySelectorAll("#samples li").length > 5', 'samples');
    await page.until('[...document.querySelectorAll("#samples img")].slice(0, 3).every(image => image.naturalWidth > 0)', 'their pictures');
    await shot(page, 'gallery');
    await axe(page, 'gallery');
    await page.eval('[...document.querySelectorAll("#samples button")].find(b => b.textContent.startsWith("killer")).click()');
    await settled(page);
    await change(page, 'book.title', 'My first book: killers');
    await page.until('document.getElementById("yaml").value.includes("My first book")', 'the title is in the config');
    assert.match(await yaml(page), /title: "My first book: killers"/);
    assert.match(await yaml(page), /^# Killers at three levels/m, 'comments stay');
    await settled(page);
    await shot(page, 'desk');
    await axe(page, 'pages');
    await page.eval('document.getElementById("save").click()');
    await page.until('document.getElementById("saved").textContent === "saved"', 'saved');
    assert.match(readFileSync(join(folder, 'killer.yaml'), 'utf8'), /My first book/);
    assert.ok(!existsSync(join(folder, 'killer.yaml.draft')), 'no draft is left');
    await page.eval('document.getElementById("tab-checks").click(); document.getElementById("check").click()');
    await page.until('!document.getElementById("check").disabled', 'the check has ended');
    await page.until('document.querySelectorAll("#report tr").length > 5', 'a report');
    await shot(page, 'checks');
    await axe(page, 'checks');
    await page.eval('document.getElementById("tab-make").click(); document.getElementById("make-book").click()');
    await page.until('document.getElementById("made").textContent.includes("killer.pdf") || document.getElementById("made").textContent.includes(".pdf")', 'files');
    assert.ok(readdirSync(join(folder, 'killer')).some(name => name.endsWith('.pdf')));
    await axe(page, 'made');
    assert.deepEqual(page.errors, []);
    await page.eval('document.getElementById("quit").click()');
    assert.equal(await studio.ended, 0);
    await page.close();
  },

  async 'a wrong value is told beside its field, and undone'() {
    copyFileSync('config/books/killer.yaml', join(folder, 'w.yaml'));
    const studio = start(folder, 'w.yaml');
    const page = await browser.page(await studio.address, {width: 1400, height: 900});
    await settled(page);
    const before = await yaml(page);
    await change(page, 'page.trim', 'A99');
    await page.until(`document.querySelector('[data-path="page.trim"] .wrong').textContent.length > 5`, 'a message beside the field');
    await page.until('document.querySelector("#spread.stale img")?.naturalWidth > 0', 'old pages stay, marked');
    await shot(page, 'wrong');
    await axe(page, 'a wrong value');
    await page.eval('document.getElementById("undo").click()');
    await page.until(`document.querySelector('[data-path="page.trim"] .wrong').textContent === ''`, 'undone');
    assert.equal(await yaml(page), before);
    await page.eval('document.getElementById("redo").click()');
    await page.until('document.getElementById("yaml").value.includes("A99")', 'redone');
    await page.eval('document.getElementById("undo").click()');
    await page.until('!document.getElementById("yaml").value.includes("A99")', 'undone again');
    for (const [path, value] of [['style.theme', 'modern'], ['page.trim', '5x8 in'], ['sections[0].count', '4'], ['sections[0].level', 'hard']]) {
      await change(page, path, value);
      await page.until(`document.getElementById('yaml').value.includes(${JSON.stringify(value)})`, path);
      await settled(page);
    }
    const puzzles = () => page.eval('[...document.querySelectorAll("#section-1 .puzzles li")].map(item => item.textContent).join()');
    await page.until('[...document.querySelectorAll("#section-0 .puzzles li")].filter(item => item.textContent.startsWith("hard")).length === 4', 'its puzzles are listed');
    const old = await puzzles();
    const kept = await page.eval('document.querySelector("#section-0 .puzzles").textContent');
    await page.eval('[...document.querySelectorAll("#section-1 button")].find(b => b.textContent === "Other puzzles").click()');
    await page.until('document.getElementById("yaml").value.includes("seed: ", document.getElementById("yaml").value.indexOf("sections:"))', 'a seed in the section');
    await settled(page);
    await page.until(`[...document.querySelectorAll("#section-1 .puzzles li")].map(item => item.textContent).join() !== ${JSON.stringify(old)}`, 'other puzzles');
    assert.equal(await page.eval('document.querySelector("#section-0 .puzzles").textContent'), kept, 'the others stay');
    await page.eval('document.querySelector("#section-1 .puzzles li button").click()');
    await settled(page);
    assert.ok(await page.eval('Number(document.getElementById("page").value) > 5'), 'its page is shown');
    await page.eval('[...document.querySelectorAll("#form button")].find(b => b.textContent === "Add a section").click()');
    await page.until('document.querySelectorAll("#form .section").length === 4', 'a section more');
    await page.eval('document.getElementById("tab-text").click()');
    await page.eval('document.getElementById("yaml").value = "book: [\\n"; document.getElementById("apply").click()');
    await page.until('document.querySelectorAll("#messages li").length > 0', 'broken YAML is told');
    await axe(page, 'text');
    studio.child.kill('SIGKILL');
    await studio.ended;
    // What was done is there again.
    const again = start(folder, 'w.yaml');
    await page.open(await again.address);
    await page.until('document.getElementById("yaml").value === "book: [\\n"', 'the draft');
    again.child.kill('SIGINT');
    assert.equal(await again.ended, 0);
    await page.close();
  },

  async 'every sample is opened and saved without a change'() {
    for (const name of readdirSync('config/books').filter(file => file.endsWith('.yaml'))) {
      copyFileSync(join('config/books', name), join(folder, `same-${name}`));
      const studio = start(folder, `same-${name}`);
      const address = await studio.address;
      const {origin, searchParams} = new URL(address);
      const headers = {Cookie: `nonet-${new URL(address).port}=${searchParams.get('token')}`, 'X-Nonet': '1'};
      const state = await (await fetch(`${origin}/api/state`, {headers})).json();
      assert.ok(state.ready, `${name}: ${JSON.stringify(state.messages)}`);
      const set = body => fetch(`${origin}/api/edit`, {method: 'POST', headers, body: JSON.stringify(body)});
      await set({path: 'book.title', value: state.values.book.title}); // quotes may change, no more
      await (await fetch(`${origin}/api/undo`, {method: 'POST', headers, body: '{}'})).json();
      await (await fetch(`${origin}/api/save`, {method: 'POST', headers, body: '{}'})).json();
      assert.equal(readFileSync(join(folder, `same-${name}`), 'utf8'), readFileSync(join('config/books', name), 'utf8'), name);
      studio.child.kill('SIGINT');
      await studio.ended;
    }
  },

  async 'pages from elsewhere get nothing'() {
    const name = `it's "odd"\n.yaml`;
    copyFileSync('config/books/killer.yaml', join(folder, name));
    const studio = start(folder, name);
    const address = await studio.address;
    const {origin, port, searchParams} = new URL(address);
    const page = await browser.page(address, {width: 1400, height: 900});
    await settled(page);
    assert.equal(await page.eval('document.getElementById("name").textContent'), name);
    // A page of another site in the same browser posts with the cookie at hand.
    const evil = createServer((request, response) => response.setHeader('Content-Type', 'text/html').end('<title>evil</title>'));
    await new Promise(done => evil.listen(0, '127.0.0.1', done));
    const other = await browser.page(`http://127.0.0.1:${evil.address().port}/`, {context: page.context});
    const tried = await other.eval(`Promise.all([
      fetch('${origin}/api/edit', {method: 'POST', mode: 'no-cors', credentials: 'include', body: '{"path":"book.title","value":"EVIL"}'}).catch(() => {}),
      fetch('${origin}/api/quit', {method: 'POST', mode: 'no-cors', credentials: 'include'}).catch(() => {}),
      fetch('${origin}/api/state', {credentials: 'include'}).then(r => r.text()).catch(() => 'refused'),
      new Promise(done => { const i = new Image(); i.onload = () => done('seen'); i.onerror = () => done('unseen'); i.src = '${origin}/api/page?n=0'; }),
    ])`);
    assert.deepEqual(tried.slice(2), ['refused', 'unseen']);
    const headers = {Cookie: `nonet-${port}=${searchParams.get('token')}`, 'X-Nonet': '1'};
    const state = await (await fetch(`${origin}/api/state`, {headers})).json();
    assert.doesNotMatch(state.yaml, /EVIL/);
    assert.equal((await fetch(`${origin}/api/state`)).status, 403);
    assert.equal((await fetch(`${origin}/api/state`, {headers: {...headers, Cookie: `nonet-${port}=${'0'.repeat(32)}`}})).status, 403);
    assert.equal((await fetch(`${origin}/api/undo`, {method: 'POST', headers: {...headers, Origin: 'http://evil.example'}, body: '{}'})).status, 403);
    assert.equal((await fetch(`${origin}/../../etc/passwd`, {headers})).status, 404);
    assert.equal((await fetch(`${origin}/api/edit`, {method: 'POST', headers, body: 'x'.repeat(2 << 20)})).status, 413);
    assert.equal((await fetch(`${origin}/api/edit`, {method: 'POST', headers, body: '[1]'})).status, 400);
    evil.close();
    studio.child.kill('SIGINT');
    await studio.ended;
  },
};

let failed = 0;
for (const [name, run] of Object.entries(tests)) {
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
