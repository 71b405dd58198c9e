import { join } from 'node:path';
import { GeneratorError, readCommand, usage } from './command.ts';
import { generatePackage } from './generatePackage.ts';
import { generateScreen } from './generateScreen.ts';

// `pnpm gen <kind> <name> …` creates a package or a screen from `templates/`.
const root = join(import.meta.dirname, '../../..');

try {
  const command = readCommand(process.argv.slice(2));
  console.log(
    command.kind === 'screen' ? generateScreen(root, command) : generatePackage(root, command),
  );
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
