import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { expect, it } from 'vitest';
import { canonicalUrlOf, canonicalSites } from './canonicalUrlOf.ts';

const regions = createRegionEnv(preset);

it.each([
  ['tr-TUR', true, 'https://www.brand-tr.com/tr-TUR/task-center'],
  ['de', true, 'https://www.brand.eu/de/task-center'],
  ['zh-HK', true, 'https://www.brand.com.hk/zh-HK/task-center'],
  ['ar-SA', true, 'https://www.brand.com/ar-SA/task-center'],
  ['en', true, 'https://www.brand.com/en/task-center'],
  ['en', false, 'https://www.brand.com/task-center'],
] as const)('resolves %s (locale in path: %s) to %s', (locale, isLocaleInPath, expected) => {
  expect(canonicalUrlOf(regions, { locale, isLocaleInPath }, '/task-center')).toBe(expected);
});

it('lists the other sites that offer `en`', () => {
  expect(canonicalSites(regions)).toEqual({ en: ['https://www.brand.eu'] });
});
