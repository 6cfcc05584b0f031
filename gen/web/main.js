// The page: its puzzles, its dialogs, and what each of them does to the others.
import {Board, charToDigit, digitToChar} from './board.js';
import {constraintsOf, kindsOf} from './clues.js';
import {$, fillSelect} from './dom.js';
import {sudokupadLink} from './exchange.js';
import {blockOf, findEngine, lessonOf, keptPath, readJson} from './engine.js';
import {shareText, showFinish} from './finish.js';
import {Game} from './game.js';
import {chooseRows, dayOf, drawStatistics, listOrders, smallPicture, STATES, statistics, streak} from './list.js';
import {linkOf, readLink} from './own.js';
import {listenToOwn} from './own_dialog.js';
import {fillPaper, sheetSizes} from './paper.js';
import {clockText, Player} from './player.js';
import {makeSigns, signKinds, usualSigns} from './signs.js';
import {addSolved, changeMade, dropGame, loadGame, loadLast, loadMade, loadSettings, loadSolved, onOtherTab, puzzleKey, saveGame, saveLast, saveSettings} from './store.js';
import {boardName, chooseLanguage, hasTexts, LANGUAGES, levelName, LEVELS, takeTexts, tell} from './texts.js';

// Midnight of the first puzzle's day, here.
const FIRST_DAY = /^\d{4}-\d\d-\d\d$/.test($('app').dataset.from) ? new Date(`${$('app').dataset.from}T00:00`) : null;
const pageLanguage = document.documentElement.lang;
const RULES = JSON.parse($('rule-words').textContent); // by language and kind of clue
const settings = loadSettings();
const engine = findEngine();
let language = '';
let current = null;

// ---- puzzles ----

// What a puzzle is and, once it was looked at, its board and game.
class Entry {
  constructor(puzzle, number, isMade) {
    this.puzzle = puzzle;
    this.number = number;
    this.isMade = isMade;
    this.key = puzzleKey(puzzle.record);
  }

  get game() {
    if (!this.made) {
      this.made = new Game(this.puzzle, new Board(this.puzzle.board, constraintsOf(this.puzzle.record)));
      const state = loadGame(this.key);
      if (state) this.made.load(state);
    }
    return this.made;
  }

  get level() { return this.puzzle.record.level ?? ''; }

  get levelNumber() { return LEVELS.indexOf(this.level); }

  // The day that it belongs to, where the page has days.
  get day() {
    if (this.isMade || !FIRST_DAY) return null;
    const day = new Date(FIRST_DAY);
    day.setDate(day.getDate() + this.number - 1);
    return day;
  }

  // Has its day come?
  get isOut() { return !this.day || this.day <= new Date(); }

  // What names it in the page's address.
  get address() { return this.isMade ? `#m${this.key}` : `#${this.number}`; }

  get name() {
    return this.day ? this.day.toLocaleDateString(language, {day: 'numeric', month: 'long', year: 'numeric'})
      : tell(this.isMade ? 'puzzle_new' : 'puzzle', this.number);
  }

  get facts() {
    const {variant, minutes} = this.puzzle.record;
    return [variant === 'classic' ? '' : boardName(variant), levelName(this.level), minutes ? timeText(minutes) : '']
      .filter(Boolean).join(' · ');
  }

  // Without making the whole game of it.
  state() {
    const kept = this.made ? this.made.save() : loadGame(this.key);
    if (kept?.solved || kept?.finished) return {name: 'solved', progress: 1, elapsed: kept.elapsed ?? 0};
    if (!kept?.moves?.length || !kept.done) return {name: 'new', progress: 0, elapsed: 0};
    return {name: 'begun', progress: kept.progress ?? 0, elapsed: kept.elapsed ?? 0};
  }
}

const timeText = minutes => minutes < 100 ? tell('minutes', Math.max(1, Math.round(minutes))) : tell('hours', Math.round(minutes / 60));

const entries = [...document.querySelectorAll('script.puzzle')].map((block, index) =>
  new Entry(JSON.parse(block.textContent), index + 1, false));
let made = [];
readMade();
const all = () => [...entries.filter(entry => entry.isOut), ...made];
const today = () => entries.find(entry => entry.day && dayOf(entry.day) === dayOf(new Date()));

