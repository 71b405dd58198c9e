import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentFacts } from '../content/components.ts';
import { absolutePath, readSource } from '../content/repository.ts';
import { demos } from './demos.ts';

it('has the demo of every component', () => {
  expect(Object.keys(demos).sort()).toEqual(
    componentFacts()
      .map(({ name }) => name)
      .sort(),
  );
});

it('exports exactly one component from each demo file', () => {
  const files = globSync('packages/ui/demos/*.tsx', { cwd: absolutePath('.') });
  const exported = files.map((file) => [...readSource(file).matchAll(/^export /gm)].length);
  expect(new Set(exported)).toEqual(new Set([1]));
});
