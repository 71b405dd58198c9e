import { expect, it } from 'vitest';
import { i18nLoader } from './i18nLoader.ts';

it('says its name', () => {
  expect(i18nLoader()).toBe('i18n-loader');
});
