import { expect, it } from 'vitest';
import { titleProblems } from './title.ts';

it.each([
  'Keep the banner within the page’s width',
  'deeplink-mapper: read an address in one pass',
  'Version packages',
  'Überschriften brechen nicht mehr um',
])('accepts the title "%s"', (title) => {
  expect(titleProblems(title)).toEqual([]);
});

it.each([
  '',
  'fix',
  'Update.',
  'Fix things.',
  'WIP: the new header of the site',
  'fixup! Keep the banner',
  'keep the banner within the page',
  ' Keep the banner within the page',
  `Keep ${'very '.repeat(30)}much`,
  'Keep the banner \u202egpj.exe',
  'Keep the banner\nand more',
])('rejects the title %j', (title) => {
  expect(titleProblems(title)).not.toEqual([]);
});
