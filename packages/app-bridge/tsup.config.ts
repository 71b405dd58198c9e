import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    links: 'src/links/index.ts',
    'mini-app': 'src/miniApp/index.ts',
    open: 'src/open/index.ts',
    profile: 'src/profile/index.ts',
    react: 'src/react/index.ts',
    testing: 'src/testing/index.ts',
  },
  script: { entry: { index: 'src/script/index.ts' } },
});
