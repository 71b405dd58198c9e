import { defineConfig } from 'vitest/config';

// Does not use @tooling/vitest, because @tooling/vitest depends on this package for linting.
export default defineConfig({
  test: {
    allowOnly: false,
    include: ['src/**/*.test.js'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
