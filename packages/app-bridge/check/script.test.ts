import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'tsup';
import { expect, it } from 'vitest';

it('is not dropped by a bundler when it is imported only for its side effect', async () => {
  const folder = mkdtempSync('check/bundle-');
  writeFileSync(join(folder, 'page.ts'), `import '@exchange/app-bridge/script';`);
  await build({
    entry: [join(folder, 'page.ts')],
    outDir: folder,
    format: ['esm'],
    noExternal: [/.*/],
    config: false,
    silent: true,
  });
  const [file] = ['page.mjs', 'page.js'].filter((name) => existsSync(join(folder, name)));
  const page: { ExchangeAppBridge?: object } = {};
  runInNewContext(readFileSync(join(folder, file ?? ''), 'utf8'), page);
  rmSync(folder, { recursive: true });
  expect(page.ExchangeAppBridge).toHaveProperty('openApp');
});
