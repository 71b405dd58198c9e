import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configDefaults, defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import { readSettings } from './settings.ts';

// Stryker runs this in its copy of the package: the package's own unit tests, without those that
// `mutation.json` leaves out.
const folder = process.cwd();
const { default: unitTests } = (await import(
  pathToFileURL(join(folder, 'vitest.config.ts')).href
)) as { default: ViteUserConfig };

export default mergeConfig(
  unitTests,
  defineConfig({
    test: {
      exclude: [...configDefaults.exclude, ...readSettings(folder).leaveOutTests],
      testTimeout: 10_000,
      // A mutant in code that runs at import has to be imported by each test file.
      isolate: true,
    },
  }),
);
