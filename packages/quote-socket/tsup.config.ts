import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    react: 'src/react.ts',
    tabs: 'src/tabs.ts',
    candles: 'src/candles.ts',
    decimal: 'src/decimal.ts',
    testing: 'src/testing.ts',
  },
});
