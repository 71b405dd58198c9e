import { createLinkParser } from '../parser/linkParser.ts';
import { readRow } from '../table/row.ts';
import { readOptions, createScriptMapper, setExchangeDeepLinks } from './scriptMapper.ts';

setExchangeDeepLinks(
  (options) => createScriptMapper({ ...DEEP_LINK_CONFIG, ...options }),
  HAS_PARSER
    ? (options, parserOptions) => {
        const config = readOptions({ ...DEEP_LINK_CONFIG, ...options });
        return createLinkParser(config.routes.map(readRow), config, parserOptions);
      }
    : undefined,
);
