import type { ReactElement } from 'react';
import { HubPage } from '../../hub/HubPage.tsx';
import { features } from '../../../exchange.config.ts';
import { MarketSection } from '../../market/list/MarketSection.tsx';
import { TickerStrip } from '../../market/tickers/TickerStrip.tsx';
import { localeProps } from '../../shell/staticPage.ts';

export const getStaticProps = localeProps('hub', 'market', 'screen');

/** The hub, with the live prices of the market. */
export default function HomePage(): ReactElement {
  return features.market ? (
    <HubPage tickers={<TickerStrip />} markets={<MarketSection />} />
  ) : (
    <HubPage tickers={null} markets={null} />
  );
}
