import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: { index: 'src/index.ts', loader: 'src/loader.ts', react: 'src/react.tsx' },
});
