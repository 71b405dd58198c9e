import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumerFolders } from '../src/consumers.ts';
import { layProject, strangersFolder } from '../src/strangersFolder.ts';

/** Consumers that need a bundler: they are installed and built by `pnpm release:rehearse`. */
const inTheRehearsalOnly = ['next', 'vite-react'];

/** `[consumer, script]` of every proof that runs on Node and TypeScript alone. */
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
    root = strangersFolder();
    for (const folder of new Set(proofs.map(([, , source]) => source))) layProject(root, folder);
  }, 120_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(proofs)(
    'serve the consumer %s: %s',
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
    120_000,
  );
});
