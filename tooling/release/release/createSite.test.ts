import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../src/command.ts';
import { openPage } from '../src/examples/openPage.ts';
import { linkInstalled, outsideFolder } from '../src/examples/outsideFolder.ts';
import { serveFolder } from '../src/examples/serve.ts';
import { libraries } from '../src/published/publicPackages.ts';

/**
 * Package manager that installs the new site from the registry: `npm`, `pnpm` or `yarn`. Without it, the site uses the
 * dependencies of this repository. `SITE_NODE` is a folder with another version of Node.
 */
const { SITE_MANAGER: manager, SITE_NODE: nodeFolder, PATH = '' } = process.env;
const env = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  PATH: nodeFolder === undefined ? PATH : `${nodeFolder}:${PATH}`,
};

let root: string;
let outside: string;
beforeAll(() => {
  root = outsideFolder();
  outside = mkdtempSync(join(tmpdir(), 'create-site-'));
}, 300_000);
afterAll(() => {
  for (const folder of [root, outside]) rmSync(folder, { recursive: true, force: true });
});

const command = (program: string, args: readonly string[], cwd: string) =>
  run(program, args, { cwd, env, log: join(outside, 'log') });

/** Installs the site with the package manager. Our packages come from their tarballs. */
async function install(folder: string): Promise<void> {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const { dependencies, devDependencies } = manifest;
  if (manager === undefined) {
    return linkInstalled(root, folder, Object.keys({ ...dependencies, ...devDependencies }));
  }
  for (const { folder: source, manifest: library } of libraries()) {
    dependencies[library.name] = `file:${join(root, '.tarballs', `${basename(source)}.tgz`)}`;
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  await manage(['install'], folder);
}

function manage(args: readonly string[], folder: string): Promise<string> {
  if (manager === 'yarn') return command('npx', ['-y', 'yarn@1.22.22', ...args], folder);
  return command(manager ?? 'npm', args, folder);
}

it('a site that the packed command creates passes its checks and opens in Chromium', async () => {
  const cli = join(root, 'node_modules/@exchange/create-site/dist/cli.js');
  await command('node', [cli, 'my-site'], outside);
  const folder = join(outside, 'my-site');
  await install(folder);
  for (const script of ['typecheck', 'lint', 'test', 'build']) {
    await manage(['run', script], folder);
  }
  const { origin, close } = await serveFolder(join(folder, 'dist'), { single: true });
  try {
    await openPage(origin, ['text="Bitcoin" >> visible=true']);
    await openPage(`${origin}/account?app`, ['text="Ada" >> visible=true'], { press: 'Log in' });
    await openPage(`${origin}/ar/rewards`, ['html[dir=rtl]', 'h1:text-is("المكافآت")']);
  } finally {
    await close();
  }
  await expect(command('node', [cli, 'my-site'], outside)).rejects.toThrow('is not empty');
}, 900_000);
