// What stays when the page is closed: the settings and, by puzzle, the games. A page that may not
// keep anything plays all the same.

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
    (record.clues ? JSON.stringify(record.clues) : '');
  return `${record.puzzle.length}-${hashText(record.puzzle)}-${hashText([...record.puzzle].reverse().join('') + board)}`;
}

export const loadGame = key => get(`game:${key}`);
export const saveGame = (key, state) => set(`game:${key}`, state);
export const dropGame = key => attempt(() => localStorage.removeItem(`${PREFIX}game:${key}`));

// Puzzles that were made in the page.
export const loadMade = () => { const list = get('made'); return Array.isArray(list) ? list : []; };
export const saveMade = list => set('made', list);

const DEFAULTS = {
  theme: 'auto', language: '', signs: '', conflicts: true, highlight: true, clean: true, clock: true,
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
