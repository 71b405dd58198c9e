import { expect, it } from 'vitest';
import { locales } from './locales.ts';

it('lists the 43 tokens of spec 9', () => {
  const byEdition = {
    default: [
      ...['en', 'id-ID', 'es-ES', 'es-MX', 'es-AR', 'kk-KZ', 'pt-BR', 'pt-PT', 'ru-RU', 'vi-VN'],
      ...['uk-UA', 'ar-SA', 'ja-JP', 'zh-MY', 'zh-TW'],
    ],
    eu: ['en', 'cs', 'de', 'es', 'el', 'fr', 'it', 'lt', 'hu', 'nl', 'pl', 'pt', 'ro'],
    hk: ['zh-HK', 'en-HK'],
    nl: ['nl-NL', 'en-NL'],
    tr: ['tr-TUR', 'en-TR'],
    kz: ['ru-KAZ', 'kk-KAZ', 'en-KAZ'],
    ge: ['ka-GEO', 'ru-GEO', 'en-GEO'],
    id: ['id-IDN', 'en-IDN'],
    ae: ['en-ARE', 'ar-ARE'],
  };
  const tokens = new Set(Object.values(byEdition).flat());
  expect(tokens.size).toBe(43);
  expect([...locales].sort()).toEqual([...tokens].sort());
});
