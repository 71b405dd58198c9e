import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { libraries, repository } from '../published/publicPackages.ts';
import { nodeVersions, oldestNode } from './nodeBinary.ts';

const majors = Object.keys(nodeVersions).map(Number);

it('lists every Node version that the packages support', () => {
  const oldest = libraries().map(({ manifest }) => oldestNode(manifest));
  expect(Math.min(...oldest)).toBe(Math.min(...majors));
  expect(majors).toEqual(expect.arrayContaining(oldest));
});

it('lists the Node versions that the nightly workflow tests', () => {
  const workflow = readFileSync(join(repository, '.github/workflows/nightly.yml'), 'utf8');
  const { jobs } = parse(workflow) as {
    jobs: { node: { strategy: { matrix: { node: number[] } } } };
  };
  expect(jobs.node.strategy.matrix.node).toEqual(majors);
});
