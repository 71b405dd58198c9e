import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examplesFolder } from '../src/examples/examples.ts';
import { libraries } from '../src/published/publicPackages.ts';

const root = mkdtempSync(join(tmpdir(), 'examples-'));
const modules = join(import.meta.dirname, '../node_modules');
let errors: string[];

// Compiles all examples in one TypeScript program, with the built packages. Level `release` compiles each example with
// its own tsconfig.json and the packed packages.
beforeAll(async () => {
  cpSync(examplesFolder, join(root, 'examples'), {
    recursive: true,
    filter: (file) => !file.endsWith('node_modules'),
  });
  symlinkSync(modules, join(root, 'node_modules'));
  // Import a name that no package exports. The expected errors prove that the types of each package are checked.
  writeFileSync(
    join(root, 'examples/wrong.ts'),
    libraries()
      .map(({ manifest }) => `import { nothing } from '${manifest.name}';`)
      .join('\n'),
  );
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({ extends: './examples/ui/tsconfig.json', include: ['examples'] }),
  );
  errors = await promisify(execFile)(join(modules, '.bin/tsc'), ['-p', root]).then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.trim().split('\n'),
  );
}, 240_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const wrong = (line: string) => line.includes('examples/wrong.ts');

it('the examples have no type errors', () => {
  expect(errors.filter((line) => !wrong(line))).toEqual([]);
});

it.each(libraries().map(({ manifest }) => manifest.name))(
  'a name that %s does not export is an error',
  (name) => {
    const error = new RegExp(`'"${name}"' has no exported member 'nothing'`);
    expect(errors.filter(wrong).join('\n')).toMatch(error);
  },
);
