import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    faq: 'src/faq/index.ts',
    loader: 'src/loader/index.ts',
    react: 'src/react/index.ts',
  },
});
