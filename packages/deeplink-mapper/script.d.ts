import type { DeepLinkMapper } from './dist/index.js';
import type { createDeepLinkParser } from './dist/parser.js';
import type { DeepLinkMapperOptions } from './dist/preset.js';

declare global {
  /**
   * Creates mappers without a bundler. The build `@exchange/deeplink-mapper/script` sets this
   * global for the preset brand, and the output of `deeplink-mapper script` for your own table.
   */
  var ExchangeDeepLinks: {
    createDeepLinkMapper(options?: Omit<DeepLinkMapperOptions, 'routes'>): DeepLinkMapper;
    /** Only in scripts of `deeplink-mapper script --parser`. */
    createDeepLinkParser?(
      options?: Omit<DeepLinkMapperOptions, 'routes' | 'siteOrigins'>,
      parserOptions?: Parameters<typeof createDeepLinkParser>[1],
    ): ReturnType<typeof createDeepLinkParser>;
  };
}
