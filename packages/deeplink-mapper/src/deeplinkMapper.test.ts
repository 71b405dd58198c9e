import { expect, it } from 'vitest';
import { deeplinkMapper } from './deeplinkMapper.ts';

it('says its name', () => {
  expect(deeplinkMapper()).toBe('deeplink-mapper');
});
