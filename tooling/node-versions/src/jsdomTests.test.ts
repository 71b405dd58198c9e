import { join } from 'node:path';
import { expect, it } from 'vitest';
import { jsdomTests } from './jsdomTests.ts';
import { repository } from './publishedPackages.ts';

const folder = (name: string) => join(repository, 'packages', name);

it('finds tests that select or import jsdom', () => {
  expect(jsdomTests(folder('app-bridge'))).toEqual(['src/links.test.ts', 'test/script.test.ts']);
});

it('finds tests of a package that uses jsdom by default', () => {
  expect(jsdomTests(folder('ui'))).toContain('src/button.test.tsx');
  expect(jsdomTests(folder('ui'))).toContain('src/headerSkeletonScript.test.tsx');
  expect(jsdomTests(folder('ui'))).not.toContain('test/dist.test.ts');
});
