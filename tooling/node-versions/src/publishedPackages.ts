import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../../..');

interface Manifest {
  name: string;
  private?: boolean;
  engines?: { node?: string };
  /** Absent if the package is only a command. */
  exports?: Record<string, string | Record<string, unknown>>;
}

export interface PublishedPackage {
  name: string;
  folder: string;
  engine: string | undefined;
  /** Specifiers that Node can load, such as `@exchange/ui/button`. */
  entries: string[];
}

/** Returns the published packages that Node can load. A package that is only a command is not among them. */
export function publishedPackages(): PublishedPackage[] {
  return globSync('packages/*/package.json', { cwd: repository })
    .sort()
    .map((file) => ({
      folder: join(repository, dirname(file)),
      manifest: JSON.parse(readFileSync(join(repository, file), 'utf8')) as Manifest,
    }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest: { name, engines, exports = {} } }) => ({
      name,
      folder,
      engine: engines?.node,
      entries: Object.entries(exports)
        // Code has conditions such as `require`. A target that is a plain path is a style sheet, a <script> or JSON.
        .filter(([, target]) => typeof target === 'object' && 'require' in target)
        .map(([path]) => name + path.slice(1)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
