// The form: every field of a config, made from the schema that `nonet book --print-schema` prints.
// What matters first is shown, the rest is behind More.
import {$, announce, button, element} from './dom.js';
import {change, edit, state} from './server.js';
import {join, removal, titleOf, valueAt} from './paths.js';
import {isPictured, pictureButton} from './choices.js';
import {t} from './texts.js';

const FIRST = new Set(['book.title', 'book.subtitle', 'book.author', 'book.language', 'page.trim', 'page.profiles',
  'page.paper', 'style.theme', 'style.per_page', 'style.level_marks', 'style.font', 'cover.make', 'cover.design', 'cover.palette',
  'hints.include', 'answers.place', 'seed', 'per_page', 'count', 'level', 'variant', 'title', 'constraints', 'around', 'symmetry']);
const CONTENT = new Set(['around']); // what these name may be brought from a file of the reader's
const MANAGED = new Set(['keep', 'leave_out']); // by the view of puzzles

let schema = null;
const typeOf = field => Array.isArray(field.type) ? field.type[0] : field.type;
const isGroup = field => field.type === 'object' && field.properties;
const isPairs = field => field.type === 'object' && !field.properties;
const isMaps = field => field.type === 'array' && field.items.type === 'object';
const idOf = path => `field-${path.replaceAll(/[.[\]]+/g, '-')}`;

// ---- one value ----

const asText = value => typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