// Steps from a position: by the engine, else the path that the page came with. null: none.
async function pathOf(game, values) {
  if (engine) {
    try {
      return (await engine.path(game.puzzle.record, values, language)).steps;
    } catch (error) {
      console.warn(error);
    }
  }
  const entry = entries.find(other => other.made === game);
  if (!entry) return null;
  return game.path ??= await keptPath(entry.number, game);
}

// ---- what is kept, and other tabs ----

let couldKeep = true;
let isKeepDue = false;

// A change is stored as soon as the frame that shows it is drawn, and before the page is left.
function changed(game) {
  if (!current || game !== current.game) return;
  if (!isKeepDue && !document.hidden) requestAnimationFrame(() => setTimeout(keepDue));
  isKeepDue = true;
  if (document.hidden) keepDue();
}

function keepDue() {
  if (isKeepDue && current) keep(current);
  isKeepDue = false;
}

// Stores a game, unless another tab has stored a newer state since: then that one is taken up, and
// where both have changes the reader chooses.
function keep(entry) {
  const {game} = entry;
  const stored = loadGame(entry.key);
  if ((stored?.revision ?? 0) > game.revision) {
    meetOther(entry, stored);
    return;
  }
  game.revision++;
  const kept = saveGame(entry.key, game.save());
  if (kept) game.keptVersion = game.version;
  if (!kept && couldKeep) player.say(tell('not_kept'));
  couldKeep = kept;
}

function meetOther(entry, stored) {
  if (!entry.game.hasUnsaved()) takeUp(entry, stored);
  else if (entry === current && !$('conflict').open) $('conflict').showModal();
}

function takeUp(entry, stored) {
  const {game} = entry;
  const elapsed = Math.max(game.elapsed, stored.elapsed || 0);
  if (!game.load(stored)) return;
  game.elapsed = elapsed;
  if (entry === current) player.reopen();
}

// Looks whether another tab has gone further, before this one shows or changes anything.
function catchUp(entry) {
  const stored = entry?.made && loadGame(entry.key);
  if (stored && (stored.revision ?? 0) > entry.game.revision) meetOther(entry, stored);
}

function settleConflict(takeOther) {
  $('conflict').close();
  const stored = loadGame(current.key);
  if (takeOther && stored) {
    takeUp(current, stored);
    return;
  }
  current.game.revision = stored?.revision ?? 0;
  keep(current);
}

function readMade() {
  const old = new Map(made.map(entry => [entry.key, entry]));
  const puzzles = loadMade().filter(puzzle => puzzle?.record?.puzzle && puzzle.board);
  made = puzzles.map((puzzle, index) => {
    const entry = old.get(puzzleKey(puzzle.record)) ?? new Entry(puzzle, 0, true);
    entry.number = index + 1;
    return entry;
  });
}

// One more puzzle of the reader's: the entry of an equal one where there is one.
function addMade(puzzle) {
  const key = puzzleKey(puzzle.record);
  const known = made.find(entry => entry.key === key);
  if (known) return known;
  const entry = new Entry(puzzle, made.length + 1, true);
  changeMade(list => [...list.filter(other => puzzleKey(other.record) !== key), puzzle]);
  made.push(entry);
  return entry;
}

onOtherTab(name => {
  if (name === 'made') readMade();
  else if (name === 'settings') {
    Object.assign(settings, loadSettings());
    refresh();
  } else if (name.startsWith('game:')) all().filter(entry => `game:${entry.key}` === name).forEach(catchUp);
  if ($('list').open) drawList();
});

const player = new Player({
  settings, engine, pathOf, changed,
  lessonOf: technique => lessonOf(engine, technique, language).catch(() => null),
  language: () => language,
  solved(game, isFirst) {
    const entry = current;
    if (isFirst) {
      addSolved({key: entry.key, level: entry.level, time: Math.round(game.elapsed), hints: game.hints, mistakes: game.mistakes, day: dayOf(new Date())});
    }
    finish(entry);
  },
});

