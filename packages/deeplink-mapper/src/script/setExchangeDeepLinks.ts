import type { DeepLinkMapper } from '../mapper/mapper.ts';
import type { ScriptOptions } from './scriptMapper.ts';

/** Sets the global that pages without a bundler use. */
export function setExchangeDeepLinks(
  createDeepLinkMapper: (options?: ScriptOptions) => DeepLinkMapper,
): void {
  Object.assign(globalThis, { ExchangeDeepLinks: { createDeepLinkMapper } });
}
