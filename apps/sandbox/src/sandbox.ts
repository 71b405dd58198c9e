import { createServer, type AddressInfo } from 'node:net';
import { createAccounts } from './accounts.ts';
import { createAnalytics } from './analytics.ts';
import { createServerClock, systemClock, type Clock } from './clock.ts';
import { openDatabase } from './database.ts';
import { seedDemoAccount } from './demoAccount.ts';
import { createDevServer } from './devServer.ts';
import { createFaults } from './faults.ts';
import { createHttpApp } from './httpApp.ts';
import type { Market } from './market.ts';
import { createPasswords } from './password.ts';
import { createQuoteServer, quotePath } from './quoteServer.ts';
import { readRecording } from './recording.ts';
import { createReplayMarket } from './replayMarket.ts';
import { createSessions } from './sessions.ts';
import { StartError } from './startError.ts';
import { createTaskCenter } from './taskCenter/taskCenter.ts';
import { createSyntheticMarket } from './syntheticMarket.ts';
import { refuseUpgrade, routeUpgrades } from './upgrades.ts';

export interface SandboxOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Address to listen on. Default: `127.0.0.1`, reachable from this machine alone. */
  host?: string;
  /** Folder of the database, or `:memory:`, the default. */
  dataFolder?: string;
  /** Deletes the database first. */
  fresh?: boolean;
  /** Folder of the exported site. */
  siteFolder?: string;
  /** Headers of the site's HTML answers, such as its Content-Security-Policy. */
  siteHeaders?: Record<string, string>;
  /** URL of a dev server that answers what the sandbox does not, instead of `siteFolder`. */
  devServer?: string;
  /** Folder of translations: `{lng}/{ns}.json`. */
  translationsFolder?: string;
  /** Helper resources besides the sandbox's stand-ins, or in place of one: name → script. */
  helpers?: Readonly<Record<string, string>>;
  /** A market drawn from a seed (default: seed 1), or a recording's path to replay. */
  market?: { seed: number } | { replay: string };
  /** Logs requests to stdout, as JSON Lines. */
  logger?: boolean;
  clock?: Clock;
  /** scrypt's N for new passwords, a power of two. Default: 16384; tests set 2 to log in fast. */
  scryptCost?: number;
}

export interface Sandbox {
  /** Origin, such as `http://127.0.0.1:3000`. */
  url: string;
  port: number;
  /** Cuts every connection, closes the database and frees the port. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Starts a small exchange: HTTP API, quote socket and site in this process. Nothing is global, so
 * several can run at once.
 *
 * @throws StartError when it cannot start: port taken, broken database or recording.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', dataFolder = ':memory:', clock = systemClock } = options;
  const market = createMarket(options.market ?? { seed: 1 }, clock);
  const devServer = options.devServer === undefined ? undefined : openDevServer(options.devServer);
  // Before the data is touched: `fresh` must not empty the database of a sandbox that is running.
  await probePort(port, host);
  const db = openDatabase(dataFolder, { fresh: options.fresh ?? false });

  const serverClock = createServerClock(clock);
  const accounts = createAccounts(db, serverClock, createPasswords(options.scryptCost));
  await seedDemoAccount(accounts);
  const sessions = createSessions(db, serverClock);
  const analytics = createAnalytics(db, serverClock);
  const faults = createFaults();
  const taskCenter = createTaskCenter({ db, accounts, serverClock, clock });
  const quoteServer = createQuoteServer(market, serverClock, clock);

  const app = await createHttpApp({
    accounts,
    analytics,
    db,
    devServer,
    faults,
    helpers: options.helpers ?? {},
    logger: options.logger ?? false,
    market,
    quoteServer,
    serverClock,
    sessions,
    site: { folder: options.siteFolder, headers: options.siteHeaders ?? {} },
    taskCenter,
    translationsFolder: options.translationsFolder,
  });
  const cutUpgraded = routeUpgrades(app.server, {
    path: quotePath,
    accept: quoteServer.accept,
    fallback: devServer?.upgrade ?? ((_request, socket) => refuseUpgrade(socket, 404)),
    faults,
  });

  let closing: Promise<void> | undefined;
  async function shutDown() {
    quoteServer.stop();
    cutUpgraded();
    await app.close();
    db.close();
  }
  const close = () => (closing ??= shutDown());

  try {
    await app.listen({ port, host });
  } catch (error) {
    await close();
    throw listenError(error as NodeJS.ErrnoException, port);
  }
  const taken = (app.server.address() as AddressInfo).port;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, port: taken, close };
}

function createMarket(choice: { seed: number } | { replay: string }, clock: Clock): Market {
  return 'replay' in choice
    ? createReplayMarket(readRecording(choice.replay), clock)
    : createSyntheticMarket(choice.seed, clock);
}

function openDevServer(url: string) {
  if (!URL.canParse(url) || new URL(url).protocol !== 'http:') {
    const message = `The dev server's address must be an http:// URL, not "${url}".`;
    throw new StartError('devServer', message);
  }
  return createDevServer(new URL(url));
}

/** @throws StartError when somebody listens there. */
async function probePort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen({ port, host }, resolve);
    });
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, port);
  }
  await new Promise((resolve) => probe.close(resolve));
}

function listenError(error: NodeJS.ErrnoException, port: number): unknown {
  const options = { cause: error };
  if (error.code === 'EADDRINUSE') {
    const message = `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1}.`;
    return new StartError('portTaken', message, options);
  }
  if (error.code === 'EACCES') {
    const message = `Port ${port} may not be used without more rights. Choose one above 1023.`;
    return new StartError('port', message, options);
  }
  return error;
}
