import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSite } from './createSite.ts';
import { CreateSiteError } from './createSiteError.ts';
import { packageManager } from './packageManager.ts';
import { siteName } from './siteName.ts';

const usage = 'Usage: create-site [NAME] [--yes]';

export interface CommandContext {
  /** Folder in which the site's folder is created. */
  cwd: string;
  /** Folder to copy. */
  template: string;
  userAgent: string | undefined;
  /** Asks for a text. Undefined if nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined;
  print: (text: string) => void;
}

/**
 * Creates a site and prints how to start it.
 *
 * @throws CreateSiteError
 */
export async function command(args: readonly string[], context: CommandContext): Promise<void> {
  const { cwd, template, userAgent, ask, print } = context;
  const { names, yes, help } = parse(args);
  if (help) {
    print(usage);
    return;
  }
  const name = siteName(names[0] ?? (yes ? 'my-site' : await askName(ask)));
  createSite(join(cwd, name), template);
  const manager = packageManager(userAgent);
  print(`Created ${name}. Start it:\n\n  cd ${name} && ${manager} install\n  ${manager} run dev\n`);
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { yes: { type: 'boolean', short: 'y' }, help: { type: 'boolean', short: 'h' } },
    });
    if (positionals.length > 1) throw new Error(`Too many names: ${positionals.join(', ')}.`);
    return { names: positionals, ...values };
  } catch (error) {
    throw new CreateSiteError('badOption', `${(error as Error).message} ${usage}`);
  }
}

async function askName(ask: CommandContext['ask']): Promise<string> {
  if (ask === undefined) {
    throw new CreateSiteError('missingName', `The name of the site is missing. ${usage}`);
  }
  return (await ask('Name of the site (my-site): ')) || 'my-site';
}
