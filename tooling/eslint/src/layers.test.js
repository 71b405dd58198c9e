import { Linter } from 'eslint';
import tsParser from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { importRestrictions } from './layers.js';

const linter = new Linter();

/** @param {string} packageName @param {string} code */
function complaints(packageName, code) {
  return linter
    .verify(code, {
      languageOptions: { parser: tsParser.parser },
      plugins: { '@typescript-eslint': tsParser.plugin },
      rules: {
        '@typescript-eslint/no-restricted-imports': ['error', importRestrictions(packageName)],
      },
    })
    .map((message) => message.message);
}

describe('layers', () => {
  it.each([
    ['@exchange/region-env', `import { x } from '@exchange/api-client';`],
    ['@exchange/api-client', `import { x } from '@exchange/region-env';`],
    ['@exchange/api-client', `import { x } from '@exchange/ui/button';`],
    ['@exchange/ui', `import type { x } from '@exchange/region-env';`],
    ['@apps/sandbox', `import { x } from '@exchange/api-client';`],
    ['@exchange/quote-socket', `export { x } from '../../../packages/ui/src/index.ts';`],
    ['@exchange/site', `import { x } from '@exchange/task-center-api';`],
    ['@exchange/market', `import type { x } from '@exchange/task-center-api';`],
    ['@exchange/some-new-package', `import { x } from '@exchange/region-env';`],
  ])('forbid in %s: %s', (packageName, code) => {
    expect(complaints(packageName, code)).toHaveLength(1);
  });

  it.each([
    ['@exchange/api-client', `import type { x } from '@exchange/region-env';`],
    ['@exchange/api-client', `import axios from 'axios';`],
    ['@exchange/region-env', `import { x } from './edition.ts';`],
    ['@apps/task-center', `import { x } from '@exchange/ui/button';`],
    ['@apps/sandbox', `import { x } from '@exchange/task-center-api';`],
  ])('allow in %s: %s', (packageName, code) => {
    expect(complaints(packageName, code)).toEqual([]);
  });
});
