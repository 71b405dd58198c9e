import { packageBuild } from '@tooling/tsup';

export default packageBuild({
  entry: {
    index: 'src/index.ts',
    boot: 'src/boot/index.ts',
    image: 'src/image/index.ts',
    preset: 'src/preset/preset.ts',
  },
});
