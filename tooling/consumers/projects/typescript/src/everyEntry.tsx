// Adds the declarations of every entry to the program, which checks them too (`skipLibCheck` is
// false). A missing one is an error (`noUncheckedSideEffectImports`). The main entry of ui has all
// components.
import '@exchange/api-client';
import '@exchange/api-client/fetch';
import '@exchange/api-client/errors';
import '@exchange/api-client/envelope';
import '@exchange/api-client/events';
import '@exchange/api-client/early';
import '@exchange/api-client/cookies';
import '@exchange/api-client/persistent-cache';
import '@exchange/api-client/server-clock';
import '@exchange/api-client/query';
import '@exchange/api-client/react';
import '@exchange/api-client/testing';
import '@exchange/app-bridge';
import '@exchange/app-bridge/links';
import '@exchange/app-bridge/mini-app';
import '@exchange/app-bridge/open';
import '@exchange/app-bridge/profile';
import '@exchange/app-bridge/react';
import '@exchange/app-bridge/testing';
import '@exchange/deeplink-mapper';
import '@exchange/deeplink-mapper/check';
import '@exchange/deeplink-mapper/parser';
import '@exchange/deeplink-mapper/preset';
import '@exchange/deeplink-mapper/site-files';
import '@exchange/i18n-loader';
import '@exchange/i18n-loader/loader';
import '@exchange/i18n-loader/faq';
import '@exchange/i18n-loader/react';
import '@exchange/quote-socket';
import '@exchange/quote-socket/react';
import '@exchange/quote-socket/tabs';
import '@exchange/quote-socket/channels';
import '@exchange/quote-socket/book';
import '@exchange/quote-socket/pool';
import '@exchange/quote-socket/candles';
import '@exchange/quote-socket/candles/react';
import '@exchange/quote-socket/decimal';
import '@exchange/quote-socket/testing';
import '@exchange/quote-socket/testing/page';
import '@exchange/region-env';
import '@exchange/region-env/boot';
import '@exchange/region-env/image';
import '@exchange/region-env/preset';
import '@exchange/ui/header-skeleton';
import { createQuoteSocket } from '@exchange/quote-socket';
import type { Edition } from '@exchange/region-env/preset';
import { Button } from '@exchange/ui';

// Names have types other than `any`, so these mistakes are errors.
// @ts-expect-error -- "mars" is not an edition
export const edition: Edition = 'mars';
// @ts-expect-error -- unknown option
createQuoteSocket({ url: 'wss://ws2.brand.com/', colour: 'red' });
// @ts-expect-error -- unknown variant
export const button = <Button variant="rainbow" />;
