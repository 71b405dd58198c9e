import { expect, it } from 'vitest';
import { directionOf } from './directionOf.ts';

it.each([
  ['0.0123', 'up'],
  ['-0.0001', 'down'],
  ['0.0000', 'unchanged'],
  ['-0.0000', 'unchanged'],
  ['0', 'unchanged'],
  ['12', 'up'],
])('the change %s has the direction "%s"', (range, direction) => {
  expect(directionOf(range)).toBe(direction);
});
