import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    links: 'src/links/index.ts',
    'mini-app': 'src/miniApp.ts',
    open: 'src/openApp.ts',
    profile: 'src/profile.ts',
    react: 'src/react.ts',
    testing: 'src/testing/index.ts',
  },
  script: { entry: { index: 'src/script.ts' } },
});
