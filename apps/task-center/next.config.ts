import type { NextConfig } from 'next';
import { checkExchange } from './build/checkExchange.ts';
import { brand, features, paths, telemetry } from './exchange.config.ts';

checkExchange({ brand, features, paths, telemetry });

const config: NextConfig = {
  output: 'export',
  // `basePath` would come before the locale in the path (docs/architecture.md), so only assets use the prefix.
  assetPrefix: '/task-center',
  trailingSlash: true,
  // Keeps the URL as the visitor typed it, with or without a trailing slash.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // `pnpm typecheck` checks the types, in parallel.
  typescript: { ignoreBuildErrors: true },
  // Replaces Next's client in the build, but not in development.
  turbopack: {
    resolveAlias: { 'next/dist/client/next-turbopack.js': './src/start/start.ts' },
  },
  experimental: { turbopackSharedRuntime: false },
};

export default config;
