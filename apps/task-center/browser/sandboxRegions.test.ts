import { regionNames } from '@apps/sandbox';
import { expect, it } from 'vitest';
import { editions } from '../src/paths/regions.ts';

it('the sandbox has a region for every edition', () => {
  const missing = editions.filter(
    (edition) => !(regionNames as readonly string[]).includes(edition),
  );
  expect(missing, 'add them to regionNames in apps/sandbox/src/taskCenter/callerRegion.ts').toEqual(
    [],
  );
});
