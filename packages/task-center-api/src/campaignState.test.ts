import { expect, it } from 'vitest';
import { campaignState } from './campaign.ts';

it.each([
  [99, 'upcoming'],
  [100, 'ongoing'],
  [199, 'ongoing'],
  [200, 'ended'],
])('at the time %i, a campaign from 100 to 200 is %s', (now, state) => {
  expect(campaignState(now, 100, 200)).toBe(state);
});
