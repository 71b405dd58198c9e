import { createDeepLinkParser as createParser, type DeepLinkParser } from '../parser/parser.ts';
import type { NativeSchemes } from '../table/config.ts';
import type { DeepLinkRoute } from '../table/route.ts';
import { withBrand } from './brand.ts';

/** Defaults of the schemes: those of `DeepLinkMapperOptions`. */
export interface DeepLinkParserOptions extends NativeSchemes {
  /** Locale tokens, which no web path starts with. Default: all locales of spec 9. */
  readonly locales?: readonly string[];
  /** Default: the table of spec 2.3. */
  readonly routes?: readonly DeepLinkRoute[];
}

/**
 * Creates a parser that returns the row, parameters and web path of a native link, the inverse of `map`.
 *
 * @throws {DeepLinkOptionError} if an option is invalid
 * @throws {DeepLinkTableError} if the table is invalid
 */
export function createDeepLinkParser(options: DeepLinkParserOptions = {}): DeepLinkParser {
  return createParser(withBrand(options));
}
