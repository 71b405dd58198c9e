import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run, start, type CommandOptions } from './command.ts';
import { pages, type Block } from './documents.ts';
import { openPage } from './openPage.ts';
import { publicPackages, repository } from './publicPackages.ts';
import { commands } from './shellLines.ts';
import { stepOf, theAddress } from './step.ts';

/** Installs packages, named as on npm's command line, into a folder. */
export type Install = (names: readonly string[], options: CommandOptions) => unknown;

/**
 * Pages that a stranger follows in an empty folder: the README of each public package, and the page to
 * get started with it. Every block is run, unless `<!-- not run: why -->` stands in front of it.
 */
export function followedPages(): string[] {
  const readmes = publicPackages().map(({ folder }) => `${folder}/README.md`);
  return pages(repository).filter(
    (page) => page.startsWith('docs/getting-started/') || readmes.includes(page),
  );
}

/**
 * Follows a page word for word in an empty folder, block by block.
 *
 * @throws Error where it does not do what it says, or leaves a stranger standing
 */
export async function followPage(
  blocks: readonly Block[],
  folder: string,
  log: string,
  install: Install,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // Plain text, also where whoever runs this asks for colours: what is printed is compared.
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const options = { cwd: folder, log, env };
  const servers: { stop(): void }[] = [];
  /** The file that was put there last, while nothing was done with it. */
  let idle: string | undefined;
  try {
    for (const block of blocks) {
      if (block.notRun !== undefined) continue;
      if (block.language === 'sh') await runLines(block);
      else await takeStep(block);
    }
    if (idle !== undefined) throw new Error(`Nobody says what ${idle} is for.`);
  } finally {
    for (const server of servers) server.stop();
  }

  async function runLines({ code }: Block): Promise<void> {
    for (const line of commands(code)) {
      const [program = '', ...args] = line.split(/\s+/);
      if (line.startsWith('npm install ')) await install(args.slice(1), options);
      else await run(program, args, options);
    }
  }

  async function takeStep(block: Block): Promise<void> {
    const { file, command, stays, opens, presses, says, prints } = stepOf(block);
    writeFileSync(join(folder, file), block.code);
    idle = command || opens ? undefined : file;
    const [program = '', ...args] = command?.split(' ') ?? [];
    const look = (url: string) =>
      openPage(
        url,
        says.map((text) => `text="${text}" >> visible=true`),
        { press: presses },
      );
    if (stays) {
      servers.push(await start(program, args, literally(prints.join('\n')), options));
    } else if (opens === theAddress) {
      const server = await start(program, args, /http:\/\/localhost:\d+\//, options);
      await look(server.said).finally(server.stop);
    } else {
      const promised = prints.join('\n');
      const said = command ? (await run(program, args, options)).trim() : '';
      if (said !== promised) throw new Error(`${file} prints "${said}", not "${promised}".`);
      if (opens) await look(pathToFileURL(join(folder, opens)).href);
    }
  }
}

function literally(text: string): RegExp {
  return new RegExp(text.replaceAll(/[^\w\s]/g, '\\$&'));
}