function fromText(text, field) {
  if (text === '') return undefined;
  if (/^\{.*\}$/.test(text) && [field.type].flat().includes('object')) { // a text for each language
    try { return JSON.parse(text); } catch { return text; }
  }
  const number = typeOf(field) === 'integer' || typeOf(field) === 'number';
  return number && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

function select(id, usual, names) {
  return element('select', {id}, element('option', {value: ''}, usual), names.map(([value, text]) => element('option', {value}, text)));
}

function simpleControl(field, id) {
  const names = field.enum?.filter(item => typeof item !== 'object');
  if (names?.length > 1) {
    const usual = field.default === undefined ? t('notSet') : t('usual', {value: field.default});
    return select(id, usual, names.filter(item => item !== field.default).map(item => [String(item), String(item)]));
  }
  if (typeOf(field) === 'boolean') {
    if (field.default === undefined) return select(id, t('notSet'), [['true', t('yes')], ['false', t('no')]]);
    return select(id, t('usual', {value: field.default ? t('yes') : t('no')}), [[String(!field.default), field.default ? t('no') : t('yes')]]);
  }
  if (field.maxLength > 1000) return element('textarea', {id, placeholder: String(field.default ?? ''), rows: 3});
  const numeric = typeOf(field) === 'integer' && field.maximum < 1e9;
  return element('input', {id, type: numeric ? 'number' : 'text', placeholder: asText(field.default), autocomplete: 'off', ...numeric ? {min: field.minimum, max: field.maximum} : {}});
}

function bindSimple(control, field, path) {
  control.addEventListener('change', () => {
    const text = control.value;
    edit(path, text === 'true' || text === 'false' ? text === 'true' : fromText(text, field));
  });
}

function showSimple(control, field, value) {
  const text = value === undefined || value === null ? '' : asText(value);
  if (control === document.activeElement && control.value !== text && control.tagName !== 'SELECT') return;
  if (control.tagName === 'SELECT' && text !== '' && ![...control.options].some(option => option.value === text)) {
    if (text === String(field.default)) { control.value = ''; return; }
    control.append(element('option', {value: text}, text));
  }
  control.value = text;
}

// ---- several values ----

const namesOf = field => field.items?.enum ?? field.items?.anyOf?.[0].enum;

// Few names: a box to tick for each. Many: chips, and one more from a list. Texts: a line each.
function listControl(field, id, path) {
  const names = namesOf(field);
  if (names?.length <= 8) {
    return element('div', {id, className: 'ticks', role: 'group'}, names.map(name => {
      const box = element('input', {type: 'checkbox', value: name});
      box.addEventListener('change', () => {
        const now = [valueAt(state.values, path) ?? []].flat().filter(item => item !== name);
        const next = names.filter(item => now.includes(item) || (item === name && box.checked));
        edit(path, next.length ? next : undefined);
      });
      return element('label', {}, box, ` ${name}`);
    }));
  }
  if (names) {
    const add = element('select', {id}, element('option', {value: ''}, t('addOne')), names.map(name => element('option', {}, name)));
    add.addEventListener('change', () => {
      if (add.value) edit(path, [...[valueAt(state.values, path) ?? []].flat(), add.value]);
    });
    return element('div', {className: 'chips-field'}, element('ul', {className: 'chips'}), add);
  }
  const area = element('textarea', {id, rows: 2, placeholder: t('oneALine')});
  area.addEventListener('change', () => {
    // Where each line is of the puzzle at its place, some may be empty.
    const lines = area.value.trimEnd().split('\n').map(line => line.trim()).filter(line => line || !field.uniqueItems);
    if (!lines.some(Boolean)) lines.length = 0;
    const number = field.items.type === 'integer';
    edit(path, lines.length ? lines.map(line => number && !Number.isNaN(Number(line)) ? Number(line) : line) : undefined);
  });
  return area;
}

function showList(box, field, path, value) {
  const now = [value ?? []].flat().map(String);
  const names = namesOf(field);
  if (names?.length <= 8) {
    for (const input of box.querySelectorAll('input')) input.checked = now.includes(input.value);
  } else if (names) {
    box.querySelector('select').value = '';
    box.querySelector('.chips').replaceChildren(...now.map((name, index) => element('li', {}, name,
      button('×', () => edit(path, now.length > 1 ? now.filter((_, at) => at !== index) : undefined), {aria: {label: t('removeName', {name})}}))));
  } else {
    const area = box.querySelector('textarea');
    if (area !== document.activeElement) area.value = now.join('\n');
  }
}

// A map of names: a row each; with few names all of them, else those that are set and one to add.
function pairsControl(field, id, path) {
  return element('div', {id, className: 'pairs', role: 'group'});
}

function pairRow(field, path, name, value) {
  const input = element('input', {type: field.additionalProperties?.type === 'integer' ? 'number' : 'text', value: value ?? '', min: 1});
  input.addEventListener('change', () => {
    const rest = {...valueAt(state.values, path)};
    if (input.value === '') delete rest[name]; else rest[name] = fromText(input.value, field.additionalProperties ?? {type: 'string'});
    edit(path, Object.keys(rest).length ? rest : undefined);
  });
  return element('label', {className: 'pair'}, element('span', {}, name), input);
}

function showPairs(box, field, path, value) {
  const rows = box.querySelector('.pairs');
  if (rows.contains(document.activeElement)) return;
  const names = field.propertyNames?.enum ?? [];
  const set = Object.entries(value ?? {});
  if (names.length <= 8) {
    rows.replaceChildren(...names.map(name => pairRow(field, path, name, value?.[name])));
    return;
  }
  const add = element('select', {aria: {label: t('addOne')}}, element('option', {value: ''}, t('addOne')), names.filter(name => value?.[name] === undefined).map(name => element('option', {}, name)));
  add.addEventListener('change', () => {
    if (!add.value) return;
    const row = pairRow(field, path, add.value, '');
    rows.insertBefore(row, add);
    row.querySelector('input').focus();
    add.value = '';
  });
  rows.replaceChildren(...set.map(([name, text]) => pairRow(field, path, name, text)), add);
}

// The content of a file of the reader's becomes the value.
function fileControl(path, name) {
  const file = element('input', {type: 'file', aria: {label: t('fromFile', {name: titleOf(name)})}});
  file.addEventListener('change', async () => {
    if (file.files[0]) await edit(path, await file.files[0].text());
    file.value = '';
  });
  return file;
}

// ---- a field ----

function fieldOf(field, path, name, base) {
  const id = idOf(path);
  const list = field.type === 'array';
  const control = list ? listControl(field, id, path) : isPairs(field) ? pairsControl(field, id, path) : simpleControl(field, id);
  const names = !list && !field.enum ? field.anyOf?.[0].enum ?? [] : [];
  const target = control.id === id ? control : control.querySelector(`#${id}`) ?? control;
  const label = ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName)
    ? element('label', {htmlFor: id, lang: 'en'}, titleOf(name))
    : element('span', {className: 'label', id: `${id}-label`, lang: 'en'}, titleOf(name));
  if (label.tagName === 'SPAN') target.setAttribute('aria-labelledby', label.id);
  if (names.length) target.setAttribute('list', `${id}-names`);
  target.setAttribute('aria-describedby', `${id}-about ${id}-wrong`);
  if (!list && !isPairs(field)) bindSimple(control, field, path);
  const pictured = isPictured(base) && pictureButton(field, path, base, name);
  const box = element('div', {className: 'field', data: {path, words: `${path} ${field.description ?? ''} ${(field.enum ?? []).join(' ')}`.toLowerCase().replaceAll('_', ' ')}},
    label, element('div', {className: 'control'}, control, pictured, CONTENT.has(base) && fileControl(path, name)), element('small', {className: 'wrong', id: `${id}-wrong`}),
    element('small', {id: `${id}-about`, lang: 'en'}, field.description ?? ''),
    names.length ? element('datalist', {id: `${id}-names`}, names.map(value => element('option', {value}))) : null);
  // What is shown already is not touched: a large form would cost more time than the pages.
  let known;
  for (const event of ['input', 'change', 'click']) box.addEventListener(event, () => { known = undefined; });
  box.show = value => {
    pictured?.show?.(value);
    const key = JSON.stringify(value) ?? 'null';
    if (key === known) return;
    known = key;
    if (list) showList(box, field, path, value);
    else if (isPairs(field)) showPairs(box, field, path, value);
    else showSimple(control, field, value);
    box.classList.toggle('set', value !== undefined && value !== null);
  };
  return box;
}

