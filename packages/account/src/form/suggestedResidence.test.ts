import { expect, it } from 'vitest';
import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { suggestedResidence } from './suggestedResidence.ts';

const { languageTag } = createRegionEnv(preset);

it.each([
  ['pt-BR', ['BR', 'MX'], 'BR'],
  ['en', ['TR'], 'TR'],
  ['ru-KAZ', ['KZ'], 'KZ'],
  ['de', ['AT', 'DE'], undefined],
  ['en', ['BR', 'MX'], undefined],
  ['ja-JP', ['BR', 'MX'], undefined],
  ['pt-BR', [], undefined],
] as const)('suggests in %s, for an edition of %j, %j', (locale, countries, expected) => {
  expect(suggestedResidence(countries, languageTag(locale))).toBe(expected);
});
