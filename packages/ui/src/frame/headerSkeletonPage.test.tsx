// @vitest-environment node

import { readFileSync } from 'node:fs';
import fc from '@tooling/testing/fastCheck';
import { JSDOM, VirtualConsole } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bootFile, bootModule } from '../../build/boot.ts';
import { readCachedNavigation } from './cachedNavigation.ts';
import { HeaderSkeleton } from './headerSkeleton.tsx';
import { headerSkeletonScript } from './headerSkeletonScript.ts';
import type { Navigation } from './navigation.ts';

const fallback: Navigation = {
  exchange: [{ name: 'Exchange', href: '/', renderer: 'link' }],
  left: [{ name: 'Default', href: '/d', renderer: 'link' }],
  right: [],
};
const { source } = headerSkeletonScript({ navigationKey: 'nav', languageKey: 'lang' });

function markup(navigation: Navigation) {
  return renderToStaticMarkup(
    <HeaderSkeleton
      homeHref="/"
      labels={{ home: 'Home', modes: 'Mode', navigation: 'Main' }}
      navigation={navigation}
    />,
  );
}

/** Returns the markup of the skeleton, with filled lists in place of the default ones. */
function shown(header: Element | null | undefined): string | undefined {
  for (const list of header?.querySelectorAll('[data-cached]') ?? []) {
    const fallbackList = list.nextElementSibling;
    if (fallbackList && list.hasAttribute('data-drawn')) fallbackList.innerHTML = list.innerHTML;
    list.remove();
  }
  return header?.outerHTML;
}

/** Returns the result of `shown` for a skeleton that React rendered with this navigation. */
function expected(navigation: Navigation): string | undefined {
  const { document } = new JSDOM(markup(navigation)).window;
  return shown(document.querySelector('header'));
}

/** Opens a static page with the skeleton and the script. */
function openPage(
  stored: Record<string, string>,
  { styled = true, url = 'https://brand.com/', scriptFirst = false } = {},
) {
  const errors: string[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('error', (message: string) => errors.push(message));
  virtualConsole.on('jsdomError', (error) => errors.push(`threw ${error.message}`));
  const style = styled ? '<style>:root{--x-header-skeleton:loaded}</style>' : '';
  const parts = [markup(fallback), `<script>${source}</script>`];
  const body = (scriptFirst ? parts.reverse() : parts).join('');
  const dom = new JSDOM(`<!doctype html><html><head>${style}</head><body>${body}</body></html>`, {
    url,
    runScripts: 'dangerously',
    virtualConsole,
    beforeParse(window) {
      if (!url.startsWith('https:')) return;
      for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
    },
  });
  const loaded = new Promise<void>((resolve) => {
    dom.window.addEventListener('load', () => resolve());
  });
  const header = () => shown(dom.window.document.getElementById('x-header-skeleton'));
  return { dom, errors, loaded, header };
}

const cached = {
  exchange: [{ name: 'Borsa', href: '/tr-TUR', renderer: 'link' }],
  left: [
    { name: 'Piyasalar', href: '/tr-TUR/markets?a=1&b=2', renderer: 'link' },
    { name: 'WSOT', href: '/wsot', renderer: 'link' },
    { name: 'Daha', renderer: 'more', items: [{ name: 'Kazan', href: '/earn', renderer: 'link' }] },
  ],
  right: [{ name: 'Giriş', href: 'https://brand.com/login', renderer: 'link' }],
} satisfies Navigation;

describe('a page with the script', () => {
  it('renders the same markup as React', () => {
    const { header, errors } = openPage({
      nav: JSON.stringify({ ...cached, language: 'tr-TUR' }),
      lang: 'tr-TUR',
    });
    expect(header()).toBe(expected(cached));
    expect(errors).toEqual([]);
  });

  it('fills a skeleton that follows the script', async () => {
    const { header, errors, loaded } = openPage(
      { nav: JSON.stringify({ ...cached, language: 'tr-TUR' }), lang: 'tr-TUR' },
      { scriptFirst: true },
    );
    await loaded;
    expect(header()).toBe(expected(cached));
    expect(errors).toEqual([]);
  });

  it('renders the same markup as React for random stored text', () => {
    const name = fc.oneof(fc.constant('WSOT'), fc.string());
    const href = fc.oneof(
      fc.webUrl(),
      fc.constantFrom('/', '//x', 'javascript:alert(1)'),
      fc.string(),
    );
    const link = fc.record({ name, href, renderer: fc.constantFrom('link', 'more', 'x') });
    const item = fc.oneof(
      link,
      fc.record({ name, renderer: fc.constant('more'), items: fc.array(link) }),
      fc.jsonValue(),
    );
    const list = fc.array(item, { maxLength: 20 });
    const { dom } = openPage({});
    const page = dom.window.document.body.innerHTML;
    fc.assert(
      fc.property(fc.record({ exchange: list, left: list, right: list }), (lists) => {
        const raw = JSON.stringify({ ...lists, language: 'en' });
        const { window } = dom;
        window.document.body.innerHTML = page;
        window.localStorage.setItem('nav', raw);
        window.localStorage.setItem('lang', 'en');
        window.eval(source);
        const drawn = shown(window.document.getElementById('x-header-skeleton'));
        expect(drawn).toBe(expected(readCachedNavigation(raw, 'en') ?? fallback));
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('keeps the default navigation if the language differs', () => {
    const { header } = openPage({
      nav: JSON.stringify({ ...cached, language: 'tr-TUR' }),
      lang: 'en',
    });
    expect(header()).toBe(expected(fallback));
  });

  it('renders markup in names as text', () => {
    const name = '<img src=x onerror=alert(1)>';
    const { dom } = openPage({
      nav: JSON.stringify({
        exchange: [],
        left: [{ name, href: '/', renderer: 'link' }],
        right: [],
        language: 'en',
      }),
      lang: 'en',
    });
    const list = dom.window.document.querySelector('[data-cached=left]');
    expect(list?.textContent).toBe(name);
    expect(list?.querySelector('img')).toBeNull();
  });

  it('keeps the default navigation and does not throw if storage access is denied', () => {
    const { header, errors } = openPage({}, { url: 'about:blank' });
    expect(header()).toBe(expected(fallback));
    expect(errors).toEqual([]);
  });

  it('logs once if the style sheet failed to load', async () => {
    const page = openPage({}, { styled: false });
    await page.loaded;
    expect(page.errors).toEqual(['The style of the header skeleton failed to load.']);
  });

  it('logs nothing if the style sheet loaded, even after the skeleton is removed', async () => {
    const page = openPage({});
    page.dom.window.document.getElementById('x-header-skeleton')?.remove();
    await page.loaded;
    expect(page.errors).toEqual([]);
  });

  it('matches its source (rebuild it with `pnpm run boot`)', async () => {
    expect(readFileSync(bootFile, 'utf8')).toBe(await bootModule());
  });
});
