import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: 'src/testSetup.ts',
    testTimeout: 30_000,
    // Shows what a test logs only if it fails.
    silent: 'passed-only',
  },
});