async function finish(entry) {
  const {game} = entry;
  const best = Math.min(...loadSolved().filter(row => row.level === entry.level).map(row => row.time), game.elapsed);
  const path = await pathOf(game, game.text(game.given));
  if (entry !== current || !game.isSolved()) return;
  showFinish({
    rows: [
      [tell('finish_time'), clockText(game.elapsed)], [tell('finish_hints'), `${game.hints}`], [tell('finish_mistakes'), `${game.mistakes}`],
      [tell('finish_best', levelName(entry.level) || tell('all_levels')), clockText(best)],
    ],
    steps: path, hasNext: Boolean(nextEntry()),
  });
}

// The next unsolved puzzle of the same level, else of any.
function nextEntry() {
  const list = all();
  const from = list.indexOf(current);
  const after = [...list.slice(from + 1), ...list.slice(0, from)].filter(entry => entry.state().name !== 'solved');
  return after.find(entry => entry.level === current.level) ?? after[0];
}

async function share() {
  const link = location.protocol.startsWith('http') ? `\n${location.href.split('#')[0]}${current.isMade ? `#${linkOf(current.game, current.game.given)}` : current.address}` : '';
  const text = `${shareText([document.title, current.name, current.facts].filter(Boolean).join(' · '), clockText(current.game.elapsed), current.game)}${link}\n`;
  await copy(text, {share: true});
}

