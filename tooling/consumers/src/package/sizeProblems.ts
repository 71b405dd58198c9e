import { join } from 'node:path';
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import type { PackedPackage } from './packedPackage.ts';

/**
 * Makes size-limit bundle to ES modules, as sites do. Its default format replaces imports of peer dependencies by
 * `require` and helpers, which adds about 90 bytes that no site has.
 */
const asModules = (config: object) => ({ ...config, format: 'esm' });

/** Measures the size of each entry in the `package.json` field `size-limit`, after gzip and without dependencies. */
export async function sizeProblems({ folder, manifest }: PackedPackage): Promise<string[]> {
  const budgets = manifest['size-limit'] ?? [];
  if (budgets.length === 0) return ['No size budget: add "size-limit" to package.json.'];
  const ignore = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const checks = budgets.map(({ path, import: names }) => {
    const file = join(folder, path);
    const only = names === undefined ? {} : { import: { [file]: names } };
    return { files: [file], path, gzip: true, ignore, modifyEsbuildConfig: asModules, ...only };
  });
  const plugins = [...esbuildPlugin, ...filePlugin];
  const results = (await sizeLimit(plugins, { cwd: folder, checks })) as { size: number }[];
  return budgets.flatMap(({ name, limit }, index) => {
    const { size } = results[index] ?? { size: Infinity };
    console.log(`${size} B of ${limit}: ${name}`);
    return size <= bytes(limit) ? [] : [`${name}: ${size} B is over its budget of ${limit}.`];
  });
}

/** Parses a size in the notation of size-limit, such as `1.5 kB`. */
function bytes(size: string): number {
  const [, number, unit] = /^([\d.]+) (B|kB)$/.exec(size) ?? [];
  if (number === undefined) throw new Error(`Invalid size "${size}": use for example "1.5 kB".`);
  return Number(number) * (unit === 'kB' ? 1000 : 1);
}
