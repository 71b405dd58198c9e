import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publicEntries } from '../build/entries.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
// The drawings are exported only from their own entry, because their names are common words.
const components = Object.entries(publicEntries).filter(
  ([name]) => !['index', 'icons'].includes(name),
);
const exported = new Set(read(publicEntries.index).match(/\w+/g));

it.each(components)('the index exports every type of %s', (_name, file) => {
  const types = [...read(file).matchAll(/^export (?:interface|type) (\w+)/gm)];
  expect(types.map(([, name = '']) => name).filter((name) => !exported.has(name))).toEqual([]);
});
