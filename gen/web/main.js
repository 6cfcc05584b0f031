// The page: its puzzles, its dialogs, and who is told of what.
import {Board, digitToChar} from './board.js';
import {kindsOf} from './clues.js';
import {$} from './dom.js';
import {findEngine, unpackPath} from './engine.js';
import {Game} from './game.js';
import {fillPaper, sheetSizes} from './paper.js';
import {clockText, Player} from './player.js';
import {makeSigns, signKinds, usualSigns} from './signs.js';
import {dropGame, loadGame, loadLast, loadMade, loadSettings, puzzleKey, saveGame, saveLast, saveMade, saveSettings} from './store.js';
import {chooseLanguage, LANGUAGES, tell} from './texts.js';

const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme', 'beyond'];

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
      this.made = new Game(this.puzzle, new Board(this.puzzle.board, this.puzzle.record.clues));
      const state = loadGame(this.key);
      if (state) this.made.load(state);
    }
    return this.made;
  }

  get level() { return this.puzzle.record.level ?? ''; }

  get name() { return tell(this.isMade ? 'puzzle_new' : 'puzzle', this.number); }

  get facts() {
    const {variant, minutes} = this.puzzle.record;
    return [variant === 'classic' ? '' : variant, levelName(this.level), minutes ? timeText(minutes) : '']
      .filter(Boolean).join(' · ');
  }

  // Without making the whole game of it.
  state() {
    const kept = this.made ? this.made.save() : loadGame(this.key);
    if (!kept?.moves?.length) return {name: 'new', progress: 0, elapsed: 0};
    return {name: kept.finished ? 'solved' : 'begun', progress: kept.progress ?? 0, elapsed: kept.elapsed ?? 0};
  }
}

const timeText = minutes => minutes < 100 ? tell('minutes', Math.max(1, Math.round(minutes))) : tell('hours', Math.round(minutes / 60));
const levelName = level => LEVELS.includes(level) ? tell(level) : level;

const entries = [...document.querySelectorAll('script.puzzle')].map((block, index) =>
  new Entry(JSON.parse(block.textContent), index + 1, false));
let made = [];
for (const puzzle of loadMade()) {
  if (puzzle?.record?.puzzle && puzzle.board) made.push(new Entry(puzzle, made.length + 1, true));
}
const all = () => [...entries, ...made];

// Steps from a position: by the engine, else the path that the page came with. null: none.
async function pathOf(game, values) {
  if (engine) {
    try {
      return await engine.path(game.puzzle.record, values, language);
    } catch (error) {
      console.warn(error);
    }
  }
  if (!game.puzzle.path) return null;
  game.path ??= await unpackPath(game.puzzle.path).catch(() => null);
  return game.path;
}

let couldKeep = true;
function changed(game) {
  if (!current || game !== current.game) return;
  const kept = saveGame(current.key, game.save());
  if (!kept && couldKeep) player.say(tell('not_kept'));
  couldKeep = kept;
}

const player = new Player({
  settings, engine, pathOf, changed,
  language: () => language,
  solved() { if (current) drawList(); },
});

function open(entry) {
  if (!entry) return;
  if (current?.game.isTouched()) changed(current.game);
  current = entry;
  saveLast(entry.key);
  player.open(entry.game);
  drawNames();
}

function drawNames() {
  if (!current) return;
  $('name').textContent = current.name;
  $('facts').textContent = current.facts;
  $('rules').textContent = rulesOf(current).join(' ');
  $('rules').hidden = !$('rules').textContent;
}

// In the language of the page, a sentence or two for each kind of clue.
function rulesOf({puzzle, game}) {
  const words = RULES[language] ?? {};
  return kindsOf(puzzle.record.clues ?? []).map(kind => words[kind] ?? '').filter(Boolean)
    .map(rule => rule.replaceAll('{1}', digitToChar(game.board.size)).replaceAll('**', ''));
}

// "#12" is the twelfth puzzle of the page.
const entryOfAddress = () => entries[parseInt(location.hash.slice(1), 10) - 1];

// ---- dialogs ----

function fillSelect(select, options, value = select.value) {
  select.replaceChildren(...options.map(([key, text]) => new Option(text, key)));
  if (options.some(([key]) => key === value)) select.value = value;
}

