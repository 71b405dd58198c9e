import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../published/publicPackages.ts';
import { chosenCombinations, combinations, nameOf } from './combinations.ts';

interface Job {
  strategy: { matrix: { template: string[]; manager: string[]; node: number[] } };
  steps: { env?: { SITE?: string } }[];
}

function jobOf(workflow: string): Job {
  const text = readFileSync(join(repository, '.github/workflows', workflow), 'utf8');
  return (parse(text) as { jobs: { site: Job } }).jobs.site;
}

it('the nightly workflow tests every combination', () => {
  const { template, manager, node } = jobOf('nightly.yml').strategy.matrix;
  const tested = template.flatMap((t) => manager.flatMap((m) => node.map((n) => `${t} ${m} ${n}`)));
  expect(tested).toEqual(combinations.map(nameOf));
});

it('the workflow of pull requests tests a combination that exists', () => {
  const [site] = jobOf('test.yml').steps.flatMap(({ env }) => env?.SITE ?? []);
  expect(chosenCombinations(site).map(nameOf)).toEqual([site]);
});

it('chooses one combination per template, all, or the given one', () => {
  expect(chosenCombinations(undefined).map(({ template }) => template)).toEqual(['vite', 'next']);
  expect(chosenCombinations('all')).toBe(combinations);
  expect(() => chosenCombinations('vite bun 24')).toThrow(
    'Unknown site "vite bun 24": use vite npm',
  );
});
