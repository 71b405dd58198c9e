/**
 * What a value may look like. All of them are unreserved characters of a URL, so a value that fits is
 * its own encoding.
 *
 * - `symbol`: 1 to 15 of `A-Z 0-9` (a base, a quote, a coin)
 * - `id`: 1 to 64 of `A-Z a-z 0-9 _ -`
 * - `number`: 1 to 15 of `0-9`
 */
export type ParameterFormat = 'symbol' | 'id' | 'number';

/** A value taken from the path (`{name}` in a segment) or else from the query (`?name=`). */
export interface RouteParameter {
  readonly format: ParameterFormat;
  /**
   * What must follow the value in its path segment, and what stands there in the native link:
   * `{ USD_Q: 'USD0930' }` takes `BTCUSD_Q` and gives `BTCUSD0930`. `DDMMMYY` in both stands for a date
   * such as `25DEC26`, which is kept.
   */
  readonly endings?: Readonly<Record<string, string>>;
  /** Absent or unfit, the value is left out of the native link. Otherwise it is needed. */
  readonly optional?: boolean;
  /** Stands in for an absent or unfit value; makes the parameter optional. */
  readonly default?: string;
}

/** One row of the table: web paths, and the route of the native app they open (spec 2.3). */
export interface DeepLinkRoute {
  /** Names the row in a link, in an explanation and in an error; unique in a table. */
  readonly id: string;
  /**
   * Web paths without locale and without the closing slash. A segment `{name}` is a value; a last
   * segment `*` is one or more segments of anything. A row that is only a `fallback` has none.
   */
  readonly paths: readonly string[];
  /**
   * The native route, with its query in the order of the link. `{name}` stands for a value; a query
   * parameter whose value is absent is left out.
   */
  readonly target: string;
  /** The target is a mini program, opened through the generic `route?targetUrl=` call. */
  readonly mini?: boolean;
  /** The row holds only when this query parameter has this value; it then goes before a row without. */
  readonly when?: { readonly parameter: string; readonly value: string };
  readonly params?: Readonly<Record<string, RouteParameter>>;
  /** Id of the row to use when a needed query parameter is absent. */
  readonly fallback?: string;
}

/** What a web address opens in the native app. */
export interface DeepLink {
  /** The native link, whole: `exchangeapp://open/home?tab=3&symbol=BTCUSDT`. */
  readonly url: string;
  /** Id of the table's row. */
  readonly routeId: string;
  /** The query parameters of the native route, constants too; of a mini program, its own. */
  readonly params: Readonly<Record<string, string>>;
  /** The route is a mini program. */
  readonly mini: boolean;
  /** A home or asset page: the native shell is popped to its home first. */
  readonly topPage: boolean;
}
