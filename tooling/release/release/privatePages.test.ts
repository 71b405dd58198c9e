import { execFile } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { allBlocks } from '../src/examples/documents.ts';
import { publicPackages, repository, workspacePackages } from '../src/published/publicPackages.ts';

// Checks the READMEs of unpublished packages, which examples cannot install. The tests are in level `release`, because
// they read the sources of the apps: in level `test`, they would run again after almost every change.
const root = mkdtempSync(join(tmpdir(), 'private-pages-'));
const modules = join(import.meta.dirname, '../node_modules');
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('the code in the READMEs of unpublished packages has the right types', async () => {
  const own = workspacePackages().filter(
    ({ manifest }) => manifest.private === true && manifest.exports !== undefined,
  );
  const pages = own.map(({ folder }) => `${folder}/README.md`);
  const blocks = allBlocks(repository).filter(
    ({ page, language }) => pages.includes(page) && language === 'ts',
  );
  expect(blocks.length).toBe(2);
  blocks.forEach(({ code }, index) => writeFileSync(join(root, `${index}.mts`), code));
  for (const { folder, manifest } of [...own, ...publicPackages()]) {
    const link = join(root, 'node_modules', manifest.name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(repository, folder), link);
  }
  symlinkSync(join(modules, '@types'), join(root, 'node_modules/@types'));
  const options = '--target ES2024 --module nodenext --moduleDetection force --strict --noEmit';
  const flags = [...options.split(' '), '--skipLibCheck', '--allowImportingTsExtensions'];
  // Import a name that is not exported. The expected error proves that the types are checked.
  writeFileSync(join(root, 'wrong.mts'), "import { nothing } from '@apps/sandbox';");
  const files = globSync('*.mts', { cwd: root });
  const compiled = promisify(execFile)(join(modules, '.bin/tsc'), [...flags, ...files], {
    cwd: root,
  });
  const output = await compiled.catch(({ stdout }: { stdout: string }) => stdout);
  expect(output).toMatch(/^wrong\.mts\S+ error TS2305: .*has no exported member 'nothing'\.\n$/);
}, 600_000);

it("the task centre's README lists every folder of its sources", () => {
  const app = join(repository, 'apps/task-center');
  const text = readFileSync(join(app, 'README.md'), 'utf8');
  const folders = globSync('src/*/', { cwd: app }).map(
    (folder) => `${folder.replace(/\/$/, '')}/ `,
  );
  expect(folders.length).toBeGreaterThan(15);
  expect(folders.filter((folder) => !text.includes(folder))).toEqual([]);
});
