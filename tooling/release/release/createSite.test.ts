import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installManager, managers, userAgentOf, type ManagerName } from '../src/managers.ts';
import { run } from '../src/command.ts';
import { openPage } from '../src/examples/openPage.ts';
import { packPackages, unpack } from '../src/examples/outsideFolder.ts';
import { serveFolder } from '../src/examples/serve.ts';
import { nodeBinary, nodeVersions } from '../src/node-versions/nodeBinary.ts';
import { readManifest, repository } from '../src/publicPackages.ts';

// Needs the registry of npm. The variable SITE chooses template, package manager and Node version,
// such as `next yarn 22`.
const chosen = process.env['SITE'];
const sites = chosen === undefined ? ['vite npm 24', 'next pnpm 22'] : [chosen];

const outside = mkdtempSync(join(tmpdir(), 'create-site-'));
const cli = join(outside, 'create-site/dist/cli.js');
let tarballs: Record<string, string>;
beforeAll(() => {
  tarballs = packPackages(join(outside, 'tarballs'));
  unpack(tarballs['@exchange/create-site']!, join(outside, 'create-site'));
}, 300_000);
afterAll(() => rmSync(outside, { recursive: true, force: true }));

/** Node version that the sites need, such as `22.22.2`. */
const lowest = readManifest(join(repository, 'examples/second-exchange')).engines!.node!.slice(2);
const lowestMajor = Number.parseInt(lowest, 10);

describe.each(sites)('a site with %s', (name) => {
  const [template = '', managerName = '', major] = name.split(' ');
  if (!(managerName in managers)) throw new Error(`Unknown package manager "${managerName}".`);
  const manager = managerName as ManagerName;
  const node = Number(major);
  const cwd = join(outside, name.replaceAll(' ', '-'));
  const folder = join(cwd, 'my-site');
  const version = node === lowestMajor ? lowest : nodeVersions[node];
  const isTooOld = node < lowestMajor;
  let binary: string;
  const runNode = (args: readonly string[], at: string) =>
    run(binary, args, {
      cwd: at,
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        PATH: [dirname(binary), process.env['PATH']].join(delimiter),
        npm_config_user_agent: userAgentOf(manager),
        npm_config_engine_strict: 'true',
        // Yarn otherwise refuses to write a lockfile on CI.
        YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
      },
      log: join(outside, 'log'),
    });
  beforeAll(() => {
    if (version === undefined) throw new Error(`Unknown version of Node: ${major}.`);
    binary = nodeBinary(version);
  }, 300_000);

  it('is created, and the next commands are those of the package manager', async () => {
    mkdirSync(cwd, { recursive: true });
    const printed = await runNode([cli, 'my-site', '--template', template], cwd);
    expect(printed).toContain(`cd my-site && ${manager} install\n  ${manager} run dev`);
    const note = `The site needs Node ${lowest} or newer. This is Node ${version}.`;
    expect(printed.includes(note)).toBe(isTooOld);
    await expect(runNode([cli, 'my-site'], cwd)).rejects.toThrow('is not empty');
  });

  it.skipIf(isTooOld)(
    'is installed from the packed packages, passes its checks and works in Chromium',
    async () => {
      usePacked(folder);
      const program = installManager(manager, join(cwd, 'manager'));
      await runNode([program, 'install'], folder);
      for (const script of ['typecheck', 'lint', 'test', 'build']) {
        await runNode([program, 'run', script], folder);
      }
      const dist = join(folder, 'dist');
      await expect(openPages(dist)).resolves.toBeUndefined();
      expect(hasSimulation(dist)).toBe(true);
      expect(policyCounts(dist)).toEqual([1]);
      // The HTML that a search engine reads without running scripts.
      const page = readFileSync(join(dist, template === 'next' ? 'de/index.html' : 'index.html'));
      expect(page.includes('Bitcoin')).toBe(template === 'next');
      connectServices(folder);
      for (const script of ['typecheck', 'test', 'build'])
        await runNode([program, 'run', script], folder);
      expect(hasSimulation(dist)).toBe(false);
    },
    900_000,
  );
});

/** Opens pages of a built site in Chromium, on a host that serves `404.html` for unknown addresses. */
async function openPages(dist: string): Promise<void> {
  const { origin, close } = await serveFolder(dist, { single: '404.html' });
  try {
    const ada = 'text="Ada" >> visible=true';
    const description = 'meta[name=description]';
    await openPage(origin, ['text="Bitcoin" >> visible=true', description]);
    await openPage(`${origin}/account?app`, [ada], { press: 'Log in' });
    await openPage(`${origin}/ar/rewards`, ['html[dir=rtl]', 'h1:text-is("المكافآت")']);
    await openPage(`${origin}/de/nowhere`, ['h1:text-is("Diese Seite gibt es nicht.")']);
    // The edition has no en-SE, so the page moves to en.
    await openPage(`${origin}/en-SE/rewards`, ['h1:text-is("Rewards")', 'a[href^="/en/account"]']);
    await openPage(`${origin}/?edition=nordic`, [
      'html[lang=sv-SE]',
      'h1:text-is("Marknader")',
      'link[rel=alternate][hreflang=ar]',
      'a[href*="/account"][href$="?edition=nordic"]',
      'button:has-text("Svenska")',
    ]);
  } finally {
    await close();
  }
}

/** Connects a site to its real services and deletes the simulated ones, as described in its README. */
function connectServices(folder: string): void {
  const file = join(folder, 'exchange.config.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('./src/demo/demoConnections.ts', './src/connections.ts'));
  rmSync(join(folder, 'src/demo'), { recursive: true });
}

/** Whether a build contains the simulated API or app. */
function hasSimulation(dist: string): boolean {
  return globSync('**/*.{html,js}', { cwd: dist }).some((file) =>
    /AUTH_REQUIRED|Session\.get['"`]:|demoConnections/.test(
      readFileSync(join(dist, file), 'utf8') + file,
    ),
  );
}

/** Returns the different numbers of policies that the HTML files of a build have. */
function policyCounts(dist: string): number[] {
  const counts = globSync('**/*.html', { cwd: dist }).map(
    (file) => readFileSync(join(dist, file), 'utf8').split('"Content-Security-Policy"').length - 1,
  );
  return [...new Set(counts)];
}

/** Replaces the versions of our packages, which no registry has, with the packed ones. */
function usePacked(folder: string): void {
  const manifest = readManifest(folder);
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => {
    const tarball = tarballs[name];
    return [name, tarball === undefined ? range : `file:${tarball}`];
  });
  const changed = { ...manifest, dependencies: Object.fromEntries(dependencies) as unknown };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(changed));
}
