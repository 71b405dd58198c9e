import { MarketSection, TickerStrip } from '@exchange/market';
import { useServices } from '@exchange/site-page';
import type { ReactElement } from 'react';
import { HubPage } from '../../hub/HubPage.tsx';
import { features } from '../../../exchange.config.ts';
import { localeProps } from '../../shell/staticPage.ts';

export const getStaticProps = localeProps('hub', 'market', 'screen');

/** The hub, with the live prices of the market. */
export default function HomePage(): ReactElement {
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
