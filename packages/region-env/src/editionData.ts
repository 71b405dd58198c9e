import type { LocaleData } from './locale/localeData.ts';

/** A regional edition of an exchange: its domains and its languages. May have additional fields, such as a logo. */
export interface EditionData {
  /** Name in code, in `data-edition` and in `?edition=`, such as `hk`. */
  readonly id: string;
  /**
   * Domains without subdomain, such as `brand.com.hk`. Hosts of all domains and their subdomains resolve to the edition, and
   * have their services on the visited domain. Links stay on it. Links from other editions, and services on other hosts, use
   * the first domain.
   */
  readonly domains: readonly [string, ...string[]];
  /** Languages, in the order they are offered. */
  readonly locales: readonly [LocaleData, ...LocaleData[]];
  /** Token of the locale that applies to URLs without a locale segment. Default: the first locale. */
  readonly defaultLocale?: string | undefined;
  /** Token of the locale that applies to URLs without a locale segment, by domain, where it is not `defaultLocale`. */
  readonly domainLocales?: Readonly<Record<string, string>> | undefined;
  /** Whether `hreflang` links announce the site to search engines. Default: false. */
  readonly announced?: boolean | undefined;
}