// The fields of a map: those that matter first, the others behind More.
function fieldsOf(properties, path, base) {
  const shown = [];
  const more = [];
  for (const [name, field] of Object.entries(properties)) {
    const at = join(path, name);
    const place = join(base, name);
    if (!path.includes('.') && path.startsWith('sections') && MANAGED.has(name)) continue;
    if (isMaps(field)) {
      more.push(mapsOf(field, at, place, name));
    } else if (isGroup(field)) {
      more.push(element('fieldset', {data: {group: at}}, element('legend', {lang: 'en'}, titleOf(name)), fieldsOf(field.properties, at, place)));
    } else {
      (FIRST.has(place) ? shown : more).push(fieldOf(field, at, name, place));
    }
  }
  if (shown.length && more.length) {
    return [...shown, element('details', {data: {open: `${path}+`}}, element('summary', {}, t('more')), more)];
  }
  return [...shown, ...more];
}

// ---- lists of maps ----

const FIRST_ITEMS = {front: {part: 'usual'}, back: {part: 'usual'}, before: {part: 'blank'}};

function itemHead(path, index, count, title) {
  const list = path.slice(0, path.lastIndexOf('['));
  const text = typeof title === 'string' ? title : title.querySelector('.item-name').textContent;
  const named = name => ({aria: {label: `${t(name)}: ${text}`}, data: {named: name}});
  return element('div', {className: 'item-head'}, typeof title === 'string' ? element('strong', {}, title) : title, element('span', {className: 'grow'}),
    button('↑', () => change([{swap: `${list}[${index - 1}]`}]), {disabled: index === 0, ...named('moveUp')}),
    button('↓', () => change([{swap: path}]), {disabled: index === count - 1, ...named('moveDown')}),
    button('×', () => change([removal(state.values, path)]), named('remove')));
}

// Parts before and behind the puzzles, and the like: each item is a form of its own.
function mapsOf(field, path, base, name) {
  const list = valueAt(state.values, path);
  const items = (Array.isArray(list) ? list : []).map((item, index) => {
    const at = `${path}[${index}]`;
    const text = item?.part ?? `${index + 1}`;
    return element('div', {className: 'item', data: {group: at}}, itemHead(at, index, list.length, text), fieldsOf(field.items.properties, at, `${base}[]`));
  });
  const add = button(t('addTo', {name: titleOf(name)}), () => edit(`${path}[${items.length}]`, FIRST_ITEMS[name] ?? {}));
  return element('fieldset', {className: 'maps', data: {group: path, words: `${path} ${field.description}`.toLowerCase()}},
    element('legend', {lang: 'en'}, titleOf(name)), element('small', {lang: 'en'}, field.description), element('small', {className: 'wrong'}), items, add);
}

