import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: { index: 'src/index.ts', boot: 'src/boot.ts', image: 'src/image.ts' },
});
