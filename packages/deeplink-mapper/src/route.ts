/**
 * What a value may look like. All of it is unreserved in a URL, so a value that fits is its own encoding.
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
   * What must follow the value, and what follows it in the native link: `{ USD_Q: 'USD0930' }` takes
   * `BTCUSD_Q` and gives `BTCUSD0930`. A closing `DDMMMYY` on both sides is a date such as `25DEC26`.
   */
  readonly endings?: Readonly<Record<string, string>>;
  /** Absent or unfit, the value is left out of the native link. Otherwise it is needed. */
  readonly optional?: boolean;
  /** Stands in for an absent or unfit value, so the parameter is optional. */
  readonly default?: string;
}

/** One row of the table: web addresses, and the route of the native app that they open (spec 2.3). */
export interface DeepLinkRoute {
  /** Names the row in a link, in an explanation and in an error; unique in its table. */
  readonly id: string;
  /**
   * Web paths without locale and closing slash: words of `A-Z a-z 0-9 _ -`, and values as `{name}`. A
   * last segment `*` adds everything below. A row that only serves as a fallback has none.
   */
  readonly paths: readonly string[];
  /**
   * The native route with its query, in the order of the link. `{name}` is a value; a query parameter
   * is left out with its value.
   */
  readonly target: string;
  /** The target is a mini program, opened by the generic call `route?targetUrl=`. */
  readonly mini?: boolean;
  /** The row holds only where this query parameter has this value, and then goes before one that always holds. */
  readonly when?: { readonly parameter: string; readonly value: string };
  /** What is to know of the values by their names; one that is not here is a needed symbol. */
  readonly params?: Readonly<Record<string, RouteParameter>>;
  /** Id of the row (one without values) that takes over where a needed query parameter is absent. */
  readonly fallback?: string;
}

/** What a web address opens in the native app. */
export interface DeepLink {
  /** The native link, whole: `exchangeapp://open/home?tab=3&symbol=BTCUSDT`. */
  readonly url: string;
  /** Id of the table's row. */
  readonly routeId: string;
  /** The query parameters of the native route, constant ones too; of a mini program, its own. */
  readonly params: Readonly<Record<string, string>>;
  /** The route is a mini program. */
  readonly mini: boolean;
  /** A home or asset page: the native shell is popped to its home first. */
  readonly topPage: boolean;
}

/** Of the native side. */
export interface NativeSchemes {
  /** Of the native app's links. Default `exchangeapp://`. */
  readonly scheme?: string;
  /** Of the mini programs inside the app. Default `exchangeapp-mini://`. */
  readonly miniScheme?: string;
}
