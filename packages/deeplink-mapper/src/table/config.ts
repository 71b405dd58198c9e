import type { DeepLinkRoute } from './route.ts';

/** Format of the native app's links. */
export interface NativeSchemes {
  /** Scheme of the app's links, such as `acme://`. */
  readonly scheme?: string;
  /** Text between the scheme and a route, such as `open/`. */
  readonly prefix?: string;
  /** Scheme of the mini programs inside the app, such as `acme-mini://`. */
  readonly miniScheme?: string;
  /** Route that opens a mini program, such as `route?targetUrl=`. The encoded link of the mini program follows. */
  readonly miniRoute?: string;
}

/** Configuration of one brand: its app, its site and the route table. */
export interface DeepLinkConfig extends NativeSchemes {
  readonly scheme: string;
  /**
   * Origins whose URLs are mapped, such as `https://www.acme.com`. A path without an origin belongs to the
   * first one.
   */
  readonly siteOrigins: readonly string[];
  /** Locale tokens, which are removed if they are the first path segment. Default: none. */
  readonly locales?: readonly string[];
  /**
   * Names of query parameters that a link keeps although its row does not use them, such as
   * `utm_*`. A final `*` stands for any text. Names consist of `A-Z a-z 0-9 _ . ~ -` and start with
   * a letter. Names that the target of any row has in its query are not kept. Default: none.
   */
  readonly keep?: readonly string[];
  readonly routes: readonly DeepLinkRoute[];
}