// ---- sections ----

const open = new Set([0]); // sections whose fields are shown

function sectionBody(path, index, name) {
  // Only this section gets another seed: the others keep their puzzles.
  const others = button(t('otherPuzzles'), () => edit(`${path}.seed`, crypto.getRandomValues(new Uint32Array(1))[0]), {aria: {label: `${t('otherPuzzles')}: ${name}`}, data: {named: 'otherPuzzles'}});
  const puzzles = button(t('puzzles'), () => announce('show-puzzles', {section: index}), {aria: {label: `${t('puzzles')}: ${name}`}, data: {named: 'puzzles'}});
  return [element('div', {className: 'bar'}, puzzles, others), fieldsOf(schema.properties.sections.items.properties, path, '')].flat();
}

const nameOfSection = (section, index) => section?.title ? `${index + 1}. ${section.title}` : t('section', {n: index + 1});
const aboutSection = section => [section?.count ?? '', section?.variant ?? '', section?.level ?? ''].filter(Boolean).join(' · ');

// The fields of a section are made when it is opened: a book may have a hundred sections.
function sectionOf(section, index, count) {
  const path = `sections[${index}]`;
  const name = nameOfSection(section, index);
  const about = aboutSection(section);
  const body = element('div', {className: 'section-body', id: `section-${index}-body`, hidden: true});
  const toggle = button([element('span', {className: 'turn', aria: {hidden: true}}, '▸'), element('span', {className: 'item-name'}, name), element('small', {lang: 'en'}, about)],
    () => made.open(body.hidden), {className: 'toggle', aria: {controls: body.id}});
  const head = itemHead(path, index, count, toggle);
  head.lastChild.disabled = count < 2;
  const made = element('div', {className: 'section item', id: `section-${index}`, data: {group: path}}, head, body);
  made.showHead = now => {
    const title = nameOfSection(now, index);
    const small = aboutSection(now);
    const [, nameBox, aboutBox] = toggle.children;
    if (aboutBox.textContent !== small) aboutBox.textContent = small;
    if (nameBox.textContent === title) return;
    nameBox.textContent = title;
    for (const one of made.querySelectorAll(':scope > .item-head [data-named], :scope > .section-body > .bar [data-named]')) one.setAttribute('aria-label', `${t(one.dataset.named)}: ${title}`);
  };
  made.open = wanted => {
    if (wanted && !body.firstChild) {
      body.append(...sectionBody(path, index, toggle.children[1].textContent));
      fill(body);
    }
    body.hidden = !wanted;
    toggle.setAttribute('aria-expanded', wanted);
    if (wanted) open.add(index); else open.delete(index);
  };
  made.open(open.has(index));
  return made;
}

function sectionsOf(values) {
  const list = Array.isArray(values?.sections) ? values.sections : [];
  const add = button(t('addSection'), () => edit(`sections[${list.length}]`, {level: 'medium', count: 10}));
  return element('fieldset', {id: 'sections', data: {group: 'sections'}}, element('legend', {}, t('sections')), element('small', {className: 'wrong'}),
    list.map((section, index) => sectionOf(section, index, list.length)), add);
}

// ---- all of it ----

export function buildForm(form, whole) {
  schema = whole;
  form.addEventListener('submit', event => event.preventDefault());
}

// What the form's parts depend on: how many items each list has, and what each item is.
function shapeOf(value) {
  if (Array.isArray(value)) return value.some(item => item && typeof item === 'object') ? value.map(item => [item?.part, shapeOf(item)]) : 0;
  if (!value || typeof value !== 'object') return 0;
  const shape = Object.entries(value).filter(([, item]) => item && typeof item === 'object').map(([name, item]) => [name, shapeOf(item)]).filter(([, item]) => item);
  return shape.length ? shape : 0;
}

