import { checkRoutes } from '../check/checkRoutes.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import { readConfig } from '../table/readConfig.ts';
import { createLinkParser, type DeepLinkParser, type DeepLinkParserOptions } from './linkParser.ts';

export type { DeepLinkParser, DeepLinkParserOptions, ParsedDeepLink } from './linkParser.ts';

/**
 * Creates a parser of native links, the inverse of `map`.
 *
 * @throws {DeepLinkError} if an option or the table is invalid
 */
export function createDeepLinkParser(
  options: Omit<DeepLinkConfig, 'siteOrigins'>,
  parserOptions?: DeepLinkParserOptions,
): DeepLinkParser {
  checkRoutes(options.routes);
  return createLinkParser(readConfig(options, ['scheme']), options, parserOptions);
}
