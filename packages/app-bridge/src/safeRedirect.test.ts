import { expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const options = {
  origins: ['https://www.brand.com'],
  fallback: 'https://www.brand.com/task-center',
  base: 'https://www.brand.com/en/task-center?x=1',
};

it.each([
  ['/assets', 'https://www.brand.com/assets'],
  ['https://www.brand.com/a?b=c#d', 'https://www.brand.com/a?b=c#d'],
  ['//evil.example', options.fallback],
])('%s leads to %s', (raw, expected) => {
  expect(safeRedirect(raw, options)).toBe(expected);
});
