import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brand } from './exchange.config.ts';

const title = [{ tag: 'title', children: brand }];

export default defineConfig({
  plugins: [react(), { name: 'title', transformIndexHtml: () => title }],
  test: { environment: 'jsdom', setupFiles: 'src/testSetup.ts', testTimeout: 30_000 },
});
