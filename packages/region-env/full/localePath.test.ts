import { it } from 'vitest';
import { checkPaths } from '../src/locale/localePath.property.ts';

it('keeps the origin for 5,000 hostile paths', { timeout: 600_000 }, () => {
  checkPaths(5_000);
});
