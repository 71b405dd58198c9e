import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../src/command.ts';
import { packPackages } from '../src/examples/outsideFolder.ts';
import { nodeVersions, oldestNode } from '../src/node-versions/nodeBinary.ts';
import { libraries, readManifest, repository } from '../src/publicPackages.ts';

const root = mkdtempSync(join(tmpdir(), 'engine-strict-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let tarballs: Record<string, string>;
beforeAll(() => {
  tarballs = packPackages(root);
}, 300_000);

/** Installs packed packages with all their peers, as on this Node version. */
function install(packages: ReturnType<typeof libraries>, node: string): Promise<string> {
  const folder = mkdtempSync(join(root, 'site-'));
  const dependencies: Record<string, string> = {};
  for (const each of packages) {
    const { name, peerDependencies } = each.manifest;
    dependencies[name] = `file:${tarballs[name]}`;
    for (const peer of Object.keys(peerDependencies ?? {})) {
      const installed = join(repository, each.folder, 'node_modules', peer);
      dependencies[peer] = readManifest(installed).version;
    }
  }
  const manifest = { name: 'site', version: '1.0.0', private: true, dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const settings = ['engineStrict: true', `nodeVersion: ${node}`, 'packages: []'];
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), settings.join('\n'));
  const args = ['install', '--prefer-offline', '--ignore-scripts'];
  return run('pnpm', args, { cwd: folder, log: join(root, 'log') });
}

it.each(Object.keys(nodeVersions))(
  'the packages that claim Node %s install on its first version',
  async (major) => {
    const packages = libraries().filter(({ manifest }) => oldestNode(manifest) <= Number(major));
    await expect(install(packages, `${major}.0.0`)).resolves.toContain('@exchange/api-client');
  },
  300_000,
);

it('a package does not install on a version that it does not claim', async () => {
  const packages = libraries().filter(({ manifest }) => oldestNode(manifest) === 22);
  await expect(install(packages, '20.20.2')).rejects.toThrow('wanted: {"node":">=22"}');
});
