import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    react: 'src/react.ts',
    testing: 'src/testing.ts',
  },
});
