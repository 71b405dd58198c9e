import { afterEach, expect, it, vi } from 'vitest';
import { markTheme } from './markTheme.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  [null, undefined],
  ['"><script>', undefined],
])('with the stored theme %j, marks the root element with %j', (stored, marked) => {
  const dataset: DOMStringMap = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', { getItem: () => stored });
  markTheme();
  expect(dataset.theme).toBe(marked);
});
