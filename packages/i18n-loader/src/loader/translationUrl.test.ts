import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { translationUrl, type TranslationEnvironment } from './translationUrl.ts';

const file = { base: 'https://static.brand.com/i18n', projectId: 'task-center', ns: 'common' };

describe('translationUrl', () => {
  it.each<[TranslationEnvironment, string]>([
    ['prod', 'https://static.brand.com/i18n/task-center/tr-TR/common.json'],
    ['local', 'https://static.brand.com/i18n/task-center/tr-TR/common.json'],
    ['testnet', 'https://static.brand.com/i18n/testnet-task-center/tr-TR/common.json'],
    ['test', 'https://static.brand.com/i18n/test-task-center/latest/tr-TR/common.json'],
  ])('returns for the environment %s: %s', (environment, expected) => {
    expect(translationUrl({ ...file, environment, locale: 'tr-TR' })).toBe(expected);
  });

  it('uses the given template', () => {
    const template = '{base}/v2/{ns}.{lng}.json';
    expect(translationUrl({ ...file, environment: 'prod', locale: 'de', template })).toBe(
      'https://static.brand.com/i18n/v2/common.de.json',
    );
  });

  it('rejects an unknown environment', () => {
    const environment = 'staging' as 'test';
    expect(() => translationUrl({ ...file, environment, locale: 'de' })).toThrow(
      expect.objectContaining({
        kind: 'badRequest',
        message: 'invalid environment "staging"',
      }),
    );
  });

  it('never leaves the release folder, whatever the names contain', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: anyCodePoint }),
          fc.webPath(),
          fc.constantFrom('..', '.', '%2e%2e'),
        ),
        fc.constantFrom('locale', 'ns', 'projectId'),
        (name, part) => {
          let url: string;
          try {
            url = translationUrl({ ...file, environment: 'prod', locale: 'de', [part]: name });
          } catch (error) {
            expect(error).toMatchObject({ name: 'TranslationError', kind: 'badRequest' });
            return;
          }
          const { origin, pathname, search, hash } = new URL(url);
          expect(origin).toBe('https://static.brand.com');
          expect(pathname.split('/')).toHaveLength(5);
          expect(pathname).toContain(`/${name}`);
          expect(search + hash).toBe('');
        },
      ),
    );
  });
});
