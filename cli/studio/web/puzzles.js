// The puzzles of a section as a gallery. Each can be kept, made anew, exchanged, moved, called
// another level and left out, which the config records, or the file that its `choices` names; and its
// solution path can be stepped through on the board.
import {$, announce, button, dialog, element} from './dom.js';
import {ask, change, problem, state} from './server.js';
import {removal, valueAt} from './paths.js';
import {goToPage} from './pages.js';
import {t, language} from './texts.js';

const shown = {section: 0, number: 0}; // the puzzle by its number in the book, 0: none

const all = () => (state.book?.puzzles ?? []).map((puzzle, index) => ({...puzzle, number: index + 1}));
const own = section => all().filter(puzzle => puzzle.section === section);
const keptOf = section => valueAt(state.values, `sections[${section}].keep`) ?? [];
const ofDays = () => Boolean(state.values?.calendar); // no sections, so choices go to the file
const inFile = () => Boolean(state.values?.choices) || ofDays();
const isKept = puzzle => keptAt(puzzle) >= 0 || state.choices?.keep?.[puzzle.number] !== undefined;
const keptAt = puzzle => keptOf(puzzle.section).findIndex(item => Number(item?.at) === puzzle.at);
const sectionName = index => valueAt(state.values, `sections[${index}].title`) ?? t('section', {n: index + 1});
const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'];
const boardOf = (puzzle, more = '') => `/api/board?n=${puzzle.number}&id=${puzzle.id}${more}`;
const words = puzzle => [puzzle.level, puzzle.score >= 0 && t('pointsN', {n: puzzle.score}), puzzle.minutes > 0 && t('minutesN', {n: Math.round(puzzle.minutes)})].filter(Boolean).join(' · ');

// ---- what is done with one ----

const textOf = async puzzle => (await ask('GET', `/api/puzzle?n=${puzzle.number}`)).text;

// Keep a text at a place, in place of what is kept there; of another puzzle, which one gives way.
function keeping(section, at, text, instead) {
  const list = keptOf(section);
  const index = list.findIndex(item => Number(item?.at) === at);
  const path = `sections[${section}].keep[${index < 0 ? list.length : index}]`;
  const gone = index < 0 ? instead : list[index].instead_of ?? list[index].puzzle;
  return {path, value: {at, puzzle: text, ...instead ? {instead_of: gone} : {}}};
}

// ---- the file of choices ----

const FILE = 'choices.yaml';
const begun = () => state.values?.choices ? [] : [{path: 'choices', value: FILE}];
const chosen = (path, value) => ({file: 'choices', path, ...value === undefined ? {} : {value}});
const choose = changes => change([...begun(), ...changes]);
const unkept = number => state.choices?.keep?.[number] === undefined ? [] : [chosen(`keep.${number}`)];
const dropping = puzzle => chosen(`drop[${state.choices?.drop?.length ?? 0}]`, puzzle.name);

// Numbers of other choices between two numbers, both included, go up or down by one.
function shifted(from, to, by, but) {
  const keep = Object.entries(state.choices?.keep ?? {}).filter(([number]) => number >= from && number <= to && Number(number) !== but.number);
  const move = Object.entries(state.choices?.move ?? {}).filter(([name, number]) => number >= from && number <= to && name !== but.name);
  return [
    ...keep.map(([number]) => chosen(`keep.${number}`)),
    ...keep.map(([number, text]) => chosen(`keep.${Number(number) + by}`, text)),
    ...move.map(([name, number]) => chosen(`move.${name}`, number + by)),
  ];
}

const moving = (puzzle, to, text) => text === undefined ? [chosen(`move.${puzzle.name}`, to)] : [chosen(`keep.${to}`, text)];

async function moveInFile(puzzle, to) {
  const number = puzzle.number - puzzle.at + to;
  const back = puzzle.number < number;
  const text = state.choices?.keep?.[puzzle.number];
  const others = ofDays() ? [] : shifted(back ? puzzle.number + 1 : number, back ? number : puzzle.number - 1, back ? -1 : 1, puzzle);
  if (await choose([...unkept(puzzle.number), ...others, ...moving(puzzle, number, text)])) showPuzzle(number);
}

