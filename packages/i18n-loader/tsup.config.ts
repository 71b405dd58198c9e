import { packageBuild } from '@tooling/tsup';

export default packageBuild({ entry: { index: 'src/index.ts', react: 'src/react.tsx' } });
