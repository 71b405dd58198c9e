import { expect, it } from 'vitest';
import { regionEnv } from './regionEnv.ts';

it('says its name', () => {
  expect(regionEnv()).toBe('region-env');
});
