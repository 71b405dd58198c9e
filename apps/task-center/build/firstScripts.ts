import { buildSync } from 'esbuild';
import { firstFacts } from '../src/shell/document/firstFacts.ts';

/** Sources of the scripts that every page runs before the app's. */
export interface FirstScripts {
  /** Runs in `<head>`, before the first paint. */
  headScript: string;
  /** Runs when the document is parsed, and starts the first requests after the first paint. */
  requestsScript: string;
}

/** Bundles the scripts with the packages that they import. Paths are relative to the app's folder. */
export function firstScripts(): Record<keyof FirstScripts, string> {
  const facts = JSON.stringify(firstFacts());
  const source = (name: keyof FirstScripts) => {
    const { outputFiles } = buildSync({
      entryPoints: [`src/shell/document/${name}.ts`],
      bundle: true,
      minify: true,
      format: 'iife',
      // As in the published packages.
      target: 'es2020',
      define: { facts },
      logLevel: 'error',
      write: false,
    });
    return outputFiles[0]?.text.trim() ?? '';
  };
  return { headScript: source('headScript'), requestsScript: source('requestsScript') };
}
