import type { NextConfig } from 'next';

export default { output: 'export', reactStrictMode: true } satisfies NextConfig;
