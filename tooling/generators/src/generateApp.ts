import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorError, type AppCommand } from './command.ts';
import { run } from './run.ts';
import { addLine, fillTemplates, write, type Changes } from './templates.ts';

/**
 * Creates an app of the site with one page. It passes every check.
 *
 * @returns the next steps
 * @throws GeneratorError if the app cannot be created. No file has been written.
 */
export function generateApp(root: string, command: AppCommand): string {
  const { name } = command;
  const changes = appChanges(root, command);
  write(changes);
  run(root, 'pnpm', ['install']);
  run(root, 'pnpm', ['texts']);
  run(root, 'pnpm', ['exec', 'prettier', '--write', '--ignore-unknown', ...changes.keys()]);
  return `apps/${name} is ready. Next, replace the content of apps/${name}/src/HomePage.tsx.`;
}

/** Returns the files to create and to change. */
export function appChanges(root: string, { name, title, lead }: AppCommand): Changes {
  const folder = join(root, 'apps', name);
  if (existsSync(folder)) {
    throw new GeneratorError('alreadyExists', `${folder} exists already: choose another name.`);
  }
  const changes = fillTemplates('app', folder, {
    name,
    title: JSON.stringify(title),
    lead: JSON.stringify(lead),
    description: JSON.stringify(`${title}: an app of the exchange's site.`),
  });
  addLine(changes, join(root, 'tooling/eslint/src/layers.js'), {
    start: "'@apps/docs'",
    end: "  '@tooling/deploy'",
    line: `  '@apps/${name}': { values: ['@exchange/*'], types: [] },\n`,
  });
  return changes;
}
