/**
 * Returns the element with this id.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}.`);
  return found;
}

/**
 * @param {string} text
 * @param {() => void} press
 */
export function button(text, press) {
  const created = document.createElement('button');
  created.type = 'button';
  created.textContent = text;
  created.addEventListener('click', press);
  return created;
}
