// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { typedItem, type TypedWord } from './menuFocus.ts';

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
