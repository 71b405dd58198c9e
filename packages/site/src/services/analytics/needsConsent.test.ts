import { expect, it } from 'vitest';
import { needsConsent } from './needsConsent.ts';

it.each([
  ['es-ES', 'America/Bogota', true],
  ['pt-PT', 'America/Bogota', true],
  ['de', 'Asia/Tokyo', true],
  ['en-IE', 'UTC', true],
  ['es-MX', 'America/Mexico_City', false],
  ['pt-BR', 'Asia/Tokyo', true],
  ['ar-SA', 'Asia/Tokyo', true],
  ['en', 'America/Manaus', true],
  ['en', 'Asia/Riyadh', true],
  ['en', 'UTC', false],
  ['en', 'Asia/Tokyo', false],
  ['en', 'Europe/Berlin', true],
  ['es-MX', 'Atlantic/Canary', true],
  ['ja-JP', 'Asia/Nicosia', true],
  ['tr-TUR', 'Asia/Tokyo', true],
  ['en-TR', 'Asia/Tokyo', true],
  ['en', 'Asia/Istanbul', true],
  ['', '', false],
])('a page in "%s" on a device in "%s" asks first: %s', (locale, timeZone, expected) => {
  expect(needsConsent(locale, timeZone)).toBe(expected);
});
