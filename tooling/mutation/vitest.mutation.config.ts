import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configDefaults, defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';

/** Tests that mutation runs leave out, by package: they bundle code, read source files or take minutes. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  'api-client': [
    'src/early/startEarly.test.ts',
    'test/clientModel.test.ts',
    'test/persistentCacheModel.test.ts',
    'test/querySessionModel.test.ts',
    'test/schedules.test.ts',
    'test/tabTokenModel.test.ts',
    'test/tokenSchedules.test.ts',
  ],
  'app-bridge': [
    'src/script.test.ts',
    'src/login/faultSchedules.test.ts',
    'src/bridge/manyCalls.test.ts',
    'src/bridge/bridgeModel.test.ts',
  ],
  'deeplink-mapper': ['src/linear.test.ts', 'src/script/script.test.ts'],
  'quote-socket': [
    'test/candleSchedules.test.ts',
    'test/load.test.ts',
    'test/recordings.test.ts',
    'test/simulatedDay.test.ts',
    'test/tabs/blockedSchedules.test.ts',
    'test/tabs/tabSchedules.test.ts',
  ],
  'task-center-api': ['test/size.test.ts'],
  ui: [
    'src/frame/headerSkeletonPage.test.tsx',
    'src/styles/styles.test.ts',
    'src/styles/tokens.test.ts',
    'test/componentTable.test.tsx',
    'test/demos.test.tsx',
  ],
};

// Stryker runs the tests in a copy of the package, which is in `temp` in the package's folder.
const copy = process.cwd();
const packageFolder = copy.replace(/[\\/]temp[\\/].*$/, '');
const ownConfig = (await import(pathToFileURL(join(copy, 'vitest.config.ts')).href)) as {
  default: ViteUserConfig;
};

export default mergeConfig(
  ownConfig.default,
  defineConfig({
    test: {
      exclude: [...configDefaults.exclude, ...(leftOut[basename(packageFolder)] ?? [])],
      testTimeout: 10_000,
      // Each test file must import the modules again, because a mutant may be in code that runs at import.
      isolate: true,
    },
  }),
);
