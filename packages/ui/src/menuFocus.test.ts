// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { menuItems, nextItem, typedItem, type TypedWord } from './menuFocus.ts';

const labels = ['Italiano', 'Íslenska', 'Indonesia', 'Русский', 'Română', '日本語'];
const items = labels.map((label) => {
  const item = document.createElement('a');
  item.textContent = label;
  return item;
});

/** Types keys with a pause before each, in ms, and tells where the focus came to. */
function type(keys: [key: string, pause: number][], modifiers = {}) {
  const word: { current: TypedWord } = { current: { text: '', at: 0 } };
  let time = 10_000;
  let current = -1;
  for (const [key, pause] of keys) {
    time += pause;
    const none = { ctrlKey: false, metaKey: false, altKey: false };
    const event = { key, timeStamp: time, ...none, ...modifiers };
    const target = typedItem(event, items, current, word);
    if (target) current = items.indexOf(target as HTMLAnchorElement);
  }
  return labels[current];
}

it.each([
  ['a letter', [['i', 0]], 'Italiano'],
  [
    'the same letter again',
    [
      ['i', 0],
      ['i', 100],
    ],
    'Indonesia',
  ],
  [
    'a third time, round',
    [
      ['i', 0],
      ['i', 100],
      ['i', 100],
    ],
    'Italiano',
  ],
  [
    'a word',
    [
      ['i', 0],
      ['n', 100],
    ],
    'Indonesia',
  ],
  [
    'a word whose beginning has the focus',
    [
      ['i', 0],
      ['t', 100],
    ],
    'Italiano',
  ],
  [
    'a new word after a pause',
    [
      ['i', 0],
      ['r', 700],
    ],
    'Română',
  ],
  [
    'no word without a pause',
    [
      ['i', 0],
      ['r', 699],
    ],
    'Italiano',
  ],
  ['Cyrillic', [['р', 0]], 'Русский'],
  [
    'a key that is no letter',
    [
      ['i', 0],
      ['Shift', 10],
      ['F5', 10],
    ],
    'Italiano',
  ],
  ['Han', [['日', 0]], '日本語'],
] as [string, [string, number][], string][])('finds by %s', (_, keys, expected) => {
  expect(type(keys)).toBe(expected);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves a shortcut with %s alone', (modifier) => {
  expect(type([['i', 0]], { [modifier]: true })).toBeUndefined();
});

it('finds the items and choices of a menu in their order, and nothing else', () => {
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
])('%s leads from item %d to %s', (key, current, expected) => {
  expect(nextItem(key, items, current)?.textContent).toBe(expected);
});

it('reads capitals, and labels with blanks around them', () => {
  const padded = document.createElement('a');
  padded.textContent = '  ÉCLAIR ';
  const word = { current: { text: '', at: 0 } };
  const event = { key: 'É', ctrlKey: false, metaKey: false, altKey: false, timeStamp: 10_000 };
  expect(typedItem(event, [padded], -1, word)).toBe(padded);
  expect(word.current).toEqual({ text: 'é', at: 10_000 });
});

it('reads an emoji as one letter', () => {
  const rocket = document.createElement('a');
  rocket.textContent = '🚀 Launch';
  const event = { key: '🚀', ctrlKey: false, metaKey: false, altKey: false, timeStamp: 10_000 };
  expect(typedItem(event, [rocket], -1, { current: { text: '', at: 0 } })).toBe(rocket);
});
