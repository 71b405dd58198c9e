import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { jsdomTests } from '../src/jsdomTests.ts';
import { loadedNames } from '../src/loadedNames.ts';
import { nodeBinary } from '../src/nodeBinary.ts';
import { nodeVersions } from '../src/nodeVersions.ts';
import { publishedPackages, type PublishedPackage } from '../src/publishedPackages.ts';
import { runSuite } from '../src/unitSuite.ts';

/** Time limit per test suite, in ms. The largest suites take minutes on a busy machine. */
const suiteTimeout = 20 * 60_000;

const packages = publishedPackages().map((one): [string, PublishedPackage] => [one.name, one]);

describe.each(Object.entries(nodeVersions))('Node %s', (major, version) => {
  let node: string;
  beforeAll(() => {
    node = nodeBinary(Number(major));
  });

  it('runs a test suite and reports its failed tests', async () => {
    const fixture = join(import.meta.dirname, '../fixtures/version');
    const { hasPassed, log } = await runSuite(fixture, node);
    expect(log).toContain(`✓ version.test.ts > runs on v${version}`);
    expect(log).toContain(`expected 'v${version}' to be 'no version'`);
    expect(hasPassed).toBe(false);
  });

  it.each(packages)('passes the unit tests of %s', { timeout: suiteTimeout }, async (_, one) => {
    const excluded = major === '20' ? jsdomTests(one.folder) : [];
    const { hasPassed, log } = await runSuite(one.folder, node, excluded);
    expect(hasPassed, log).toBe(true);
  });

  it.each(packages)('loads every entry of %s', (_, { folder, entries }) => {
    const loaded = loadedNames(folder, entries, node);
    expect(Object.keys(loaded)).toEqual(entries);
    for (const { imported, required } of Object.values(loaded)) {
      expect(imported).not.toEqual([]);
      expect(required).toEqual(imported);
    }
  });

  it('formats 200 decimals with the built quote-socket', () => {
    const quoteSocket = packages.find(([name]) => name === '@exchange/quote-socket')?.[1];
    const value = `1234.${'123456789'.repeat(23)}`;
    const script = `console.log(require('@exchange/quote-socket/decimal').formatDecimal('${value}', 'en'))`;
    const output = execFileSync(node, ['--eval', script], {
      cwd: quoteSocket?.folder,
      encoding: 'utf8',
    });
    expect(output.trim()).toBe(value.replace('1234.', '1,234.'));
  });
});
