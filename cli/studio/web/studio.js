// The page of the studio. It asks its own server and nobody else; the server's config is the truth:
// each change is sent, and the answer is shown.
import {buildForm, markMessages, fillForm} from './form.js';
import {$, element} from './dom.js';

let state = null;
let work = {running: false};

async function ask(method, path, body) {
  const response = await fetch(path, {
    method, headers: method === 'POST' ? {'X-Nonet': '1', 'Content-Type': 'application/json'} : {},
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.problem ?? response.statusText), {status: response.status});
  return answer;
}

// Changes go one after another, so that none overtakes the one before it.
let last = Promise.resolve();
function post(path, body) {
  last = last.then(() => ask('POST', path, body)).then(show, problem);
  return last;
}

function problem(error) {
  $('messages').replaceChildren(element('li', {}, error.message));
}

// ---- pages ----

const PARTS = {interior: 'Pages', answers: 'Answers', cover: 'Cover'};
const view = {part: 'interior', page: 0};

function pagesOf(part) {
  return part === 'cover' ? 1 : state.pages?.[part] ?? 0;
}

// Right pages are even, from 0; a spread is a left page and the right one after it.
function inView() {
  if (view.part === 'cover') return [0];
  const left = view.page % 2 ? view.page : view.page - 1;
  return [left, left + 1].filter(page => page >= 0 && page < pagesOf(view.part));
}

function showPages() {
  const parts = Object.keys(PARTS).filter(part => part === 'cover' ? state.pages?.cover : pagesOf(part));
  if (!parts.includes(view.part)) view.part = 'interior';
  $('part').replaceChildren(...parts.map(part => element('option', {value: part, selected: part === view.part}, PARTS[part])));
  const count = pagesOf(view.part);
  view.page = Math.max(0, Math.min(view.page, count - 1));
  $('page').max = count;
  $('page').value = view.page + 1;
  $('count').textContent = `of ${count}`;
  $('back').disabled = inView()[0] <= 0;
  $('forth').disabled = inView().at(-1) >= count - 1;
  const zoom = $('zoom').value / 100;
  const scale = zoom * (window.devicePixelRatio || 1);
  const pictures = inView().map(page => {
    const source = `/api/page?kind=${view.part}&n=${page}&scale=${scale.toFixed(2)}&r=${state.revision}`;
    const name = view.part === 'cover' ? 'Cover' : `${PARTS[view.part].replace(/s$/, '')} ${page + 1}`;
    const image = element('img', {src: source, alt: name});
    if (view.part !== 'cover' && state.pages) image.width = Math.round(state.pages.width * zoom);
    image.addEventListener('click', () => goToPuzzle(page));
    return image;
  });
  // The old pictures stay until the new ones are there: nothing flickers.
  Promise.all(pictures.map(image => image.decode().catch(() => {}))).then(() => {
    $('spread').replaceChildren(...pictures);
    $('spread').classList.toggle('stale', !state.ready);
    performance.mark('studio-shown');
  });
}

function turn(by) {
  const pages = inView();
  view.page = by > 0 ? pages.at(-1) + 1 : Math.max(0, pages[0] - 1);
  showPages();
}

// A click on a page goes to the settings of what is on it.
function goToPuzzle(page) {
  const puzzle = state.puzzles?.find(item => item.page === page);
  const target = puzzle && view.part === 'interior' ? document.getElementById(`section-${puzzle.section}`) : $('form');
  target?.scrollIntoView({block: 'start'});
  target?.querySelector('input, select, textarea')?.focus({preventScroll: true});
}

// ---- what the server says ----

function showMessages() {
  $('messages').replaceChildren(...state.messages.map(message => {
    const item = element('li', {className: message.warning ? 'warning' : ''},
      `${message.line ? `Line ${message.line}: ` : ''}${message.text}${message.hint ? ` (${message.hint})` : ''}`);
    if (message.path) {
      const button = element('button', {type: 'button'}, 'Show');
      button.addEventListener('click', () => goTo(message.path));
      item.append(button);
    }
    return item;
  }));
}

