import { it } from 'vitest';
import { checkInverse } from '../src/parser/inverse.property.ts';

it('parses 100,000 links to a path that maps to the same link', () => {
  checkInverse(100_000);
}, 600_000);
