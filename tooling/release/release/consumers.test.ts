import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumerFolders, openConsumer, projects } from '../src/examples/consumers.ts';
import { copyProject, outsideFolder } from '../src/examples/outsideFolder.ts';

/** Excluded, because Next is not linked into the test folder. `pnpm release:rehearse` installs and builds it. */
const inTheRehearsalOnly = ['next'];

/** `[consumer, script]` of every proof that needs only Node and TypeScript. */
const proofs = consumerFolders()
  .filter((folder) => !inTheRehearsalOnly.includes(basename(folder)))
  .flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const scripts = Object.keys(manifest.scripts).filter((name) => name.startsWith('prove'));
    return scripts.map((script) => [basename(folder), script, folder] as const);
  });

describe('the packed packages', () => {
  let root: string;
  beforeAll(() => {
    root = outsideFolder();
    for (const folder of new Set(proofs.map(([, , source]) => source))) copyProject(root, folder);
  }, 600_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(proofs)(
    'work in the consumer %s: %s',
    async (name, script) => {
      const options = { cwd: join(root, name), env: { ...process.env, NODE_PATH: '' } };
      const said = await promisify(execFile)('node', ['--run', script], options).catch(
        ({ stdout, stderr }: { stdout: string; stderr: string }) => ({
          stdout,
          failed: stdout + stderr,
        }),
      );
      expect('failed' in said ? said.failed : '').toBe('');
    },
    600_000,
  );

  it('work on a page without a bundler', async () => {
    const folder = copyProject(root, join(projects, 'html-script'));
    await expect(openConsumer(folder, '/')).resolves.toBeUndefined();
  });

  it('break the code of the first release if a public name or kind is removed', async () => {
    const removed = [
      ['region-env/dist/index.d.ts', 'isPhone', 'isPhoneNow'],
      ['api-client/dist/errors.d.ts', "'gateway'", "'gateways'"],
    ] as const;
    for (const [file, name, other] of removed) {
      const path = join(root, 'node_modules/@exchange', file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(name);
      writeFileSync(path, text.replaceAll(name, other));
    }
    const compiled = promisify(execFile)('node', ['--run', 'prove'], {
      cwd: join(root, 'first-release'),
    });
    const errors: unknown = await compiled.catch(({ stdout }: { stdout: string }) => stdout);
    expect(errors).toContain("no exported member named 'isPhone'");
    expect(errors).toContain('"gateway"');
  });
});
