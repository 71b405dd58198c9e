import { defineConfig, type Options } from 'tsup';
import { directiveFirst } from './directiveFirst.ts';

export interface PackageBuild {
  /** Entry name → source file; every name becomes `dist/{name}.js`, `.cjs`, `.d.ts` and `.d.cts`. */
  entry: Record<string, string>;
  /** Also builds `dist/{name}.script.js` for a `<script>` tag; its exports become the global, if named. */
  script?: { entry: Record<string, string> } & Pick<
    Options,
    'globalName' | 'minify' | 'terserOptions' | 'esbuildOptions'
  >;
}

/** Oldest syntax shipped: what webviews of five-year-old phones understand. */
const target = 'es2020';

/** The tsup setup of a published package: ESM, CommonJS and types, one file an entry. */
export function packageBuild({ entry, script }: PackageBuild) {
  const modules: Options = {
    entry,
    target,
    format: ['esm', 'cjs'],
    dts: true,
    splitting: true,
    clean: true,
    plugins: [directiveFirst],
  };
  const scripts: Options[] = script
    ? [
        {
          target,
          format: ['iife'],
          minify: true,
          outExtension: () => ({ js: '.script.js' }),
          ...script,
        },
      ]
    : [];
  return defineConfig([modules, ...scripts]);
}
