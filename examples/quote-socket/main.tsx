import { createQuoteSocket } from '@exchange/quote-socket';
import { QuoteProvider, useIsStale, useQuoteStatus, useTicker } from '@exchange/quote-socket/react';
import { createRoot } from 'react-dom/client';

const quotes = createQuoteSocket({ url: 'ws://127.0.0.1:4713/spot/ws/quote/v1' });

function Row() {
  const close = useTicker('BTCUSDT', (ticker) => ticker.close);
  const { status } = useQuoteStatus();
  const stale = useIsStale('BTCUSDT');
  return <p>{[close, status, stale ? 'stale' : 'fresh'].join(' ')}</p>;
}

createRoot(document.querySelector('#root')!).render(
  <QuoteProvider socket={quotes}>
    <Row />
  </QuoteProvider>,
);
