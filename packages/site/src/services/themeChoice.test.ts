import { afterEach, expect, it, vi } from 'vitest';
import { createThemeChoice, applyStoredTheme, type Theme } from './themeChoice.ts';

const storageKey = 'exchange:theme';

afterEach(() => vi.unstubAllGlobals());

function open(stored?: string) {
  const items = new Map(stored === undefined ? [] : [[storageKey, stored]]);
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  const events = new EventTarget();
  const documentElement = { dataset: {} as DOMStringMap };
  const window = Object.assign(events, { document: { documentElement } }) as unknown as Window;
  return {
    items,
    dataset: documentElement.dataset,
    theme: createThemeChoice(window, storage),
    /** Reports a change by another tab. */
    changeElsewhere(changed: string | null) {
      events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
    },
  };
}

it.each([
  [undefined, 'system'],
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', 'system'],
  ['', 'system'],
])('reads the stored theme %j as %s', (stored, theme) => {
  expect(open(stored).theme.get()).toBe(theme);
});

it('applies, stores and reports the choice', () => {
  const { theme, dataset, items } = open();
  const listener = vi.fn();
  const stop = theme.subscribe(listener);
  const seen = (['dark', 'light', 'system'] satisfies Theme[]).map((choice) => {
    theme.choose(choice);
    return [theme.get(), dataset.theme, items.get(storageKey)];
  });
  expect(seen).toEqual([
    ['dark', 'dark', 'dark'],
    ['light', 'light', 'light'],
    ['system', undefined, undefined],
  ]);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  theme.choose('dark');
  expect(listener).toHaveBeenCalledTimes(3);
});

it.each([
  [storageKey, 'dark'],
  [null, 'dark'],
  ['other', undefined],
])('follows another tab that changes the item %j: %s', (changed, applied) => {
  const { theme, dataset, items, changeElsewhere } = open();
  const listener = vi.fn();
  const stop = theme.subscribe(listener);
  items.set(storageKey, 'dark');
  changeElsewhere(changed);
  expect(dataset.theme).toBe(applied);
  expect(listener).toHaveBeenCalledTimes(applied ? 1 : 0);
  stop();
  items.set(storageKey, 'light');
  changeElsewhere(storageKey);
  expect(dataset.theme).toBe(applied);
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  [null, undefined],
  ['"><script>', undefined],
])('with the stored theme %j, marks the root element with %j', (stored, marked) => {
  const dataset: DOMStringMap = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', { getItem: () => stored });
  applyStoredTheme();
  expect(dataset.theme).toBe(marked);
});
