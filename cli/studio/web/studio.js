// The page of the studio: its views, and what the server says.
import {$, announce, button, element} from './dom.js';
import {ask, change, edit, follow, latest, on, post, problem, refresh, state, take} from './server.js';
import {buildForm, fillForm, goTo, rebuildForm, searchForm} from './form.js';
import {beginPages, mark, showPages, view} from './pages.js';
import {beginPuzzles, showPuzzle, showPuzzles, showSection} from './puzzles.js';
import {beginChecks, showChecks} from './checks.js';
import {beginMake, showMaking} from './make.js';
import {LANGUAGES, language, setLanguage, t} from './texts.js';

// ---- what is said ----

function showMessages() {
  const messages = state.messages ?? [];
  $('messages').replaceChildren(...messages.map(message => element('li', {className: message.warning ? 'warning' : '', lang: 'en'},
    message.line ? element('span', {className: 'line'}, t('lineN', {n: message.line})) : null, ` ${message.text}${message.hint ? ` (${message.hint})` : ''} `,
    message.path && button(t('showField'), () => goTo(message.path)))));
}

let noticed;
function notice(text) {
  clearTimeout(noticed);
  $('notice').textContent = text;
  $('notice').hidden = !text;
  if (text) noticed = setTimeout(() => { $('notice').hidden = true; }, 8000);
}

on('problem', error => notice(error.status === 412 ? t('otherWindow') : error.status === undefined ? t('lost') : error.message));

// ---- the gallery ----

