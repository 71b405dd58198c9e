import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from '../src/consumers.ts';
import { repository } from '../src/publicPackages.ts';
import { layProject, strangersFolder } from '../src/strangersFolder.ts';

const run = promisify(execFile);
const output = ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr;

describe('code of the first release', () => {
  let root: string;
  let project: string;
  beforeAll(() => {
    root = strangersFolder();
    project = layProject(root, join(projects, 'first-release'));
  }, 240_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ['a name that went', 'region-env/dist/index.d.ts', 'isPhone', 'isPhoneNow', "'isPhone'"],
    ['a kind that went', 'api-client/dist/errors.d.ts', "'gateway'", "'gateways'", '"gateway"'],
  ])(
    'does not compile with %s',
    async (_what, file, found, put, says) => {
      const path = join(root, 'node_modules/@exchange', file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(found);
      writeFileSync(path, text.replaceAll(found, put));
      const compiled = await run('node', ['--run', 'prove'], { cwd: project }).then(output, output);
      writeFileSync(path, text);
      expect(compiled).toContain(says);
    },
    240_000,
  );
});

it('a file and an export that nobody uses are found by knip', async () => {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  mkdirSync(join(root, 'src'));
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(repository, 'node_modules/typescript'), join(root, 'node_modules/typescript'));
  write('package.json', '{ "name": "unused", "type": "module", "exports": "./src/index.ts" }');
  write('src/index.ts', "import { used } from './used.ts';\nexport const all = used;\n");
  write('src/used.ts', 'export const used = 1;\nexport const idle = 2;\n');
  write('src/left.ts', 'export const left = 3;\n');
  const knip = join(repository, 'node_modules/.bin/knip');
  const said = await run(knip, ['--no-progress'], { cwd: root }).then(() => 'nothing', output);
  expect(said).toContain('src/left.ts');
  expect(said).toContain('idle');
  expect(said).not.toMatch(/^used\b/m);
  rmSync(root, { recursive: true, force: true });
}, 120_000);
