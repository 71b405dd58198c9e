import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../messages');

// A regional language such as en-HK may take the text from its base language.
const texts = readdirSync(folder).flatMap((language) => {
  const { consent } = JSON.parse(readFileSync(join(folder, language, 'login.json'), 'utf8')) as {
    consent?: string;
  };
  return consent === undefined ? [] : [[language, consent] as const];
});

it('has texts in every language', () => {
  expect(texts.length).toBeGreaterThanOrEqual(25);
});

it.each(texts)('names each linked document once in %s', (_, text) => {
  const tags = text.match(/<[^>]*>/g) ?? [];
  expect(tags.toSorted()).toEqual(['</privacy>', '</terms>', '<privacy>', '<terms>']);
  expect(text).toMatch(/<terms>[^<]+<\/terms>/);
  expect(text).toMatch(/<privacy>[^<]+<\/privacy>/);
});