const relevel = (puzzle, level) => choose([chosen(`level.${puzzle.name}`, level)]);

// ---- or the sections ----

async function keep(puzzle) {
  if (state.choices?.keep?.[puzzle.number] !== undefined) return choose(unkept(puzzle.number));
  const index = keptAt(puzzle);
  if (index >= 0) return change([removal(state.values, `sections[${puzzle.section}].keep[${index}]`)]);
  if (inFile()) return choose([chosen(`keep.${puzzle.number}`, await textOf(puzzle))]);
  return change([keeping(puzzle.section, puzzle.at, await textOf(puzzle))]);
}

async function letGo(puzzle, text) {
  const left = valueAt(state.values, `sections[${puzzle.section}].leave_out`) ?? [];
  const index = keptAt(puzzle);
  return [
    ...index >= 0 ? [removal(state.values, `sections[${puzzle.section}].keep[${index}]`)] : [],
    {path: `sections[${puzzle.section}].leave_out[${left.length}]`, value: text},
  ];
}

async function another(puzzle) {
  if (inFile()) return choose([...unkept(puzzle.number), dropping(puzzle)]);
  return change(await letGo(puzzle, await textOf(puzzle)));
}

// The places of those that are kept behind it move up.
async function leaveOut(puzzle) {
  const path = `sections[${puzzle.section}]`;
  const levels = valueAt(state.values, `${path}.levels`);
  const changes = await letGo(puzzle, await textOf(puzzle));
  const gone = keptAt(puzzle);
  keptOf(puzzle.section).forEach((item, index) => {
    if (index !== gone && item.at > puzzle.at) changes.unshift({path: `${path}.keep[${index}].at`, value: item.at - 1});
  });
  if (levels?.[puzzle.level] > 1) changes.push({path: `${path}.levels.${puzzle.level}`, value: levels[puzzle.level] - 1});
  else if (levels) changes.push({path: `${path}.levels.${puzzle.level}`});
  else changes.push({path: `${path}.count`, value: valueAt(state.values, `${path}.count`) - 1});
  const last = all().length;
  return change([...changes, ...unkept(puzzle.number), ...state.choices ? shifted(puzzle.number + 1, last, -1, puzzle) : []]);
}

// To another place: those that are kept between the two make room.
async function move(puzzle, to) {
  if (inFile()) return moveInFile(puzzle, to);
  const text = await textOf(puzzle);
  const list = keptOf(puzzle.section);
  const index = keptAt(puzzle);
  const path = `sections[${puzzle.section}].keep`;
  const changes = [];
  list.forEach((item, at) => {
    if (at === index) return;
    const back = puzzle.at < to && item.at > puzzle.at && item.at <= to;
    const forth = puzzle.at > to && item.at >= to && item.at < puzzle.at;
    if (back || forth) changes.push({path: `${path}[${at}].at`, value: item.at + (back ? -1 : 1)});
  });
  changes.push(index >= 0 ? {path: `${path}[${index}].at`, value: to} : {path: `${path}[${list.length}]`, value: {at: to, puzzle: text}});
  if (await change(changes)) showPuzzle(puzzle.number - puzzle.at + to);
}

// ---- another from a file or bank ----

