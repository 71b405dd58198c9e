import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configDefaults, defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import { readSettings } from './settings.ts';

// Stryker uses this config in its copy of the package. It runs the package's unit tests, except those that
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
      // Each test file must import the modules again, because a mutant may be in code that runs at import.
      isolate: true,
    },
  }),
);
