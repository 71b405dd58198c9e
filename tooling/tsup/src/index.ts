import { defineConfig, type Options } from 'tsup';
import { directiveFirst } from './directiveFirst.ts';

export interface PackageBuild {
  /** Entry name → source file; every name becomes `dist/{name}.js`, `.cjs`, `.d.ts` and `.d.cts`. */
  entry: Record<string, string>;
  /** Also builds `dist/{name}.script.js` for a `<script>` tag, which sets this global. */
  script?: { entry: Record<string, string>; globalName: string };
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
          entry: script.entry,
          target,
          format: ['iife'],
          globalName: script.globalName,
          minify: true,
          outExtension: () => ({ js: '.script.js' }),
        },
      ]
    : [];
  return defineConfig([modules, ...scripts]);
}
