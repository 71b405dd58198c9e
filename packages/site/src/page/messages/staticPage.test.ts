import { expect, it } from 'vitest';
import { localePaths, localeProps, missingProps } from './staticPage.ts';

const paths = await localePaths({});

it('builds a page for each locale that has translations', () => {
  expect(paths.fallback).toBe(false);
  expect(paths.paths).toContainEqual({ params: { locale: 'de' } });
  expect(paths.paths).toContainEqual({ params: { locale: 'pt-BR' } });
});

it('gives a page the texts of its locale', async () => {
  const german = await localeProps()({ params: { locale: 'de' } });
  expect(german).toMatchObject({
    props: { locale: 'de', isLocaleInPath: true, isMissing: false, useByGlobals: true },
  });
  const { texts } = (german as { props: { texts: object } }).props;
  expect(Object.keys(texts)).toEqual(['shell', 'screen']);
});

it('gives a page without a locale in its path English texts', async () => {
  expect(await localeProps()({})).toMatchObject({
    props: { locale: 'en', isLocaleInPath: false, isMissing: false },
  });
});

it('contains on the 404 page that the page is missing', async () => {
  expect(await missingProps({})).toMatchObject({
    props: { locale: 'en', isLocaleInPath: false, isMissing: true },
  });
});
