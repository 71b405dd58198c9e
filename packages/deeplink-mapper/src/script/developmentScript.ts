import { withBrand } from '../preset/brand.ts';
import { checkOptions } from '../table/checkOptions.ts';
import { createScriptMapper, type ScriptOptions } from './scriptMapper.ts';

/** @throws {DeepLinkError} `badOption` */
function createDeepLinkMapper(options?: ScriptOptions) {
  checkOptions(withBrand(options ?? {}), []);
  return createScriptMapper(options);
}

// The same global as the other `<script>` build, which is 0.5 kB smaller without the checks.
Object.assign(globalThis, { ExchangeDeepLinks: { createDeepLinkMapper } });
