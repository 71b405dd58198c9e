import type { DocumentProps } from 'next/document';
import { Component, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { app } from '../../../test/openSite.tsx';
import type { PageProps } from '../../page/index.ts';
import { localeProps } from '../../page/messages/staticPage.ts';
import { siteDocument } from './siteDocument.tsx';

// Next fills its parts of the document in a build only.
vi.mock('next/document', () => ({
  default: class extends Component<DocumentProps> {},
  Html: 'html',
  Head: 'head',
  Main: () => <main />,
  NextScript: () => null,
}));

const Document = siteDocument({ ...app, isIndexedPage: (path) => path === '/app' });

/** Renders the document of a page file. `pageProps` are those of an error page by default, which has none. */
function documentOf(page: string, pageProps: Partial<PageProps> = {}) {
  const props = { __NEXT_DATA__: { page, props: { pageProps } } } as unknown as DocumentProps;
  const html = renderToStaticMarkup(new Document(props).render() as ReactElement);
  return new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html');
}

/** Returns the static props of a page in a language, or without a locale in its path. */
async function propsOf(locale?: 'de' | 'ar-SA') {
  const getStaticProps = localeProps();
  const result = await getStaticProps(locale ? { params: { locale } } : {});
  return (result as { props: PageProps }).props;
}

const robots = (page: Document) =>
  page.querySelector('meta[name=robots]')?.getAttribute('content') ?? null;
const canonical = (page: Document) =>
  page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;

it('lets search engines index a page, and no other page', async () => {
  const props = await propsOf('de');
  expect(robots(documentOf('/[locale]/app', props))).toBeNull();
  expect(robots(documentOf('/[locale]/app/item', props))).toBe('noindex');
});

it('names the language, the direction and the path of a page', async () => {
  const { documentElement: root } = documentOf('/[locale]/app', await propsOf('ar-SA'));
  expect(root.lang).toBe('ar-SA');
  expect(root.dir).toBe('rtl');
  expect(root.dataset).toMatchObject({ locale: 'ar-SA', page: '/app' });
});

it('names no locale on a page that has none in its path', async () => {
  const page = documentOf('/app', await propsOf());
  expect(page.documentElement.lang).toBe('en');
  expect(page.documentElement.dataset.locale).toBe('');
  expect(canonical(page)).toMatch(/\/app$/);
});

it('draws an error page without props in English, for no search engine', () => {
  const page = documentOf('/_error');
  expect(page.documentElement.lang).toBe('en');
  expect(robots(page)).toBe('noindex');
  expect(canonical(page)).toBeNull();
  expect(page.querySelector('.skip-link')?.textContent).toBe('Skip to content');
});

it('has a notice for browsers without scripts, and a hidden one for failed scripts', async () => {
  const page = documentOf('/[locale]/app', await propsOf('de'));
  expect(page.querySelector('noscript .notice')?.textContent).not.toBe('');
  expect(page.querySelector('[role=alert]')?.closest('[hidden]')).not.toBeNull();
});
