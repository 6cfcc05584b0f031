export const $ = id => document.getElementById(id);

export function fillSelect(select, options, value = select.value) {
  select.replaceChildren(...options.map(([key, text]) => new Option(text, key)));
  if (options.some(([key]) => key === value)) select.value = value;
}
