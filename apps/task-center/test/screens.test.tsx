import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { screens as browserScreens } from '../browser/support/screens.ts';
import { screens } from './screens.ts';

/** Pages without data from the server. */
const staticPages = ['faq'];

const pagesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../src/pages', folder))
    .map((file) => basename(file, '.tsx'))
    .sort();
const pages = pagesIn('task-center');

/** Returns the names of the pages at paths below `/task-center`. */
const pagesAt = (paths: readonly string[]) =>
  paths.map((path) => /[\w-]+/.exec(path)?.[0] ?? 'index').sort();

it('src/pages/[locale]/task-center has the pages of src/pages/task-center', () => {
  expect(pagesIn('[locale]/task-center')).toEqual(pages);
});

it('test/screens.ts lists every page that loads data', () => {
  expect(pagesAt(screens.map(({ path }) => path))).toEqual(
    pages.filter((page) => !staticPages.includes(page)),
  );
});

it('browser/support/screens.ts lists every page', () => {
  expect(pagesAt(browserScreens)).toEqual(pages);
});
