import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { publicPackages, readManifest, repository } from '../publicPackages.ts';
import { exampleSource } from './examples.ts';

/** Folder with the third-party packages that consumers and examples need. */
const thirdParties = join(import.meta.dirname, '../../node_modules');

/**
 * Packs our packages into a folder. Build the packages first.
 *
 * @returns the path of each package's tarball, by its name
 */
export function packPackages(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    publicPackages().map(({ folder: source, manifest }) => {
      const file = join(folder, `${basename(source)}.tgz`);
      execFileSync('pnpm', ['pack', '--out', file], {
        cwd: join(repository, source),
        stdio: 'pipe',
      });
      return [manifest.name, file];
    }),
  );
}

/** Unpacks a package's tarball into a folder. */
export function unpack(tarball: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
}

/**
 * Creates a folder outside the repository whose `node_modules` contains our packages, unpacked from tarballs, and links
 * to third-party packages. Needs no registry. Build the packages first.
 */
export function outsideFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'outside-'));
  const modules = join(root, 'node_modules');
  const tarballs = packPackages(join(root, '.tarballs'));
  for (const { folder, manifest } of publicPackages()) {
    unpack(tarballs[manifest.name]!, join(modules, manifest.name));
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

/** Copies a consumer project into a folder that `outsideFolder` created, so that its imports are found. */
export function copyProject(root: string, source: string): string {
  const folder = join(root, basename(source));
  cpSync(source, folder, { recursive: true });
  link(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * Copies an example into a folder and links only the dependencies in its manifest.
 *
 * @param root - folder that `outsideFolder` created
 */
export function layExample(root: string, name: string, folder: string): string {
  const filter = (path: string) => basename(path) !== 'node_modules';
  cpSync(exampleSource(name), folder, { recursive: true, filter });
  const { dependencies, devDependencies } = readManifest(folder);
  linkInstalled(root, folder, Object.keys({ ...dependencies, ...devDependencies }));
  const config = join(folder, 'next.config.ts');
  if (existsSync(config)) {
    // Turbopack compiles no files outside its root folder, and the linked dependencies are elsewhere.
    const text = readFileSync(config, 'utf8');
    writeFileSync(config, text.replace(/export default .*\{/, "$& turbopack: { root: '/' },"));
  }
  return folder;
}

/**
 * Links the named packages and their commands into the `node_modules` of another folder, as an installation would.
 * Other packages cannot be imported there.
 *
 * @throws Error if a package is not installed in `root`
 */
function linkInstalled(root: string, folder: string, names: readonly string[]): void {
  for (const name of names) {
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