function drawList() {
  const levels = LEVELS.filter(level => all().some(entry => entry.level === level));
  fillSelect($('filter-level'), [['', tell('all_levels')], ...levels.map(level => [level, levelName(level)])]);
  fillSelect($('filter-state'), [['', tell('all_states')], ...['new', 'begun', 'solved'].map(state => [state, tell(`state_${state}`)])]);
  const rows = all().map(entry => ({entry, state: entry.state()}));
  $('list-progress').textContent = tell('progress_all', rows.filter(row => row.state.name === 'solved').length, rows.length);
  const shown = rows.filter(({entry, state}) =>
    (!$('filter-level').value || entry.level === $('filter-level').value) &&
    (!$('filter-state').value || state.name === $('filter-state').value));
  $('list-items').replaceChildren(...shown.map(({entry, state}) => listItem(entry, state)));
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
  button.append(name, facts, bar);
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
    saveMade(made.map(other => other.puzzle));
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
    fillSelect($('new-variant'), variants.map(name => [name, name]), current?.puzzle.record.variant ?? 'classic');
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
    made.push(new Entry(puzzle, made.length + 1, true));
    saveMade(made.map(entry => entry.puzzle));
    $('new').close();
    open(made.at(-1));
  } catch (error) {
    console.warn(error);
    $('new-status').textContent = tell('make_failed');
  }
  $('new-make').disabled = false;
}

function printItems(which) {
  return (which === 'this' && current ? [current] : all()).map(entry => ({
    name: entry.name, facts: entry.facts, game: entry.game,
    signs: makeSigns(settings.signs, entry.game.board), rules: rulesOf(entry),
  }));
}

function preparePaper() {
  fillPaper($('paper'), printItems($('print-what').value || 'all'), {
    perPage: +$('print-per-page').value || 2, answers: $('print-answers').checked, entries: $('print-entries').checked,
  });
}

function fillPrintDialog() {
  fillSelect($('print-what'), [['all', tell('print_all')], ['this', tell('print_this')]]);
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
      const entry = new Entry(puzzle, made.length + 1, true);
      if (new Board(puzzle.board, puzzle.record.clues).count && !made.some(other => other.key === entry.key)) made.push(entry);
    }
    saveMade(made.map(entry => entry.puzzle));
    let count = 0;
    for (const entry of all()) {
      const state = games[entry.key];
      if (!state || !entry.game.load(state)) continue;
      saveGame(entry.key, entry.game.save());
      count++;
    }
    if (current) player.open(current.game);
    player.say(tell('imported', count));
  } catch {
    player.say(tell('import_bad'));
  }
}

// ---- settings and words ----

function applySettings() {
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  language = chooseLanguage(settings.language, pageLanguage, navigator.language);
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = tell(element.dataset.text);
  for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', tell(element.dataset.label));
  for (const id of ['open-list', 'open-new', 'open-print', 'open-settings']) $(id).title = $(id).textContent;
  $('pause').setAttribute('aria-label', tell('pause'));
  fillSelect($('set-theme'), ['auto', 'light', 'dark'].map(theme => [theme, tell(`theme_${theme}`)]), settings.theme);
  fillSelect($('set-language'), Object.entries(LANGUAGES), language);
  fillSelect($('set-signs'), signKinds.map(kind => [kind, tell(`signs_${kind}`)]), settings.signs || usualSigns);
  for (const box of document.querySelectorAll('input[data-setting]')) box.checked = settings[box.dataset.setting];
  fillPrintDialog();
  drawNames();
}

function listen() {
  $('open-list').addEventListener('click', () => { drawList(); $('list').showModal(); });
  $('open-new').addEventListener('click', openNew);
  $('open-print').addEventListener('click', () => $('printing').showModal());
  $('open-settings').addEventListener('click', () => $('settings').showModal());
  $('more').addEventListener('click', () => $('menu').showModal());
  for (const id of ['filter-level', 'filter-state']) $(id).addEventListener('change', drawList);
  $('new-make').addEventListener('click', makeNew);
  $('new').addEventListener('close', () => { if ($('new-make').disabled && engine) { engine.stop(); $('new-make').disabled = false; } });
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
      applySettings();
      if (current) player.refresh();
    });
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applySettings);
  window.addEventListener('hashchange', () => open(entryOfAddress()));
  window.addEventListener('pagehide', () => { if (current?.game.isTouched()) changed(current.game); });
}

$('app').hidden = false;
applySettings();
listen();
open(entryOfAddress() ?? entries.find(entry => entry.key === loadLast()) ?? made.find(entry => entry.key === loadLast()) ?? all()[0]);
if (!current) openNew();
