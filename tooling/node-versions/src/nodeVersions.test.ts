import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { nodeVersions } from './nodeVersions.ts';
import { publishedPackages, repository } from './publishedPackages.ts';

const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const majors = Object.keys(nodeVersions).map(Number);

it('lists every Node version that the packages support', () => {
  const oldest = `>=${Math.min(...majors)}`;
  expect(publishedPackages().map(({ engine }) => engine)).toEqual(
    publishedPackages().map(() => oldest),
  );
});

it('depends on every published package, so that turbo builds them before these tests', () => {
  const { devDependencies } = JSON.parse(read('tooling/node-versions/package.json')) as {
    devDependencies: Record<string, string>;
  };
  for (const { name } of publishedPackages()) {
    expect(devDependencies).toHaveProperty(name, 'workspace:*');
  }
});

it('includes the Node version of this repository', () => {
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  expect(Object.values(nodeVersions)).toContain(catalog['node']);
});

it('lists the Node versions that the nightly workflow tests', () => {
  const { jobs } = parse(read('.github/workflows/nightly.yml')) as {
    jobs: { node: { strategy: { matrix: { node: number[] } } } };
  };
  expect(jobs.node.strategy.matrix.node).toEqual(majors);
});

it('finds the entries that Node can load', () => {
  const quoteSocket = publishedPackages().find(({ name }) => name === '@exchange/quote-socket');
  expect(quoteSocket?.entries).toEqual([
    '@exchange/quote-socket',
    '@exchange/quote-socket/react',
    '@exchange/quote-socket/tabs',
    '@exchange/quote-socket/channels',
    '@exchange/quote-socket/candles',
    '@exchange/quote-socket/candles/react',
    '@exchange/quote-socket/decimal',
    '@exchange/quote-socket/testing',
    '@exchange/quote-socket/testing/page',
  ]);
});
