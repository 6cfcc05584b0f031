// Paths of values, as the server takes them: "sections[2].count".
export const join = (path, name) => path ? `${path}.${name}` : name;
export const stepsOf = path => path.split(/[.[\]]+/).filter(Boolean);
export const valueAt = (values, path) => stepsOf(path).reduce((value, key) => value?.[key], values);
export const parentOf = path => path.replace(/(\.[^.[]+|\[\d+\]|^[^.[]+)$/, '');

// Taking an item away: a list that would be empty goes itself, since a config has no empty lists.
export function removal(values, path) {
  const list = parentOf(path);
  return path.endsWith(']') && valueAt(values, list)?.length === 1 ? {path: list} : {path};
}

export const titleOf = name => (name[0].toUpperCase() + name.slice(1)).replaceAll('_', ' ');
