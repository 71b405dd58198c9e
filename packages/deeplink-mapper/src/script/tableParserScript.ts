import { createParser } from '../parser/createParser.ts';
import { checkOptions } from '../table/checkOptions.ts';
import { readRow } from '../table/row.ts';
import { createScriptMapper, type ScriptOptions, setExchangeDeepLinks } from './scriptMapper.ts';

/** Throws a `DeepLinkError` for an invalid option. */
function readConfig(options: ScriptOptions = {}) {
  const config = { ...DEEP_LINK_CONFIG, ...options };
  checkOptions(config, []);
  return config;
}

setExchangeDeepLinks(
  (options) => createScriptMapper(readConfig(options)),
  (options, parserOptions) => {
    const config = readConfig(options);
    return createParser(config.routes.map(readRow), config, parserOptions);
  },
);
