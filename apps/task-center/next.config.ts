import { join } from 'node:path';
import { checkExchange, firstScripts } from '@exchange/site/build';
import type { NextConfig } from 'next';
import { brand, features, paths, telemetry } from './exchange.config.ts';
import { basePath } from './src/paths/basePath.ts';
import { regions } from './src/paths/regions.ts';
import { openReads } from './src/shell/document/openReads.ts';

checkExchange({ brand, features, paths, telemetry });

/** `NEXT_CLIENT=stock` builds with Next's own client instead of ours (`startPage` of @exchange/site, decision 25). */
export const client = clientNamed(process.env.NEXT_CLIENT ?? 'own');

function clientNamed(name: string): 'own' | 'stock' {
  if (name === 'own' || name === 'stock') return name;
  throw new Error(`NEXT_CLIENT is "${name}". Set it to "own" or "stock", or remove it.`);
}

/** Scripts that every page runs before the app's. */
export const scripts = firstScripts({
  regions,
  requestsEntry: join(import.meta.dirname, 'src/shell/document/requestsScript.ts'),
  appFacts: { openReads: openReads() },
});

const config: NextConfig = {
  output: 'export',
  // Folder of the export, instead of `out`.
  ...(process.env.SITE_FOLDER && { distDir: process.env.SITE_FOLDER }),
  // Texts for `_document.tsx`.
  env: { ...scripts },
  // `basePath` would come before the locale in the path (docs/architecture.md), so only assets use the prefix.
  assetPrefix: basePath,
  trailingSlash: true,
  // Keeps the URL as the visitor typed it, with or without a trailing slash.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // `pnpm typecheck` checks the types, in parallel.
  typescript: { ignoreBuildErrors: true },
  // Fewer, larger scripts than by default, because one page needs most of them, and a request delays the others.
  experimental: { turbopackChunking: { requestCost: 1_000_000, minChunkSize: 150_000 } },
  // Has no effect in development, which uses Next's own client.
  turbopack: {
    resolveAlias:
      client === 'own' ? { 'next/dist/client/next-turbopack.js': './src/start/start.ts' } : {},
  },
};

export default config;
