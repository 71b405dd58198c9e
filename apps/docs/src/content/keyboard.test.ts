import { describe, expect, it } from 'vitest';
import { componentFacts } from './components.ts';
import { keyboard, keyboardTable } from './keyboard.ts';
import { readSource } from './repository.ts';

const patternFile = 'packages/ui/browser/keyPatterns.ts';

/**
 * The keys that the browser tests of the kit press, by component. The table is read as text, because
 * an app must not import the tests of a package.
 */
const pressedKeys = new Map(
  [...readSource(patternFile).matchAll(/demo: '(\w+)',.*?keys: \[(.*?)\n {4}\],/gs)].map(
    ([, component = '', keys = '']) => [
      component,
      new Set([...keys.matchAll(/\['([\w+]+)'/g)].map(([, key = '']) => key)),
    ],
  ),
);

describe('keyboard', () => {
  it.each(Object.entries(keyboard))(
    'lists only keys of %s that its browser test presses',
    (component, rows) => {
      const listed = rows.flatMap(([keys]) => keys.split(' '));
      expect(listed.filter((key) => pressedKeys.get(component)?.has(key) !== true)).toEqual([]);
    },
  );

  it('has a table for each component that has a keyboard test', () => {
    const tested = componentFacts()
      .filter(({ cells }) => cells.some(([, cell]) => cell === 'browser/keyPatterns.ts'))
      .map(({ name }) => name);
    expect(tested.filter((name) => keyboardTable(name) === '')).toEqual([]);
  });

  it('explains the keys that depend on the direction', () => {
    expect(keyboardTable('Tabs')).toContain('in reading direction');
    expect(keyboardTable('Switch')).not.toContain('in reading direction');
    expect(keyboardTable('Tag')).toBe('');
  });
});
