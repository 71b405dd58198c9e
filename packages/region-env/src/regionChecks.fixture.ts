import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bootScript } from './boot/bootScript.ts';
import { defaultEnvironments, type RegionConfig } from './config.ts';
import { createRegionEnv } from './regionEnv.ts';
import { alternates } from './locale/alternates.ts';
import { canonicalUrl } from './locale/canonicalUrl.ts';
import { editionUrl } from './editionUrl.ts';

/** Defines tests that check a brand's configuration, and that every function returns results consistent with it. */
export function describeRegion(name: string, config: RegionConfig): void {
  const region = createRegionEnv(config);
  const boot = bootScript(config);

  const [production] = region.environments;
  const environments: RegionConfig['environments'] = config.environments ?? defaultEnvironments;
  const environmentOfOtherHosts = environments.find(({ hasOtherHosts }) => hasOtherHosts)?.name;

  function editionAtBoot(hostname: string, search = ''): string | undefined {
    const dataset: Record<string, string> = {};
    const document = { documentElement: { dataset } };
    runInNewContext(boot, { document, location: { hostname, search }, URL, URLSearchParams });
    return dataset['edition'];
  }

  describe.each(config.editions)(`${name}, edition $id`, ({ id, domains, locales, announced }) => {
    it.each(domains)('resolves %s and its subdomains', (domain) => {
      for (const [host, environment] of [
        [domain, production],
        [`www.${domain}`, production],
        ...(environmentOfOtherHosts === undefined
          ? []
          : [[`task.${domain}`, environmentOfOtherHosts] as const]),
      ] as const) {
        expect(region.resolveHost(host)).toMatchObject({
          edition: id,
          environment,
          trusted: true,
          brandDomain: domain,
        });
        expect(editionAtBoot(host)).toBe(id);
        expect(Object.keys(region.endpoints(host) ?? {})).toEqual(
          Object.keys(config.services ?? {}),
        );
      }
      expect(region.resolveHost(`task.${domain}`).trusted).toBe(
        environmentOfOtherHosts !== undefined,
      );
      expect(region.resolveHost(`${domain}.evil.example`).trusted).toBe(false);
      expect(region.resolveHost(`evil${domain}`).trusted).toBe(false);
    });

    it.each(region.environments)(
      'has a site in %s whose host resolves to the edition',
      (environment) => {
        const { host, hostname } = new URL(region.siteOrigin(id, environment));
        expect(region.resolveHost(host)).toMatchObject({ edition: id, environment });
        expect(editionAtBoot(hostname)).toBe(id);
        const search = `?edition=${config.editions[0].id}`;
        expect(editionAtBoot(hostname, search)).toBe(region.resolveHost(host, { search }).edition);
      },
    );

    it('has a counterpart for the URL of a page on another site', () => {
      const [first = region.siteOrigin(id)] = region.editions.map((each) =>
        region.siteOrigin(each),
      );
      expect(editionUrl(region, id, `${first}/a?x#y`)).toBe(`${region.siteOrigin(id)}/a?x#y`);
    });

    it('has unique language labels, each in the script of the language', () => {
      const options = region.locales(id);
      expect(options.map(({ value }) => value)).toEqual(locales.map(({ token }) => token));
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
      for (const { label, lang } of options) {
        const script = new Intl.Locale(lang).maximize().script ?? '';
        const characters = ['Hans', 'Hant', 'Jpan'].includes(script) ? 'Han' : script;
        expect(label).toMatch(new RegExp(`\\p{Script=${characters}}`, 'u'));
        if (script !== 'Latn') expect(label).not.toMatch(/\p{Script=Latin}/u);
      }
    });

    it.each(locales)('offers $token, with valid tags, paths and links', ({ token, direction }) => {
      expect(token).toMatch(/^[a-z]{2,3}(-[a-zA-Z0-9]{2,4})?$/);
      expect(region.isLocaleToken(token)).toBe(true);
      expect(region.offers(id, token)).toBe(true);
      const tag = region.languageTag(token, id);
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      const { script = '' } = new Intl.Locale(tag).maximize();
      expect(direction ?? 'ltr').toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr');
      const url = region.localizedUrl(region.siteOrigin(id), token, '/a');
      expect(region.splitPath(new URL(url).pathname)).toEqual({ locale: token, path: '/a' });
      expect(canonicalUrl(region, new URL(url).host, `/${token}/a`)).toBe(url);
      const hrefs = alternates(region, `/${token}/a`).map(({ href }) => href);
      expect(hrefs.includes(url)).toBe(announced ?? false);
    });

    it('has a default locale that it offers', () => {
      expect(region.offers(id, region.defaultLocale(id))).toBe(true);
    });
  });

  it(`${name}: has valid, unique hreflang tags and URLs`, () => {
    const links = alternates(region, '/a');
    const tags = links.map(({ hreflang }) => hreflang).filter((tag) => tag !== 'x-default');
    expect(Intl.getCanonicalLocales(tags)).toEqual([...new Set(tags)]);
    expect(repeated(links.map(({ hreflang }) => hreflang)), 'hreflang of several sites').toEqual(
      [],
    );
    expect(repeated(links.map(({ href }) => href))).toEqual([]);
  });
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
