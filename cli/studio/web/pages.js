// The spreads of the book as it will be printed, with what is cut, the margins and the barcode on
// request. A click on what stands on a page goes to its field.
import {$, announce, button, element} from './dom.js';
import {ask, looking, state} from './server.js';
import {goTo} from './form.js';
import {t} from './texts.js';

export const view = {part: 'interior', page: 0};
let fit = true;
let turn = 0; // of showPages: what came later wins

const parts = () => ['interior', 'answers', 'cover'].filter(part => state.book?.[part]);
const pagesOf = part => part === 'cover' ? 1 : state.book?.[part] ?? 0;

// Right pages are even, from 0; a spread is a left page and the right one after it.
function inView() {
  if (view.part === 'cover') return [0];
  const left = view.page % 2 ? view.page : view.page - 1;
  return [left, left + 1].filter(page => page >= 0 && page < pagesOf(view.part));
}

// Of one state of the book: while puzzles are being made, pages out of view have empty boards.
export const mark = () => `${state.shown}.${state.whole ? 1 : 0}`;

const sizeOf = part => part === 'cover' ? [state.book.cover_width, state.book.cover_height] : [state.book.width, state.book.height];

function scaleNow(count) {
  const room = $('spread');
  const [width, height] = sizeOf(view.part);
  if (fit && room.clientWidth) {
    const across = (room.clientWidth - 44) / (width * (view.part === 'cover' ? 1 : Math.max(2, count)));
    const scale = Math.max(0.2, Math.min(across, (room.clientHeight - 36) / height, 2));
    $('zoom').value = Math.round(scale * 100);
    return scale;
  }
  return $('zoom').value / 100;
}

// ---- what lies over a page ----

const nameOf = area => area.puzzle ? t('puzzleN', {n: area.puzzle}) : area.field.replaceAll(/[_.]/g, ' ');

function placed(box, scale, properties) {
  const made = element('div', properties);
  const [left, top, right, bottom] = box.map(value => value * scale);
  for (const [name, value] of Object.entries({left, top, width: right - left, height: bottom - top})) made.style.setProperty(name, `${value}px`);
  return made;
}

function areaButton(area, scale) {
  const made = button('', () => {
    if (area.puzzle) announce('show-puzzle', {number: area.puzzle, from: 'page'});
    else goTo(area.field);
  }, {className: 'area', aria: {label: t('goToField', {name: nameOf(area)})}, data: {field: area.field}});
  made.title = nameOf(area);
  if (area.puzzle) made.dataset.puzzle = area.puzzle;
  const [left, top, right, bottom] = area.box.map(value => value * scale);
  for (const [name, value] of Object.entries({left, top, width: right - left, height: bottom - top})) made.style.setProperty(name, `${value}px`);
  return made;
}

function overlays(areas, scale) {
  const lines = [];
  const whole = [0, 0, areas.width, areas.height];
  if ($('show-bleed').checked) {
    const [left, top, right, bottom] = areas.trim;
    for (const box of [[0, 0, areas.width, top], [0, bottom, areas.width, areas.height], [0, top, left, bottom], [right, top, areas.width, bottom]]) {
      if (box[2] - box[0] > 0.1 && box[3] - box[1] > 0.1) lines.push(placed(box, scale, {className: 'over bleed'}));
    }
    lines.push(placed(areas.trim ?? whole, scale, {className: 'over trim'}));
    for (const fold of areas.folds) lines.push(placed([fold, 0, fold, areas.height], scale, {className: 'over fold'}));
  }
  if ($('show-margins').checked) {
    lines.push(placed(areas.safe, scale, {className: 'over safe'}));
    if (areas.block) lines.push(placed(areas.block, scale, {className: 'over block'}));
  }
  if ($('show-barcode').checked && areas.barcode) lines.push(placed(areas.barcode, scale, {className: 'over barcode'}));
  return lines;
}

