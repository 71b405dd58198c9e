import { describe, expect, it, vi } from 'vitest';
import { backupLocale, loadTranslations, type TranslationError } from '../src/index.ts';
import {
  body,
  cut,
  endless,
  hang,
  json,
  misbehavingServer,
  stall,
  status,
  type Answer,
} from './misbehavingServer.ts';

async function failure(load: Promise<unknown>): Promise<TranslationError> {
  return load.then(
    (value) => {
      throw new Error(`Expected a rejection, but the load returned ${JSON.stringify(value)}.`);
    },
    (error: TranslationError) => error,
  );
}

describe('loadTranslations', () => {
  it('resolves to the content of the file of one namespace', async () => {
    const { url, requests } = await misbehavingServer({ 'tr-TR/common': json({ title: 'Görev' }) });
    expect(
      await loadTranslations({ backup: backupLocale, locale: 'tr-TR', ns: 'common', url }),
    ).toEqual({
      locale: 'tr-TR',
      resources: { title: 'Görev' },
    });
    expect(requests).toEqual(['tr-TR/common']);
  });

  it('resolves to several namespaces, each under its name', async () => {
    const { url } = await misbehavingServer({
      'tr-TR/common': json({ a: '1' }),
      'tr-TR/faq': json({ b: '2' }),
    });
    expect(
      await loadTranslations({ backup: backupLocale, locale: 'tr-TR', ns: ['common', 'faq'], url }),
    ).toEqual({
      locale: 'tr-TR',
      resources: { common: { a: '1' }, faq: { b: '2' } },
    });
  });

  it('falls back to the backup if the file fails, and returns its locale', async () => {
    const { url, requests } = await misbehavingServer({ 'zh-TW/common': json({ title: '任務' }) });
    expect(
      await loadTranslations({ backup: backupLocale, locale: 'zh-HK', ns: 'common', url }),
    ).toEqual({
      locale: 'zh-TW',
      resources: { title: '任務' },
    });
    expect(requests).toEqual(['zh-HK/common', 'zh-TW/common']);
  });

  it('uses the backup for all namespaces if one fails, so that a page does not mix languages', async () => {
    const { url, aborted } = await misbehavingServer({
      'tr-TR/common': hang,
      'tr-TR/faq': status(500),
      'en-US/common': json({ a: 'en' }),
      'en-US/faq': json({ b: 'en' }),
    });
    expect(
      await loadTranslations({ backup: backupLocale, locale: 'tr-TR', ns: ['common', 'faq'], url }),
    ).toEqual({
      locale: 'en-US',
      resources: { common: { a: 'en' }, faq: { b: 'en' } },
    });
    expect(aborted).toEqual(['tr-TR/common']);
  });

  it('rejects after two attempts with both causes', async () => {
    const { url, requests } = await misbehavingServer({ 'nl-NL/common': status(503) });
    const error = await failure(
      loadTranslations({ backup: backupLocale, locale: 'nl-NL', ns: 'common', url }),
    );
    expect(error).toMatchObject({ name: 'TranslationError', kind: 'unavailable' });
    expect(error.causes.map(({ kind }) => kind)).toEqual(['http', 'http']);
    expect(error.message).toContain(`${url('nl-NL', 'common')}: HTTP 503`);
    expect(error.message).toContain(`${url('en', 'common')}: HTTP 404`);
    expect(requests).toEqual(['nl-NL/common', 'en/common']);
  });

  it('makes one attempt for en-US, which has no backup', async () => {
    const { url, requests } = await misbehavingServer();
    const error = await failure(
      loadTranslations({ backup: backupLocale, locale: 'en-US', ns: 'common', url }),
    );
    expect(error.causes).toHaveLength(1);
    expect(requests).toEqual(['en-US/common']);
  });

  it('sends new requests when it is called again after a failure', async () => {
    const { url, answers } = await misbehavingServer();
    await failure(loadTranslations({ backup: backupLocale, locale: 'tr-TR', ns: 'common', url }));
    answers['tr-TR/common'] = json({ title: 'Görev' });
    expect(
      (await loadTranslations({ backup: backupLocale, locale: 'tr-TR', ns: 'common', url })).locale,
    ).toBe('tr-TR');
  });

  const bad: [string, Answer, TranslationError['kind']][] = [
    ['status 404', status(404, '{"title":"x"}'), 'http'],
    ['status 500', status(500, '{"title":"x"}'), 'http'],
    [
      'an HTML page with status 200',
      body('<!doctype html><title>Login</title>', 'text/html'),
      'badResponse',
    ],
    ['an empty body', body(''), 'badResponse'],
    ['status 204', status(204), 'badResponse'],
    ['a blank body', body(' \n'), 'badResponse'],
    ['truncated JSON', body('{"title":"x"'), 'badResponse'],
    ['an array', json([{ title: 'x' }]), 'badResponse'],
    ['null', json(null), 'badResponse'],
    ['a string', json('title'), 'badResponse'],
    ['a number', json(1), 'badResponse'],
    ['two byte order marks', body('\uFEFF\uFEFF{"title":"x"}'), 'badResponse'],
    ['a key __proto__', body('{"title":"x","__proto__":{"polluted":"yes"}}'), 'badResponse'],
    ['a nested key __proto__', body('{"a":{"b":{"__proto__":{"polluted":"yes"}}}}'), 'badResponse'],
    ['an escaped key __proto__', body('{"\\u005f_proto__":{"polluted":"yes"}}'), 'badResponse'],
    [
      'a key constructor.prototype',
      body('{"constructor":{"prototype":{"polluted":"yes"}}}'),
      'badResponse',
    ],
    ['a dotted key', body('{"constructor.prototype.polluted":"yes"}'), 'badResponse'],
    [
      'a dotted key that ends with __proto__',
      body('{"a.__proto__":{"polluted":"yes"}}'),
      'badResponse',
    ],
    ['a key in an array', body('{"a":[{"__proto__":{"polluted":"yes"}}]}'), 'badResponse'],
    ['deeply nested JSON', body('{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)), 'badResponse'],
    ['10 MB', body(JSON.stringify({ title: 'x'.repeat(10_000_000) })), 'tooLarge'],
    ['an endless body', endless, 'tooLarge'],
    ['no response', hang, 'timeout'],
    ['a body that stalls', stall, 'timeout'],
    ['a connection cut in the body', cut, 'network'],
  ];

  it.each(bad)('rejects %s', async (_, answer, kind) => {
    const { url } = await misbehavingServer({ 'tr-TR/common': answer, 'en-US/common': answer });
    const attempts: string[] = [];
    const error = await failure(
      loadTranslations({
        backup: backupLocale,
        locale: 'tr-TR',
        ns: 'common',
        url: (locale, ns) => {
          attempts.push(locale);
          return url(locale, ns);
        },
        timeoutMs: kind === 'timeout' ? 100 : 10_000,
      }),
    );
    expect(error.causes.map((cause) => cause.kind)).toEqual([kind, kind]);
    expect(attempts).toEqual(['tr-TR', 'en-US']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each(bad)('falls back to the backup for %s', async (_, answer, kind) => {
    const { url } = await misbehavingServer({
      'tr-TR/common': answer,
      'en-US/common': json({ title: 'Tasks' }),
    });
    const timeoutMs = kind === 'timeout' ? 3_000 : 10_000;
    expect(
      await loadTranslations({
        backup: backupLocale,
        locale: 'tr-TR',
        ns: 'common',
        url,
        timeoutMs,
      }),
    ).toEqual({
      locale: 'en-US',
      resources: { title: 'Tasks' },
    });
  });

  it('accepts one byte order mark and any script', async () => {
    const texts = { title: 'Görevler', emoji: '🎁', العربية: 'مهام' };
    const { url } = await misbehavingServer({
      'tr-TR/common': body('\uFEFF' + JSON.stringify(texts)),
    });
    const { resources } = await loadTranslations({
      backup: backupLocale,
      locale: 'tr-TR',
      ns: 'common',
      url,
    });
    expect(resources).toEqual(texts);
  });

  it('decodes characters that are split across chunks', async () => {
    const bytes = Buffer.from('{"title":"🎁"}');
    const { url } = await misbehavingServer({
      'tr-TR/common': (response) => {
        response.write(bytes.subarray(0, 12));
        setTimeout(() => response.end(bytes.subarray(12)), 10);
      },
    });
    const { resources } = await loadTranslations({
      backup: backupLocale,
      locale: 'tr-TR',
      ns: 'common',
      url,
    });
    expect(resources).toEqual({ title: '🎁' });
  });

  it('aborts the download of a body that is too large', async () => {
    const { url, aborted } = await misbehavingServer({ 'en-US/common': endless });
    await failure(loadTranslations({ backup: backupLocale, locale: 'en-US', ns: 'common', url }));
    await vi.waitFor(() => expect(aborted).toEqual(['en-US/common']));
  });

  it('applies maxBytes', async () => {
    const { url } = await misbehavingServer({ 'en-US/common': body('{"a":"1"}') });
    const load = { locale: 'en-US', ns: 'common', url };
    expect(
      (await loadTranslations({ backup: backupLocale, ...load, maxBytes: 9 })).resources,
    ).toEqual({ a: '1' });
    const error = await failure(loadTranslations({ backup: backupLocale, ...load, maxBytes: 8 }));
    expect(error.causes[0]?.kind).toBe('tooLarge');
  });

  it('rejects with network if nothing listens at the address', async () => {
    const url = () => 'http://127.0.0.1:1/';
    const error = await failure(
      loadTranslations({ backup: backupLocale, locale: 'tr-TR', ns: 'common', url }),
    );
    expect(error.causes.map(({ kind }) => kind)).toEqual(['network', 'network']);
  });

  it('rejects with canceled when its signal aborts, without trying the backup', async () => {
    const { url, requests, aborted } = await misbehavingServer({ 'tr-TR/common': stall });
    const controller = new AbortController();
    const { signal } = controller;
    const load = failure(
      loadTranslations({ backup: backupLocale, locale: 'tr-TR', ns: 'common', url, signal }),
    );
    await vi.waitFor(() => expect(requests).toEqual(['tr-TR/common']));
    controller.abort();
    expect(await load).toMatchObject({ kind: 'canceled', causes: [] });
    await vi.waitFor(() => expect(aborted).toEqual(['tr-TR/common']));
    expect(requests).toEqual(['tr-TR/common']);
  });

  it('sends no request if its signal is already aborted', async () => {
    const { url, requests } = await misbehavingServer();
    const signal = AbortSignal.abort();
    const error = await failure(
      loadTranslations({ backup: backupLocale, locale: 'tr-TR', ns: 'common', url, signal }),
    );
    expect(error.kind).toBe('canceled');
    expect(error.message).toBe('tr-TR: load canceled');
    expect(requests).toEqual([]);
  });
});
