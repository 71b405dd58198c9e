import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The `package.json` fields that the checks read. */
export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  'size-limit'?: SizeBudget[];
}

export interface SizeBudget {
  name: string;
  path: string;
  /** Import clause, such as `{ createX }`, to measure the size of only these exports. Default: all exports. */
  import?: string;
  limit: string;
}

/** A built package and the content of its tarball. */
export interface PackedPackage {
  folder: string;
  /** The folder's `package.json`, in which pnpm has not yet resolved `workspace:` and `catalog:` versions. */
  manifest: Manifest;
  /** Contents of the tarball by path, such as `dist/index.js`. */
  files: ReadonlyMap<string, Buffer>;
}

/** Packs the package in `folder`, which must be built. */
export function packPackage(folder: string): PackedPackage {
  const root = mkdtempSync(join(tmpdir(), 'packed-'));
  const tarball = join(root, 'package.tgz');
  execFileSync('pnpm', ['pack', '--out', tarball], { cwd: folder, stdio: 'pipe' });
  execFileSync('tar', ['-xzf', tarball, '-C', root]);
  const files = globSync('package/**', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(join(root, 'package/').length), readFileSync(file)] as const);
  rmSync(root, { recursive: true });
  return { folder, manifest: readManifest(folder), files: new Map(files) };
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the entries that export code: all except `package.json`, style sheets and `<script>` builds. */
export function codeEntries({ exports = {} }: Partial<Manifest>): string[] {
  return Object.keys(exports).filter((entry) => !/\.(json|css)$|[./]script$/.test(entry));
}

/** Returns the base name of an entry's files in `dist`: `index` for `.`, `react` for `./react`. */
export function entryName(entry: string): string {
  return entry === '.' ? 'index' : entry.slice(2);
}
