import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { publicPackages, readManifest, repository } from './publicPackages.ts';

/** What the packages' users have installed besides, as far as consumers and documents need it. */
const thirdParties = join(import.meta.dirname, '../node_modules');

/**
 * An empty folder of somebody who has installed our packages: `node_modules` holds what their tarballs
 * hold, and the third parties of this repository. Nothing is asked of a registry, and nothing outside
 * a tarball can be reached. The packages must be built.
 */
export function strangersFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'stranger-'));
  const modules = join(root, 'node_modules');
  const tarballs = join(root, '.tarballs');
  mkdirSync(tarballs);
  for (const { folder, manifest } of publicPackages()) {
    const file = join(tarballs, `${basename(folder)}.tgz`);
    execFileSync('pnpm', ['pack', '--out', file], { cwd: join(repository, folder), stdio: 'pipe' });
    const target = join(modules, manifest.name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      link(join(repository, folder, 'node_modules', name), join(modules, name));
    }
  }
  for (const entry of readdirSync(thirdParties).filter((name) => !isOurs(name))) {
    const names = /^@/.test(entry) ? globSync(`${entry}/*`, { cwd: thirdParties }) : [entry];
    for (const name of names) link(join(thirdParties, name), join(modules, name));
  }
  return root;
}

/** A copy of a consumer's project in a stranger's folder, where it finds what is installed. */
export function layProject(root: string, source: string): string {
  const folder = join(root, basename(source));
  cpSync(source, folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules'))) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  }
  return folder;
}

/**
 * What `npm install` would do in a folder beside the stranger's `node_modules`, without a registry: only
 * what is named can be imported there, and its commands run by `npx`.
 *
 * @throws Error when it is not in the stranger's folder
 */
export function linkInstalled(root: string, folder: string, names: readonly string[]): void {
  for (const name of names.filter((word) => !word.startsWith('-'))) {
    const source = realpathSync(join(root, 'node_modules', name));
    link(source, join(folder, 'node_modules', name));
    for (const [command, file] of Object.entries(readManifest(source).bin ?? {})) {
      link(join(source, file), join(folder, 'node_modules/.bin', command));
    }
  }
}

function isOurs(name: string): boolean {
  return ['@exchange', '@tooling', '@apps', '.vite', '.vite-temp', '.cache'].includes(name);
}

function link(source: string, target: string): void {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(source, target);
}
