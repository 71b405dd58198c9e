import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    open: 'src/open/index.ts',
    profile: 'src/profile/index.ts',
    testing: 'src/testing/index.ts',
  },
  script: { entry: { index: 'src/script/index.ts' }, types: { script: 'src/script/index.ts' } },
});
