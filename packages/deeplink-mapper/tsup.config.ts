import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  script: { entry: { 'deeplink-mapper': 'src/script.ts' }, globalName: 'ExchangeDeepLinks' },
});
