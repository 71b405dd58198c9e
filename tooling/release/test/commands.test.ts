import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allBlocks } from '../src/examples/documents.ts';
import {
  publicPackages,
  readManifest,
  readWorkspace,
  repository,
  workspacePackages,
} from '../src/published/publicPackages.ts';

const scriptsOf = (folder: string) =>
  Object.keys(readManifest(join(repository, folder)).scripts ?? {});
const installable = [
  ...publicPackages().map(({ manifest }) => manifest.name),
  ...Object.keys(readWorkspace().catalog),
];

/** Returns the programs, scripts and packages in a command that do not exist. */
function unknownNames(command: string): string[] {
  const words = command
    .replace(/\s#.*$/, '')
    .trim()
    .split(/\s+/);
  const [program = '', ...args] = words.filter((word) => !/^[A-Z_]+=/.test(word));
  if (program === 'npm') {
    if (args[0] === 'create') {
      // `npm create @exchange/site NAME` runs the package @exchange/create-site.
      const command = args[1]?.replace('/', '/create-') ?? '';
      return installable.includes(command) ? [] : [command];
    }
    const names = args.slice(1).filter((word) => !word.startsWith('-'));
    return names.filter((name) => !installable.includes(name.replace(/(?<=.)@.*/, '')));
  }
  if (program === 'npx' && installable.includes(args[0] ?? '')) return [];
  if (program === 'pnpm' || (program === 'npx' && args.shift() === 'pnpm@12')) {
    const filter = args[0] === '--filter' ? args.splice(0, 2)[1] : undefined;
    const workspace = workspacePackages().find(({ manifest }) => manifest.name === filter);
    if (filter !== undefined && workspace === undefined) return [filter];
    if (args[0] === 'run') args.shift();
    const known = [...scriptsOf(workspace?.folder ?? '.'), 'install', 'exec', 'add'];
    return args.slice(0, 1).filter((script) => !known.includes(script));
  }
  return ['git', 'cd', 'node', 'rsync', 'curl', 'sed'].includes(program) ? [] : [program];
}

/** Returns the scripts of a package that pass their arguments through turbo. */
function turboArguments(folder: string): string[] {
  const scripts = Object.entries(readManifest(join(repository, folder)).scripts ?? {});
  return scripts.flatMap(([name, command]) =>
    /turbo run [^&]* --( |$)/.test(command) ? [`${folder}: ${name}`] : [],
  );
}

const blocks = allBlocks(repository)
  .filter(({ language }) => language === 'sh')
  .map(({ page, line, code }) => [`${page}:${line}`, code] as const);

it.each(blocks)('%s uses only existing programs, scripts and packages', (_where, code) => {
  const lines = code.replaceAll('\\\n', ' ').split('\n');
  const commands = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
  expect(commands.flatMap(unknownNames)).toEqual([]);
});

// Turbo also passes the arguments to the builds that run before the task: `turbo run test -- region` runs `tsup region`.
it.each(blocks)('%s passes no arguments through turbo', (_where, code) => {
  expect(code).not.toMatch(/turbo run .* -- /);
});

it('has no script that passes arguments through turbo', () => {
  const passing = workspacePackages().flatMap(({ folder }) => turboArguments(folder));
  expect([...turboArguments('.'), ...passing]).toEqual([]);
});

it.each([
  ['npx pnpm@12 strat', 'strat'],
  ['pnpm --filter @apps/sandbox stop', 'stop'],
  ['pnpm --filter @apps/nowhere start', '@apps/nowhere'],
  ['npm install @exchange/uii react@19', '@exchange/uii'],
  ['npm create @exchange/sites my-site', '@exchange/create-sites'],
  ['PORT=1 pnmp start # now', 'pnmp'],
])('reports in "%s" that %s does not exist', (command, unknown) => {
  expect(unknownNames(command)).toEqual([unknown]);
});
