import { expect, it } from 'vitest';
import { siteName } from './siteName.ts';

it.each(['my-site', 'site2', 'my.site', ' my-site '])('accepts "%s"', (name) => {
  expect(siteName(name)).toBe(name.trim());
});

it.each(['', 'My-Site', '.', '..', '../x', 'a/b', '-x', 'a b', 'node_modules', 'a'.repeat(101)])(
  'refuses "%s"',
  (name) => {
    expect(() => siteName(name)).toThrow(/^Invalid name ".*": use lower-case letters/);
  },
);
