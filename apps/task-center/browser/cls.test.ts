import { expect, it } from 'vitest';
import { noShifts, shiftsOfVisit } from './support/shiftsOfVisit.ts';
import { serveTaskCenter } from './support/taskCenter.ts';

// `full/cls.test.ts` checks the other widths, Arabic, and the other screens.
const site = serveTaskCenter();

it.each([375, 1440])('has no layout shifts on the hub at %d px', async (width) => {
  expect(await shiftsOfVisit(site, '/en/task-center', width)).toEqual(noShifts);
});
