import { join } from 'node:path';
import type { RegionEnv } from '@exchange/region-env';
import { buildSync } from 'esbuild';
import { firstFacts } from '../frame/document/firstFacts.ts';
import type { SiteBrand } from '../exchange/exchange.ts';

/** Sources of the scripts that every page runs before the app's. */
export interface FirstScripts {
  /** Runs in `<head>`, before the first paint. */
  headScript: string;
  /** Runs when the document is parsed, and starts the first requests after the first paint. */
  requestsScript: string;
}

export interface FirstScriptsOptions {
  regions: RegionEnv<SiteBrand>;
  /** Absolute path of the app's script that calls `prepareFirstRequests`. Default: a script without calls for data. */
  requestsEntry?: string | undefined;
  /** Plain data that the app's script declares as `appFacts`. */
  appFacts?: object | undefined;
}

/** Bundles the scripts with the packages that they import. */
export function firstScripts(options: FirstScriptsOptions): Record<keyof FirstScripts, string> {
  const facts = JSON.stringify(firstFacts(options.regions));
  const appFacts = JSON.stringify(options.appFacts ?? {});
  const own = (name: string) => join(import.meta.dirname, '../frame/document', name);
  return {
    headScript: bundle(own('headScript.ts'), { facts }),
    requestsScript: bundle(options.requestsEntry ?? own('requestsScript.ts'), { appFacts }),
  };
}

function bundle(entry: string, define: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    // The published packages have the same target.
    target: 'es2020',
    define,
    logLevel: 'error',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
