import { expect, it } from 'vitest';
import { libraries } from '../publicPackages.ts';
import { nodeVersions, oldestNode } from './nodeBinary.ts';

const majors = Object.keys(nodeVersions).map(Number);

it('lists every Node version that the packages support', () => {
  const oldest = libraries().map(({ manifest }) => oldestNode(manifest));
  expect(Math.min(...oldest)).toBe(Math.min(...majors));
  expect(majors).toEqual(expect.arrayContaining(oldest));
});
