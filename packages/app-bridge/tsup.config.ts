import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: { index: 'src/index.ts', testing: 'src/testing.ts' },
  script: { entry: { index: 'src/index.ts' }, globalName: 'ExchangeAppBridge' },
});
