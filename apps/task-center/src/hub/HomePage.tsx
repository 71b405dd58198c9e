import { MarketSection, TickerStrip } from '@exchange/market';
import { useServices } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { features } from '../../app.config.ts';
import { HubPage } from './HubPage.tsx';

/** The hub, with the live prices of the market. */
export function HomePage(): ReactElement {
  return features.market ? (
    <HubPage tickers={<Tickers />} markets={<Markets />} />
  ) : (
    <HubPage tickers={null} markets={null} />
  );
}

function Tickers(): ReactElement {
  return <TickerStrip market={useServices()?.market} />;
}

function Markets(): ReactElement {
  return <MarketSection market={useServices()?.market} />;
}
