import { useRef, type ReactElement } from 'react';
import { MarketList } from '../src/list/MarketList.tsx';
import type { Market } from '../src/service/createMarket.ts';
import { LiveTickers } from '../src/tickers/LiveTickers.tsx';

/** The ticker strip and the market list, both in view. */
export function Markets({ market }: { market: Market }): ReactElement {
  const containerRef = useRef(null);
  return (
    <main>
      <LiveTickers market={market} containerRef={containerRef} />
      <MarketList market={market} containerRef={containerRef} />
    </main>
  );
}
