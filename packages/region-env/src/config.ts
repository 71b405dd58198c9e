import type { EditionData } from './editionData.ts';
import type { DefaultEnvironment, EnvironmentData } from './environmentData.ts';
import type { HostFacts, ServiceUrls } from './host/hostFacts.ts';

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
   * Hosts outside the editions' domains that may receive credentials, with their environment, which is `local` or any
   * but production: `{ 'previews.acme.dev': 'test', '192.168.0.5': 'local' }`. Subdomains are included, except for names without
   * a dot, such as `devbox`, which must be `local`. List no domain under which other people can create hosts:
   * `acme.pages.dev`, but not `pages.dev`. Default: none.
   */
  readonly trustedHosts?: Readonly<Record<string, string>> | undefined;
  /** Text in the native app's user agent, directly before the app version. Default: no app. */
  readonly appMarker?: string | undefined;
  /**
   * Values under the storage key `userId` that mean that nobody is logged in, such as `['', 'false']`. Any other value
   * means a login. Default: every value except a number above 0 means that nobody is logged in.
   */
  readonly guestValues?: readonly string[] | undefined;
  /** Keys in the browser's storage. Default: `language` and `user-id`. */
  readonly storageKeys?:
    | { readonly language: string; readonly userId: string; readonly [name: string]: string }
    | undefined;
}

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
