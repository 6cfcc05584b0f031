// Choices shown as what they are: small pictures, drawn by the code that draws the book.
import {button, dialog, element} from './dom.js';
import {ask, edit, state} from './server.js';
import {titleOf, valueAt} from './paths.js';
import {t} from './texts.js';

// How each is shown: a page of this book (the opener: a section's title page), the front of its cover,
// the line over a puzzle, a board.
const PICTURED = {
  'style.theme': 'page', 'style.opener': 'page', 'style.level_marks': 'label',
  'cover.design': 'cover', 'cover.palette': 'cover',
  variant: 'board', constraints: 'board', symmetry: 'board', 'signs.pictures': 'board',
};
export const isPictured = base => base in PICTURED;

const namesOf = field => (field.enum ?? field.items?.enum ?? field.anyOf?.[0].enum ?? field.examples ?? []).filter(name => !(name === 'any' && field.enum));

function pictureOf(base, value) {
  const how = PICTURED[base];
  const field = base === 'signs.pictures' ? 'pictures' : base;
  const mark = how === 'board' ? '' : `&r=${state.revision}`;
  const scale = {page: 0.3, cover: 0.35, label: 1.5, board: 1}[how];
  const source = `/api/choice?field=${field}&value=${encodeURIComponent(value)}&scale=${scale}${mark}`;
  const image = element('img', {src: source, alt: '', loading: 'lazy'});
  image.addEventListener('error', () => explain(image, source));
  if (how === 'label') cropLabel(image, source, scale);
  return element('span', {className: `picture ${how}`}, image);
}

// In place of a picture, why the book cannot have this value.
async function explain(image, source) {
  const why = await fetch(source).then(answer => answer.text(), () => '');
  image.replaceWith(element('small', {className: 'why'}, why));
}

// Of a page, the line over its first puzzle.
async function cropLabel(image, source, scale) {
  const areas = await ask('GET', `${source}&areas=1`).catch(() => null);
  const box = areas?.areas.find(area => area.puzzle)?.box;
  if (box) {
    image.style.setProperty('object-view-box', `inset(${box[1] * scale - 2}px ${(areas.width - box[2]) * scale - 4}px ${(areas.height - box[1]) * scale - 40}px ${box[2] * scale - 128}px)`);
  }
}

function choose(field, path, base, name) {
  const many = field.type === 'array';
  const now = () => [valueAt(state.values, path) ?? (many ? [] : field.default ?? [])].flat().map(String);
  const tiles = namesOf(field).map(value => {
    const tile = button([pictureOf(base, value), element('span', {}, value)], async () => {
      if (many) {
        const rest = now().filter(item => item !== value);
        const next = now().includes(value) ? rest : [...rest, value];
        await edit(path, next.length ? next : undefined);
        mark();
      } else {
        box.close();
        edit(path, value === field.default ? undefined : value);
      }
    }, {className: 'tile', data: {value}});
    return tile;
  });
  const mark = () => tiles.forEach(tile => tile.setAttribute('aria-pressed', now().includes(tile.dataset.value)));
  mark();
  const box = dialog(t('chooseName', {name: titleOf(name)}), t('close'), element('div', {className: 'tiles', lang: 'en'}, tiles));
  (tiles.find(tile => tile.getAttribute('aria-pressed') === 'true') ?? tiles[0])?.focus();
  box.addEventListener('keydown', event => {
    const at = tiles.indexOf(document.activeElement);
    const across = Math.max(1, Math.round(box.querySelector('.tiles').clientWidth / (tiles[0].offsetWidth + 8)));
    const by = {ArrowRight: 1, ArrowLeft: -1, ArrowDown: across, ArrowUp: -across}[event.key];
    if (at >= 0 && by && tiles[at + by]) { tiles[at + by].focus(); event.preventDefault(); }
  });
}

// Beside the control: the present choice as a picture, and the way to all of them.
export function pictureButton(field, path, base, name) {
  const face = element('span', {className: 'face'});
  const made = button(face, () => choose(field, path, base, name), {className: 'picture-button', aria: {label: t('choosePicture', {name: titleOf(name)})}});
  made.title = t('choosePicture', {name: titleOf(name)});
  let shown;
  made.show = value => {
    const one = [value ?? field.default ?? []].flat()[0];
    const key = `${one} ${PICTURED[base] === 'board' ? '' : state.revision}`;
    if (key === shown) return;
    shown = key;
    const small = PICTURED[base] === 'board' && one && one !== 'any' && !String(one).includes('..');
    face.replaceChildren(small ? pictureOf(base, one) : element('span', {className: 'dots'}, '▦'));
  };
  return made;
}
