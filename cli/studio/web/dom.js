export const $ = id => document.getElementById(id);

// An element with its properties and what is in it. `data`, `aria` and `style` are maps.
export function element(name, {data, aria, style, ...properties} = {}, ...inside) {
  const made = Object.assign(document.createElement(name), properties);
  for (const [key, value] of Object.entries(data ?? {})) made.dataset[key] = value;
  for (const [key, value] of Object.entries(aria ?? {})) made.setAttribute(`aria-${key}`, value);
  for (const [key, value] of Object.entries(style ?? {})) made.style.setProperty(key, value);
  made.append(...inside.flat().filter(item => item !== null && item !== undefined && item !== false));
  return made;
}

export function button(text, run, properties = {}) {
  const made = element('button', {type: 'button', ...properties}, text);
  made.addEventListener('click', run);
  return made;
}

// A dialog with a heading and a way out; it is gone when it is closed.
export function dialog(title, closeText, ...inside) {
  const heading = element('h2', {id: 'dialog-title'}, title);
  const box = element('dialog', {aria: {labelledby: 'dialog-title'}},
    element('div', {className: 'dialog-head'}, heading, element('span', {className: 'grow'}), button(closeText, () => box.close())), ...inside);
  box.addEventListener('close', () => box.remove());
  box.addEventListener('click', event => { if (event.target === box) box.close(); });
  document.body.append(box);
  box.showModal();
  return box;
}

// Tell what waits for it (tests too) that something is on the screen.
export function announce(name, detail = {}) {
  document.dispatchEvent(new CustomEvent(`studio-${name}`, {detail}));
}
