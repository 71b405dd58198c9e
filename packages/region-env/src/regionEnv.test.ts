import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import * as everything from './index.ts';
import { bootScript } from './boot/index.ts';
import { imageUrl } from './image/index.ts';
import { preset } from './preset/preset.ts';
import { brandDomains, withDomains } from './preset/withDomains.fixture.ts';
import { alternates } from './locale/alternates.ts';
import { canonicalUrl } from './locale/canonicalUrl.ts';
import { editionUrl } from './editionUrl.ts';
import { storedLanguage, rememberLanguage, loginFlag } from './storedState.ts';

const { createRegionEnv, RegionError } = everything;
const region = createRegionEnv(preset);

const pieces = fc.constantFrom(
  ...Object.values(brandDomains),
  ...[
    'https://',
    'http:',
    'localhost',
    'xn--a',
    'xn--',
    '127.0.0.1',
    '[::1]',
    ':65536',
    '__proto__',
  ],
  ...['en', 'tr-TUR', '?edition=', '//', '\\', '\t', '\0', '%', '%e0%a4', '#', '@', '.', '-', ' '],
  ...['ExchangeApp/', '.png', '&width=', '\ud800', '\u2028', '。', 'İ', 'ß', 'a'.repeat(300)],
);
const text = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: anyCodePoint }),
  fc.webUrl(),
);

/** Any text, with a type that is accepted as a locale, edition, format and so on. */
const anyValue = text as fc.Arbitrary<never>;

it('never throws for any host, URL, path, query, locale or edition, except in siteOrigin', () => {
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
      const page = { search: b, protocol: c };
      expect(region.endpoints(a, page) !== undefined).toBe(region.resolveHost(a, page).trusted);
      editionUrl(region, c, a);
      editionUrl(region, 'tr', a);
      region.locales(a);
      region.splitPath(a);
      region.localizedUrl(a, b, c);
      region.switchLocale(a, b);
      alternates(region, a);
      canonicalUrl(region, a, b);
      canonicalUrl(region, 'brand.kz', b);
      const storage = { getItem: () => a, setItem: () => undefined };
      storedLanguage(region, storage);
      rememberLanguage(region, storage, b);
      loginFlag(region, storage);
      region.contentLocale(a);
      region.languageTag(a);
      region.textDirection(a);
      region.defaultLocale(a);
      region.editionOf(a);
      region.offers(a, b);
      everything.isHexColor(a);
      everything.detectPlatform({ userAgent: a, appMarker: b, miniAppToken: c });
      imageUrl(a, { format: b, width: 9, logError: () => undefined });
    }),
    { numRuns: 2_000 },
  );
});

const environmentText = fc.oneof(fc.stringMatching(/^[a-z.-]{0,4}(?:test|net|www|t)?$/), text);

it('accepts any configuration or throws a RegionError', () => {
  fc.assert(
    fc.property(text, text, text, environmentText, (domain, host, url, word) => {
      const configs: everything.RegionConfig[] = [
        withDomains({ tr: domain }),
        { ...preset, trustedHosts: { [host]: 'test' } },
        { ...preset, site: url },
        { ...preset, services: { api: `https://${url}` } },
        { ...preset, environments: [...preset.environments, { name: 'own', text: word }] },
        { ...preset, environments: [...preset.environments, { name: 'own', site: url }] },
        { ...preset, environments: [...preset.environments, { name: 'own', hostContains: word }] },
        { ...preset, environments: [{ name: 'prod', text: word }, { name: word }] },
      ];
      for (const config of configs) {
        try {
          const own = createRegionEnv(config);
          for (const edition of own.editions) {
            for (const environment of own.environments) {
              const site = own.siteOrigin(edition, environment);
              expect(new URL(site).origin).toBe(site);
              if (config.site?.includes('{environment}') === false) continue;
              expect(own.resolveHost(new URL(site).host)).toMatchObject({ edition, environment });
            }
          }
          expect(own.endpoints('brand.kz')).toBeDefined();
          bootScript(config);
        } catch (error) {
          expect(error).toBeInstanceOf(RegionError);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

it.each([undefined, null, 0, {}, [], () => undefined, Symbol.iterator])(
  'treats %s like an unknown host, path or locale instead of throwing',
  (value) => {
    expect(region.resolveHost(value as never).trusted).toBe(false);
    expect(region.endpoints(value as never)).toBeUndefined();
    expect(canonicalUrl(region, value as never, '/')).toBeUndefined();
    expect(region.isLocaleToken(value)).toBe(false);
    expect(region.isEdition(value)).toBe(false);
  },
);
