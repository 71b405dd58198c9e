import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { translationUrl } from './translationUrl.ts';

const file = { base: 'https://static.brand.com/i18n', projectId: 'task-center', ns: 'common' };

describe('translationUrl', () => {
  it.each([
    ['prod', 'https://static.brand.com/i18n/task-center/tr-TR/common.json'],
    ['local', 'https://static.brand.com/i18n/task-center/tr-TR/common.json'],
    ['testnet', 'https://static.brand.com/i18n/testnet-task-center/tr-TR/common.json'],
    ['test', 'https://static.brand.com/i18n/test-task-center/latest/tr-TR/common.json'],
  ])('returns for the environment %s: %s', (environment, expected) => {
    expect(translationUrl({ ...file, environment, locale: 'tr-TR' })).toBe(expected);
  });

  it('uses the given template in every environment', () => {
    const template = '{base}/v2/{ns}.{lng}.json';
    for (const environment of ['prod', 'staging', undefined]) {
      expect(translationUrl({ ...file, environment, locale: 'de', template })).toBe(
        'https://static.brand.com/i18n/v2/common.de.json',
      );
    }
  });

  it('fills in the version of the translations', () => {
    const template = '{base}/{version}/{lng}.json';
    expect(translationUrl({ ...file, locale: 'sv', template, version: '2026.11.28-1' })).toBe(
      `${file.base}/2026.11.28-1/sv.json`,
    );
    expect(() => translationUrl({ ...file, locale: 'sv', template, version: '../1' })).toThrow(
      expect.objectContaining({ kind: 'badRequest' }),
    );
  });

  it('uses the template of any environment, which can contain its name', () => {
    const template = {
      production: '{base}/{lng}/{ns}.json',
      staging: '{base}/{environment}/{lng}/{ns}.json',
    };
    const url = (environment: string) =>
      translationUrl({ base: file.base, ns: 'common', environment, locale: 'de', template });
    expect(url('production')).toBe('https://static.brand.com/i18n/de/common.json');
    expect(url('staging')).toBe('https://static.brand.com/i18n/staging/de/common.json');
    expect(() => url('prod')).toThrow(
      'No template for the environment "prod": use production, staging',
    );
  });

  it.each(['staging', 'constructor', '', undefined])(
    'rejects the unknown environment %j',
    (environment) => {
      expect(() => translationUrl({ ...file, environment, locale: 'de' })).toThrow(
        expect.objectContaining({
          name: 'TranslationError',
          kind: 'badRequest',
          message: `No template for the environment "${environment}": use local, prod, testnet, test, or pass its template.`,
        }),
      );
    },
  );

  it.each(['{language}', '{toString}', '{Base}'])(
    'names the known placeholders instead of %s',
    (unknown) => {
      const template = `{base}/${unknown}/{ns}.json`;
      expect(() => translationUrl({ ...file, locale: 'de', template })).toThrow(
        expect.objectContaining({
          kind: 'badRequest',
          message: `Unknown placeholder ${unknown} in "${template}": use {base}, {environment}, {projectId}, {version}, {lng} or {ns}.`,
        }),
      );
    },
  );

  it('rejects a template whose value is missing', () => {
    const options = { base: file.base, ns: 'common', environment: 'prod', locale: 'de' };
    expect(() => translationUrl(options)).toThrow(
      expect.objectContaining({
        kind: 'badRequest',
        message: expect.stringContaining('{projectId}') as string,
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