function exchange(puzzle) {
  const file = element('input', {id: 'exchange-path', type: 'text', placeholder: 'puzzles.tsv', autocomplete: 'off'});
  const list = element('div', {className: 'cards'});
  const said = element('p', {role: 'status'});
  const look = async () => {
    said.textContent = '';
    try {
      const {puzzles} = await ask('POST', '/api/others', {path: file.value.trim()});
      said.textContent = puzzles.length ? '' : t('noPuzzles');
      const mark = crypto.getRandomValues(new Uint32Array(1))[0];
      list.replaceChildren(...puzzles.map((other, index) => button([
        element('img', {src: `/api/board?other=${index}&id=${mark}`, alt: '', loading: 'lazy'}),
        element('strong', {}, t('takeN', {n: index + 1})), element('span', {lang: 'en'}, [other.variant, other.level, other.score && t('pointsN', {n: other.score})].filter(Boolean).join(' · ')),
      ], async () => {
        box.close();
        if (inFile()) await choose([chosen(`keep.${puzzle.number}`, other.text)]);
        else await change([keeping(puzzle.section, puzzle.at, other.text, await textOf(puzzle))]);
      }, {className: 'card'})));
    } catch (error) {
      list.replaceChildren();
      said.textContent = error.message;
    }
    announce('others');
  };
  file.addEventListener('keydown', event => { if (event.key === 'Enter') { event.preventDefault(); look(); } });
  const box = dialog(t('exchangeTitle', {n: puzzle.number}), t('close'), element('p', {}, t('exchangeText')),
    element('div', {className: 'bar'}, element('label', {htmlFor: 'exchange-path'}, t('file')), file, button(t('showPuzzles'), look, {id: 'exchange-look'})), said, list);
  file.focus();
}

// ---- the solution path ----

function solutionPath(puzzle) {
  const image = element('img', {className: 'board', alt: ''});
  const text = element('p', {className: 'step-text', aria: {live: 'polite'}});
  const name = element('strong');
  const slider = element('input', {type: 'range', min: 0, value: 0, aria: {label: t('step')}});
  let steps = [];
  let at = 0;
  const go = to => {
    at = Math.max(0, Math.min(to, steps.length));
    slider.value = at;
    image.src = boardOf(puzzle, at ? `&step=${at}&language=${language}` : '');
    name.textContent = at ? t('stepOf', {n: at, total: steps.length}) : t('start');
    text.classList.toggle('heard', at > 0); // the picture has it too
    text.textContent = at ? steps[at - 1].sentence : words(puzzle);
    back.disabled = at === 0;
    forth.disabled = at === steps.length;
    image.decode().catch(() => {}).then(() => announce('step', {at}));
  };
  const back = button('‹', () => go(at - 1), {aria: {label: t('stepBack')}});
  const forth = button('›', () => go(at + 1), {id: 'step-forth', aria: {label: t('stepForth')}});
  const hard = button(t('nextHard'), () => {
    const next = steps.findIndex((step, index) => index >= at && !/single|full house/i.test(step.technique));
    go(next < 0 ? steps.length : next + 1);
  });
  slider.addEventListener('input', () => go(Number(slider.value)));
  const box = dialog(t('pathOf', {n: puzzle.number}), t('close'), element('div', {className: 'path'}, image,
    element('div', {}, element('div', {className: 'bar'}, back, slider, forth, hard), name, text)));
  box.addEventListener('keydown', event => {
    const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (by && event.target !== slider) { event.preventDefault(); go(at + by); }
  });
  ask('GET', `/api/steps?n=${puzzle.number}&language=${language}`).then(path => {
    steps = path.steps;
    slider.max = steps.length;
    go(0);
  }).catch(error => { text.textContent = error.message; });
}

// ---- the view ----

