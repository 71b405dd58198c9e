import { describe, expect, it } from 'vitest';
import { createLocales } from '../locale/locales.ts';
import { RegionError } from '../regionError.ts';
import { editions, rejection } from './rejection.fixture.ts';

function circular(): object {
  const object: Record<string, unknown> = {};
  object.self = object;
  return object;
}

describe('a list without entries', () => {
  const [world] = editions;

  it.each([
    ['editions', { editions: [] }],
    ['editions', { editions: undefined }],
    ['editions', {}],
    ['editions', null],
    ['editions.world.domains', { editions: [{ ...world, domains: [] }] }],
    ['editions.world.domains', { editions: [{ ...world, domains: undefined }] }],
    ['editions.world.domains', { editions: [{ ...world, domains: 'acme.dev' }] }],
    ['editions.world.locales', { editions: [{ ...world, locales: [] }] }],
    ['editions.world.locales', { editions: [{ ...world, locales: undefined }] }],
    ['editions.undefined.locales', { editions: [{}] }],
  ])('is rejected as %s', (field, config) => {
    expect(rejection(config as never)).toMatchObject({ kind: 'emptyList', field });
  });

  it.each([[[]], [[{ ...world, locales: [] }]], [undefined]])(
    'is rejected by createLocales: %j',
    (list) => {
      expect(() => createLocales(list as never)).toThrow(RegionError);
    },
  );
});

it.each([10n, circular()])(
  'is an error with a kind even if JSON cannot contain the value %s',
  (value) => {
    const error = rejection({ editions: value as never });
    expect(error).toMatchObject({ kind: 'emptyList', value });
  },
);

describe('a locale', () => {
  const [world, fr] = editions;
  /** Returns the error for an edition with this locale beside an announced one with `en`. */
  const rejectionOf = (locale: object, announced = true) =>
    rejection({
      editions: [
        { ...world, announced: true },
        { ...fr, announced, locales: [{ token: 'fr', label: 'x', ...locale }] },
      ] as never,
    });

  it.each([{ hreflang: 'en' }, { hreflang: 'EN' }, { tag: 'en' }, { token: 'en' }])(
    'is rejected if %j repeats the hreflang of another announced site',
    (locale) => {
      expect(rejectionOf(locale)).toMatchObject({ kind: 'duplicate', field: 'hreflang' });
    },
  );

  it('names both locales that have the same hreflang', () => {
    expect(String(rejectionOf({ token: 'en' }))).toMatch(
      /^RegionError: hreflang is "en". The locales "en" of "\w+" and "en" of "\w+" have it. Give one of them another tag, such as tag: "en-IE", or only another hreflang\.$/,
    );
  });

  it('has its tag as hreflang, so that two sites in one language need only another tag', () => {
    expect(rejectionOf({ token: 'en', tag: 'en-IE' })).toBeUndefined();
  });

  it('may repeat the hreflang of a site that is not announced', () => {
    expect(rejectionOf({ hreflang: 'en' }, false)).toBeUndefined();
  });

  it('is rejected if its edition offers it twice', () => {
    const locales = [...world.locales, ...world.locales] as const;
    expect(rejection({ editions: [{ ...world, locales }] })).toMatchObject({
      kind: 'duplicate',
      field: 'editions.world.locales',
      value: 'en',
    });
  });

  it.each(['', 'en/US', 'en US', 'en?x', '..', null, 7])(
    'is rejected if its token is %j, which is not a path segment',
    (token) => {
      expect(rejectionOf({ token })).toMatchObject({
        kind: 'invalidLocale',
        field: 'editions.fr.locales.token',
        value: token,
      });
    },
  );

  it.each([
    ['tag', { token: 'tr-TUR' }, 'tr-TUR'],
    ['tag', { tag: 'fr_FR' }, 'fr_FR'],
    ['tag', { tag: '' }, ''],
    ['hreflang', { hreflang: 'fr_FR' }, 'fr_FR'],
    ['hreflang', { hreflang: 'x-default' }, 'x-default'],
  ])('is rejected if its %s is not a BCP 47 tag: %j', (name, locale, value) => {
    const error = rejectionOf(locale);
    expect(error).toMatchObject({
      kind: 'invalidLocale',
      field: `editions.fr.locales.${name}`,
      value,
    });
  });
});
