import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../src/examples/command.ts';
import { openPage } from '../src/examples/openPage.ts';
import { linkInstalled, outsideFolder } from '../src/examples/outsideFolder.ts';
import { serveFolder } from '../src/examples/serve.ts';
import { readManifest } from '../src/published/publicPackages.ts';

let root: string;
let outside: string;
beforeAll(() => {
  root = outsideFolder();
  outside = mkdtempSync(join(tmpdir(), 'create-site-'));
}, 300_000);
afterAll(() => {
  for (const folder of [root, outside]) rmSync(folder, { recursive: true, force: true });
});

const command = (args: readonly string[], cwd: string) =>
  run('node', args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    log: join(outside, 'log'),
  });

it('a site that the packed command creates passes its checks and opens in Chromium', async () => {
  const cli = join(root, 'node_modules/@exchange/create-site/dist/cli.js');
  await command([cli, 'my-site'], outside);
  const folder = join(outside, 'my-site');
  const { dependencies, devDependencies } = readManifest(folder);
  linkInstalled(root, folder, Object.keys({ ...dependencies, ...devDependencies }));
  for (const script of ['typecheck', 'lint', 'test', 'build']) {
    await command(['--run', script], folder);
  }
  const { origin, close } = await serveFolder(join(folder, 'dist'), { single: true });
  try {
    await openPage(origin, ['text="Bitcoin" >> visible=true']);
    await openPage(`${origin}/account?app`, ['text="Ada" >> visible=true'], { press: 'Log in' });
    await openPage(`${origin}/ar/rewards`, ['html[dir=rtl]', 'h1:text-is("المكافآت")']);
  } finally {
    await close();
  }
  await expect(command([cli, 'my-site'], outside)).rejects.toThrow('is not empty');
}, 900_000);
