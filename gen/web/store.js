// What stays when the page is closed: the settings, the statistics and, by puzzle, the games. A page
// that may not keep anything plays all the same.
import {constraintsOf} from './clues.js';

const PREFIX = 'nonet:';

function attempt(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function get(key) {
  return attempt(() => JSON.parse(localStorage.getItem(PREFIX + key)), null);
}

function set(key, value) {
  return attempt(() => {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  }, false);
}

export function hashText(text) {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

// The same puzzle has the same key on every page.
export function puzzleKey(record) {
  const board = [record.variant, record.regions, record.houses, record.grids].map(part => JSON.stringify(part ?? '')).join() +
    (constraintsOf(record) ? JSON.stringify(constraintsOf(record)) : '');
  return `${record.puzzle.length}-${hashText(record.puzzle)}-${hashText([...record.puzzle].reverse().join('') + board)}`;
}

export const loadGame = key => get(`game:${key}`);
export const saveGame = (key, state) => set(`game:${key}`, state);
export const dropGame = key => attempt(() => localStorage.removeItem(`${PREFIX}game:${key}`));

// Puzzles that were made in the page or brought to it. Another tab may have added some since this one
// looked, so a change always starts from what is stored.
export const loadMade = () => { const list = get('made'); return Array.isArray(list) ? list : []; };
export const changeMade = change => set('made', change(loadMade()));

// One row for each puzzle that was solved: {key, level, time in ms, hints, mistakes, day}.
export const loadSolved = () => { const list = get('solved'); return Array.isArray(list) ? list : []; };
export const addSolved = row => set('solved', [...loadSolved(), row].slice(-5000));

// Calls `listen` with the key that another tab of the same browser has changed.
export function onOtherTab(listen) {
  window.addEventListener('storage', event => {
    if (event.key?.startsWith(PREFIX)) listen(event.key.slice(PREFIX.length));
  });
}

const DEFAULTS = {
  theme: 'auto', language: '', signs: '', notes: 'places', conflicts: true, highlight: true, clean: true, clock: true,
  digitFirst: false, leftHanded: false,
};

export function loadSettings() {
  const kept = get('settings') ?? {};
  const settings = {...DEFAULTS};
  for (const name of Object.keys(DEFAULTS)) {
    if (typeof kept[name] === typeof DEFAULTS[name]) settings[name] = kept[name];
  }
  return settings;
}

export const saveSettings = settings => set('settings', settings);
export const saveLast = key => set('last', key);
export const loadLast = () => get('last');
