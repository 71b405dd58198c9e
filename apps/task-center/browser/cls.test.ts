import { expect, it } from 'vitest';
import { noShifts, shiftsOfVisit } from './support/shiftsOfVisit.ts';
import { serveTaskCenter } from './support/taskCenter.ts';

// Checks cumulative layout shift (CLS). `full/cls.test.ts` checks the other widths and screens, and Arabic.
const site = serveTaskCenter();

it.each([375, 1440])('has no layout shifts on the hub at %d px', async (width) => {
  expect(await shiftsOfVisit(site, '/en/task-center', width)).toEqual(noShifts);
});
