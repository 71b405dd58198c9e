import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { settle } from '../test/heldReleasePath.ts';
import { startedInstance, turkish } from '../test/startedInstance.ts';
import { createI18n, createI18nSync, type I18nOptions } from './index.ts';

/** Returns options with a release path of these files, by locale. */
function releasePath(files: Record<string, object>) {
  const requests: string[] = [];
  const onError = vi.fn();
  const options = {
    locale: 'sv',
    ns: 'common',
    url: (locale: string) => locale,
    fetch: (locale: string) => {
      requests.push(locale);
      const file = files[locale];
      return Promise.resolve(file ? Response.json(file) : new Response('', { status: 404 }));
    },
    onError,
  } satisfies I18nOptions;
  return { requests, onError, options };
}

const files = { sv: { a: 'Sälj' }, en: { a: 'Sell', b: 'Buy' }, de: { c: 'Kurs' } };

describe('fallbackLng', () => {
  it('supplies single keys that the locale lacks, from the release path', async () => {
    const { options, requests } = releasePath(files);
    const i18n = await createI18n({ ...options, i18next: { fallbackLng: 'en' } });
    expect([i18n.language, i18n.t('a'), i18n.t('b')]).toEqual(['sv', 'Sälj', 'Buy']);
    expect(requests.sort()).toEqual(['en', 'sv']);
    await i18n.reloadResources();
    expect(requests.sort()).toEqual(['en', 'sv', 'sv']);
  });

  it.each<[what: string, fallbackLng: NonNullable<I18nOptions['i18next']>['fallbackLng']]>([
    ['a list', ['en', 'de']],
    ['an object', { default: ['en', 'de'] }],
    ['an object by language', { sv: ['en', 'de'], en: ['fi'] }],
    ['a function', () => ['en', 'de']],
  ])('can be %s', async (_subject, fallbackLng) => {
    const { options, requests } = releasePath(files);
    const i18n = await createI18n({ ...options, i18next: { fallbackLng } });
    expect(['a', 'b', 'c'].map((key) => i18n.t(key))).toEqual(['Sälj', 'Buy', 'Kurs']);
    expect(requests.sort()).toEqual(['de', 'en', 'sv']);
  });

  it('is not requested if its translations are inlined, or if it is the locale', async () => {
    const { options, requests } = releasePath(files);
    const resources = { en: { common: { b: 'Inlined' } } };
    const i18n = await createI18n({
      ...options,
      resources,
      i18next: { fallbackLng: ['en', 'sv'] },
    });
    expect(i18n.t('b')).toBe('Inlined');
    expect(requests).toEqual(['sv']);
  });

  it('is reported if it fails, and the locale is shown', async () => {
    const { options, onError } = releasePath({ sv: files.sv });
    const warn = vi.spyOn(console, 'warn');
    const i18n = await createI18n({ ...options, i18next: { fallbackLng: 'en' } });
    expect([i18n.t('a'), i18n.t('b')]).toEqual(['Sälj', 'b']);
    expect(onError.mock.calls).toMatchObject([[{ kind: 'unavailable' }]]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is shown if the locale and its backups fail', async () => {
    const { options, onError } = releasePath({ en: files.en });
    const i18n = await createI18n({ ...options, i18next: { fallbackLng: 'en' } });
    expect([i18n.t('a'), i18n.t('b')]).toEqual(['Sell', 'Buy']);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('is loaded for a change of language, also to inlined translations', async () => {
    const { options, requests } = releasePath(files);
    const i18n = createI18nSync({
      ...options,
      resources: { fi: { common: { a: 'Myy' } } },
      i18next: { fallbackLng: { fi: ['en'], de: ['sv'] } },
    });
    await i18n.changeLanguage('fi');
    expect(i18n.t('a')).toBe('Myy');
    await settle();
    expect(i18n.t('b')).toBe('Buy');
    await i18n.changeLanguage('de');
    expect([i18n.t('a'), i18n.t('c')]).toEqual(['Sälj', 'Kurs']);
    expect(requests.sort()).toEqual(['de', 'en', 'sv']);
  });

  it('delays the first display of a language, so that no key is shown', async () => {
    const { i18n, respond } = startedInstance({ i18next: { fallbackLng: 'en' } });
    const changed = i18n.changeLanguage('de');
    await respond('de/common', { title: 'Aufgaben' });
    expect(i18n.language).toBe('tr-TR');
    await respond('en/common', { more: 'More' });
    await changed;
    expect([i18n.t('title'), i18n.t('more')]).toEqual(['Aufgaben', 'More']);
  });

  it('delays it also if the language was loaded as a fallback', async () => {
    const fallbackLng = { 'tr-TR': ['de'], de: ['en'] };
    const { i18n, respond } = startedInstance({ i18next: { fallbackLng } });
    const reloaded = i18n.reloadResources();
    await respond('tr-TR/common', turkish.common);
    await respond('de/common', { title: 'Aufgaben' });
    await reloaded;
    const changed = i18n.changeLanguage('de');
    expect(i18n.language).toBe('tr-TR');
    await respond('en/common', { more: 'More' });
    await changed;
    expect([i18n.language, i18n.t('title'), i18n.t('more')]).toEqual(['de', 'Aufgaben', 'More']);
  });

  it('delays it also if the language is just being loaded as a fallback', async () => {
    const fallbackLng = { 'tr-TR': ['de'], de: ['en'] };
    const { i18n, respond } = startedInstance({ i18next: { fallbackLng } });
    void i18n.reloadResources();
    const changed = i18n.changeLanguage('de');
    await respond('de/common', { title: 'Aufgaben' });
    expect(i18n.language).toBe('tr-TR');
    await respond('en/common', { more: 'More' });
    await changed;
    expect([i18n.language, i18n.t('title'), i18n.t('more')]).toEqual(['de', 'Aufgaben', 'More']);
  });

  it('delays it for 1 s at most, and supplies its texts when they arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { i18n, respond } = startedInstance({ i18next: { fallbackLng: 'en' } });
    const changed = i18n.changeLanguage('de');
    await respond('de/common', { title: 'Aufgaben' });
    await vi.advanceTimersByTimeAsync(999);
    expect(i18n.language).toBe('tr-TR');
    await vi.advanceTimersByTimeAsync(1);
    expect(i18n.language).toBe('de');
    await changed;
    const onLoaded = vi.fn();
    i18n.on('loaded', onLoaded);
    await respond('en/common', { more: 'More' });
    expect(onLoaded).toHaveBeenCalledOnce();
    expect([i18n.t('title'), i18n.t('more')]).toEqual(['Aufgaben', 'More']);
  });

  it('is reported if its function throws, and the language is shown', async () => {
    let isBroken = true;
    const fallbackLng = (code: string) => {
      const mustThrow = code === 'de' && isBroken;
      if (mustThrow) isBroken = false;
      if (mustThrow) throw new Error('broken');
      return [];
    };
    const { i18n, respond, onError } = startedInstance({ i18next: { fallbackLng } });
    const changed = i18n.changeLanguage('de');
    await respond('de/common', { title: 'Aufgaben' });
    await changed;
    expect([i18n.language, i18n.t('title')]).toEqual(['de', 'Aufgaben']);
    expect(onError.mock.calls).toMatchObject([[{ kind: 'badRequest' }]]);
  });

  it('requests nothing while the URL is unknown', async () => {
    const { options, requests, onError } = releasePath(files);
    const i18n = createI18nSync({
      ...options,
      url: () => undefined,
      i18next: { fallbackLng: 'en' },
    });
    await i18n.reloadResources().catch(() => undefined);
    expect([requests, onError.mock.calls]).toEqual([[], []]);
  });
});
