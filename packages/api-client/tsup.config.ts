import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: { index: 'src/index.ts', errors: 'src/errors.ts', envelope: 'src/envelope.ts' },
});
