import { QuoteProvider } from '@exchange/quote-socket/react';
import type { ReactElement } from 'react';
import { CoinMark } from '../coins/CoinMark.tsx';
import { Change } from '../price/Change.tsx';
import { Delayed } from '../price/Delayed.tsx';
import { FlashingPrice } from '../price/FlashingPrice.tsx';
import { quotesOf } from '../quotesOf.ts';
import type { Market } from '../service/createMarket.ts';
import { spotPair } from '../service/spotPair.ts';
import { useQuote } from '../useQuote.ts';

/** Mark and name of a symbol with its live price, for one line. Only mark and name until there is a price. */
export function SymbolQuote({
  market,
  symbol,
  name,
}: {
  market: Market;
  symbol: string;
  /** Shown for the symbol, such as `BTC/USDT`. */
  name: string;
}): ReactElement {
  const quotes = quotesOf(market);
  return (
    <>
      <CoinMark coin={spotPair(symbol)?.base ?? symbol} size={20} />
      <span dir="ltr">{name}</span>
      {quotes ? (
        <QuoteProvider socket={quotes}>
          <LivePrice symbol={symbol} />
        </QuoteProvider>
      ) : null}
    </>
  );
}

function LivePrice({ symbol }: { symbol: string }): ReactElement | null {
  const { ticker, isStale } = useQuote(symbol);
  if (!ticker) return null;
  return (
    <span className="symbol-quote" data-stale={isStale}>
      {isStale ? <Delayed /> : null}
      <FlashingPrice value={ticker.close} />
      <Change range={ticker.range} />
    </span>
  );
}