const titleOfSample = name => (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ').replace(/\ba(\d)\b/, 'A$1');

function tile(source, title, about, open) {
  const image = element('img', {src: source, alt: '', loading: 'lazy'});
  image.addEventListener('error', () => image.classList.add('none'));
  return element('li', {}, button([element('span', {className: 'sheet'}, image), element('strong', {}, title), element('small', {lang: 'en'}, about)], open, {className: 'start'}));
}

async function showGallery() {
  const {samples, recent} = await ask('GET', '/api/gallery');
  const baseOf = path => path.slice(path.lastIndexOf('/') + 1);
  $('recent-part').hidden = !recent.length;
  $('recent').replaceChildren(...recent.map(path => tile(`/api/recent?path=${encodeURIComponent(path)}&scale=0.6`, baseOf(path), path.slice(0, path.lastIndexOf('/')), () => post('/api/open', {recent: path}))));
  $('samples').replaceChildren(...samples.map(({name, about}) => tile(`/api/sample?name=${name}&scale=0.6`, titleOfSample(name), about, () => post('/api/open', {sample: name}))));
  announce('gallery');
}

// ---- tabs ----

const TABS = ['pages', 'puzzles', 'checks', 'make', 'text'];
const SHOW = {pages: showPages, puzzles: showPuzzles, checks: showChecks, make: showMaking, text: () => {}};

function choose(name, focus) {
  for (const tab of TABS) {
    $(tab).hidden = tab !== name;
    $(`tab-${tab}`).setAttribute('aria-selected', tab === name);
    $(`tab-${tab}`).tabIndex = tab === name ? 0 : -1;
  }
  if (focus) $(`tab-${name}`).focus();
  if (state?.path) SHOW[name]();
}

for (const [index, name] of TABS.entries()) {
  $(`tab-${name}`).addEventListener('click', () => choose(name));
  $(`tab-${name}`).addEventListener('keydown', event => {
    const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (by) choose(TABS.at((index + by) % TABS.length), true);
  });
}
document.addEventListener('studio-choose', event => choose(event.detail.tab));
document.addEventListener('studio-show-puzzle', event => { choose('puzzles'); showPuzzle(event.detail.number); goTo(`sections[${state.book.puzzles[event.detail.number - 1].section}].level`); });
document.addEventListener('studio-show-puzzles', event => { choose('puzzles'); showSection(event.detail.section); });

// ---- the state ----

let shownPath;
let shownPages = '0.0';

function showHead() {
  $('name').textContent = state.path;
  $('saved').textContent = state.saved ? t('saved') : t('unsaved');
  document.title = `${state.saved ? '' : '• '}${state.path} – Nonet Studio`;
  $('undo').disabled = !state.undo;
  $('redo').disabled = !state.redo;
  $('save').disabled = state.saved;
}

on('state', () => {
  const open = state.path !== null;
  $('gallery').hidden = open;
  $('desk').hidden = !open;
  for (const id of ['undo', 'redo', 'save', 'books']) $(id).hidden = !open;
  if (!open) {
    $('name').textContent = '';
    $('saved').textContent = '';
    document.title = 'Nonet Studio';
    shownPath = null;
    showGallery().catch(problem);
    return;
  }
  if (shownPath !== state.path) { shownPath = state.path; shownPages = ''; Object.assign(view, {part: 'interior', page: 0}); rebuildForm(); choose('pages'); }
  showHead();
  if (document.activeElement !== $('yaml') || !yamlTouched) { $('yaml').value = state.yaml; yamlTouched = false; }
  fillForm($('form'));
  showMessages();
  $('spread').classList.toggle('stale', state.planned && !state.good);
  if (shownPages !== mark()) {
    shownPages = mark();
    showPages();
    if (state.whole) showPuzzles();
  }
  showChecks();
  showMaking();
});

on('news', (news, before) => {
  if (news.ending) { ended(); return; }
  if (news.lost) { notice(t('lost')); $('notice').hidden = false; clearTimeout(noticed); return; }
  if ($('notice').textContent === t('lost')) notice('');
  const planning = news.planning;
  $('planning').hidden = !planning;
  $('planning').textContent = planning ? (planning.total ? t('puzzlesOf', planning) : t('beginning')) : '';
  if (news.revision === state?.revision) showChecks();
  showMaking();
});

// ---- words ----

function showWords() {
  document.documentElement.lang = language;
  for (const place of document.querySelectorAll('[data-t]')) place.textContent = t(place.dataset.t);
  for (const place of document.querySelectorAll('[data-t-label]')) place.setAttribute('aria-label', t(place.dataset.tLabel));
  for (const place of document.querySelectorAll('[data-t-hint]')) place.placeholder = t(place.dataset.tHint);
}

$('language').replaceChildren(...Object.entries(LANGUAGES).map(([code, name]) => element('option', {value: code, lang: code, selected: code === language}, name)));
$('language').addEventListener('change', () => {
  setLanguage($('language').value);
  showWords();
  rebuildForm();
  shownPages = '';
  take(state);
});

// ---- begin ----

let yamlTouched = false;
let hasEnded = false;

function ended() {
  if (hasEnded) return;
  hasEnded = true;
  document.body.replaceChildren(element('main', {className: 'ended'}, element('h1', {}, 'Nonet Studio'), element('p', {}, t('ended'))));
  announce('ended');
}

async function save() {
  try {
    take(await ask('POST', '/api/save'));
  } catch (error) {
    if (error.status === 409 && confirm(t('changedOutside'))) {
      take(await ask('POST', '/api/save', {force: 'true'}));
    } else if (error.status !== 409) {
      problem(error);
    }
  }
}

$('undo').addEventListener('click', () => post('/api/undo'));
$('redo').addEventListener('click', () => post('/api/redo'));
$('save').addEventListener('click', save);
$('books').addEventListener('click', () => post('/api/close'));
$('quit').addEventListener('click', async () => {
  if (state?.path && !state.saved && !confirm(t('quitUnsaved'))) return;
  await fetch('/api/quit', {method: 'POST', headers: {'X-Nonet': '1'}}).catch(() => {});
  ended();
});
$('yaml').addEventListener('input', () => { yamlTouched = true; });
$('apply').addEventListener('click', () => { yamlTouched = false; post('/api/text', {yaml: $('yaml').value}); });
document.addEventListener('keydown', event => {
  if (!(event.ctrlKey || event.metaKey) || !state?.path) return;
  const key = event.key.toLowerCase();
  if (key === 's') { event.preventDefault(); save(); }
  if (/^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName)) return;
  if (key === 'z') { event.preventDefault(); post(event.shiftKey ? '/api/redo' : '/api/undo'); }
});
$('search').addEventListener('input', () => searchForm($('form'), $('search').value));

showWords();
beginPages();
beginPuzzles();
beginChecks();
beginMake();
buildForm($('form'), await ask('GET', '/api/schema'));
await refresh();
follow();
announce('begun');
