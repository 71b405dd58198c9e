import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

export default (phase: string): NextConfig => ({
  // Only the build exports, because the development server of an export fails at an unknown address.
  output: phase === PHASE_DEVELOPMENT_SERVER ? undefined : 'export',
  // The build writes the site to `dist`. The development server has its own folder, so that neither changes the other.
  distDir: phase === PHASE_DEVELOPMENT_SERVER ? '.next' : 'dist',
  // Writes `rewards/index.html` instead of `rewards.html`, which any static host serves.
  trailingSlash: true,
  // `src/app/global-not-found.tsx`: a page for unknown addresses needs it, because there are two root layouts.
  experimental: { globalNotFound: true },
});
