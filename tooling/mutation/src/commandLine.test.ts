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

it('enforces the threshold and reuses results by default', () => {
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
])('throws an error with the usage for %j', (args, message) => {
  expect(() => parseCommandLine(args)).toThrow(message);
});
