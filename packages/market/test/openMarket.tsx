import { createI18nSync } from '@exchange/i18n-loader';
import { I18nProvider } from '@exchange/i18n-loader/react';
import { siteLinks } from '@exchange/site/links';
import { PageContext, ServicesContext, type Services } from '@exchange/site/page';
import { regions, type LocaleToken } from '@exchange/site/regions';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { pass } from '@tooling/testing/components';
import type { ComponentType } from 'react';
import { vi, type Mock } from 'vitest';
import type { Market } from '../src/service/createMarket.ts';
import { texts } from './texts.ts';

export { pass };

/** Start of the fake clock, in ms UTC. */
export const testStart = Date.UTC(2026, 10, 21, 12);

/** A market whose responses tests set. */
export interface FakeMarket extends Market {
  symbols: Mock<Market['symbols']>;
  /** Fails until a test sets a response. */
  candles: Mock<Market['candles']>;
  report: Mock<Market['report']>;
}

interface MarketOptions {
  locale?: LocaleToken;
  /** Response to requests for the symbols. */
  symbols?: Market['symbols'];
  /** Default: a trusted host, which has a quote socket. */
  isTrusted?: boolean;
  /** The native app around the page. Default: a browser. */
  app?: { isApp: boolean; openUrl?: (url: string) => void };
}

/** Returns a response to `candles` with the same candles for both symbols. */
export function series(...candles: object[]) {
  return { series: ['BTCUSDT', 'ETHUSDT'].map((symbol) => ({ symbol, candles })) };
}

const links = { ...siteLinks, home: '/' };

/** Renders a part of a page with a fake market and a fake clock. Resolves after the symbols are rendered. */
export async function openMarket(
  Content: ComponentType<{ market: Market }>,
  {
    locale = 'en',
    symbols = () => Promise.resolve(['BTCUSDT', 'ETHUSDT']),
    isTrusted = true,
    app = { isApp: false },
  }: MarketOptions = {},
): Promise<{ market: FakeMarket; user: UserEvent }> {
  vi.useFakeTimers({ now: testStart });
  const market: FakeMarket = {
    quotesUrl: isTrusted ? 'wss://stream.example.com/quotes' : undefined,
    symbols: vi.fn(symbols),
    candles: vi.fn(() => Promise.reject(new Error('no candles'))),
    report: vi.fn(),
  };
  const services = { queries: new QueryClient(), app } as unknown as Services;
  const i18n = createI18nSync({
    locale: 'en',
    ns: ['market', 'shell'],
    translations: { market: texts },
    url: () => undefined,
  });
  render(
    <ServicesContext value={services}>
      <PageContext value={{ regions, locale, isLocaleInPath: true, isMissing: false, links }}>
        <I18nProvider i18n={i18n}>
          <Content market={market} />
        </I18nProvider>
      </PageContext>
    </ServicesContext>,
  );
  await pass(10);
  return { market, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}
