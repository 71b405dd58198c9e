import { defineConfig } from 'vitest/config';

// Does not use @tooling/vitest, which is linted with this package: that would be a cycle.
export default defineConfig({
  test: {
    include: ['src/**/*.test.js'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
