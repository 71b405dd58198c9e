import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    open: 'src/open.ts',
    profile: 'src/profile.ts',
    testing: 'src/testing.ts',
  },
  script: { entry: { index: 'src/index.ts' }, globalName: 'ExchangeAppBridge' },
});
