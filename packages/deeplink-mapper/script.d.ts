import type { DeepLinkMapper } from './dist/index.js';
import type { DeepLinkMapperOptions } from './dist/preset.js';

declare global {
  /**
   * Creates mappers without a bundler. The build `@exchange/deeplink-mapper/script` sets this global for the preset brand,
   * and the output of `deeplink-mapper script` for your own table.
   */
  var ExchangeDeepLinks: {
    createDeepLinkMapper(options?: Omit<DeepLinkMapperOptions, 'routes'>): DeepLinkMapper;
  };
}
