import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

export interface PackageBuild {
  /** Source file by entry name. Each entry becomes `dist/{name}.js`, `.cjs`, `.d.ts` and `.d.cts`. */
  entry: Record<string, string>;
  /**
   * Also builds `dist/{name}.script.js` for a `<script>` tag. It assigns its exports to the global `globalName`.
   */
  script?: { entry: Record<string, string> } & Pick<
    Options,
    'globalName' | 'minify' | 'terserOptions' | 'esbuildOptions'
  >;
}

/** ECMAScript version of the builds. Webviews on five-year-old phones support it. */
const target = 'es2020';

/** Returns the tsup config of a published package: ESM, CommonJS and types, one file per entry. */
export function packageBuild({ entry, script }: PackageBuild) {
  const modules: Options = {
    entry,
    target,
    format: ['esm', 'cjs'],
    dts: { entry },
    splitting: true,
    silent: true,
    plugins: [directiveFirst],
  };
  const scripts: Options[] = script
    ? [
        {
          target,
          silent: true,
          format: ['iife'],
          minify: true,
          outExtension: () => ({ js: '.script.js' }),
          ...script,
        },
      ]
    : [];
  return defineConfig([modules, ...scripts]);
}

/**
 * Moves `"use client"` back to the start of CommonJS files. With code splitting, tsup compiles them a second time. This
 * inserts helpers before the directive, so that it has no effect.
 */
const directiveFirst: NonNullable<Options['plugins']>[number] = {
  name: 'directive-first',
  buildEnd({ writtenFiles }) {
    for (const { name } of writtenFiles.filter((file) => file.name.endsWith('.cjs'))) {
      const code = readFileSync(name, 'utf8');
      const moved = code.replace(/(["'])use client\1;?/, '');
      if (moved !== code) writeFileSync(name, `"use client";${moved}`);
    }
  },
};
