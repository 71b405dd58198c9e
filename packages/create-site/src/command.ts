import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSite } from './createSite.ts';
import { CreateSiteError } from './createSiteError.ts';
import { missingNode } from './missingNode.ts';
import { packageManager } from './packageManager.ts';
import { siteName } from './siteName.ts';
import { templateName } from './templateName.ts';

const usage = 'Usage: create-site [NAME] [--template vite|next] [--yes]';

export interface CommandContext {
  /** Folder in which the site's folder is created. */
  cwd: string;
  /** Folder with the templates. */
  templates: string;
  userAgent: string | undefined;
  /** Version of the Node that runs the command, such as `24.21.0`. */
  nodeVersion: string;
  /** Asks for a text. Undefined without a terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
  print: (text: string) => void;
}

/**
 * Creates a site and prints how to start it.
 *
 * @throws CreateSiteError
 */
export async function command(args: readonly string[], context: CommandContext): Promise<void> {
  const { cwd, templates, userAgent, nodeVersion, print } = context;
  const { names, template: chosen, yes, help } = parse(args);
  if (help) {
    print(usage);
    return;
  }
  const ask = yes ? undefined : context.ask;
  const name = siteName(names[0] ?? (yes ? 'my-site' : await readName(ask)));
  const question = 'Template, vite or next (vite): ';
  const template = join(templates, templateName(chosen ?? (await ask?.(question)) ?? ''));
  const manager = packageManager(userAgent);
  createSite(join(cwd, name), template, manager);
  const missing = missingNode(template, nodeVersion);
  if (missing !== undefined) {
    print(`The site needs Node ${missing} or newer. This is Node ${nodeVersion}.\n`);
  }
  const start = `  cd ${name} && ${manager.name} install\n  ${manager.name} run dev\n`;
  print(`Created ${name}. Start it:\n\n${start}`);
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (positionals.length > 1) throw new Error(`Too many names: ${positionals.join(', ')}.`);
    return { names: positionals, ...values };
  } catch (error) {
    throw new CreateSiteError('badOption', `${(error as Error).message} ${usage}`);
  }
}

async function readName(ask: CommandContext['ask']): Promise<string> {
  if (ask === undefined) {
    throw new CreateSiteError('missingName', `The name of the site is missing. ${usage}`);
  }
  return (await ask('Name of the site (my-site): ')) || 'my-site';
}
