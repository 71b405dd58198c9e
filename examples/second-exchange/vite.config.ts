import type { HtmlTagDescriptor } from 'vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brand } from './exchange.config.ts';
import { themeScript } from './src/frame/theme.ts';

const head: HtmlTagDescriptor[] = [
  { tag: 'title', children: brand },
  { tag: 'script', children: themeScript, injectTo: 'head' },
];

export default defineConfig({
  plugins: [react(), { name: 'head', transformIndexHtml: () => head }],
  test: {
    environment: 'jsdom',
    setupFiles: 'src/testSetup.ts',
    testTimeout: 30_000,
    // Shows what a test logs only if it fails.
    silent: 'passed-only',
  },
});
