import { expect, it } from 'vitest';
import { maskedName } from './masks.ts';

it.each([
  ['Natalie', 'Na***e'],
  ['Omar', 'Om***r'],
  ['Bob', 'B***'],
  ['X', 'X***'],
  ['', '***'],
  ['  Elif  ', 'El***f'],
  ['🦊🐻🐼🐨🐯', '🦊🐻***🐯'],
])('masks the name %j as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
