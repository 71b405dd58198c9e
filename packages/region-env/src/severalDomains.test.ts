import { expect, it } from 'vitest';
import { rejection } from './checks/rejection.fixture.ts';
import { editionUrl } from './editionUrl.ts';
import { createRegionEnv } from './regionEnv.ts';
import { canonicalUrl } from './locale/canonicalUrl.ts';
import { closestLocale } from './locale/closestLocale.ts';
import { createLocales } from './locale/locales.ts';

const region = createRegionEnv({
  editions: [
    {
      id: 'world',
      domains: ['acme.dev', 'acme.io'],
      locales: [{ token: 'en', label: 'English' }],
    },
    {
      id: 'alps',
      domains: ['acme.de', 'acme.ch', 'bücher.fr'],
      defaultLocale: 'de',
      domainLocales: { 'acme.ch': 'fr', 'Bücher.fr': 'fr' },
      locales: [
        { token: 'de', label: 'Deutsch' },
        { token: 'fr', label: 'Français' },
        { token: 'en-CH', label: 'English', content: 'en' },
      ],
    },
  ],
  services: { api: 'https://api{environment}.{domain}' },
  environments: [{ name: 'production' }, { name: 'qa' }],
  trustedHosts: { 'previews.acme.dev': 'qa' },
});

it('resolves each domain of an edition, and has its pages on the first one', () => {
  expect(region.resolveHost('www.acme.ch')).toMatchObject({
    edition: 'alps',
    environment: 'production',
    brandDomain: 'acme.ch',
    topLevelDomain: 'ch',
  });
  expect(region.siteOrigin('alps')).toBe('https://www.acme.de');
  expect(canonicalUrl(region, 'acme.ch', '/fr/a')).toBe('https://www.acme.de/fr/a');
});

it.each([
  ['www.acme.de', 'de'],
  ['www.acme.ch', 'fr'],
  ['acme.ch', 'fr'],
  ['www-qa.acme.ch', 'fr'],
  ['www.bücher.fr', 'fr'],
  ['www.acme.io', 'en'],
  ['localhost', 'en'],
])('on %s, URLs without a locale are in %s', (host, locale) => {
  const { edition, brandDomain } = region.resolveHost(host);
  expect(region.defaultLocale(edition, brandDomain)).toBe(locale);
});

it('returns the default locale of the edition without a domain, and for a domain of another edition', () => {
  for (const domain of [undefined, '', 'acme.io', 'evil.example', '__proto__']) {
    expect(region.defaultLocale('alps', domain)).toBe('de');
  }
});

it('returns the locale of a domain for editions that are not checked', () => {
  const { defaultLocale } = createLocales(region.config.editions);
  expect(defaultLocale('alps', 'acme.ch')).toBe('fr');
});

it.each<[domainLocales: object, message: string]>([
  [{ 'acme.at': 'de' }, 'editions.alps.domainLocales is "acme.at". Use one of its domains.'],
  [{ 'acme.ch': 'it' }, 'editions.alps.domainLocales is "it". Use one of its locales.'],
  [{ 'acme.ch/': 'de' }, 'editions.alps.domainLocales is "acme.ch/".'],
])('refuses the locales of domains %j', (domainLocales, message) => {
  const { editions } = region.config;
  const wrong = { editions: [editions[0], { ...editions[1], domainLocales }] };
  expect(String(rejection(wrong as never))).toContain(message);
});

it.each([
  // The visited domain is one of the edition.
  ['https://www.acme.io/a', 'world', 'https://www.acme.io/a'],
  ['https://www-qa.acme.ch/a?x#y', 'alps', 'https://www-qa.acme.ch/a?x#y'],
  ['https://www.acme.ch/en/a', 'alps', 'https://www.acme.ch/en-CH/a'],
  // The visited domain is one of another edition.
  ['https://www.acme.io/a', 'alps', 'https://www.acme.de/a'],
  ['https://www.acme.ch/fr/a', 'world', 'https://www.acme.dev/en/a'],
  ['https://www-qa.acme.ch/a', 'world', 'https://www-qa.acme.dev/a'],
] as const)('moves %s to %s: %s', (url, edition, expected) => {
  expect(editionUrl(region, edition, url)).toBe(expected);
});

it.each([
  ['production', 'acme.ch', 'https://www.acme.ch'],
  ['qa', 'acme.ch', 'https://www-qa.acme.ch'],
  ['qa', 'xn--bcher-kva.fr', 'https://www-qa.xn--bcher-kva.fr'],
  ['production', 'acme.io', 'https://www.acme.de'],
  ['production', undefined, 'https://www.acme.de'],
] as const)('has a site in %s on %s: %s', (environment, domain, origin) => {
  expect(region.siteOrigin('alps', environment, domain)).toBe(origin);
});

it.each([
  ['alps', 'fr', undefined, 'fr'],
  ['alps', 'en', undefined, 'en-CH'],
  ['alps', undefined, undefined, 'de'],
  ['alps', undefined, 'acme.ch', 'fr'],
  ['world', 'fr', 'acme.ch', 'en'],
] as const)('in %s, the locale closest to %s on %s is %s', (edition, locale, domain, closest) => {
  expect(closestLocale(region, edition, locale, domain)).toBe(closest);
});
