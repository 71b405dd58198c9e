import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageCommand } from './command.ts';
import { run } from './run.ts';
import { addLine, camelCase, fillTemplates, write, type Changes } from './templates.ts';

/**
 * Creates a published package that passes every check, builds it and writes its API report.
 *
 * @returns the next steps
 * @throws GeneratorError if the package cannot be created. No file has been written.
 */
export function generatePackage(root: string, command: PackageCommand): string {
  const { name } = command;
  const changes = packageChanges(root, command);
  write(changes);
  run(root, 'pnpm', ['install']);
  run(root, 'pnpm', ['exec', 'prettier', '--write', '--ignore-unknown', ...changes.keys()]);
  run(root, 'pnpm', ['exec', 'turbo', 'run', 'build', `--filter=@exchange/${name}`]);
  run(root, 'pnpm', [`--filter=@exchange/${name}`, 'run', 'api']);
  return (
    `packages/${name} is ready, with its example and its rows in the lists. ` +
    'Next, replace its function and run `pnpm changeset`.'
  );
}

/** Returns the files to create and to change. */
export function packageChanges(root: string, { name, purpose }: PackageCommand): Changes {
  const values = { name, purpose, camelName: camelCase(name), ...authorship(root) };
  const fill = (kind: string, folder: string) => fillTemplates(kind, join(root, folder), values);
  const changes: Changes = new Map([
    ...fill('package', `packages/${name}`),
    ...fill('example', `examples/${name}`),
  ]);
  for (const [file, start, end, line] of lists(name, purpose)) {
    addLine(changes, join(root, file), { start, end, line: `${line}\n` });
  }
  return changes;
}

/** Returns the author and the web address of the repository from the root package.json. */
function authorship(root: string): { author: string; url: string } {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  const { author, repository } = JSON.parse(text) as { author: string; repository: string };
  return { author, url: `https://github.com/${repository.replace('github:', '')}` };
}

/**
 * Returns the lists that name every package, as `[file, start, end, line]`: the new line is inserted before the first
 * `end` after `start`.
 */
function lists(name: string, purpose: string) {
  const sentence = purpose.replace(/\.$/, '');
  const dependency = `    "@exchange/${name}": "workspace:*",`;
  return [
    [
      'tooling/eslint/src/layers.js',
      "'@exchange/ui'",
      '  // The sandbox',
      `  '@exchange/${name}': { values: [], types: [] },`,
    ],
    ['tooling/release/package.json', '"devDependencies"', '    "@exchange/ui"', dependency],
    ['.github/workflows/nightly.yml', 'package:', '          - ui\n', `          - ${name}`],
    [
      'README.md',
      '(packages/ui)',
      '\nSizes cover',
      `| [\`@exchange/${name}\`](packages/${name}) | ${sentence} | 0.1 kB |`,
    ],
    [
      'docs/README.md',
      '(../packages/ui/README.md)',
      '\n## Recipes',
      `| [${name}](../packages/${name}/README.md) | ${sentence} |`,
    ],
  ] as const;
}
