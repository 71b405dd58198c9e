import { join } from 'node:path';
import { build } from 'esbuild';

// Writes the command as one file. It is not an entry of the package, so tsup does not build it.
await build({
  entryPoints: [join(import.meta.dirname, '../src/theme/cli.ts')],
  outfile: join(import.meta.dirname, '../dist/cli.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
});
