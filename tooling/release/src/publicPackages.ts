import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';

/** The root of the checkout that this file stands in. */
export const repository = resolve(import.meta.dirname, '../../..');

/** What a `package.json` says, as far as a release reads it. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  scripts?: Record<string, string>;
  license?: string;
  author?: string;
  homepage?: string;
  /** In the root's file the short form, `github:owner/name`. */
  repository?: string | { type: string; url: string; directory: string };
  bugs?: { url: string };
  keywords?: string[];
  exports?: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  'size-limit'?: { path: string; import?: string; limit: string }[];
}

export interface WorkspacePackage {
  /** Relative to the root, with `/`: `packages/ui`. */
  folder: string;
  manifest: Manifest;
}

interface Workspace {
  packages: string[];
  catalog: Record<string, string>;
  overrides?: Record<string, string>;
}

/** `pnpm-workspace.yaml`: where the packages are and which versions they ask for. */
export function readWorkspace(root = repository): Workspace {
  return parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as Workspace;
}

/** @throws SyntaxError when the file is not JSON. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Every package of the workspace, sorted by folder. */
export function workspacePackages(root = repository): WorkspacePackage[] {
  const patterns = readWorkspace(root).packages.map((pattern) => `${pattern}/package.json`);
  return globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort()
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }));
}

/** What a release publishes: every package that is not private. */
export function publicPackages(root = repository): WorkspacePackage[] {
  return workspacePackages(root).filter(({ manifest }) => manifest.private !== true);
}

/** The scopes of the public packages: `['@exchange']`. A name without one would have no registry. */
export function scopes(packages: readonly WorkspacePackage[]): string[] {
  return [
    ...new Set(
      packages.map(({ manifest }) => {
        const scope = /^(@[^/]+)\//.exec(manifest.name)?.[1];
        if (scope === undefined) {
          throw new Error(
            `${manifest.name} has no scope, so a rehearsal cannot tell its registry from the others'. ` +
              'Name it @scope/name, or make it private.',
          );
        }
        return scope;
      }),
    ),
  ];
}
