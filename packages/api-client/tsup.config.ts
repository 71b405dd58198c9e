import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    errors: 'src/errors.ts',
    envelope: 'src/envelope.ts',
    react: 'src/react.ts',
    testing: 'src/testing.ts',
  },
});
