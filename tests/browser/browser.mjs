// Headless Chromium over the DevTools protocol, through a pipe: pages are opened, clicked, typed and
// touched as people do. Needs node and chromium alone.
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

export class Browser {
  constructor(program = process.env.CHROMIUM ?? 'chromium') {
    this.profile = mkdtempSync(join(tmpdir(), 'nonet-browser-'));
    this.process = spawn(program, ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
      '--no-first-run', '--mute-audio', '--lang=en', `--user-data-dir=${this.profile}`, '--remote-debugging-pipe', 'about:blank'],
    {stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe']});
    this.log = '';
    this.process.stderr.on('data', data => { this.log += data; });
    this.waiting = new Map();
    this.listeners = [];
    this.next = 1;
    let rest = '';
    this.process.stdio[4].setEncoding('utf8');
    this.process.stdio[4].on('data', data => {
      const messages = (rest + data).split('\0');
      rest = messages.pop();
      for (const message of messages) this.receive(JSON.parse(message));
    });
    this.process.on('exit', () => {
      for (const {reject} of this.waiting.values()) reject(new Error(`the browser ended: ${this.log.slice(-500)}`));
    });
  }

  receive(message) {
    if (this.waiting.has(message.id)) {
      const {resolve, reject} = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) reject(new Error(message.error.message)); else resolve(message.result);
    } else {
      this.listeners.forEach(listener => listener(message));
    }
  }

  // The next event of this kind for which `wanted` holds.
  event(method, wanted = () => true) {
    return new Promise(resolve => {
      const listener = message => {
        if (message.method !== method || !wanted(message.params)) return;
        this.listeners.splice(this.listeners.indexOf(listener), 1);
        resolve(message.params);
      };
      this.listeners.push(listener);
    });
  }

  send(method, params = {}, sessionId = undefined) {
    return new Promise((resolve, reject) => {
      const id = this.next++;
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), 60000);
      this.waiting.set(id, {resolve: value => { clearTimeout(timer); resolve(value); }, reject});
      this.process.stdio[3].write(`${JSON.stringify({id, method, params, sessionId})}\0`);
    });
  }

  // A page of its own, in a browser context of its own or one that is shared.
  async page(url, settings = {}) {
    const page = new Page(this, settings);
    await page.create(settings.context);
    if (url) await page.open(url);
    return page;
  }

  async close() {
    const ended = new Promise(resolve => this.process.on('exit', resolve));
    this.process.stdio[3].write(`${JSON.stringify({id: 0, method: 'Browser.close'})}\0`);
    await ended;
    try {
      rmSync(this.profile, {recursive: true, force: true, maxRetries: 5});
    } catch {
      // Some process of the browser still writes: what is left lies in the folder for temporary files.
    }
  }
}

const KEYS = {
  ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Backspace: 8, Delete: 46, Enter: 13, Escape: 27, Tab: 9, Home: 36, End: 35,
};

class Page {
  constructor(browser, {width = 1280, height = 800, touch = false, scale = 1}) {
    Object.assign(this, {browser, width, height, touch, scale});
    this.errors = [];
  }

  async create(context) {
    this.context = context ?? (await this.browser.send('Target.createBrowserContext')).browserContextId;
    const {targetId} = await this.browser.send('Target.createTarget', {url: 'about:blank', browserContextId: this.context});
    this.target = targetId;
    this.session = (await this.browser.send('Target.attachToTarget', {targetId, flatten: true})).sessionId;
    this.browser.listeners.push(({method, params, sessionId}) => {
      if (sessionId !== this.session) return;
      if (method === 'Runtime.exceptionThrown') this.errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      if (method === 'Runtime.consoleAPICalled' && ['warning', 'error'].includes(params.type)) {
        this.errors.push(params.args.map(arg => arg.value ?? arg.description).join(' '));
      }
      if (method === 'Log.entryAdded' && params.entry.level === 'error') this.errors.push(`${params.entry.text} ${params.entry.url ?? ''}`);
      if (method === 'Page.javascriptDialogOpening') this.send('Page.handleJavaScriptDialog', {accept: true}).catch(() => {});
      if (method === 'Page.loadEventFired') this.loaded?.();
      if (method === 'Network.requestWillBeSent') this.requests?.push(params.request.url);
    });
    for (const domain of ['Page', 'Runtime', 'Log', 'Network', 'DOM']) await this.send(`${domain}.enable`);
    await this.resize(this.width, this.height);
    if (this.touch) await this.send('Emulation.setTouchEmulationEnabled', {enabled: true, maxTouchPoints: 5});
  }

  send(method, params) { return this.browser.send(method, params, this.session); }

  async resize(width, height) {
    await this.send('Emulation.setDeviceMetricsOverride', {width, height, deviceScaleFactor: this.scale, mobile: this.touch});
  }

