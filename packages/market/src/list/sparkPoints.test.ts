import { expect, it } from 'vitest';
import { sparkPoints } from './sparkPoints.ts';

it.each([
  [['1', '3', '2'], '0.0,30.0 48.0,2.0 96.0,16.0'],
  [['17208.50', '17208.50'], '0.0,16.0 96.0,16.0'],
  [['5'], '0.0,16.0'],
  [[], ''],
])('converts %j to %s', (prices, points) => {
  expect(sparkPoints(prices)).toBe(points);
});
