import { expect, it } from 'vitest';
import { parseCommandLine } from './commandLine.ts';

it('reads a package, files and options in any order', () => {
  expect(parseCommandLine(['ui', '--inform', 'src/tag.tsx', 'src/t*.ts:3-9', '--force'])).toEqual({
    packageName: 'ui',
    patterns: ['src/tag.tsx', 'src/t*.ts:3-9'],
    inform: true,
    force: true,
  });
});

it('by default, fails below the threshold and reuses earlier results', () => {
  expect(parseCommandLine(['ui'])).toEqual({
    packageName: 'ui',
    patterns: [],
    inform: false,
    force: false,
  });
});

it.each([
  [[], /^No package given\.\n\nUsage: pnpm mutate <package>/],
  [['ui', '--fast'], /Unknown option '--fast'[^]*Usage: pnpm mutate <package>/],
])('throws an error that contains the usage for the arguments %j', (args, message) => {
  expect(() => parseCommandLine(args)).toThrow(message);
});
