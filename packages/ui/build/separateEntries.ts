import { resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Keeps imports between entries external instead of bundling them. The index then only re-exports, and
 * `'use client'` stays in the files of client components, so that server code such as the skeleton's
 * script is not marked with it.
 */
export function separateEntries(entries: Record<string, string>): Plugin {
  const names = new Map(Object.entries(entries).map(([name, file]) => [resolve(file), name]));
  return {
    name: 'separate-entries',
    setup(build) {
      const extension = build.initialOptions.format === 'cjs' ? 'cjs' : 'js';
      build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, kind }) => {
        const name = kind === 'entry-point' ? undefined : names.get(resolve(resolveDir, path));
        return name === undefined ? null : { path: `./${name}.${extension}`, external: true };
      });
    },
  };
}
