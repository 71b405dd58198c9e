import { join } from 'node:path';
import { GeneratorError, readCommand, usage, type Command } from './command.ts';
import { generateApp } from './generateApp.ts';
import { generateScreen } from './generateScreen.ts';

// `pnpm gen <kind> <name> …` creates an app or a screen from `templates/`.
const root = join(import.meta.dirname, '../../..');

try {
  const command = readCommand(process.argv.slice(2));
  console.log(generate(command));
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}

function generate(command: Command): string {
  return command.kind === 'app' ? generateApp(root, command) : generateScreen(root, command);
}
