import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    errors: 'src/errors/index.ts',
    envelope: 'src/envelope/index.ts',
    query: 'src/query/index.ts',
    react: 'src/react/index.ts',
    testing: 'src/testing/index.ts',
  },
});
