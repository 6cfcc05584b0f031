export const $ = id => document.getElementById(id);

// An element with its properties and what is in it.
export function element(name, properties = {}, ...inside) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inside);
  return made;
}
