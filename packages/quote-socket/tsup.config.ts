import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    react: 'src/react/index.ts',
    tabs: 'src/tabs/sharedQuoteSocket.ts',
    channels: 'src/channels/index.ts',
    book: 'src/book/index.ts',
    pool: 'src/pool/quotePool.ts',
    candles: 'src/candles/index.ts',
    'candles/react': 'src/candles/useCandles.ts',
    decimal: 'src/decimal/index.ts',
    testing: 'src/testing/index.ts',
    'testing/page': 'src/testing/page/pageQuoteServer.ts',
  },
});
