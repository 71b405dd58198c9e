/**
 * Format of a value. All formats allow only unreserved URL characters, so values need no encoding.
 *
 * - `symbol`: 1 to 15 of `A-Z 0-9` (a base, a quote, a coin)
 * - `id`: 1 to 64 of `A-Z a-z 0-9 _ -`
 * - `number`: 1 to 15 of `0-9`
 */
export type ParameterFormat = 'symbol' | 'id' | 'number';

/** A value taken from the path (`{name}` as a segment), or else from the query (`?name=`). */
export interface RouteParameter {
  /** Default: `symbol`. */
  readonly format?: ParameterFormat;
  /**
   * Required endings of the value, mapped to the endings in the native link: `{ USD_Q: 'USD0930' }` maps
   * `BTCUSD_Q` to `BTCUSD0930`. `DDMMMYY` at the end of both stands for a date such as `25DEC26`.
   */
  readonly endings?: Readonly<Record<string, string>>;
  /** Whether an absent or invalid value is left out of the native link. Default: false, the value is required. */
  readonly optional?: boolean;
  /** Replaces an absent or invalid value, so the parameter is optional. */
  readonly default?: string;
}

/** A row of the table: web paths and the native route that they open (spec 2.3). */
export interface DeepLinkRoute {
  /** Unique id of the row in links, explanations and errors. */
  readonly id: string;
  /**
   * Web paths without locale and trailing slash. Segments are words of `A-Z a-z 0-9 _ -` or values
   * `{name}`. A final `*` also matches all paths below. Empty for a row that is only a fallback.
   */
  readonly paths: readonly string[];
  /**
   * Native route with its query. `{name}` inserts a value. If the value is absent, its query parameter is
   * left out.
   */
  readonly target: string;
  /** Whether the target is a mini program, which opens through `route?targetUrl=`. Default: false. */
  readonly mini?: boolean;
  /** Restricts the row to URLs where this query parameter has this value. Such rows take precedence. */
  readonly when?: { readonly parameter: string; readonly value: string };
  /** Options of the values by name. Default for each value: a required `symbol`. */
  readonly params?: Readonly<Record<string, RouteParameter>>;
  /** Id of the row to use if a required query parameter is absent. That row must have no values. */
  readonly fallback?: string;
}

/** Link into the native app for a web URL. */
export interface DeepLink {
  /** Complete native link, such as `exchangeapp://open/home?tab=3&symbol=BTCUSDT`. */
  readonly url: string;
  /** Id of the table row. */
  readonly routeId: string;
  /** Query parameters of the native route or mini program, including constant ones. */
  readonly params: Readonly<Record<string, string>>;
  /** Whether the route is a mini program. */
  readonly mini: boolean;
  /** Whether the target is a home or asset page. The app must return to its home screen before it opens one. */
  readonly topPage: boolean;
}

/** URL schemes of the native app. */
export interface NativeSchemes {
  /** Scheme of the app's links. Default: `exchangeapp://`. */
  readonly scheme?: string;
  /** Scheme of the mini programs inside the app. Default: `exchangeapp-mini://`. */
  readonly miniScheme?: string;
}
