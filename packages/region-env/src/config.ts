import type { HostFacts, ServiceUrls } from './host/hostFacts.ts';
import type { LocaleData } from './locale/localeData.ts';

/** Facts about one brand. May have additional fields, which `RegionEnv.config` keeps. */
export interface RegionConfig {
  /** The first edition is the global one: it applies to unknown hosts, `x-default` and URLs without a locale. */
  readonly editions: readonly [EditionData, ...EditionData[]];
  /**
   * URL of each service by name: `{ api: 'https://api{environment}.{domain}' }`, with `https:` or `wss:`. On
   * local hosts, the page's origin replaces the origin of these URLs. Default: none.
   */
  readonly services?: Readonly<Record<string, string>> | undefined;
  /**
   * Origin of the pages, on the editions' domains, in each environment that names no `site` of its own. Without
   * `{environment}`, each environment that you list after production needs one, because links to its pages would lead
   * to production. Default: `https://www{environment}.{domain}`.
   */
  readonly site?: string | undefined;
  /**
   * The environments, production first: `[{ name: 'production' }, { name: 'qa' }, { name: 'staging' }]`. A host of the
   * editions' domains belongs to
   *
   * 1. the environment whose `hostContains` is in its name,
   * 2. the environment whose `site` it is; production if its subdomain is empty or `www`,
   * 3. the environment whose `text` is a part of its subdomain: with `-qa`, the hosts `qa.brand.com` and
   *    `api-qa.brand.com`, but not `qa2.brand.com`. If several are, the longest decides,
   * 4. the environment with `hasOtherHosts`, if there is one,
   * 5. the environment that has a service at this host.
   *
   * Other hosts of the domains are untrusted. The texts of the last environment also apply to the local machine.
   *
   * Default: `prod`, `testnet` (any host that contains this word) and `test`.
   */
  readonly environments?: readonly [EnvironmentData, ...EnvironmentData[]] | undefined;
  /**
   * Hosts outside the editions' domains that may receive credentials, with their environment, which
   * is `local` or any but production: `{ 'previews.acme.dev': 'test', '192.168.0.5': 'local' }`.
   * Subdomains are included, except for names without a dot, such as `devbox`, which must be
   * `local`. List no domain under which other people can create hosts: `acme.pages.dev`, but not
   * `pages.dev`. Default: none.
   */
  readonly trustedHosts?: Readonly<Record<string, string>> | undefined;
  /** Text in the native app's user agent, directly before the app version. Default: no app. */
  readonly appMarker?: string | undefined;
  /**
   * Values under the storage key `userId` of guests, such as `['', 'false']`. Any other value means a login.
   * Default: every value except a number above 0.
   */
  readonly guestValues?: readonly string[] | undefined;
  /** Keys in the browser's storage. Default: `language` and `user-id`. */
  readonly storageKeys?:
    | { readonly language: string; readonly userId: string; readonly [name: string]: string }
    | undefined;
}

/** A regional edition of an exchange: its domains and its languages. May have additional fields, such as a logo. */
export interface EditionData {
  /** Name in code, in `data-edition` and in `?edition=`, such as `hk`. */
  readonly id: string;
  /**
   * Domains without subdomain, such as `brand.com.hk`. Hosts of all domains and their subdomains
   * resolve to the edition, and have their services on the visited domain. Links stay on it. Links
   * from other editions, and services on other hosts, use the first domain.
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

/** An environment of an exchange, such as production or QA: its pages, its services and its hosts. */
export interface EnvironmentData {
  /** Name, such as `qa`: a letter, then letters, digits and hyphens. `local` is the local machine. */
  readonly name: string;
  /**
   * Text that replaces `{environment}` in URLs, such as `-qa` or `qa.`. Default: none for the first environment, and
   * a hyphen and the name for the others.
   */
  readonly text?: string | undefined;
  /**
   * Origin of its pages, such as `https://qa.{domain}`. Default: `site` of the configuration. Required after the first
   * environment if that contains no `{environment}`.
   */
  readonly site?: string | undefined;
  /** Text of which any occurrence in a host name makes it a host of this environment. Default: none. */
  readonly hostContains?: string | undefined;
  /**
   * Whether it has all hosts of the editions' domains that belong to no other environment. Otherwise such hosts are
   * untrusted and have no services. At most one environment has them. Default: false.
   */
  readonly hasOtherHosts?: boolean | undefined;
  /** Whether visitors use it, so that no link may change the edition of its pages. Default: only the first one. */
  readonly isPublic?: boolean | undefined;
}

// The rules of spec 4, "Environment".

/** Environments of a configuration that lists none. */
export const defaultEnvironments = [
  { name: 'prod' },
  { name: 'testnet', hostContains: 'testnet', isPublic: true },
  { name: 'test', hasOtherHosts: true },
] as const satisfies readonly EnvironmentData[];

/** Name of an environment of a configuration that lists none. */
export type DefaultEnvironment = (typeof defaultEnvironments)[number]['name'];

/** Id of an edition in a configuration. */
export type EditionOf<Config extends RegionConfig> = Config['editions'][number]['id'];

/** Name of an environment in a configuration. `local`, the local machine, is not among them. */
export type EnvironmentOf<Config extends RegionConfig> = EnvironmentName<Config['environments']>;

/** A configuration may list the environments, list none, or, if its type is not exact, either. */
type EnvironmentName<Environments> = unknown extends Environments
  ? DefaultEnvironment
  : Environments extends readonly EnvironmentData[]
    ? Environments[number]['name']
    : DefaultEnvironment;

/** Token of a locale in a configuration. */
export type LocaleOf<Config extends RegionConfig> =
  Config['editions'][number]['locales'][number]['token'];

/** URL of each service in a configuration, with placeholders. */
export type ServicesOf<Config extends RegionConfig> = NonNullable<Config['services']>;

/** Absolute URLs of the services, without a trailing slash. */
export type Endpoints<Config extends RegionConfig = RegionConfig> = ServiceUrls<ServicesOf<Config>>;

/** The options for resolving hosts and URLs, with defaults filled in and domains in their DNS spelling. */
export interface CompleteConfig extends HostFacts {
  readonly editions: RegionConfig['editions'];
}
