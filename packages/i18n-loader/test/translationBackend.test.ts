import { createInstance, type InitOptions } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { backupLocale, createTranslationBackend, type TranslationError } from '../src/index.ts';
import { body, json, misbehavingServer, stall, status } from './misbehavingServer.ts';

type Answers = Parameters<typeof misbehavingServer>[0];

async function i18nextOn(answers: Answers, options: InitOptions = {}, timeoutMs = 10_000) {
  const server = await misbehavingServer(answers);
  const onError = vi.fn<(error: TranslationError) => void>();
  const i18next = createInstance();
  const failed = vi.fn();
  i18next.on('failedLoading', failed);
  await i18next
    .use(createTranslationBackend({ backup: backupLocale, url: server.url, onError, timeoutMs }))
    .init({
      lng: 'tr-TR',
      ns: ['common'],
      load: 'currentOnly',
      fallbackLng: false,
      ...options,
    });
  return { ...server, i18next, onError, failed };
}

describe('createTranslationBackend', () => {
  it('loads translations into any i18next instance', async () => {
    const { i18next, onError } = await i18nextOn({ 'tr-TR/common': json({ title: 'Görevler' }) });
    expect(i18next.t('title')).toBe('Görevler');
    expect(onError).not.toHaveBeenCalled();
  });

  it('declares its calling convention, so that i18next does not warn', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
    await i18nextOn({ 'tr-TR/common': json({ title: 'x' }) }, { debug: true });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['status 500', status(500)],
    ['an HTML page', body('<html>', 'text/html')],
    ['a stalled body', stall],
  ])('falls back to the backup on %s', async (_, answer) => {
    const answers = { 'tr-TR/common': answer, 'en-US/common': json({ title: 'Tasks' }) };
    // Only the stalled body waits for this timeout. It is long, so that a busy machine can send the
    // backup in time.
    const { i18next, onError, failed } = await i18nextOn(answers, {}, 3_000);
    expect(i18next.t('title')).toBe('Tasks');
    expect(onError).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  });

  it('calls onError once with both causes, after exactly two attempts', async () => {
    const { onError, failed, requests } = await i18nextOn({ 'tr-TR/common': status(500) });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      kind: 'unavailable',
      causes: [{ kind: 'http' }, { kind: 'http' }],
    });
    expect(failed).toHaveBeenCalledTimes(1);
    // Wait longer than the 350 ms after which i18next itself would retry.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(requests).toEqual(['tr-TR/common', 'en-US/common']);
  });

  it('keeps its translations when a reload fails, and can be retried', async () => {
    const { i18next, answers } = await i18nextOn({ 'tr-TR/common': json({ title: 'Görevler' }) });
    answers['tr-TR/common'] = status(502);
    await i18next.reloadResources();
    expect(i18next.t('title')).toBe('Görevler');
    answers['tr-TR/common'] = json({ title: 'Yeni' });
    await i18next.reloadResources();
    expect(i18next.t('title')).toBe('Yeni');
  });

  it('rejects a malicious namespace without a request', async () => {
    const { onError, requests } = await i18nextOn({}, { ns: ['../../secret'] });
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'badRequest' }),
    );
    expect(requests).toEqual([]);
  });
});
