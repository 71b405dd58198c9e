import { expect, it } from 'vitest';
import { isMutable, select, toStrykerPattern } from './selection.ts';

const files = ['src/a.ts', 'src/b.tsx', 'src/deep/c.ts'];

it('selects all files if there are no patterns', () => {
  expect(select(files, [])).toEqual([
    { file: 'src/a.ts' },
    { file: 'src/b.tsx' },
    { file: 'src/deep/c.ts' },
  ]);
});

it.each([
  ['src/a.ts', ['src/a.ts']],
  ['src/*.{ts,tsx}', ['src/a.ts', 'src/b.tsx']],
  ['src/**/*.ts', ['src/a.ts', 'src/deep/c.ts']],
  ['src/a.ts:10-20', ['src/a.ts:10-20']],
  ['src/deep/*:7-7', ['src/deep/c.ts:7-7']],
])('converts the pattern %s to the Stryker patterns %j', (pattern, patternsOfStryker) => {
  expect(select(files, [pattern]).map(toStrykerPattern)).toEqual(patternsOfStryker);
});

it('rejects a pattern that matches no source file, and lists the files', () => {
  expect(() => select(files, ['src/a.ts', 'a.ts'])).toThrow(
    'No source file matches "a.ts": give a path relative to the package, ' +
      'one of src/a.ts, src/b.tsx, src/deep/c.ts.',
  );
});

it('leaves out tests, fixtures, demos, generated files and declarations', () => {
  const all = [
    'a.test.ts',
    'a.test.tsx',
    'a.dom.test.ts',
    'a.fixture.ts',
    'a.property.ts',
    'a.demo.tsx',
    'a.generated.ts',
    'a.d.ts',
  ];
  expect([...all, 'a.ts', 'latest.ts'].map((name) => `src/${name}`).filter(isMutable)).toEqual([
    'src/a.ts',
    'src/latest.ts',
  ]);
});