// Below each section's head: its puzzles by number, each a way to its page.
function showPuzzles() {
  const puzzles = (state.puzzles ?? []).map((puzzle, index) => ({...puzzle, number: index + 1}));
  for (const [index, place] of document.querySelectorAll('#form .puzzles').entries()) {
    const own = puzzles.filter(puzzle => puzzle.section === index);
    const open = place.querySelector('details')?.open ?? false;
    place.replaceChildren(element('details', {open}, element('summary', {}, `${own.length} puzzles`),
      element('ol', {start: own[0]?.number ?? 1}, ...own.map(puzzle => {
        const button = element('button', {type: 'button'}, `page ${puzzle.page + 1}`);
        button.setAttribute('aria-label', `Show puzzle ${puzzle.number}`);
        button.addEventListener('click', () => { view.part = 'interior'; view.page = puzzle.page; choose('pages'); showPages(); });
        return element('li', {}, `${puzzle.level}${puzzle.score >= 0 ? `, ${puzzle.score} points` : ''} `, button);
      }))));
  }
}

export function goTo(path) {
  for (let at = path; at; at = at.replace(/(\.[^.[]+|\[\d+\])$/, '') === at ? '' : at.replace(/(\.[^.[]+|\[\d+\])$/, '')) {
    const field = document.querySelector(`[data-path="${CSS.escape(at)}"]`);
    if (field) {
      field.closest('details')?.setAttribute('open', '');
      field.scrollIntoView({block: 'center'});
      field.querySelector('input, select, textarea')?.focus({preventScroll: true});
      return;
    }
  }
}

function show(answer) {
  state = answer;
  const open = state.path !== null;
  $('gallery').hidden = open;
  $('desk').hidden = !open;
  for (const id of ['undo', 'redo', 'save']) $(id).hidden = !open;
  if (!open) return showGallery();
  $('name').textContent = state.path;
  $('saved').textContent = state.saved ? 'saved' : 'not saved yet';
  document.title = `${state.saved ? '' : '• '}${state.path} – Nonet Studio`;
  $('undo').disabled = !state.undo;
  $('redo').disabled = !state.redo;
  $('save').disabled = state.saved;
  if (document.activeElement !== $('yaml')) $('yaml').value = state.yaml;
  fillForm($('form'), state, edit);
  showMessages();
  markMessages($('form'), state.messages);
  showPuzzles();
  if (state.pages) showPages();
}

function edit(path, value) {
  performance.mark('studio-edit');
  return post('/api/edit', value === undefined ? {path} : {path, value});
}

async function showGallery() {
  const samples = await ask('GET', '/api/samples');
  $('samples').replaceChildren(...samples.map(({name, about}) => {
    const button = element('button', {type: 'button'},
      element('img', {src: `/api/sample?name=${name}&scale=0.6`, alt: '', loading: 'lazy'}),
      element('strong', {}, name.replaceAll('-', ' ')), element('small', {}, about));
    button.addEventListener('click', () => post('/api/open', {sample: name}));
    return element('li', {}, button);
  }));
}

// ---- checks and files ----

const STATES = {fail: 'wrong', warn: 'warning', pass: 'fine', skip: 'not asked'};

function showReport(target) {
  const order = Object.keys(STATES);
  const rules = (work.report?.rules ?? []).toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const rows = rules.map(rule => element('tr', {className: rule.state},
    element('td', {}, STATES[rule.state] ?? rule.state), element('td', {}, rule.subject ?? ''),
    element('td', {}, rule.asks ?? ''), element('td', {}, rule.detail ?? '')));
  const head = ['Result', 'File', 'Rule', 'What was found'].map(title => element('th', {scope: 'col'}, title));
  target.replaceChildren(
    ...(work.messages ?? []).map(message => element('p', {className: message.warning ? 'warn' : 'fail'}, message.text)),
    ...(rows.length ? [element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows))] : []));
}

