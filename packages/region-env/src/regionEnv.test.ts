import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import { defaultRegionConfig } from './config.ts';
import * as everything from './index.ts';
import { bootScript } from './boot/index.ts';
import { imageUrl } from './image/index.ts';

const { createRegionEnv, RegionError } = everything;
const region = createRegionEnv();

it('keeps the defaults of omitted options', () => {
  const own = createRegionEnv({ projectId: 'rewards' });
  expect(own.config.projectId).toBe('rewards');
  expect(own.config.releasePath).toBe('/i18n');
  expect(own.resolveHost('www.brand.kz').edition).toBe('kz');
});

const pieces = fc.constantFrom(
  ...Object.values(defaultRegionConfig.brandDomains),
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

it('never throws for any host, URL, path, query, locale or edition, except in siteOrigin', () => {
  fc.assert(
    fc.property(text, text, text, (a, b, c) => {
      const page = { search: b, protocol: c as 'http:' };
      expect(region.endpoints(a, page) !== undefined).toBe(region.resolveHost(a, page).trusted);
      region.editionUrl(c as never, a);
      region.editionUrl('tr', a);
      region.locales(a as never);
      region.splitPath(a);
      region.localizedUrl(a, b as never, c);
      region.switchLocale(a, b as never);
      region.alternates(a);
      region.canonicalUrl(a, b);
      region.canonicalUrl('brand.kz', b);
      const storage = { getItem: () => a, setItem: () => undefined };
      region.storedLanguage(storage);
      region.rememberLanguage(storage, b as never);
      region.loginFlag(storage);
      everything.contentLocale(a as never);
      everything.languageTag(a as never);
      everything.textDirection(a as never);
      everything.defaultLocale(a as never);
      everything.editionOf(a as never);
      everything.offers(a as never, b as never);
      everything.isHexColor(a);
      everything.detectPlatform({ userAgent: a, appMarker: b, miniAppToken: c });
      imageUrl(a, { format: b as never, width: 9, logError: () => undefined });
    }),
    { numRuns: 2_000 },
  );
});

it('accepts the configuration or throws a RegionError', () => {
  const domains = fc.dictionary(
    fc.constantFrom(...Object.keys(defaultRegionConfig.brandDomains)),
    text,
  );
  fc.assert(
    fc.property(domains, text, (brandDomains, releasePath) => {
      for (const config of [{ brandDomains }, { releasePath }]) {
        try {
          const own = createRegionEnv(config as Partial<everything.RegionConfig>);
          for (const domain of Object.values(own.config.brandDomains)) {
            if (domain === '') continue;
            const services = own.endpoints(domain);
            expect(new URL(services?.api ?? '').origin).toBe(services?.api);
            expect(new URL(services?.i18n ?? '').href).toBe(services?.i18n);
          }
          bootScript(config as Partial<everything.RegionConfig>);
        } catch (error) {
          expect(error).toBeInstanceOf(RegionError);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

it.each([undefined, null, 0, {}, [], () => undefined, Symbol.iterator])(
  'accepts %s from untyped code where the argument is a value from outside',
  (value) => {
    expect(region.resolveHost(value as never).trusted).toBe(false);
    expect(region.endpoints(value as never)).toBeUndefined();
    expect(region.canonicalUrl(value as never, '/')).toBeUndefined();
    expect(everything.isLocaleToken(value)).toBe(false);
    expect(everything.isEdition(value)).toBe(false);
  },
);
