import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { importProblems } from '@tooling/consumers/importProblems.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { jsdomTests } from '../src/node-versions/jsdomTests.ts';
import { nodeBinary, nodeVersions, oldestNode } from '../src/node-versions/nodeBinary.ts';
import { runSuite } from '../src/node-versions/runSuite.ts';
import { libraries, repository } from '../src/publicPackages.ts';

/** Time limit per test suite, in ms. The largest suites take minutes on a busy machine. */
const suiteTimeout = 20 * 60_000;

describe.each(Object.entries(nodeVersions))('Node %s', (major, version) => {
  const packages = libraries()
    .filter(({ manifest }) => oldestNode(manifest) <= Number(major))
    .map(({ folder, manifest }) => [manifest.name, join(repository, folder), manifest] as const);
  let node: string;
  beforeAll(() => {
    node = nodeBinary(version);
  });

  it('runs a test suite and reports its failed tests', async () => {
    const fixture = join(import.meta.dirname, '../fixtures/version');
    const { hasPassed, log } = await runSuite(fixture, node);
    expect(log).toContain(`expected 'v${version}' to be 'no version'`);
    expect(hasPassed).toBe(false);
  });

  it.each(packages)('passes the unit tests of %s', { timeout: suiteTimeout }, async (_, folder) => {
    const excluded = major === '20' ? jsdomTests(folder) : [];
    const { hasPassed, log } = await runSuite(folder, node, excluded);
    expect(hasPassed, log).toBe(true);
  });

  it.each(packages)('loads every entry of %s', (_, folder, manifest) => {
    expect(importProblems({ folder, manifest }, node)).toEqual([]);
  });

  it('formats 200 decimals with the built quote-socket', () => {
    const value = `1234.${'123456789'.repeat(23)}`;
    const script = `console.log(require('@exchange/quote-socket/decimal').formatDecimal('${value}', 'en'))`;
    const cwd = join(repository, 'packages/quote-socket');
    const output = execFileSync(node, ['--eval', script], { cwd, encoding: 'utf8' });
    expect(output.trim()).toBe(value.replace('1234.', '1,234.'));
  });
});
