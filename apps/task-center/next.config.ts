import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  // No `basePath`: it cannot stand behind a locale (docs/architecture.md). Only assets go under it.
  assetPrefix: '/task-center',
  trailingSlash: true,
  // The address stays as the visitor typed it, with or without its last slash.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // `pnpm typecheck` does it, in parallel.
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackSharedRuntime: false },
};

export default config;
