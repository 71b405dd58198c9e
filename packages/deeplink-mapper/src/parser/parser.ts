import { checkRoutes } from '../check/checkRoutes.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import { readConfig } from '../table/readConfig.ts';
import { createParser, type DeepLinkParser, type DeepLinkParserOptions } from './createParser.ts';

export type { DeepLinkParser, DeepLinkParserOptions, ParsedDeepLink } from './createParser.ts';

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
  const rows = readConfig({ ...options, siteOrigins: ['https://www.example.com'] });
  return createParser(rows, options, parserOptions);
}
