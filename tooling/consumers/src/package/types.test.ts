import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { describe, expect, it } from 'vitest';
import { apiReport } from './apiReport.ts';
import { codeEntries, pack } from './packedPackage.ts';

it('has the right types for ESM and CommonJS', async () => {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(pack())), {
    entrypoints: codeEntries,
  });
  if (!result.types) throw new Error('the package has no types');
  // TypeScript's node10 resolution knows no `exports`; every version that speaks of it is gone.
  const problems = result.problems.filter(
    (problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  );
  expect(problems).toEqual([]);
});

describe.each(codeEntries)('%s', (entry) => {
  it('exports what its committed API report says (renew it with `pnpm run api`)', () => {
    const { committed, current } = apiReport(entry, mkdtempSync(`${tmpdir()}/api-`));
    expect(current).toBe(committed);
  });
});
