import { expect, it } from 'vitest';
import { reachableFiles } from './package/reachableFiles.ts';

const files: Record<string, string> = {
  'package.json': '{}',
  'README.md': '',
  LICENSE: '',
  'dist/index.js': `import { a } from "./chunk-A.js"; const b = await import('./lazy.js');`,
  'dist/chunk-A.js': `export const a = 1;`,
  'dist/lazy.js': `import "axios";`,
  'dist/index.cjs': `var a = require("./chunk-B.cjs");`,
  'dist/chunk-B.cjs': ``,
  'dist/index.d.ts': `export { A } from './types-X.js';`,
  'dist/types-X.d.ts': ``,
  'dist/cli.js': `#!/usr/bin/env node`,
  'dist/old.js': ``,
  'src/index.ts': ``,
};
const manifest = {
  exports: {
    '.': {
      import: { types: './dist/index.d.ts', default: './dist/index.js' },
      require: { types: './dist/gone.d.cts', default: './dist/index.cjs' },
    },
    './package.json': './package.json',
  },
  bin: { tool: './dist/cli.js' },
};

it('follows imports from the files in exports and bin', () => {
  expect(reachableFiles(manifest, (file) => files[file])).toEqual([
    'LICENSE',
    'README.md',
    'dist/chunk-A.js',
    'dist/chunk-B.cjs',
    'dist/cli.js',
    'dist/gone.d.cts',
    'dist/index.cjs',
    'dist/index.d.ts',
    'dist/index.js',
    'dist/lazy.js',
    'dist/types-X.d.ts',
    'package.json',
  ]);
});
