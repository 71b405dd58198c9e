import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allBlocks } from '../src/examples/documents.ts';
import { readManifest, repository, workspacePackages } from '../src/publicPackages.ts';

const scriptsOf = (folder: string) =>
  Object.keys(readManifest(join(repository, folder)).scripts ?? {});

/** Returns the script that a command runs with pnpm, if the package has no such script. */
function missingScript(command: string): string | undefined {
  const [, filter, script = ''] =
    /(?:^|npx )pnpm(?:@12)? (?:--filter (\S+) )?(?:run )?([\w:-]+)/.exec(command) ?? [];
  const workspace = workspacePackages().find(({ manifest }) => manifest.name === filter);
  if (filter !== undefined && workspace === undefined) return filter;
  const known = [...scriptsOf(workspace?.folder ?? '.'), 'install', 'exec', 'add', ''];
  return known.includes(script) ? undefined : script;
}

const blocks = allBlocks(repository)
  .filter(({ language }) => language === 'sh')
  .map(({ page, line, code }) => [`${page}:${line}`, code.replaceAll('\\\n', ' ')] as const);

it.each(blocks)('%s runs scripts that exist', (_where, code) => {
  expect(code.split('\n').flatMap((line) => missingScript(line) ?? [])).toEqual([]);
});

// Turbo also passes the arguments to the builds that run before the task:
// `turbo run test -- region` runs `tsup region`.
it('neither pages nor scripts pass arguments through turbo', () => {
  const scripts = ['.', ...workspacePackages().map(({ folder }) => folder)].flatMap((folder) =>
    Object.values(readManifest(join(repository, folder)).scripts ?? {}),
  );
  const commands = [...scripts, ...blocks.map(([, code]) => code)];
  expect(commands.filter((command) => /turbo run [^&\n]* --( |$)/.test(command))).toEqual([]);
});