async function follow() {
  while (work.running) {
    await new Promise(done => setTimeout(done, 300));
    work = await ask('GET', '/api/work');
  }
  for (const id of ['check', 'make-book']) $(id).disabled = false;
  $('cancel').disabled = true;
  if (!work.making) {
    showReport($('report'));
    if (!$('report').children.length) $('report').textContent = work.good ? 'Nothing is wrong.' : 'The check did not end.';
    return;
  }
  showReport($('made'));
  if (work.good) {
    $('made').prepend(element('p', {}, 'The book is made:'), element('ul', {}, ...work.files.map(file => element('li', {}, file))));
  } else if (work.cancelled) {
    $('made').prepend(element('p', {}, 'Cancelled. No file was written.'));
  }
}

async function begin(path, target) {
  try {
    work = await ask('POST', path);
    for (const id of ['check', 'make-book']) $(id).disabled = true;
    $('cancel').disabled = false;
    target.textContent = 'At work …';
    await follow();
  } catch (error) {
    target.textContent = error.message;
  }
}

// ---- tabs ----

const TABS = ['pages', 'text', 'checks', 'make'];
function choose(name, focus) {
  for (const tab of TABS) {
    $(tab).hidden = tab !== name;
    $(`tab-${tab}`).setAttribute('aria-selected', tab === name);
    $(`tab-${tab}`).tabIndex = tab === name ? 0 : -1;
  }
  if (focus) $(`tab-${name}`).focus();
}
for (const [index, name] of TABS.entries()) {
  $(`tab-${name}`).addEventListener('click', () => choose(name));
  $(`tab-${name}`).addEventListener('keydown', event => {
    const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (by) choose(TABS.at((index + by) % TABS.length), true);
  });
}

// ---- begin ----

async function save() {
  try {
    show(await ask('POST', '/api/save'));
  } catch (error) {
    if (error.status === 409 && confirm('The file was changed outside the studio. Replace it?')) {
      show(await ask('POST', '/api/save', {force: 'true'}));
    } else if (error.status !== 409) {
      problem(error);
    }
  }
}

$('undo').addEventListener('click', () => post('/api/undo'));
$('redo').addEventListener('click', () => post('/api/redo'));
$('save').addEventListener('click', save);
$('quit').addEventListener('click', async () => {
  if (state?.path && !state.saved && !confirm('The book is not saved. Quit? Your changes are kept in its draft.')) return;
  await fetch('/api/quit', {method: 'POST', headers: {'X-Nonet': '1'}}).catch(() => {});
  document.body.replaceChildren(element('p', {}, 'The studio has ended. You can close this page.'));
});
$('apply').addEventListener('click', () => post('/api/text', {yaml: $('yaml').value}));
$('part').addEventListener('change', () => { view.part = $('part').value; view.page = 0; showPages(); });
$('page').addEventListener('change', () => { view.page = $('page').value - 1; showPages(); });
$('zoom').addEventListener('input', showPages);
$('back').addEventListener('click', () => turn(-1));
$('forth').addEventListener('click', () => turn(1));
$('spread').addEventListener('keydown', event => {
  const by = {PageDown: 1, PageUp: -1}[event.key];
  if (by) { event.preventDefault(); turn(by); }
});
$('check').addEventListener('click', () => begin('/api/check', $('report')));
$('make-book').addEventListener('click', () => begin('/api/make', $('made')));
$('cancel').addEventListener('click', () => ask('POST', '/api/cancel'));
document.addEventListener('keydown', event => {
  if (!(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key === 's') { event.preventDefault(); save(); }
  if (/^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName)) return;
  if (key === 'z') { event.preventDefault(); post(event.shiftKey ? '/api/redo' : '/api/undo'); }
});
$('search').addEventListener('input', () => {
  const words = $('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const field of $('form').querySelectorAll('.field')) {
    field.hidden = !words.every(word => field.dataset.words.includes(word));
  }
  for (const more of $('form').querySelectorAll('details')) more.open = words.length > 0;
  for (const group of $('form').querySelectorAll('fieldset, .section')) {
    group.hidden = words.length > 0 && !group.querySelector('.field:not([hidden])');
  }
});

buildForm($('form'), await ask('GET', '/api/schema'));
show(await ask('GET', '/api/state'));