// To the system's way of sharing where there is one, else to the clipboard.
async function copy(text, {share: mayShare} = {}) {
  try {
    if (mayShare && navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({text});
    else await navigator.clipboard.writeText(text);
    player.say(tell('copied'));
  } catch {
    player.say(tell('not_copied'));
  }
}

function copySudokupad() {
  try {
    copy(sudokupadLink(current.game, [current.name, current.facts].filter(Boolean).join(' · ')));
  } catch {
    player.say(tell('link_cannot'));
  }
}

// ---- which puzzle ----

// `how` says what becomes of the address: 'push' a new one, so that *back* leads here again; 'replace'
// this one; 'stay' as it is.
function open(entry, how = 'push') {
  if (!entry) return;
  keepDue();
  if (current?.game.hasUnsaved()) keep(current);
  const isOther = entry !== current;
  current = entry;
  saveLast(entry.key);
  player.open(entry.game);
  catchUp(entry);
  drawNames();
  if (how === 'stay' || location.hash === entry.address) return;
  try {
    history[how === 'push' && isOther ? 'pushState' : 'replaceState'](null, '', entry.address);
  } catch {
    // A page inside another may not change its address.
  }
}

function drawNames() {
  if (!current) return;
  $('name').textContent = current.name;
  $('facts').textContent = current.facts;
  $('rules').textContent = rulesOf(current).join(' ');
  $('rules').hidden = !$('rules').textContent;
  $('menu-rules').textContent = $('rules').textContent;
}

// In the language of the page, a sentence or two for each kind of clue.
function rulesOf({puzzle, game}) {
  const words = RULES[language] ?? {};
  return kindsOf(constraintsOf(puzzle.record) ?? []).map(kind => words[kind] ?? '').filter(Boolean)
    .map(rule => rule.replaceAll('{1}', digitToChar(game.board.size))
      .replaceAll('{2}', digitToChar(Math.ceil(game.board.size / 2))).replaceAll('{3}', digitToChar(Math.floor(game.board.size / 2))).replaceAll('**', ''));
}

// "#12" is the twelfth puzzle of the page, "#m…" one of the reader's, "#p=…" one that comes in the
// address itself.
function entryOfAddress() {
  const {hash} = location;
  if (hash.startsWith('#m')) return made.find(entry => entry.address === hash);
  if (!hash.startsWith('#p=')) {
    const entry = entries[parseInt(hash.slice(1), 10) - 1];
    return entry?.isOut ? entry : undefined;
  }
  const link = readLink(hash);
  if (!link) return undefined;
  const key = puzzleKey(link.puzzle.record);
  const entry = all().find(other => other.key === key) ?? addMade(link.puzzle);
  if (!entry.game.isTouched() && typeof link.values === 'string') {
    const {board, given} = entry.game;
    const values = [...link.values].map(charToDigit);
    if (values.length === board.count) {
      entry.game.move(values.flatMap((value, cell) => !given[cell] && value > 0 && value <= board.size ? [['values', cell, value]] : []));
    }
  }
  return entry;
}

// ---- dialogs ----

function drawList() {
  const levels = LEVELS.filter(level => all().some(entry => entry.level === level));
  fillSelect($('filter-level'), [['', tell('all_levels')], ...levels.map(level => [level, levelName(level)])]);
  fillSelect($('filter-state'), [['', tell('all_states')], ...STATES.map(state => [state, tell(`state_${state}`)])]);
  fillSelect($('list-order'), listOrders.map(order => [order, tell(`order_${order}`)]));
  const rows = all().map(entry => ({entry, state: entry.state()}));
  $('list-progress').textContent = tell('progress_all', rows.filter(row => row.state.name === 'solved').length, rows.length);
  const shown = chooseRows(rows, {
    level: $('filter-level').value, state: $('filter-state').value, order: $('list-order').value, text: $('list-search').value,
  });
  $('list-items').replaceChildren(...shown.map(({entry, state}) => listItem(entry, state)));
  $('list-today').hidden = !today();
  const begun = rows.filter(({entry, state}) => state.name === 'begun' && entry !== current)[0];
  $('list-continue').hidden = !begun;
  $('list-continue').textContent = begun ? tell('continue', begun.entry.name) : '';
  $('list-continue').onclick = () => { $('list').close(); open(begun.entry); };
  const solved = loadSolved();
  drawStatistics(statistics(solved, [...LEVELS, '']), streak(solved), level => levelName(level) || '–', clockText);
}

function openList() {
  drawList();
  $('list').showModal();
  $('list-items').querySelector('[aria-current]')?.scrollIntoView({block: 'center'});
}

function listItem(entry, state) {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'open';
  if (entry === current) button.setAttribute('aria-current', 'true');
  const name = document.createElement('span');
  name.textContent = entry.name;
  const facts = document.createElement('small');
  facts.textContent = [entry.facts, state.name === 'new' ? '' : `${tell(`state_${state.name}`)} ${clockText(state.elapsed)}`].filter(Boolean).join(' · ');
  const bar = document.createElement('progress');
  bar.value = state.progress;
  bar.setAttribute('aria-label', tell(`state_${state.name}`));
  button.append(smallPicture(entry), name, facts, bar);
  button.addEventListener('click', () => {
    $('list').close();
    open(entry);
  });
  item.append(button);
  if (entry.isMade) item.append(removeButton(entry));
  return item;
}

function removeButton(entry) {
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.className = 'icon';
  remove.setAttribute('aria-label', tell('label', tell('remove'), entry.name));
  remove.textContent = '×';
  remove.addEventListener('click', () => {
    made = made.filter(other => other !== entry);
    made.forEach((other, index) => { other.number = index + 1; });
    changeMade(list => list.filter(other => puzzleKey(other.record) !== entry.key));
    dropGame(entry.key);
    if (entry === current) open(all()[0]);
    drawList();
  });
  return remove;
}

async function openNew() {
  fillSelect($('new-level'), LEVELS.slice(0, 5).map(level => [level, levelName(level)]), $('new-level').value || current?.level);
  $('new-status').textContent = engine ? '' : tell('no_engine');
  $('new-make').disabled = !engine;
  $('new').showModal();
  if (engine && !$('new-variant').options.length) {
    const variants = await engine.variants().catch(() => ['classic']);
    fillSelect($('new-variant'), variants.map(name => [name, boardName(name)]), current?.puzzle.record.variant ?? 'classic');
  }
}

async function makeNew() {
  $('new-make').disabled = true;
  $('new-status').textContent = tell('making');
  try {
    const puzzle = await engine.generate({
      seed: crypto.getRandomValues(new Uint32Array(1))[0], level: $('new-level').value, variant: $('new-variant').value || 'classic',
      grade: 'yes',
    });
    const entry = addMade(puzzle);
    $('new').close();
    open(entry);
  } catch (error) {
    console.warn(error);
    $('new-status').textContent = tell('make_failed');
  }
  $('new-make').disabled = false;
}

// "1-4, 7" as [[1, 4], [7, 7]].
const numbersOf = text => [...text.matchAll(/(\d+)(?:\s*[-–]\s*(\d+))?/g)].map(([, from, to]) => [+from, +(to ?? from)]);

function printItems(which) {
  const chosen = {
    this: () => current ? [current] : [], all,
    chosen: () => {
      const numbers = numbersOf($('print-numbers').value);
      return entries.filter(entry => numbers.some(([from, to]) => entry.number >= from && entry.number <= to));
    },
    shown: () => chooseRows(all().map(entry => ({entry, state: entry.state()})), {
      level: $('filter-level').value, state: $('filter-state').value, order: $('list-order').value, text: $('list-search').value,
    }).map(({entry}) => entry),
  };
  return (chosen[which] ?? chosen.this)().map(entry => ({
    name: entry.name, facts: entry.facts, game: entry.game,
    signs: makeSigns(settings.signs, entry.game.board), rules: rulesOf(entry),
  }));
}

function preparePaper() {
  fillPaper($('paper'), printItems($('print-what').value || 'this'), {
    perPage: +$('print-per-page').value || 2, answers: $('print-answers').checked, entries: $('print-entries').checked,
  });
}

function fillPrintDialog() {
  fillSelect($('print-what'), [['this', tell('print_this')], ['shown', tell('print_shown')], ['chosen', tell('print_chosen')], ['all', tell('print_all')]]);
  fillSelect($('print-per-page'), sheetSizes.map(size => [`${size}`, `${size}`]), $('print-per-page').value || '2');
}

function exportAll() {
  const games = Object.fromEntries(all().map(entry => [entry.key, entry.made ? entry.made.save() : loadGame(entry.key)])
    .filter(([, state]) => state?.moves?.length));
  const text = JSON.stringify({nonet: 1, games, made: made.map(entry => entry.puzzle)});
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  link.download = 'nonet-progress.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

async function importFile(file) {
  try {
    const {games, made: others} = JSON.parse(await file.text());
    for (const puzzle of Array.isArray(others) ? others : []) {
      if (new Board(puzzle.board, constraintsOf(puzzle.record)).count) addMade(puzzle);
    }
    let count = 0;
    for (const entry of all()) {
      const state = games[entry.key];
      if (!state || !entry.game.load(state)) continue;
      entry.game.revision = loadGame(entry.key)?.revision ?? 0;
      keep(entry);
      count++;
    }
    if (current) player.open(current.game);
    player.say(tell('imported', count));
  } catch {
    player.say(tell('import_bad'));
  }
}

// ---- settings and words ----

// In another language than English the texts come a moment later.
async function applySettings() {
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  language = chooseLanguage(settings.language, pageLanguage, navigator.language);
  const lists = hasTexts() ? null : await blockOf('texts', 0, readJson);
  if (lists) takeTexts(lists, await blockOf('board-texts', 0, readJson) ?? {});
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = tell(element.dataset.text);
  document.documentElement.classList.toggle('left-handed', settings.leftHanded);
  for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', tell(element.dataset.label));
  for (const id of ['open-list', 'open-new', 'open-print', 'open-settings']) $(id).title = $(id).textContent;
  $('pause').setAttribute('aria-label', tell('pause'));
  fillSelect($('set-theme'), ['auto', 'light', 'dark'].map(theme => [theme, tell(`theme_${theme}`)]), settings.theme);
  fillSelect($('set-language'), Object.entries(LANGUAGES), language);
  fillSelect($('set-notes'), ['places', 'centre'].map(kind => [kind, tell(`notes_${kind}`)]), settings.notes);
  fillSelect($('set-signs'), signKinds.map(kind => [kind, tell(`signs_${kind}`)]), settings.signs || usualSigns);
  for (const box of document.querySelectorAll('input[data-setting]')) box.checked = settings[box.dataset.setting];
  fillPrintDialog();
  drawNames();
}

async function refresh() {
  await applySettings();
  if (current) player.refresh();
}

function listen() {
  $('open-list').addEventListener('click', openList);
  $('open-new').addEventListener('click', openNew);
  $('open-print').addEventListener('click', () => $('printing').showModal());
  $('open-settings').addEventListener('click', () => $('settings').showModal());
  $('more').addEventListener('click', () => $('menu').showModal());
  for (const id of ['filter-level', 'filter-state', 'list-order']) $(id).addEventListener('change', drawList);
  $('list-today').addEventListener('click', () => { $('list').close(); open(today()); });
  $('list-search').addEventListener('input', drawList);
  $('finish-next').addEventListener('click', () => open(nextEntry()));
  $('finish-share').addEventListener('click', share);
  $('finish-close').addEventListener('click', () => { $('finish').hidden = true; });
  $('conflict-mine').addEventListener('click', () => settleConflict(false));
  $('conflict-other').addEventListener('click', () => settleConflict(true));
  listenToOwn({
    engine, language: () => language,
    play: puzzle => { $('list').close(); open(addMade(puzzle)); },
    entryOf: puzzle => new Entry(puzzle, 0, true),
    signsOf: board => makeSigns(settings.signs, board),
  });
  $('link').addEventListener('click', () => { $('menu').close(); copy(`${location.href.split('#')[0]}#${linkOf(current.game)}`); });
  $('link-sudokupad').addEventListener('click', () => { $('menu').close(); copySudokupad(); });
  for (const button of document.querySelectorAll('#menu [data-for]')) {
    button.addEventListener('click', () => { $('menu').close(); $(button.dataset.for).click(); });
  }
  $('new-make').addEventListener('click', makeNew);
  $('new').addEventListener('close', () => { if ($('new-make').disabled && engine) { engine.stop(); $('new-make').disabled = false; } });
  $('print-what').addEventListener('change', () => { $('print-by-number').hidden = $('print-what').value !== 'chosen'; });
  $('print-now').addEventListener('click', () => { $('printing').close(); window.print(); });
  window.addEventListener('beforeprint', preparePaper);
  $('restart').addEventListener('click', () => { $('menu').close(); if (confirm(tell('restart_ask'))) player.restart(); });
  $('export').addEventListener('click', () => { $('menu').close(); exportAll(); });
  $('import').addEventListener('click', () => { $('menu').close(); $('import-file').click(); });
  $('import-file').addEventListener('change', event => {
    if (event.target.files[0]) importFile(event.target.files[0]);
    event.target.value = '';
  });
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', event => {
      if (event.target === dialog || event.target.closest('[data-close]')) dialog.close();
    });
  }
  for (const control of document.querySelectorAll('[data-setting]')) {
    control.addEventListener('change', () => {
      settings[control.dataset.setting] = control.type === 'checkbox' ? control.checked : control.value;
      saveSettings(settings);
      refresh();
    });
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applySettings);
  for (const name of ['hashchange', 'popstate']) {
    window.addEventListener(name, () => {
      const entry = entryOfAddress();
      if (entry && entry !== current) open(entry, location.hash.startsWith('#p=') ? 'replace' : 'stay');
    });
  }
  window.addEventListener('pagehide', () => {
    isKeepDue ||= Boolean(current?.game.isTouched());
    keepDue();
  });
  window.addEventListener('pageshow', () => catchUp(current));
  document.addEventListener('visibilitychange', () => document.hidden ? keepDue() : catchUp(current));
}

// From a server the page can be put on a home screen and opens without a net, where the files for it lie
// beside it. A file needs no such thing.
function keepOffline() {
  const [worker, manifest, scope] = $('app').dataset.offline.split('|');
  const isServed = location.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(location.hostname);
  if (!worker || !isServed) return;
  document.head.append(Object.assign(document.createElement('link'), {rel: 'manifest', href: manifest}));
  navigator.serviceWorker?.register(worker, {scope}).catch(error => console.warn(error));
}

function start() {
  $('app').hidden = false;
  $('open-new').hidden = !engine;
  $('app').style.setProperty('--nav-buttons', engine ? 3 : 2); // of a telephone's header
  listen();
  open(entryOfAddress() ?? today() ?? entries.find(entry => entry.key === loadLast()) ?? made.find(entry => entry.key === loadLast()) ?? all()[0], 'replace');
  if (!current) (engine ? openNew : openList)();
  keepOffline();
}

// In English at once: nothing is waited for.
const isReady = applySettings();
if (hasTexts()) start(); else isReady.then(start);