let built = null;
export function rebuildForm() { built = null; }

function build(form, values) {
  const focused = document.activeElement?.closest?.('.field')?.dataset.path;
  const details = new Set([...form.querySelectorAll('details[open]')].map(one => one.dataset.open));
  const groups = Object.entries(schema.properties).filter(([, field]) => isGroup(field));
  const single = Object.entries(schema.properties).filter(([name, field]) => !isGroup(field) && name !== 'sections');
  const group = ([name, field]) => element('fieldset', {data: {group: name}}, element('legend', {lang: 'en'}, titleOf(name)), fieldsOf(field.properties, name, name));
  form.replaceChildren(group(groups[0]), sectionsOf(values), ...groups.slice(1).map(group),
    element('fieldset', {data: {group: ''}}, element('legend', {}, t('allOfTheBook')), fieldsOf(Object.fromEntries(single), '', '')));
  for (const one of form.querySelectorAll('details')) one.open = details.has(one.dataset.open);
  if (focused) form.querySelector(`.field[data-path="${CSS.escape(focused)}"]`)?.querySelector('input, select, textarea, button')?.focus({preventScroll: true});
}

// Show the config's values; the form is built again only where items of lists came or went.
export function fillForm(form) {
  const values = state.values;
  if (!values) return; // the text is not YAML just now
  const shape = JSON.stringify(shapeOf(values));
  if (shape !== built) {
    built = shape;
    build(form, values);
    searchForm(form, form.dataset.search ?? '');
  }
  fill(form);
}

function fill(root) {
  for (const box of root.querySelectorAll('.field')) box.show(valueAt(state.values, box.dataset.path));
  for (const section of root.querySelectorAll('.section')) section.showHead(valueAt(state.values, section.dataset.group));
  markMessages(root, state.messages ?? []);
}

const belongs = (message, path) => message.path === path || message.path?.startsWith(`${path}[`);

function markMessages(form, messages) {
  for (const box of form.querySelectorAll('.field')) {
    const own = messages.filter(message => belongs(message, box.dataset.path));
    const text = own.map(message => message.text).join(' ');
    if (box.said === text) continue;
    box.said = text;
    box.querySelector('.wrong').textContent = text;
    box.querySelector('input, select, textarea')?.setAttribute('aria-invalid', own.some(message => !message.warning));
  }
}

export function goTo(path) {
  const section = /^sections\[(\d+)\]/.exec(path)?.[1];
  if (section) document.getElementById(`section-${section}`)?.open(true);
  for (let at = path; at; ) {
    const place = document.querySelector(`.field[data-path="${CSS.escape(at)}"]`) ?? document.querySelector(`#form [data-group="${CSS.escape(at)}"]`);
    if (place) {
      for (let details = place.closest('details'); details; details = details.parentElement.closest('details')) details.open = true;
      place.scrollIntoView({block: 'center'});
      requestAnimationFrame(() => place.scrollIntoView({block: 'center'})); // what it passed has its height now
      place.querySelector('input, select, textarea, button')?.focus({preventScroll: true});
      place.classList.remove('flash');
      void place.offsetWidth; // so that it begins again
      place.classList.add('flash');
      return true;
    }
    const shorter = at.replace(/(\.[^.[]+|\[\d+\])$/, '');
    at = shorter === at ? '' : shorter;
  }
  return false;
}

export function searchForm(form, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = words.length > 0;
  const was = Boolean(form.dataset.search);
  form.dataset.search = text;
  if (searched) for (const section of form.querySelectorAll('.section')) section.open(true);
  for (const field of form.querySelectorAll('.field')) field.hidden = !words.every(word => field.dataset.words.includes(word));
  if (searched || was) for (const more of form.querySelectorAll('details')) more.open = searched;
  for (const group of [...form.querySelectorAll('fieldset, .item')].reverse()) {
    const own = group.dataset.words && words.every(word => group.dataset.words.includes(word));
    group.hidden = searched && !own && !group.querySelector('.field:not([hidden])');
  }
  $('found-none').hidden = Boolean(form.querySelector('.field:not([hidden])'));
}
