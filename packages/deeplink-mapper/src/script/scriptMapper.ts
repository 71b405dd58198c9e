import { createMapper, type DeepLinkMapper } from '../mapper/mapper.ts';
import type { DeepLinkParser, DeepLinkParserOptions } from '../parser/linkParser.ts';
import type { DeepLinkMapperOptions } from '../preset/mapper.ts';
import { checkOptions } from '../table/checkOptions.ts';
import type { DeepLinkConfig } from '../table/config.ts';
import { readRow } from '../table/row.ts';

declare global {
  /** Configuration that the command `deeplink-mapper script` puts around the script. */
  const DEEP_LINK_CONFIG: DeepLinkConfig;
  /** Whether a build checks the options (`tsup.config.ts`). */
  const CHECKS_OPTIONS: boolean;
  /** Whether a build has the parser (`tsup.config.ts`). */
  const HAS_PARSER: boolean;
}

/** Options of the `<script>` builds, which always use the table that they contain. */
export type ScriptOptions = Omit<DeepLinkMapperOptions, 'routes'>;

/** Creates a mapper. The table is not checked, because tests or the command have done that. */
export function createScriptMapper(config: DeepLinkConfig): DeepLinkMapper {
  return createMapper(config.routes.map(readRow), readOptions(config));
}

/** @throws {DeepLinkError} for an invalid option, in builds that check the options */
export function readOptions(config: DeepLinkConfig): DeepLinkConfig {
  if (CHECKS_OPTIONS) checkOptions(config, []);
  return config;
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
