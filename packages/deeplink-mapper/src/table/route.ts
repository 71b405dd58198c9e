/**
 * Format of a value: the name of a format, a pattern that the whole value must match, or a function that
 * returns whether the value is valid. A value always has 1 to 256 characters and is never `.` or `..`.
 * Links contain it percent-encoded.
 *
 * - `symbol`: 1 to 15 of `A-Z 0-9` (a base, a quote, a coin)
 * - `id`: 1 to 64 of `A-Z a-z 0-9 _ -`
 * - `number`: 1 to 15 of `0-9`
 */
export type ParameterFormat = 'symbol' | 'id' | 'number' | RegExp | ((value: string) => boolean);

/** A value taken from the path if the path contains `{name}`, or else from the query (`?name=`). */
export interface RouteParameter {
  /** Format of the value without its ending. Default: `symbol`. */
  readonly format?: ParameterFormat;
  /**
   * Required endings of the value, mapped to the endings in the native link: `{ USD_Q: 'USD0930' }`
   * maps `BTCUSD_Q` to `BTCUSD0930`. What precedes an ending matches the format, so `USD_Q` alone
   * is invalid. `DDMMMYY` at the end of both endings stands for a date such as `25DEC26`.
   */
  readonly endings?: Readonly<Record<string, string>>;
  /** Whether an absent or invalid value is left out of the native link. Default: false, the value is required. */
  readonly optional?: boolean;
  /**
   * Replaces an absent or invalid value, so the parameter is optional. Uses the native ending, if the
   * parameter has endings.
   */
  readonly default?: string;
  /**
   * Native values that separate joined values, in a path such as `/trade/{base}{quote}` and in a
   * target: `['USDT', 'EUR']` splits `BTCUSDT` into `BTC` and `USDT`. The longest match wins. A
   * joined value in a path is one of them; all but one of the values must have them. If a target
   * joins other values, the parser returns no `path`.
   */
  readonly known?: readonly string[];
  /**
   * Case of the ASCII letters of the value: `{ web: 'lower', native: 'upper' }` maps
   * `/market/btc-eur` to `m/BTC-EUR`. The mapper and a tolerant parser read the value in any case.
   * Links and web paths have exactly this case. The format must accept the value in capitals or in
   * small letters. `known`, `endings` and `default` may have any case. Default: values keep their
   * case, and must have it.
   */
  readonly case?: {
    readonly web: 'lower' | 'upper';
    readonly native: 'lower' | 'upper';
  };
}

/** A row of the table: web paths and the native route that they open. */
export interface DeepLinkRoute {
  /** Unique id of the row in links, explanations and errors. */
  readonly id: string;
  /**
   * Web paths without locale and trailing slash. Segments consist of `A-Z a-z 0-9 _ . ~ -` and values
   * `{name}`, such as `/trade/{base}_{quote}`. Values without text between them, as in `/trade/{base}{quote}`, need
   * `known`. With a final `/*`, the path itself and all paths below it match. Empty for a row that is only a fallback.
   */
  readonly paths: readonly string[];
  /**
   * Native route with its query, such as `markets/{slug}?tab={tab}`. `{name}` inserts a value. If an
   * optional value is absent, its query parameter is left out. The path cannot contain optional values.
   *
   * `{*}` inserts what the final `/*` of the paths matched: as the last segments, as in `earn/{*}`, or as a whole query
   * value, as in `web?path={*}`. If there is nothing below the path, it is left out.
   */
  readonly target: string;
  /** Whether the target is a mini program, which opens through `miniRoute`. Default: false. */
  readonly mini?: boolean;
  /** Whether the app must return to its home screen before it opens the target. Default: false. */
  readonly topPage?: boolean;
  /**
   * Restricts the row to URLs where this query parameter has this value, of `A-Z a-z 0-9 _ . ~ -`.
   * Such rows take precedence.
   */
  readonly when?: { readonly parameter: string; readonly value: string };
  /** Options of the values by name. Default for each value: a required `symbol`. */
  readonly params?: Readonly<Record<string, RouteParameter>>;
  /** Id of the row to use if a required query parameter is absent. That row must have no values. */
  readonly fallback?: string;
}
