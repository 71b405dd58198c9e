import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  // Older versions are hosted below a path of their own (docs/releasing.md).
  basePath: process.env['NEXT_PUBLIC_DOCS_BASE'] ?? '',
  trailingSlash: true,
  reactStrictMode: true,
  // `pnpm typecheck` checks the types, in parallel.
  typescript: { ignoreBuildErrors: true },
};

export default config;
