// The form: every field of a config, made from the schema that `nonet book --print-schema` prints.
// What matters first is shown, the rest is behind More.
import {element} from './dom.js';

const FIRST = new Set(['book.title', 'book.subtitle', 'book.author', 'book.language', 'page.trim', 'page.profiles',
  'page.paper', 'style.theme', 'style.per_page', 'style.font', 'cover.make', 'cover.design', 'cover.palette',
  'hints.include', 'solutions.include', 'seed', 'count', 'level', 'variant', 'title', 'constraints']);

let schema = null;

export const titleOf = name => (name[0].toUpperCase() + name.slice(1)).replaceAll('_', ' ');

const pathOf = (path, name) => path ? `${path}.${name}` : name;

export function valueAt(values, path) {
  return path.split(/[.[\]]+/).filter(Boolean).reduce((value, key) => value?.[key], values);
}

const typeOf = field => Array.isArray(field.type) ? field.type[0] : field.type;

const isGroup = field => field.type === 'object' && field.properties;

// What a list or map of any shape is written as in one line.
const asText = value => typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

function fromText(text, field) {
  if (text === '') return undefined;
  if (/^[[{]/.test(text)) {
    try { return JSON.parse(text); } catch { return text; }
  }
  const number = typeOf(field) === 'integer' || typeOf(field) === 'number';
  return number && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

function controlOf(field, id) {
  if (field.enum && field.enum.length > 1 && field.enum.every(item => typeof item !== 'object')) {
    const usual = field.default === undefined ? 'not set' : `${field.default} (usual)`;
    return element('select', {id}, element('option', {value: ''}, usual),
      ...field.enum.filter(item => item !== field.default).map(item => element('option', {value: String(item)}, String(item))));
  }
  if (typeOf(field) === 'boolean') {
    return element('select', {id}, element('option', {value: ''}, field.default ? 'yes (usual)' : 'no (usual)'),
      element('option', {value: String(!field.default)}, field.default ? 'no' : 'yes'));
  }
  if (field.maxLength > 1000) return element('textarea', {id, placeholder: String(field.default ?? '')});
  return element('input', {id, type: 'text', placeholder: asText(field.default), autocomplete: 'off'});
}

function fieldOf(field, path, name, edit) {
  const id = `field-${path.replaceAll(/[.[\]]/g, '-')}`;
  const control = controlOf(field, id);
  const names = field.anyOf?.[0].enum ?? []; // which a text may also hold
  if (names.length) control.setAttribute('list', `${id}-names`);
  const wrong = element('small', {className: 'wrong', id: `${id}-wrong`});
  const about = element('small', {id: `${id}-about`}, field.description ?? '');
  control.setAttribute('aria-describedby', `${id}-about ${id}-wrong`);
  control.addEventListener('change', () => {
    const text = control.value;
    edit(path, text === 'true' || text === 'false' ? text === 'true' : fromText(text, field));
  });
  const box = element('div', {className: 'field'}, element('label', {htmlFor: id}, titleOf(name)), control, wrong, about,
    ...names.length ? [element('datalist', {id: `${id}-names`}, ...names.map(value => element('option', {value})))] : []);
  box.dataset.path = path;
  box.dataset.words = `${path} ${field.description ?? ''} ${(field.enum ?? []).join(' ')}`.toLowerCase().replaceAll('_', ' ');
  return box;
}

// The fields of a map: those that matter first, the others behind More. `base`: the path for FIRST.
function fieldsOf(properties, path, base, edit) {
  const shown = [];
  const more = [];
  for (const [name, field] of Object.entries(properties)) {
    const at = pathOf(path, name);
    if (isGroup(field)) {
      more.push(element('fieldset', {}, element('legend', {}, titleOf(name)), ...fieldsOf(field.properties, at, pathOf(base, name), edit)));
    } else {
      (FIRST.has(pathOf(base, name)) ? shown : more).push(fieldOf(field, at, name, edit));
    }
  }
  if (shown.length && more.length) {
    return [...shown, element('details', {}, element('summary', {}, 'More'), ...more)];
  }
  return [...shown, ...more];
}

export function buildForm(form, whole) {
  schema = whole;
  form.addEventListener('submit', event => event.preventDefault());
}

function sectionsOf(values, edit) {
  const list = Array.isArray(values?.sections) ? values.sections : [];
  const item = schema.properties.sections.items;
  const parts = list.map((section, index) => {
    const path = `sections[${index}]`;
    const remove = element('button', {type: 'button', disabled: list.length < 2}, 'Remove');
    remove.setAttribute('aria-label', `Remove section ${index + 1}`);
    remove.addEventListener('click', () => edit(path, undefined));
    // Only this section gets another seed: the others keep their puzzles.
    const others = element('button', {type: 'button'}, 'Other puzzles');
    others.setAttribute('aria-label', `Other puzzles for section ${index + 1}`);
    others.addEventListener('click', () => edit(`${path}.seed`, crypto.getRandomValues(new Uint32Array(1))[0]));
    return element('div', {className: 'section', id: `section-${index}`},
      element('div', {className: 'section-head'}, `Section ${index + 1}`, element('span', {className: 'grow'}), others, remove),
      element('div', {className: 'puzzles'}),
      ...fieldsOf(item.properties, path, '', edit));
  });
  const add = element('button', {type: 'button'}, 'Add a section');
  add.addEventListener('click', () => edit(`sections[${list.length}]`, {level: 'medium', count: 10}));
  return element('fieldset', {}, element('legend', {}, 'Sections'), ...parts, add);
}

let built = -1; // sections in the form

// Show the config's values; the form is built again only where sections came or went.
export function fillForm(form, state, edit) {
  const values = state.values;
  if (!values) return; // the text is not YAML just now
  const count = Array.isArray(values.sections) ? values.sections.length : 0;
  if (count !== built) {
    const groups = Object.entries(schema.properties).filter(([, field]) => isGroup(field));
    const single = Object.entries(schema.properties).filter(([name, field]) => !isGroup(field) && name !== 'sections');
    const group = ([name, field]) => element('fieldset', {}, element('legend', {}, titleOf(name)), ...fieldsOf(field.properties, name, name, edit));
    form.replaceChildren(group(groups[0]), sectionsOf(values, edit), ...groups.slice(1).map(group),
      element('fieldset', {}, element('legend', {}, 'All of the book'), ...fieldsOf(Object.fromEntries(single), '', '', edit)));
    built = count;
  }
  for (const box of form.querySelectorAll('.field')) {
    const control = box.querySelector('input, select, textarea');
    const value = valueAt(values, box.dataset.path);
    const text = value === undefined || value === null ? '' : asText(value);
    box.classList.toggle('set', text !== '');
    if (control === document.activeElement && control.value !== text && control.tagName !== 'SELECT') continue;
    if (control.tagName === 'SELECT' && text !== '' && ![...control.options].some(option => option.value === text)) {
      const usual = control.options[0];
      if (usual.textContent.startsWith(text) || usual.textContent === (text === 'true' ? 'yes (usual)' : 'no (usual)')) {
        control.value = '';
        continue;
      }
      control.append(element('option', {value: text}, text));
    }
    control.value = text;
  }
}

export function markMessages(form, messages) {
  for (const box of form.querySelectorAll('.field')) {
    const own = messages.filter(message => message.path === box.dataset.path || message.path?.startsWith(`${box.dataset.path}[`));
    box.querySelector('.wrong').textContent = own.map(message => message.text).join(' ');
    box.querySelector('input, select, textarea').setAttribute('aria-invalid', own.some(message => !message.warning));
  }
}
