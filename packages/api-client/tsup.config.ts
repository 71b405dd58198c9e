import { packageBuild } from '@tooling/tsup';
import { defineConfig, type Options } from 'tsup';

const modules = packageBuild({
  entry: {
    index: 'src/index.ts',
    errors: 'src/errors.ts',
    envelope: 'src/envelope.ts',
    react: 'src/react.ts',
    testing: 'src/testing.ts',
  },
}) as Options[];

export default defineConfig(
  modules.flatMap((options): Options[] => [
    { ...options, format: ['esm'], clean: ['!**/*.cjs'] },
    // Split, CommonJS goes through another compiler, which writes code of its own before a
    // directive. Entries then have copies of `ApiError`; `isApiError` knows them all.
    { ...options, format: ['cjs'], splitting: false, clean: ['!**/*.js'] },
  ]),
);
