import { globSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../src/command.ts';
import { openPage } from '../src/examples/openPage.ts';
import { copyProject, outsideFolder } from '../src/examples/outsideFolder.ts';
import { serveFolder } from '../src/examples/serve.ts';
import { readManifest, repository } from '../src/publicPackages.ts';

/** Projects that install our packages as others do. Their scripts named `prove…` fail if a package does not work. */
const projects = join(repository, 'tooling/consumers/projects');

/** `[consumer, script, folder]` of every proof that needs only Node and TypeScript. */
const proofs = globSync('*/package.json', { cwd: projects })
  .sort()
  .map((file) => join(projects, dirname(file)))
  .flatMap((folder) =>
    Object.keys(readManifest(folder).scripts ?? {})
      .filter((script) => script.startsWith('prove'))
      .map((script) => [basename(folder), script, folder] as const),
  );

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
      const env = { ...process.env, NODE_PATH: '' };
      const options = { cwd: join(root, name), env, log: join(root, 'log') };
      await expect(run('node', ['--run', script], options)).resolves.toBeTypeOf('string');
    },
    600_000,
  );

  it('work on a page without a bundler', async () => {
    const folder = copyProject(root, join(projects, 'html-script'));
    const { origin, close } = await serveFolder(folder);
    const opened = openPage(origin, ['[data-consumer="passed"]']);
    await expect(opened.finally(close)).resolves.toBeUndefined();
  });
});
