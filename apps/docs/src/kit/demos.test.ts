import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentFacts, moreDemoFiles } from '../content/components.ts';
import { absolutePath, readSource } from '../content/repository.ts';
import { demos } from './demos.ts';
import { moreDemos } from './moreDemos.ts';

it('has the demo of every component', () => {
  expect(Object.keys(demos).sort()).toEqual(
    componentFacts()
      .map(({ name }) => name)
      .sort(),
  );
});

it('has every further demo under its title', () => {
  const titles = componentFacts().map(({ name, entry }) => [
    name,
    moreDemoFiles(entry).map(({ title }) => title),
  ]);
  expect(Object.fromEntries(titles.filter(([, list]) => list!.length > 0))).toEqual(
    Object.fromEntries(Object.entries(moreDemos).map(([name, all]) => [name, Object.keys(all)])),
  );
});

it('exports exactly one component from each demo file', () => {
  const files = globSync('packages/ui/demos/**/*.tsx', { cwd: absolutePath('.') });
  const exported = files.map((file) => [...readSource(file).matchAll(/^export /gm)].length);
  expect(new Set(exported)).toEqual(new Set([1]));
});
