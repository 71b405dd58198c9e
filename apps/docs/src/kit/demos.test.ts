import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentFacts, demoSources } from '../content/components.ts';
import { absolutePath, readSource } from '../content/repository.ts';
import { demosOf } from './demos.ts';

it.each(componentFacts().map(({ name }) => name))(
  'has every demo of %s under its title',
  (name) => {
    expect(Object.keys(demosOf(name)).sort()).toEqual(Object.keys(demoSources(name)).sort());
  },
);

it('exports exactly one component from each demo file', () => {
  const files = globSync('packages/ui/demos/**/*.tsx', { cwd: absolutePath('.') });
  const exported = files.map((file) => [...readSource(file).matchAll(/^export /gm)].length);
  expect(new Set(exported)).toEqual(new Set([1]));
});