async function pageElement(page, scale) {
  const [width, height] = sizeOf(view.part);
  const pixels = scale * (window.devicePixelRatio || 1);
  const image = element('img', {
    src: `/api/page?part=${view.part}&n=${page}&scale=${pixels.toFixed(3)}&r=${mark()}`,
    alt: view.part === 'cover' ? t('cover') : t(view.part === 'answers' ? 'answersPage' : 'pageN', {n: page + 1}), draggable: false,
    width: Math.round(width * scale), height: Math.round(height * scale),
  });
  const areas = ask('GET', `/api/areas?part=${view.part}&n=${page}&r=${mark()}`).catch(() => null);
  await image.decode().catch(() => {});
  const made = element('div', {className: 'page'}, image);
  made.ready = areas.then(found => {
    if (!found) return;
    made.append(...overlays(found, scale), ...found.areas.map(area => areaButton(area, scale)));
  });
  return made;
}

// ---- the bar ----

function showBar() {
  const list = parts();
  if (!list.includes(view.part)) view.part = 'interior';
  const names = {interior: t('pages'), answers: t('answers'), cover: t('cover')};
  $('part').replaceChildren(...list.map(part => element('option', {value: part, selected: part === view.part}, names[part])));
  const count = pagesOf(view.part);
  view.page = Math.max(0, Math.min(view.page, count - 1));
  $('page').max = count;
  $('page').value = view.page + 1;
  $('count').textContent = t('ofN', {n: count});
  $('back').disabled = (inView()[0] ?? 0) <= 0;
  $('forth').disabled = (inView().at(-1) ?? 0) >= count - 1;
  const titles = (state.book.titles ?? []).map((title, page) => [title, page]).filter(([title]) => title);
  $('chapter').replaceChildren(element('option', {value: ''}, t('chapters')), ...titles.map(([title, page]) => element('option', {value: page}, `${page + 1} · ${title}`)));
  const millimetres = value => (value * 25.4 / 72).toFixed(value < 72 ? 1 : 0);
  $('facts').textContent = [t('pagesN', {n: state.book.interior}), `${millimetres(state.book.trim_width)} × ${millimetres(state.book.trim_height)} mm`,
    t('paperIs', {name: state.book.paper}), ...state.book.cover ? [t('spineMm', {n: millimetres(state.book.spine)})] : [], t('puzzlesN', {n: state.book.puzzles.length})].join(' · ');
}

export async function showPages() {
  if (!state?.book || $('pages').hidden) return;
  const own = ++turn;
  showBar();
  const pages = inView();
  const scale = scaleNow(pages.length);
  const made = await Promise.all(pages.map(page => pageElement(page, scale)));
  if (own !== turn) return;
  // The old pictures stay until the new ones are there: nothing flickers.
  $('spread').replaceChildren(...made);
  $('spread').classList.toggle('stale', state.planned && !state.good);
  performance.mark('studio-shown');
  announce('pages', {shown: state.shown, whole: state.whole, page: view.page, part: view.part, good: state.good});
  await Promise.all(made.map(page => page.ready));
  if (own === turn) announce('areas', {shown: state.shown});
}

export function goToPage(part, page) {
  view.part = part;
  view.page = page;
  return showPages();
}

function turnPage(by) {
  const pages = inView();
  view.page = by > 0 ? pages.at(-1) + 1 : Math.max(0, pages[0] - 1);
  showPages();
}

export function beginPages() {
  looking.view = () => {
    if (!state?.book) return {part: 'interior', page: 0, pages: 1};
    return $('pages').hidden ? undefined : {part: view.part, page: inView()[0] ?? 0, pages: inView().length};
  };
  $('part').addEventListener('change', () => goToPage($('part').value, 0));
  $('page').addEventListener('change', () => { view.page = $('page').value - 1; showPages(); });
  $('chapter').addEventListener('change', () => { if ($('chapter').value !== '') goToPage('interior', Number($('chapter').value)); });
  $('zoom').addEventListener('input', () => { fit = false; showPages(); });
  $('fit').addEventListener('click', () => { fit = true; showPages(); });
  $('back').addEventListener('click', () => turnPage(-1));
  $('forth').addEventListener('click', () => turnPage(1));
  for (const id of ['show-bleed', 'show-margins', 'show-barcode']) $(id).addEventListener('change', showPages);
  $('spread').addEventListener('keydown', event => {
    const by = {PageDown: 1, PageUp: -1}[event.key];
    if (by) { event.preventDefault(); turnPage(by); }
  });
  new ResizeObserver(() => { if (fit) showPages(); }).observe($('spread'));
}
