import type { EditionData } from './edition.ts';
import type { Environment } from './host/environment.ts';

/** Facts of one brand. May have further fields, which `config` of the region returns. */
export interface RegionConfig {
  /** The first edition is the global one: that of unknown hosts, `x-default` and URLs without a locale. */
  readonly editions: readonly [EditionData, ...EditionData[]];
  /**
   * URL of each service by name: `{ api: 'https://api{environment}.{domain}' }`. On local hosts, the page's
   * origin replaces the origin. Default: none.
   */
  readonly services?: Readonly<Record<string, string>> | undefined;
  /**
   * Origin of the pages. Hosts with its subdomain, with `www.` or without a subdomain are in production.
   * Default: `https://www{environment}.{domain}`.
   */
  readonly site?: string | undefined;
  /**
   * Text for `{environment}` in URLs. Default: nothing in `prod`, `-testnet` and `-test`. Hosts of `testnet` are
   * recognised by that word, so its text must contain it if pages run there.
   */
  readonly environments?: Readonly<Record<Exclude<Environment, 'local'>, string>> | undefined;
  /**
   * Hosts outside the domains that may get credentials, with their environment:
   * `{ 'previews.acme.dev': 'test', '192.168.0.5': 'local' }`. Subdomains are included. Default: none.
   */
  readonly trustedHosts?: Readonly<Record<string, Exclude<Environment, 'prod'>>> | undefined;
  /** Text in the native app's user agent, directly before the app version. Default: no app. */
  readonly appMarker?: string | undefined;
  /** Keys in the browser's storage. Default: `language` and `user-id`. */
  readonly storageKeys?:
    | { readonly language: string; readonly userId: string; readonly [name: string]: string }
    | undefined;
}

/** Id of an edition in a configuration. */
export type EditionOf<Config extends RegionConfig> = Config['editions'][number]['id'];

/** Token of a locale in a configuration. */
export type LocaleOf<Config extends RegionConfig> =
  Config['editions'][number]['locales'][number]['token'];

/** The options that resolve hosts and URLs, without omissions, with domains in their DNS spelling. */
export type CompleteConfig = {
  readonly [K in 'editions' | 'services' | 'site' | 'environments' | 'trustedHosts']: NonNullable<
    RegionConfig[K]
  >;
};
