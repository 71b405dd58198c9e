import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CachedNavigation } from './cachedNavigation.ts';

const lists = ['exchange', 'left', 'right'] as const;
const link = (name: string) => [{ name, href: '/', renderer: 'link' as const }];
const cached: CachedNavigation = {
  exchange: link('Exchange'),
  left: link('Markets'),
  right: link('Log in'),
  language: 'en',
};

/** Runs the script as a page would, and returns the names that each list shows. */
async function boot(stored: Record<string, string>): Promise<(string | undefined)[]> {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  vi.resetModules();
  await import('./headerSkeletonBoot.ts');
  return lists.map(
    (name) =>
      document.querySelector(`[data-cached=${name}][data-drawn=""]`)?.textContent ??
      document.querySelector(`[data-navigation=${name}]`)?.textContent,
  );
}
const defaults = ['default', 'default', 'default'];

beforeEach(() => {
  vi.stubGlobal('keys', { navigationKey: 'nav', languageKey: 'lang' });
  document.body.innerHTML = `<header id="x-header-skeleton">${lists
    .map((name) => `<ul data-cached="${name}"></ul><ul data-navigation="${name}">default</ul>`)
    .join('')}</header>`;
});
afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.locale;
  document.documentElement.style.removeProperty('--x-header-skeleton');
});

describe('the boot script', () => {
  it('renders the stored navigation into each list', async () => {
    expect(await boot({ nav: JSON.stringify(cached), lang: 'en' })).toEqual([
      'Exchange',
      'Markets',
      'Log in',
    ]);
  });

  it('fills lists that follow the script until the page has loaded', async () => {
    const header = document.body.innerHTML;
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const left = () => document.querySelector('[data-cached=left]')?.textContent;
    const add = async () => {
      document.body.innerHTML = header;
      await Promise.resolve();
    };
    document.body.innerHTML = '';
    await boot({ nav: JSON.stringify(cached), lang: 'en' });
    await add();
    expect(left()).toBe('Markets');
    await add();
    expect(left()).toBe('Markets');
    state.mockReturnValue('interactive');
    await add();
    await add();
    expect(left()).toBe('');
  });

  it('skips missing lists', async () => {
    document.querySelector('[data-cached=left]')?.remove();
    expect(await boot({ nav: JSON.stringify(cached), lang: 'en' })).toEqual([
      'Exchange',
      'default',
      'Log in',
    ]);
  });

  it('changes only the skeleton', async () => {
    document.querySelector('header')!.id = 'header';
    expect(await boot({ nav: JSON.stringify(cached), lang: 'en' })).toEqual(defaults);
  });

  it.each([
    ['nothing is stored', {}],
    ['the language differs', { nav: JSON.stringify(cached), lang: 'tr' }],
    ['the language is not stored', { nav: JSON.stringify(cached) }],
    ['the keys differ', { navigation: JSON.stringify(cached), language: 'en' }],
  ])('keeps the default navigation if %s', async (_, stored) => {
    expect(await boot(stored)).toEqual(defaults);
  });

  it.each([
    ['tr', defaults],
    ['en', ['Exchange', 'Markets', 'Log in']],
  ])('on a page with locale %s, shows %j', async (locale, shown) => {
    document.documentElement.dataset.locale = locale;
    expect(await boot({ nav: JSON.stringify(cached), lang: 'en' })).toEqual(shown);
  });

  it('keeps the default navigation if storage access is denied', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(await boot({})).toEqual(defaults);
  });

  it.each([
    ['logs an error if the style sheet did not load', '', 1],
    ['logs nothing if the style sheet loaded', 'loaded', 0],
  ])('%s', async (_, mark, times) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const listen = vi.spyOn(globalThis, 'addEventListener');
    await boot({});
    const [type, listener] = listen.mock.calls.at(-1)!;
    expect(type).toBe('load');
    document.documentElement.style.setProperty('--x-header-skeleton', mark);
    expect(error).not.toHaveBeenCalled();
    (listener as () => void)();
    expect(error.mock.calls).toEqual(
      Array.from({ length: times }, () => ['The style of the header skeleton failed to load.']),
    );
    globalThis.removeEventListener('load', listener as () => void);
    error.mockClear();
  });
});