function details(puzzle) {
  const kept = isKept(puzzle);
  const count = own(puzzle.section).length;
  const place = element('input', {id: 'move-to', type: 'number', min: 1, max: count, value: puzzle.at});
  const busy = run => async () => { try { await run(puzzle); } catch (error) { problem(error); } };
  const techniques = puzzle.techniques.split(' ').filter(Boolean).map(item => item.replace('=', ' × '));
  return element('section', {className: 'details', aria: {label: t('puzzleN', {n: puzzle.number})}},
    element('h2', {}, t('puzzleN', {n: puzzle.number}), kept && element('span', {className: 'badge'}, t('kept'))),
    element('img', {className: 'board', src: boardOf(puzzle), alt: t('puzzleN', {n: puzzle.number})}),
    element('p', {}, words(puzzle)),
    element('p', {className: 'soft', lang: 'en'}, [puzzle.variant, t('givensN', {n: puzzle.givens}), puzzle.symmetry].filter(Boolean).join(' · ')),
    element('p', {className: 'soft', lang: 'en'}, techniques.join(', ')),
    element('div', {className: 'actions'},
      button(kept ? t('release') : t('keep'), busy(keep), {id: 'keep', aria: {pressed: kept}}),
      button(t('another'), busy(another), {id: 'another'}),
      button(t('exchange'), () => exchange(puzzle), {id: 'exchange'}),
      button(t('leaveOut'), busy(leaveOut), {id: 'leave-out', disabled: count < 2 || ofDays()}),
      button(t('path'), () => solutionPath(puzzle), {id: 'path'}),
      button(t('showPage', {n: puzzle.page + 1}), () => { announce('choose', {tab: 'pages'}); goToPage('interior', puzzle.page); })),
    inFile() && element('div', {className: 'bar'}, element('label', {htmlFor: 'level'}, t('levelLabel')),
      element('select', {id: 'level', onchange: event => relevel(puzzle, event.target.value)}, ...LEVELS.map(level => element('option', {value: level, lang: 'en', selected: level === puzzle.level}, level)))),
    element('div', {className: 'bar'}, element('label', {htmlFor: 'move-to'}, t('moveTo')), place,
      button(t('move'), busy(() => Number(place.value) !== puzzle.at && move(puzzle, Math.max(1, Math.min(count, Number(place.value))))), {id: 'move'})));
}

function card(puzzle) {
  const kept = isKept(puzzle);
  return button([
    element('img', {src: boardOf(puzzle), alt: '', loading: 'lazy'}),
    element('span', {className: 'card-name'}, t('puzzleN', {n: puzzle.number}), kept && element('span', {className: 'badge'}, t('kept'))),
    element('span', {}, words(puzzle)),
  ], () => showPuzzle(puzzle.number), {className: 'card', aria: {pressed: puzzle.number === shown.number}, data: {number: puzzle.number, id: puzzle.id}});
}

export function showPuzzles() {
  if ($('puzzles').hidden || !state?.book || !state.whole) return; // boards are empty until then
  const count = Math.max(1, ...all().map(puzzle => puzzle.section + 1));
  shown.section = Math.min(shown.section, count - 1);
  const list = own(shown.section);
  if (!list.some(puzzle => puzzle.number === shown.number)) shown.number = list[0]?.number ?? 0;
  const focused = document.activeElement?.id || document.activeElement?.dataset?.number;
  $('puzzle-section').replaceChildren(...Array.from({length: count}, (_, index) => element('option', {value: index, selected: index === shown.section}, `${index + 1}. ${sectionName(index)}`)));
  $('puzzle-count').textContent = t('puzzlesN', {n: list.length});
  $('choices-file').hidden = Boolean(state.values?.choices);
  $('choices-file').textContent = t('choicesFile', {file: FILE});
  const scrolled = $('puzzle-list').scrollTop;
  $('puzzle-list').replaceChildren(...list.map(card));
  $('puzzle-list').scrollTop = scrolled;
  const one = list.find(puzzle => puzzle.number === shown.number);
  $('puzzle-details').replaceChildren(...one ? [details(one)] : []);
  if (focused) (document.getElementById(focused) ?? $('puzzle-list').querySelector(`[data-number="${focused}"]`))?.focus({preventScroll: true});
  announce('puzzles', {shown: state.shown, section: shown.section});
}

export function showPuzzle(number) {
  const puzzle = all()[number - 1];
  if (puzzle) Object.assign(shown, {section: puzzle.section, number});
  showPuzzles();
  $('puzzle-list').querySelector(`[data-number="${number}"]`)?.scrollIntoView({block: 'nearest'});
}

export function showSection(section) {
  Object.assign(shown, {section, number: 0});
  showPuzzles();
}

export function beginPuzzles() {
  $('choices-file').addEventListener('click', () => change([...begun(), {file: 'choices'}]));
  $('puzzle-section').addEventListener('change', () => showSection(Number($('puzzle-section').value)));
}
