import { expect, it } from 'vitest';
import { remaining, withTag, type PlannedRelease } from './publishPlan.ts';

const release = (name: string): PlannedRelease => ({
  kind: 'publish',
  name,
  version: '1.0.0',
  tag: 'latest',
  access: 'public',
});
const plan = [[release('a'), release('b')], [release('c')]];

it('changes the dist-tag of every package in a plan', () => {
  expect(withTag(plan, 'snapshot').flat()).toEqual(
    plan.flat().map((one) => ({ ...one, tag: 'snapshot' })),
  );
});

it.each(['latest', '', '1.0.0', 'v1', 'x y', '--tag'])(
  'rejects the dist-tag "%s" for a snapshot',
  (tag) => {
    expect(() => withTag(plan, tag)).toThrow(RangeError);
  },
);

it('leaves out published versions, and groups in which all versions are published', () => {
  expect(remaining(plan, (id) => id === 'a@1.0.0' || id === 'c@1.0.0')).toEqual([[release('b')]]);
  expect(remaining(plan, () => true)).toEqual([]);
});
