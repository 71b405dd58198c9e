import {
  createApiClient,
  isApiError,
  type ApiClient,
  type ApiErrorKind,
} from '@exchange/api-client';
import { ApiError } from '@exchange/api-client/errors';
import { parseEnvelope } from '@exchange/api-client/envelope';
import { createBridge, type Bridge, type Transport } from '@exchange/app-bridge';
import { simulator } from '@exchange/app-bridge/testing';
import type { DeepLink } from '@exchange/deeplink-mapper';
import { createDeepLinkMapper, routes } from '@exchange/deeplink-mapper/preset';
import { loadTranslations } from '@exchange/i18n-loader/loader';
import { createI18n, type I18n } from '@exchange/i18n-loader';
import { createQuoteSocket, type QuoteSocket, type Ticker } from '@exchange/quote-socket';
import { bucketStart } from '@exchange/quote-socket/candles';
import { createRegionEnv, type RegionEnv } from '@exchange/region-env';
import { preset, type Edition } from '@exchange/region-env/preset';

const region: RegionEnv<typeof preset> = createRegionEnv(preset);
export const edition: Edition = region.resolveHost('brand.kz').edition;
export const link: DeepLink | undefined = createDeepLinkMapper({ routes }).map(
  'https://brand.com/',
);
export const client: ApiClient = createApiClient({
  baseUrl: 'https://api2.brand.com',
  trustedHosts: ['brand.com'],
  guid: () => '',
  platform: 'pc',
});
export const transport: Transport = simulator({ appVersion: '3.6.1' });
export const bridge: Bridge = createBridge({ transport });
export const quotes: QuoteSocket = createQuoteSocket({ url: 'wss://ws2.brand.com/' });
export const close = (ticker: Ticker): string => ticker.close;
export const hour: number = bucketStart(0, '1h');
export const texts: Promise<I18n> = createI18n({
  locale: 'en',
  ns: ['common'],
  translations: { common: {} },
  url: (locale, ns) => `https://static.brand.com/${locale}/${ns}.json`,
});
export const loaded: Promise<{ locale: string }> = loadTranslations({
  locale: 'en',
  ns: 'common',
  url: (locale, ns) => `https://static.brand.com/${locale}/${ns}.json`,
});

export function kindOf(error: unknown): ApiErrorKind | undefined {
  return error instanceof ApiError || isApiError(error) ? error.kind : undefined;
}

export const result: unknown = parseEnvelope({ ret_code: 0, result: 1 }).result;

// @ts-expect-error -- "mars" is not an edition, so the type is not any
export const wrong: Edition = 'mars';
// @ts-expect-error -- unknown option
createQuoteSocket({ url: 'wss://ws2.brand.com/', colour: 'red' });
