import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { regions, type LocaleToken } from '../../exchange/regions.ts';
import { VersionLinks } from './VersionLinks.tsx';

/** Returns the links of a page in a locale. */
function linksOf(locale: LocaleToken, closedEditions: readonly string[] = []) {
  const { container } = render(
    <VersionLinks
      regions={regions}
      closedEditions={closedEditions}
      page={{ locale, isLocaleInPath: true }}
      path="/app"
    />,
  );
  const links = (rel: string) =>
    [...(container.ownerDocument.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`) ?? [])].map(
      ({ href }) => href,
    );
  return { canonical: links('canonical'), alternates: links('alternate') };
}

it('names the page, and its versions in other languages', () => {
  const { canonical, alternates } = linksOf('es-MX');
  expect(canonical).toEqual(['https://www.brand.com/es-MX/app']);
  expect(alternates).toContain('https://www.brand.com/ja-JP/app');
  expect(alternates).toContain('https://www.brand.eu/de/app');
});

it('names no versions on sites where the app is not offered', () => {
  const { alternates } = linksOf('es-MX', ['eu']);
  expect(alternates).toContain('https://www.brand.com/ja-JP/app');
  expect(alternates.filter((href) => href.includes('brand.eu'))).toEqual([]);
});

it('names no versions of a page in a language that only such sites have', () => {
  expect(linksOf('de', ['eu']).alternates).toEqual([]);
  expect(linksOf('de').alternates).not.toEqual([]);
});
