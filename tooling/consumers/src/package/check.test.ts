import { expect, it } from 'vitest';
import { checks } from './checks.ts';
import { packPackage } from './packedPackage.ts';

// Each package runs this file in its own folder.
const packed = packPackage(process.cwd());

it.each(Object.entries(checks))('%s', async (_name, check) => {
  expect(await check(packed)).toEqual([]);
});
