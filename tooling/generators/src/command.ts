import { parseArgs } from 'node:util';

export const usage = `Usage:
  pnpm gen screen <name> [--title <text>] [--lead <text>] [--section]
  pnpm gen app <name> [--title <text>] [--lead <text>]

  <name>     lower-case words joined by dashes, such as price-alert
  --title    heading of the screen or name of the app, in English. Default: the name, such as "Price alert"
  --lead     sentence below the heading. Default: a sentence to replace
  --section  adds the screen to the navigation of the task centre`;

export interface ScreenCommand {
  kind: 'screen';
  name: string;
  title: string;
  lead: string;
  /** Whether to add a link to the screen to the site's navigation. */
  section: boolean;
}

/** An app of the site with one page, at `/{locale}/{name}`. */
export interface AppCommand {
  kind: 'app';
  name: string;
  title: string;
  lead: string;
}

export type Command = AppCommand | ScreenCommand;

export type GeneratorErrorKind =
  'unknownKind' | 'unknownOption' | 'missingValue' | 'badName' | 'alreadyExists' | 'missingPlace';

/** Thrown if a command cannot be executed. No file has been written. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError';
  readonly kind: GeneratorErrorKind;

  constructor(kind: GeneratorErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

const placeholder = 'Replace this sentence. It says what the page is for.';

const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Reads the arguments of `pnpm gen`. It never asks questions, so it works the same without a terminal.
 *
 * @throws GeneratorError if an argument is missing, unknown or invalid
 */
export function readCommand(args: readonly string[]): Command {
  const { positionals, values } = parse(args);
  const [kind, name, ...rest] = positionals;
  if (kind !== 'app' && kind !== 'screen') {
    throw new GeneratorError(
      'unknownKind',
      `${kind === undefined ? 'Missing kind' : `Unknown kind "${kind}"`}: use "app" or "screen".`,
    );
  }
  if (rest.length > 0) {
    throw new GeneratorError(
      'unknownOption',
      `Unknown argument "${rest[0]}": put values that contain spaces in quotes.`,
    );
  }
  if (name === undefined) throw new GeneratorError('missingValue', `Missing name of the ${kind}.`);
  if (!namePattern.test(name)) {
    throw new GeneratorError(
      'badName',
      `Invalid name "${name}": use lower-case words joined by dashes, such as price-alert.`,
    );
  }
  const text = (option: 'title' | 'lead') => values[option]?.trim() ?? '';
  const titleOfName = name[0]!.toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const title = text('title') || titleOfName;
  const texts = { title, lead: text('lead') || placeholder };
  if (kind === 'app') return { kind, name, ...texts };
  return { kind, name, ...texts, section: values.section ?? false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        lead: { type: 'string' },
        section: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new GeneratorError('unknownOption', (error as Error).message);
  }
}
