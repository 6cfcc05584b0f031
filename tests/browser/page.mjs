// What people do with the page, done: the tests of the files page_*.mjs. See run.
import {mkdirSync, rmSync} from 'node:fs';
import {Browser} from './browser.mjs';
import {DrivenBrowser, startFirefox, startWebKit} from './webdriver.mjs';
import {driven, essentialOnly, hasEngine, pictures, tests, words, work} from './page_tools.mjs';
import './page_essential.mjs';
import './page_boards.mjs';
import './page_kept.mjs';
import './page_players.mjs';
import './page_quality.mjs';
import './page_engine.mjs';

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
    console.log(`FAILED: ${name}: ${error.message}\n${error.stack.split('\n').filter(line => line.includes('/page_')).join('\n')}`);
  }
}
await browser.close();
rmSync(work, {recursive: true, force: true});
console.log(`browser: ${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
