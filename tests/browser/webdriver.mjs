// Firefox and WebKit, driven as WebDriver has it: Firefox over its own Marionette port, WebKitGTK over
// WebKitWebDriver. Pages have what those of browser.mjs have, as far as the essential tests need it.
import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const KEYS = {
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', Backspace: '\uE003', Delete: '\uE017',
  Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Home: '\uE011', End: '\uE010', Control: '\uE009', Shift: '\uE008', Alt: '\uE00A',
};

// A line that a program prints when it is ready, on whichever of its streams.
function said(process, pattern) {
  return new Promise((resolve, reject) => {
    let all = '';
    for (const stream of [process.stdout, process.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', text => {
        all += text;
        const found = pattern.exec(all);
        if (found) resolve(found);
      });
    }
    process.on('exit', () => reject(new Error(`the browser ended: ${all.slice(-500)}`)));
  });
}

class Marionette {
  async start() {
    this.profile = mkdtempSync(join(tmpdir(), 'nonet-firefox-'));
    writeFileSync(join(this.profile, 'user.js'), 'user_pref("marionette.port", 0);\nuser_pref("intl.accept_languages", "en");\n');
    this.process = spawn(process.env.FIREFOX ?? 'firefox-esr', ['--headless', '--marionette', '--profile', this.profile, '--no-remote'],
      {stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, HOME: this.profile}});
    const [, port] = await said(this.process, /Listening on port (\d+)/i);
    this.socket = connect(+port, '127.0.0.1');
    this.waiting = new Map();
    this.next = 1;
    let rest = Buffer.alloc(0);
    await new Promise((greeted, failed) => {
      this.socket.on('error', failed);
      this.socket.on('data', data => {
        rest = Buffer.concat([rest, data]);
        for (;;) {
          const colon = rest.indexOf(':');
          const length = colon < 0 ? Infinity : +rest.subarray(0, colon);
          if (rest.length < colon + 1 + length) return;
          const message = JSON.parse(rest.subarray(colon + 1, colon + 1 + length));
          rest = rest.subarray(colon + 1 + length);
          if (!Array.isArray(message)) greeted();
          else this.waiting.get(message[1])(message);
        }
      });
    });
    await this.send('WebDriver:NewSession', {capabilities: {alwaysMatch: {unhandledPromptBehavior: 'accept'}}});
    return this;
  }

  async send(name, params = {}) {
    const id = this.next++;
    const text = JSON.stringify([0, id, name, params]);
    const answer = new Promise(resolve => this.waiting.set(id, resolve));
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [,, error, result] = await answer;
    if (error) throw new Error(error.message);
    return result;
  }

  open(url) { return this.send('WebDriver:Navigate', {url}); }
  reload() { return this.send('WebDriver:Refresh'); }
  async run(script) { return (await this.send('WebDriver:ExecuteAsyncScript', {script, args: [], sandbox: null})).value; }
  act(actions) { return this.send('WebDriver:PerformActions', {actions}); }
  resize(width, height) { return this.send('WebDriver:SetWindowRect', {width, height}); }
  async newPage() {
    const {handle} = await this.send('WebDriver:NewWindow', {type: 'tab'});
    await this.send('WebDriver:SwitchToWindow', {handle});
  }

  async close() {
    this.socket.destroy();
    await ended(this.process);
    rmSync(this.profile, {recursive: true, force: true, maxRetries: 5});
  }
}

const ended = process => new Promise(resolve => { process.on('exit', resolve); process.kill(); });

