import type { EditionData } from './editionData.ts';
import type { Environment } from './host/environment.ts';
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
   * Origin of the pages, on the editions' domains. A host is in production if it has this origin's
   * subdomain, `www.` or no subdomain. Without `{environment}`, all environments share the site. Default:
   * `https://www{environment}.{domain}`.
   */
  readonly site?: string | undefined;
  /**
   * Text that replaces `{environment}` in URLs. Default: an empty text for `prod`, `-testnet` for
   * `testnet` and `-test` for `test`. A host belongs to `testnet` if it contains the word in its text: with
   * `-sandbox`, the host `sandbox.brand.com` belongs to `testnet`. If `testnet` is null, no host belongs to it.
   */
  readonly environments?:
    | {
        readonly prod?: string | undefined;
        readonly testnet?: string | null | undefined;
        readonly test?: string | undefined;
      }
    | undefined;
  /**
   * Hosts outside the editions' domains that may receive credentials, with their environment:
   * `{ 'previews.acme.dev': 'test', '192.168.0.5': 'local' }`. Subdomains are included, except for names without
   * a dot, such as `devbox`, which must be `local`. List no host of a hosting service under which other people can
   * create subdomains. Default: none.
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

/** URL of each service in a configuration, with placeholders. */
export type ServicesOf<Config extends RegionConfig> = NonNullable<Config['services']>;

/** Absolute URLs of the services, without a trailing slash. */
export type Endpoints<Config extends RegionConfig = RegionConfig> = ServiceUrls<ServicesOf<Config>>;

/** The options for resolving hosts and URLs, with defaults filled in and domains in their DNS spelling. */
export interface CompleteConfig extends HostFacts {
  readonly editions: RegionConfig['editions'];
}
