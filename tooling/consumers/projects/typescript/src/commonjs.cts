import region = require('@exchange/region-env');
import brand = require('@exchange/region-env/preset');
import mapper = require('@exchange/deeplink-mapper');
import links = require('@exchange/deeplink-mapper/preset');
import candles = require('@exchange/quote-socket/candles');

export const edition: brand.Edition = region
  .createRegionEnv(brand.preset)
  .resolveHost('brand.eu').edition;
export const mapped: mapper.DeepLink | undefined = links.createDeepLinkMapper().map('https://x.y/');
export const start: number = candles.bucketStart(0, '1d');
