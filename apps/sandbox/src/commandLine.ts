import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Settings from the command line and environment. */
export interface Settings {
  /** Folder of the app in `apps/` whose pages are served. */
  app: string;
  port: number;
  host: string | undefined;
  dataFolder: string | undefined;
  replay: string | undefined;
  fresh: boolean;
  crossOrigin: boolean;
  devServer: string | undefined;
  help: boolean;
}

/** Thrown if the command line or the environment is invalid. */
export class UsageError extends Error {}

export const usage = `Usage: pnpm start [--app NAME] [--replay FILE] [--fresh] [--cross-origin] [--dev-server URL]

  --app NAME         serve the pages of apps/NAME (default task-center)
  --replay FILE      play a recording of quotes instead of the synthetic market
  --fresh            delete all stored data, including accounts
  --cross-origin     serve API, quotes and static files on the next three ports
  --dev-server URL   proxy pages from a dev server, for hot reload
  --help             print this help

  PORT               port to listen on (default 3000)
  DEV_SERVER         the same as --dev-server
  HOST               address to listen on (default 127.0.0.1)
  SANDBOX_DATA       folder of the database (default apps/sandbox/.sandbox)`;

/**
 * Reads the command line and environment. Paths are relative to the folder where the user ran pnpm. pnpm
 * changes the working folder and stores the original one in INIT_CWD.
 *
 * @throws UsageError if an option or PORT is invalid
 */
export function readCommandLine(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
): Settings {
  const userFolder = env.INIT_CWD ?? cwd;
  const { values } = parse(args);
  return {
    app: values.app ?? 'task-center',
    port: readPort(env.PORT),
    host: env.HOST || undefined,
    dataFolder: env.SANDBOX_DATA ? resolve(userFolder, env.SANDBOX_DATA) : undefined,
    replay: values.replay === undefined ? undefined : resolve(userFolder, values.replay),
    fresh: values.fresh ?? false,
    crossOrigin: values['cross-origin'] ?? false,
    devServer: values['dev-server'] ?? (env.DEV_SERVER || undefined),
    help: values.help ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // For `pnpm start -- --fresh`, pnpm passes the `--` on as an argument.
      args: args.filter((arg) => arg !== '--'),
      options: {
        app: { type: 'string' },
        replay: { type: 'string' },
        fresh: { type: 'boolean' },
        'cross-origin': { type: 'boolean' },
        'dev-server': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`Invalid PORT "${text}": use a number from 0 to 65535.`);
}
