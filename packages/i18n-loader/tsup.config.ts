import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    faq: 'src/readFaq.ts',
    loader: 'src/loader/index.ts',
    react: 'src/useI18n.tsx',
  },
});
