// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'public/texts';

/**
 * Returns the names of the texts in a file. Languages have different plural forms, such as
 * `days_one` and `days_few`.
 */
function keysIn(file: string): string[] {
  const texts = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object;
  const keys = Object.keys(texts).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''));
  return [...new Set(keys)].sort();
}

it.each(readdirSync(folder))('%s has the same texts as en.json', (file) => {
  expect(keysIn(file)).toEqual(keysIn('en.json'));
});
