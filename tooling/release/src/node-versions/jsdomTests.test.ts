import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { jsdomTests } from './jsdomTests.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function packageWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'jsdom-tests-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

it('finds tests that select or import jsdom', () => {
  const folder = packageWith({
    'vitest.config.ts': 'export default unitTests();',
    'src/asks.test.ts': '// @vitest-environment jsdom\n',
    'test/imports.test.tsx': "import { JSDOM } from 'jsdom';\n",
    'src/plain.test.ts': '',
  });
  expect(jsdomTests(folder)).toEqual(['src/asks.test.ts', 'test/imports.test.tsx']);
});

it('finds the tests in a package that uses jsdom by default, except those that select another environment', () => {
  const folder = packageWith({
    'vitest.config.ts': "export default unitTests({ environment: 'jsdom' });",
    'src/button.test.tsx': '',
    'src/server.test.ts': '// @vitest-environment node\n',
  });
  expect(jsdomTests(folder)).toEqual(['src/button.test.tsx']);
});
