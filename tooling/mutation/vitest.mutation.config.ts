import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configDefaults, defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';

/** Tests that mutation runs leave out, by package: they bundle code, read source files or take minutes. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  'api-client': [
    'test/{build,clientModel,persistentCacheModel,querySessionModel,schedules,tabTokenModel,tokenSchedules}.test.ts',
    'src/early/startEarly.test.ts',
  ],
  'app-bridge': [
    'src/script.test.ts',
    'src/{login/faultSchedules,bridge/manyCalls,bridge/bridgeModel}.test.ts',
  ],
  'deeplink-mapper': ['src/{linear,script/script}.test.ts'],
  'quote-socket': [
    'test/{simulatedDay,load,recordings,candleSchedules,tabs/tabSchedules,tabs/blockedSchedules}.test.ts',
  ],
  'task-center-api': ['test/size.test.ts'],
  ui: [
    'test/{componentTable,demos,dist}.test.{ts,tsx}',
    'src/frame/headerSkeletonPage.test.tsx',
    'src/styles/{tokens,styles}.test.ts',
  ],
};

// Stryker uses this config in its copy of the package, which is in `temp` in the package's folder.
const folder = process.cwd();
const name = basename(folder.replace(/[\\/]temp[\\/].*$/, ''));
const { default: unitTests } = (await import(
  pathToFileURL(join(folder, 'vitest.config.ts')).href
)) as { default: ViteUserConfig };

export default mergeConfig(
  unitTests,
  defineConfig({
    test: {
      exclude: [...configDefaults.exclude, ...(leftOut[name] ?? [])],
      testTimeout: 10_000,
      // Each test file must import the modules again, because a mutant may be in code that runs at import.
      isolate: true,
    },
  }),
);
