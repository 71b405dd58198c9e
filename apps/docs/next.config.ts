import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  // `pnpm typecheck` checks the types, in parallel.
  typescript: { ignoreBuildErrors: true },
};

export default config;
