import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ScreenCommand } from './command.ts';
import { run } from './run.ts';
import { addLine, camelCase, fillTemplates, pascalCase, write, type Changes } from './templates.ts';

/**
 * Creates a screen of the task centre with its pages, messages and test, and adds it to the tests that cover all
 * screens.
 *
 * @returns the next step
 * @throws GeneratorError if the screen cannot be created. No file has been written.
 */
export function generateScreen(root: string, command: ScreenCommand): string {
  const app = join(root, 'apps/task-center');
  const changes = screenChanges(root, command);
  write(changes);
  run(root, 'pnpm', ['texts']);
  run(root, 'pnpm', ['exec', 'prettier', '--write', ...changes.keys()]);
  const screen = join(app, 'src', camelCase(command.name), `${pascalCase(command.name)}Screen.tsx`);
  return `/task-center/${command.name} is ready. Next, replace the content of ${relative(root, screen)}.`;
}

/** Returns the files to create and to change. */
export function screenChanges(
  root: string,
  { name, title, lead, section }: ScreenCommand,
): Changes {
  const app = join(root, 'apps/task-center');
  const [camelName, pascalName] = [camelCase(name), pascalCase(name)];
  const changes = fillTemplates('screen', app, {
    name,
    camelName,
    pascalName,
    title: JSON.stringify(title),
    lead: JSON.stringify(lead),
  });
  addLine(changes, join(root, 'tooling/eslint/src/floors.js'), {
    start: "'hub',",
    end: ']',
    line: `, '${camelName}'`,
  });
  const testScreens = join(app, 'test/screens.ts');
  addLine(changes, testScreens, {
    start: 'import ',
    end: '\n/** Every screen',
    line: `import { ${pascalName}Screen } from '../src/${camelName}/${pascalName}Screen.tsx';\n`,
  });
  addLine(changes, testScreens, {
    start: 'export const screens',
    end: '] as const',
    line: `{ call: 'home', path: '/${name}', Screen: ${pascalName}Screen },\n`,
  });
  addLine(changes, join(app, 'browser/support/screens.ts'), {
    start: 'export const screens',
    end: '];',
    line: `'/${name}',\n`,
  });
  if (section) addSection(changes, { app, name, title });
  return changes;
}

function addSection(
  changes: Changes,
  { app, name, title }: { app: string; name: string; title: string },
): void {
  const label = `section_${name.replaceAll('-', '_')}`;
  addLine(changes, join(app, 'app.config.ts'), {
    start: 'sections: (t) => [',
    end: '  ],\n  closedEditions',
    line: `    { name: t('${label}'), path: '/task-center/${name}', details: [] },\n`,
  });
  const texts = join(app, 'messages/en/shell.json');
  const shell = JSON.parse(readFileSync(texts, 'utf8')) as Record<string, string>;
  changes.set(texts, `${JSON.stringify({ ...shell, [label]: title }, null, 2)}\n`);
}
