import { defineConfig } from 'vitest/config';

// Written out: @tooling/vitest is linted with this package, so this one cannot depend on it.
export default defineConfig({
  test: {
    include: ['src/**/*.test.js'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
