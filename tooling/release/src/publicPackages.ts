import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';

/** Root folder of this checkout. */
export const repository = resolve(import.meta.dirname, '../../..');

/** The `package.json` fields that a release uses. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  scripts?: Record<string, string>;
  license?: string;
  author?: string;
  homepage?: string;
  /** In the root package.json, the short form `github:owner/name`. */
  repository?: string | { type: string; url: string; directory: string };
  bugs?: { url: string };
  keywords?: string[];
  engines?: { node?: string };
  exports?: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  'size-limit'?: { path: string; import?: string; limit: string }[];
}

export interface WorkspacePackage {
  /** Path relative to the root, with slashes, such as `packages/ui`. */
  folder: string;
  manifest: Manifest;
}

/** @throws SyntaxError if the file is not JSON. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns every package of the workspace, sorted by folder. */
export function workspacePackages(root = repository): WorkspacePackage[] {
  const settings = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    packages: string[];
  };
  const patterns = settings.packages.map((pattern) => `${pattern}/package.json`);
  return globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort()
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }));
}

/** Returns every package that is not private. These are the packages that a release publishes. */
export function publicPackages(root = repository): WorkspacePackage[] {
  return workspacePackages(root).filter(({ manifest }) => manifest.private !== true);
}

/** Returns every published package that code can import. `create-site` is only a command. */
export function libraries(root = repository): WorkspacePackage[] {
  return publicPackages(root).filter(({ manifest }) => manifest.exports !== undefined);
}
