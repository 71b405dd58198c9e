import type { NextConfig } from 'next';

export default {
  output: 'export',
  distDir: 'dist',
  // Writes `rewards/index.html` instead of `rewards.html`, which any static host serves.
  trailingSlash: true,
} satisfies NextConfig;
