import { withBrand } from '../preset/brand.ts';
import { checkOptions } from '../table/checkOptions.ts';
import { createScriptMapper, type ScriptOptions } from './scriptMapper.ts';

/** @throws {DeepLinkError} `badOption` */
function createDeepLinkMapper(options?: ScriptOptions) {
  checkOptions(withBrand(options ?? {}), []);
  return createScriptMapper(options);
}

// Sets the same global as the production script, which is 0.5 kB smaller because it has no checks.
Object.assign(globalThis, { ExchangeDeepLinks: { createDeepLinkMapper } });
