// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { menuItems, nextItem, typedItem, type TypedWord } from './menuFocus.ts';

const labels = ['Italiano', 'Íslenska', 'Indonesia', 'Русский', 'Română', '日本語'];
const items = labels.map((label) => {
  const item = document.createElement('a');
  item.textContent = label;
  return item;
});

/** Types keys, each after a pause in ms, and returns the label of the item that has focus at the end. */
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
    'the same letter a third time, wrapping around',
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
    'a word that the focused item starts with',
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
    'only the first word within the pause',
    [
      ['i', 0],
      ['r', 699],
    ],
    'Italiano',
  ],
  ['Cyrillic', [['р', 0]], 'Русский'],
  [
    'a letter, ignoring other keys',
    [
      ['i', 0],
      ['Shift', 10],
      ['F5', 10],
    ],
    'Italiano',
  ],
  [
    'a word, ignoring other keys between its letters',
    [
      ['i', 0],
      ['Shift', 10],
      ['n', 10],
    ],
    'Indonesia',
  ],
  ['Han', [['日', 0]], '日本語'],
] as [string, [string, number][], string][])('finds an item by %s', (_, keys, expected) => {
  expect(type(keys)).toBe(expected);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('ignores a shortcut with %s', (modifier) => {
  expect(type([['i', 0]], { [modifier]: true })).toBeUndefined();
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

it('ignores case and whitespace around labels', () => {
  const padded = document.createElement('a');
  padded.textContent = '  ÉCLAIR ';
  const word = { current: { text: '', at: 0 } };
  const event = { key: 'É', ctrlKey: false, metaKey: false, altKey: false, timeStamp: 10_000 };
  expect(typedItem(event, [padded], -1, word)).toBe(padded);
  expect(word.current).toEqual({ text: 'é', at: 10_000 });
});

it('treats an emoji as one letter', () => {
  const rocket = document.createElement('a');
  rocket.textContent = '🚀 Launch';
  const event = { key: '🚀', ctrlKey: false, metaKey: false, altKey: false, timeStamp: 10_000 };
  expect(typedItem(event, [rocket], -1, { current: { text: '', at: 0 } })).toBe(rocket);
});

it('stays on the focused item while it starts with the typed word', () => {
  const [indonesia, india] = ['Indonesia', 'India'].map((label) => {
    const item = document.createElement('a');
    item.textContent = label;
    return item;
  });
  const word = { current: { text: 'i', at: 10_000 } };
  const event = { key: 'n', ctrlKey: false, metaKey: false, altKey: false, timeStamp: 10_100 };
  expect(typedItem(event, [indonesia!, india!], 1, word)).toBe(india);
});
