import { it } from 'vitest';
import { checkInverse } from '../src/parser/inverse.property.ts';

it('parses 100,000 links to web paths that map to the same links', () => {
  checkInverse(100_000);
}, 600_000);
