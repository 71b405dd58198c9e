// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { menuItems, nextItem } from './menuFocus.ts';

const labels = ['Italiano', 'Íslenska', 'Indonesia', 'Русский', 'Română', '日本語'];
const items = labels.map((label) => {
  const item = document.createElement('a');
  item.textContent = label;
  return item;
});

it('returns only the items and choices of a menu, in document order', () => {
  const list = document.createElement('div');
  list.innerHTML = `<p>Heading</p><a role="menuitem">A</a><div role="group">
    <button role="menuitemradio">B</button><button>C</button></div>`;
  expect(menuItems(list).map(({ textContent }) => textContent)).toEqual(['A', 'B']);
});

it.each([
  ['ArrowDown', -1, 'Italiano'],
  ['ArrowDown', 0, 'Íslenska'],
  ['ArrowDown', 5, 'Italiano'],
  ['ArrowUp', -1, '日本語'],
  ['ArrowUp', 0, '日本語'],
  ['ArrowUp', 3, 'Indonesia'],
  ['Home', 3, 'Italiano'],
  ['End', 0, '日本語'],
  ['Enter', 0, undefined],
  ['a', 0, undefined],
])('on %s, moves from item %d to %s', (key, current, expected) => {
  expect(nextItem(key, items, current)?.textContent).toBe(expected);
});
