import { createMapper, type DeepLinkMapper } from '../mapper/mapper.ts';
import type { DeepLinkParser, DeepLinkParserOptions } from '../parser/createParser.ts';
import type { DeepLinkMapperOptions } from '../preset/mapper.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import { readRow } from '../table/row.ts';

declare global {
  /** Configuration that the command `deeplink-mapper script` puts around the script. */
  const DEEP_LINK_CONFIG: DeepLinkConfig;
}

/** Options of the `<script>` builds, which always use the table that they contain. */
export type ScriptOptions = Omit<DeepLinkMapperOptions, 'routes'>;

/** Creates a mapper without checks. Tests or the command check the table, and development scripts check the options. */
export function createScriptMapper(config: DeepLinkConfig): DeepLinkMapper {
  return createMapper(config.routes.map(readRow), config);
}

/** Sets the global that pages without a bundler use. */
export function setExchangeDeepLinks(
  createDeepLinkMapper: (options?: ScriptOptions) => DeepLinkMapper,
  createDeepLinkParser?: (
    options?: ScriptOptions,
    parserOptions?: DeepLinkParserOptions,
  ) => DeepLinkParser,
): void {
  const functions = { createDeepLinkMapper, ...(createDeepLinkParser && { createDeepLinkParser }) };
  Object.assign(globalThis, { ExchangeDeepLinks: functions });
}