  async open(url) {
    const loaded = new Promise(resolve => { this.loaded = resolve; });
    const {loaderId} = await this.send('Page.navigate', {url});
    if (!loaderId) return; // the same document at another place: nothing is loaded
    await loaded;
    await this.started();
  }

  async reload() {
    const loaded = new Promise(resolve => { this.loaded = resolve; });
    await this.send('Page.reload');
    await loaded;
    await this.started();
  }

  // The page to play on speaks other languages than English a moment after it is loaded.
  async started() {
    await this.eval(`new Promise(done => {
      const app = document.getElementById('app');
      const look = () => !app?.hidden && (done(), true);
      if (!look()) new MutationObserver((_, watch) => look() && watch.disconnect()).observe(app, {attributes: true});
    })`);
  }

  async close() { await this.browser.send('Target.closeTarget', {targetId: this.target}); }

  // The value of an expression in the page, awaited.
  async eval(expression) {
    const {result, exceptionDetails} = await this.send('Runtime.evaluate', {expression, awaitPromise: true, returnByValue: true});
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  // Wait until an expression holds. It is tried again whenever something happens in the page that could
  // make it hold. A stop for what never comes is far from what anything takes.
  async until(expression, what = expression) {
    const wait = `new Promise((done, fail) => {
      const description = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
      const events = ['load', 'error', 'input', 'change', 'toggle', 'close', 'hashchange', 'popstate', 'storage', 'transitionend'];
      const scheme = matchMedia('(prefers-color-scheme: dark)');
      const observer = new MutationObserver(() => look());
      const stop = setTimeout(() => end(() => fail(new Error(${JSON.stringify(`waited in vain: ${what}`)}))), 50000);
      const end = then => {
        observer.disconnect();
        clearTimeout(stop);
        events.forEach(event => removeEventListener(event, look, true));
        scheme.removeEventListener('change', look);
        Object.defineProperty(HTMLTextAreaElement.prototype, 'value', description);
        then();
      };
      const look = () => { if (${expression}) end(() => done(true)); };
      observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
      events.forEach(event => addEventListener(event, look, true));
      scheme.addEventListener('change', look);
      // A text that the page's program sets is no event.
      Object.defineProperty(HTMLTextAreaElement.prototype, 'value', {...description,
        set(text) { description.set.call(this, text); queueMicrotask(look); }});
      look();
    })`;
    await this.eval(wait);
  }

  // From the next page on, its clock stands, and moves by passTime alone; so do timers of a tenth of a second
  // or more.
  async stopClock() {
    await this.send('Page.addScriptToEvaluateOnNewDocument', {source: `(() => {
      let now = 0;
      let last = 1 << 20;
      const turns = [];
      const {setTimeout, clearTimeout} = window;
      const add = (turn, at, time) => { turns.push({turn, at, time, id: ++last}); return last; };
      performance.now = () => now;
      window.setInterval = (turn, time) => add(turn, now + time, time);
      window.setTimeout = (turn, time = 0, ...values) => time < 100 ? setTimeout(turn, time, ...values) : add(() => turn(...values), now + time, Infinity);
      window.clearTimeout = id => {
        const at = turns.findIndex(one => one.id === id);
        if (at < 0) clearTimeout(id); else turns.splice(at, 1);
      };
      window.passTime = milliseconds => {
        for (const end = now + milliseconds; now < end;) {
          now = Math.min(end, ...turns.map(({at}) => at));
          for (const one of [...turns]) if (one.at <= now) { one.at += one.time; one.turn(); }
        }
      };
    })()`});
  }

  passTime(milliseconds) { return this.eval(`passTime(${milliseconds})`); }

  // The middle of the first visible element, scrolled into view, where the last change of the page has it.
  async at(selector) {
    await this.eval(`document.hidden || new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))`);
    const point = await this.eval(`(() => {
      const e = [...document.querySelectorAll(${JSON.stringify(selector)})].find(e => e.getClientRects().length);
      if (!e) return null;
      e.scrollIntoView({block: 'nearest', inline: 'nearest'});
      const r = e.getBoundingClientRect();
      return {x: r.x + r.width / 2, y: r.y + r.height / 2};
    })()`);
    if (!point) throw new Error(`not seen: ${selector}`);
    return point;
  }

  async click(selector, {modifiers = 0, count = 1} = {}) {
    const {x, y} = await this.at(selector);
    if (this.touch) {
      // A click follows a touch of a control. A finger that rests too long for that, since the machine is
      // busy, asks for the context menu, and touches once more.
      for (let clicked = false; !clicked;) {
        await this.eval(`window.tapped = new Promise(done => {
          addEventListener('click', () => done(true), {once: true, capture: true});
          addEventListener('contextmenu', () => done(false), {once: true, capture: true});
        }); 0`);
        await this.tap({x, y});
        clicked = selector.startsWith('[data-cell') || await this.eval(`window.tapped`);
      }
      return;
    }
    for (let click = 1; click <= count; click++) {
      await this.send('Input.dispatchMouseEvent', {type: 'mousePressed', x, y, button: 'left', buttons: 1, clickCount: click, modifiers});
      await this.send('Input.dispatchMouseEvent', {type: 'mouseReleased', x, y, button: 'left', clickCount: click, modifiers});
    }
  }

  // A touch, so many seconds after the last one by the clock that the page is told.
  finger(type, touchPoints, after = 0) {
    this.fingerTime = Math.max((this.fingerTime ?? 0) + after, after < 1 ? 0 : Date.now() / 1000);
    return this.send('Input.dispatchTouchEvent', {type, touchPoints, timestamp: this.fingerTime});
  }

  async tap(point, after = 1) {
    await Promise.all([this.finger('touchStart', [point], after), this.finger('touchEnd', [], 0.01)]);
  }

  // Two fingers from one pair of points to another, in steps.
  async pinch(from, to, steps = 5) {
    const at = share => from.map(({x, y}, id) => ({x: x + (to[id].x - x) * share, y: y + (to[id].y - y) * share, id}));
    await this.finger('touchStart', [at(0)[0]], 1);
    await this.finger('touchStart', at(0), 0.02);
    for (let step = 1; step <= steps; step++) await this.finger('touchMove', at(step / steps), 0.02);
    await this.finger('touchEnd', [], 0.02);
  }

  // A finger that rests for a second, on a page whose clock stands.
  async longPress(selector) {
    const {x, y} = await this.at(selector);
    await this.finger('touchStart', [{x, y}], 1);
    await this.passTime(1000);
    await this.finger('touchEnd', [], 0.02);
  }

  async drag(...selectors) {
    const points = [];
    for (const selector of selectors) points.push(await this.at(selector));
    if (this.touch) {
      await this.finger('touchStart', [points[0]], 1);
      for (const point of points.slice(1)) await this.finger('touchMove', [point], 0.02);
      await this.finger('touchMove', [points.at(-1)], 0.5); // a finger that rests at its end throws nothing
      await this.finger('touchEnd', [], 0.5);
      return;
    }
    await this.send('Input.dispatchMouseEvent', {type: 'mousePressed', ...points[0], button: 'left', buttons: 1, clickCount: 1});
    for (const point of points.slice(1)) await this.send('Input.dispatchMouseEvent', {type: 'mouseMoved', ...point, buttons: 1});
    await this.send('Input.dispatchMouseEvent', {type: 'mouseReleased', ...points.at(-1), button: 'left', clickCount: 1});
  }

  // 'ArrowLeft', '5', 'Shift+5', 'Control+z' …
  async keys(...names) {
    for (const name of names) {
      const parts = name === '+' ? ['+'] : name.split('+');
      const key = parts.pop();
      const modifiers = parts.reduce((sum, part) => sum + {Alt: 1, Control: 2, Meta: 4, Shift: 8}[part], 0);
      const digit = /^\d$/.test(key);
      const code = digit ? `Digit${key}` : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key === ' ' ? 'Space' : key;
      const shown = digit && modifiers & 8 ? '=!"§$%&/()'[key] : key;
      const params = {
        key: shown, code, modifiers, windowsVirtualKeyCode: KEYS[key] ?? key.toUpperCase().charCodeAt(0),
        ...(shown.length === 1 && !(modifiers & 6) ? {text: shown} : key === 'Enter' ? {text: '\r'} : {}),
      };
      await this.send('Input.dispatchKeyEvent', {type: 'keyDown', ...params});
      await this.send('Input.dispatchKeyEvent', {type: 'keyUp', ...params});
    }
  }

  async choose(selector, value) {
    await this.eval(`(() => { const s = document.querySelector(${JSON.stringify(selector)}); s.value = ${JSON.stringify(value)};
      s.dispatchEvent(new Event('change', {bubbles: true})); })()`);
  }

  media(features, media = '') {
    return this.send('Emulation.setEmulatedMedia', {media, features: Object.entries(features).map(([name, value]) => ({name, value}))});
  }

  async screenshot(path) {
    const {data} = await this.send('Page.captureScreenshot', {format: 'png'});
    writeFileSync(path, Buffer.from(data, 'base64'));
  }

  async pdf(path, options = {}) {
    const {data} = await this.send('Page.printToPDF', {preferCSSPageSize: false, printBackground: true, ...options});
    const bytes = Buffer.from(data, 'base64');
    if (path) writeFileSync(path, bytes);
    return bytes;
  }

  async files(selector, paths) {
    const {root} = await this.send('DOM.getDocument');
    const {nodeId} = await this.send('DOM.querySelector', {nodeId: root.nodeId, selector});
    await this.send('DOM.setFileInputFiles', {nodeId, files: paths});
  }
}
