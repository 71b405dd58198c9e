import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { describe, expect, it, vi } from 'vitest';
import { createI18nSync } from '../createI18nSync.ts';
import { backupLocale } from './backupLocale.ts';
import { loadTranslations, type LoadOptions } from './loadTranslations.ts';
import { createTranslationBackend } from './translationBackend.ts';
import { TranslationError } from './translationError.ts';

const never = () => new Promise<never>(() => {});

const failure = (load: Promise<unknown>) => load.then(never, (error: unknown) => error);

const backendRead = ({ locale, ns, ...options }: LoadOptions<string>) =>
  createTranslationBackend(options).read(locale, ns);

const instanceReload = ({ ns, ...options }: LoadOptions<string>) =>
  new Promise<never>((_, reject) => {
    void createI18nSync({
      backup: backupLocale,
      ...options,
      ns: [ns],
      onError: reject,
    }).reloadResources();
  });

/** Arbitrary strings and typical attack strings. */
const anyName = fc.oneof(
  fc.string({ unit: anyCodePoint }),
  fc.webPath(),
  fc.webUrl(),
  fc.stringMatching(/^[a-z./\\?#%@:-]{0,12}$/),
  fc.constantFrom('..', '../en', '__proto__', 'constructor', 'prototype', 'tr-TR', 'x'.repeat(129)),
);

const anyKey = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'a.__proto__.b',
    'constructor.prototype',
  ),
);

describe('loadTranslations', () => {
  it('requests locale and namespace names unchanged or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(anyName, anyName, async (locale, ns) => {
        const requested: string[] = [];
        const load = loadTranslations({
          backup: backupLocale,
          locale,
          ns,
          url: (...names) => `https://static.brand.com/${names.join('/')}.json`,
          fetch: (url) => {
            requested.push(url);
            return Promise.resolve(Response.json({ title: 'x' }));
          },
        });
        await load.then(
          () => {
            expect(requested).toEqual([`https://static.brand.com/${locale}/${ns}.json`]);
            expect(new URL(requested[0] ?? '').href).toBe(requested[0]);
          },
          (error: unknown) => {
            expect(error).toBeInstanceOf(TranslationError);
            expect(error).toMatchObject({ kind: 'badRequest' });
            expect(requested).toEqual([]);
          },
        );
      }),
    );
  });

  it('never lets the keys of a file modify a prototype', async () => {
    // Generated as JSON text, because `__proto__` in an object literal sets the prototype.
    const { file } = fc.letrec<{ file: string; value: string }>((tie) => ({
      file: fc
        .array(
          fc.tuple(
            anyKey.map((key) => JSON.stringify(key)),
            tie('value'),
          ),
          { maxLength: 4 },
        )
        .map((members) => `{${members.map((member) => member.join(':')).join()}}`),
      value: fc.oneof(
        { maxDepth: 3 },
        fc.string().map((text) => JSON.stringify(text)),
        tie('file'),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(file, async (text) => {
        const result = await loadTranslations({
          backup: backupLocale,
          locale: 'en-US',
          ns: 'common',
          url: () => 'https://static.brand.com/',
          fetch: () => Promise.resolve(new Response(text)),
        }).then(
          ({ resources }) => JSON.stringify(resources),
          (error: unknown) => {
            expect(error).toMatchObject({ kind: 'unavailable', causes: [{ kind: 'badResponse' }] });
            return '';
          },
        );
        expect(result).not.toMatch(/[".]__proto__(":|\.)|[".]constructor(\.|":\{)/);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });

  it('times out even if fetch and body ignore their signal', async () => {
    vi.useFakeTimers();
    const load = { locale: 'tr-TR', ns: 'common', url: () => 'https://static.brand.com/' };
    const fetch = vi
      .fn<() => Promise<Response>>()
      .mockImplementationOnce(never)
      .mockResolvedValueOnce(new Response(new ReadableStream({ pull: never })));
    const failed = failure(loadTranslations({ backup: backupLocale, ...load, fetch }));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failed).toMatchObject({ causes: [{ kind: 'timeout' }, { kind: 'timeout' }] });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('removes its timer and abort listener', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const addListener = vi.spyOn(signal, 'addEventListener');
    const fetch = () => Promise.resolve(Response.json({ a: '1' }));
    await loadTranslations({
      backup: backupLocale,
      locale: 'en',
      ns: 'common',
      url: String,
      fetch,
      signal,
    });
    expect(vi.getTimerCount()).toBe(0);
    const [, , options] = addListener.mock.calls[0] ?? [];
    expect(options).toMatchObject({ signal: { aborted: true } });
    vi.useRealTimers();
  });

  it.each([
    ['loadTranslations', loadTranslations],
    ['the backend', (options: LoadOptions<string>) => backendRead(options)],
    ['the instance', (options: LoadOptions<string>) => instanceReload(options)],
  ])('measures the timeout with the given clock in %s', async (_, load) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const timers: (readonly [() => void, number])[] = [];
    const cleared: unknown[] = [];
    const clock = {
      now: () => 0,
      setTimeout: (callback: () => void, ms: number) => timers.push([callback, ms]),
      clearTimeout: (timer: unknown) => void cleared.push(timer),
    };
    const url = () => 'https://static.brand.com/';
    const failed = failure(
      load({
        backup: backupLocale,
        locale: 'tr-TR',
        ns: 'common',
        url,
        fetch: never,
        timeoutMs: 70,
        clock,
      }),
    );
    for (const attempt of [0, 1]) {
      await vi.waitFor(() => expect(timers).toHaveLength(attempt + 1));
      expect(timers[attempt]?.[1]).toBe(70);
      timers[attempt]?.[0]();
    }
    expect(await failed).toMatchObject({
      message:
        'No translations: tr-TR: timeout of 70ms exceeded; ' +
        'en-US: timeout of 70ms exceeded. Load again to retry.',
      causes: [{ kind: 'timeout' }, { kind: 'timeout' }],
    });
    expect(cleared).toEqual([1, 2]);
  });

  it('looks up the global fetch when called', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ a: '1' })));
    const { resources } = await loadTranslations({
      backup: backupLocale,
      locale: 'en',
      ns: 'common',
      url: String,
    });
    expect(resources).toEqual({ a: '1' });
  });

  it('counts an error of url() as a failed attempt', async () => {
    const error = await failure(
      loadTranslations({
        backup: backupLocale,
        locale: 'tr-TR',
        ns: 'common',
        url: (locale) => {
          if (locale === 'tr-TR') throw new Error('no such path');
          throw new TranslationError('badRequest', 'mine');
        },
      }),
    );
    expect(error).toMatchObject({ causes: [{ kind: 'badRequest' }, { message: 'url(): mine' }] });
    expect(error).toMatchObject({ message: expect.stringContaining('no such path') as string });
  });
});
