import { expect, it } from 'vitest';
import { typedItem, type TypedWord } from './typeahead.ts';

const labels = ['Italiano', 'Íslenska', 'Indonesia', 'Русский', 'Română', '日本語'];
const textOf = (label: string) => label;

/** Types keys, each after a pause in ms, and returns the label of the item that has focus at the end. */
function type(keys: [key: string, pause: number][], modifiers = {}) {
  const word: { current: TypedWord } = { current: { text: '', at: 0 } };
  let time = 10_000;
  let current = -1;
  for (const [key, pause] of keys) {
    time += pause;
    const none = { ctrlKey: false, metaKey: false, altKey: false };
    const event = { key, timeStamp: time, ...none, ...modifiers };
    const target = typedItem(event, word, { items: labels, current, textOf });
    if (target) current = labels.indexOf(target);
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

it('ignores case and whitespace around labels', () => {
  const word = { current: { text: '', at: 0 } };
  const event = { key: 'É', ctrlKey: false, metaKey: false, altKey: false, timeStamp: 10_000 };
  expect(typedItem(event, word, { items: ['  ÉCLAIR '], current: -1, textOf })).toBe('  ÉCLAIR ');
  expect(word.current).toEqual({ text: 'é', at: 10_000 });
});

it('treats an emoji as one letter', () => {
  const event = { key: '🚀', ctrlKey: false, metaKey: false, altKey: false, timeStamp: 10_000 };
  const word = { current: { text: '', at: 0 } };
  expect(typedItem(event, word, { items: ['🚀 Launch'], current: -1, textOf })).toBe('🚀 Launch');
});

it('stays on the current item while it starts with the typed word', () => {
  const word = { current: { text: 'i', at: 10_000 } };
  const event = { key: 'n', ctrlKey: false, metaKey: false, altKey: false, timeStamp: 10_100 };
  expect(typedItem(event, word, { items: ['Indonesia', 'India'], current: 1, textOf })).toBe(
    'India',
  );
});

it('passes over an item without a text', () => {
  const event = { key: 'i', ctrlKey: false, metaKey: false, altKey: false, timeStamp: 10_000 };
  const word = { current: { text: '', at: 0 } };
  const found = typedItem(event, word, {
    items: labels,
    current: -1,
    textOf: (label) => (label === 'Italiano' ? '' : label),
  });
  expect(found).toBe('Indonesia');
});