// WebKitGTK's small browser. It needs a screen: DISPLAY, of Xvfb for example.
class WebKit {
  async start() {
    const port = 20000 + process.pid % 20000;
    const command = ['WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'];
    this.process = spawn(command[0], command.slice(1), {stdio: ['ignore', 'ignore', 'ignore'],
      env: {...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}});
    this.url = `http://127.0.0.1:${port}/session`;
    await new Promise((ready, failed) => {
      this.process.on('exit', () => failed(new Error('WebKitWebDriver ended')));
      const knock = () => { const socket = connect(port, '127.0.0.1', () => { socket.destroy(); ready(); }).on('error', () => setImmediate(knock)); };
      knock();
    });
    const binary = ['4.1', '4.0'].map(version => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`).find(existsSync);
    const {sessionId} = await this.send('POST', '', {capabilities: {alwaysMatch: {
      'webkitgtk:browserOptions': {binary: binary ?? 'MiniBrowser', args: ['--automation']}, unhandledPromptBehavior: 'accept'}}});
    this.url += `/${sessionId}`;
    return this;
  }

  async send(method, path, body) {
    const response = await fetch(this.url + path, {method, ...(body ? {body: JSON.stringify(body), headers: {'content-type': 'application/json'}} : {})});
    const {value} = await response.json();
    if (!response.ok) throw new Error(value.message || value.error);
    return value;
  }

  open(url) { return this.send('POST', '/url', {url}); }
  reload() { return this.send('POST', '/refresh', {}); }
  run(script) { return this.send('POST', '/execute/async', {script, args: []}); }
  act(actions) { return this.send('POST', '/actions', {actions}); }
  resize(width, height) { return this.send('POST', '/window/rect', {width, height}); }
  async newPage() {}

  async close() {
    await this.send('DELETE', '').catch(() => {});
    await ended(this.process);
  }
}

export const startFirefox = () => new Marionette().start();

export const startWebKit = () => new WebKit().start();

// One browser for all pages, each a tab.
export class DrivenBrowser {
  constructor(driver) { this.driver = driver; }

  async page(url) {
    await this.driver.newPage();
    const page = new DrivenPage(this.driver);
    if (url) await page.open(url);
    return page;
  }

  close() { return this.driver.close(); }
}

class DrivenPage {
  constructor(driver) {
    this.driver = driver;
    this.errors = [];
  }

  // The first time without what another test has stored, or its page stores while it goes.
  async open(url) {
    await this.driver.open('about:blank');
    await this.driver.open(url);
    await this.started();
    if (this.isClean) return;
    this.isClean = true;
    await this.eval('(localStorage.clear(), Storage.prototype.setItem = () => {}, 0)');
    await this.reload();
  }

  // No driver can stop a page's clock: what needs it to stand is shown in Chromium.
  async stopClock() {}

  async passTime() {}

  async reload() {
    await this.driver.reload();
    await this.started();
  }

  async started() {
    await this.eval(`new Promise(done => {
      const app = document.getElementById('app');
      const look = () => !app?.hidden && (done(), true);
      if (!look()) new MutationObserver((_, watch) => look() && watch.disconnect()).observe(app, {attributes: true});
    })`);
  }

  async eval(expression) {
    const answer = await this.driver.run(`const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${expression})).then(value => done({value}), error => done({error: String(error)}));`);
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }

  // When the expression holds: looked at after each change of the page.
  async until(expression, what = expression) {
    const came = await this.eval(`new Promise(done => {
      const look = () => (${expression}) && (done(true), true);
      if (!look()) new MutationObserver((_, watch) => look() && watch.disconnect())
        .observe(document, {attributes: true, childList: true, subtree: true, characterData: true});
    })`);
    if (!came) throw new Error(`waited in vain: ${what}`);
  }

  async at(selector) {
    const point = await this.eval(`(() => {
      const e = [...document.querySelectorAll(${JSON.stringify(selector)})].find(e => e.getClientRects().length);
      if (!e) return null;
      e.scrollIntoView({block: 'nearest', inline: 'nearest'});
      const r = e.getBoundingClientRect();
      return {x: Math.round(r.x + r.width / 2), y: Math.round(r.y + r.height / 2)};
    })()`);
    if (!point) throw new Error(`not seen: ${selector}`);
    return point;
  }

  async click(selector, {modifiers = 0, count = 1} = {}) {
    const point = await this.at(selector);
    const press = [{type: 'pointerDown', button: 0}, {type: 'pointerUp', button: 0}];
    const held = ['Alt', 'Control', 'Meta', 'Shift'].filter((_, bit) => modifiers >> bit & 1).map(name => KEYS[name]);
    const pause = Array.from({length: 1 + 2 * count}, () => ({type: 'pause'}));
    await this.driver.act([
      {type: 'key', id: 'keys', actions: [...held.map(value => ({type: 'keyDown', value})), ...pause, ...held.map(value => ({type: 'keyUp', value}))]},
      {type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions: [...held.map(() => ({type: 'pause'})),
        {type: 'pointerMove', ...point, duration: 0}, ...Array.from({length: count}, () => press).flat()]},
    ]);
  }

  async drag(...selectors) {
    const points = [];
    for (const selector of selectors) points.push(await this.at(selector));
    const moves = points.map(point => ({type: 'pointerMove', ...point, duration: 0}));
    await this.driver.act([{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'},
      actions: [moves[0], {type: 'pointerDown', button: 0}, ...moves.slice(1), {type: 'pointerUp', button: 0}]}]);
  }

  async keys(...names) {
    for (const name of names) {
      const parts = name === '+' ? ['+'] : name.split('+');
      const key = parts.pop();
      const held = parts.map(part => KEYS[part]);
      await this.driver.act([{type: 'key', id: 'keys', actions: [
        ...held.map(value => ({type: 'keyDown', value})), {type: 'keyDown', value: KEYS[key] ?? key}, {type: 'keyUp', value: KEYS[key] ?? key},
        ...held.reverse().map(value => ({type: 'keyUp', value}))]}]);
    }
  }

  async choose(selector, value) {
    await this.eval(`(() => { const s = document.querySelector(${JSON.stringify(selector)}); s.value = ${JSON.stringify(value)};
      s.dispatchEvent(new Event('change', {bubbles: true})); })()`);
  }

  resize(width, height) { return this.driver.resize(width, height); }

  async close() {}
}
