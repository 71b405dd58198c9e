import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumerFolders, openConsumer, projects } from '../src/examples/consumers.ts';
import { copyProject, outsideFolder } from '../src/examples/outsideFolder.ts';

/** `[consumer, script, folder]` of every proof that needs only Node and TypeScript. */
const proofs = consumerFolders().flatMap((folder) => {
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
});
