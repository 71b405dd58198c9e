import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccounts } from './users/accounts.ts';
import { createAnalytics } from './analytics.ts';
import { createServerClock, systemClock, type Clock } from './clock.ts';
import { openDatabase, type Store } from './database.ts';
import { folderError } from './dataFolder.ts';
import { seedDemoAccounts } from './users/demoAccount.ts';
import { createDevServer, type DevServer } from './site/devServer.ts';
import { createFaults, type Faults } from './http/faults.ts';
import { createHttpApp } from './http/httpApp.ts';
import type { Market } from './market/market.ts';
import { createMailbox } from './users/mailbox.ts';
import { createMailCode } from './users/mailCode.ts';
import { createOneTimeCodes } from './users/oneTimeCodes.ts';
import { createPasskeys } from './users/passkeys/passkeys.ts';
import { createPasswords } from './users/password.ts';
import { createQuoteServer, quotePath, type QuoteServer } from './market/quoteServer.ts';
import { listenError, probePort } from './ports.ts';
import { readRecording } from './market/readRecording.ts';
import { createReplayMarket } from './market/replayMarket.ts';
import { secureRandom } from './random.ts';
import { createSessions } from './users/sessions.ts';
import { StartError } from './startError.ts';
import { createTaskCenter } from './taskCenter/taskCenter.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { createSyntheticMarket } from './market/syntheticMarket.ts';
import { withStablecoins } from './market/withStablecoins.ts';
import {
  createCrossOrigin,
  type CrossOrigin,
  originOf,
  portsAfter,
  type Origins,
  type OtherPorts,
} from './http/crossOrigin.ts';
import { refuseUpgrade, routeUpgrades, type Upgrade } from './http/upgrades.ts';

export interface SandboxOptions {
  /** Port to listen on. Default: 0, any free port. */
  port?: number;
  /** Address to listen on. Default: `127.0.0.1`, reachable only from this machine. */
  host?: string;
  /** Folder of the database. Default: `:memory:`. */
  dataFolder?: string;
  /** Whether to delete the database first. Default: false. */
  fresh?: boolean;
  /** Folder of the exported site. */
  siteFolder?: string;
  /** First segment of the site's paths after the locale. Default: `/task-center`. */
  sitePath?: string;
  /** Headers of the site's HTML responses, such as its Content-Security-Policy. */
  siteHeaders?: Record<string, string>;
  /**
   * Serves the API, quotes and static files on ports of their own: the given ports, or the three after `port` if
   * true. Default: false.
   */
  crossOrigin?: boolean | OtherPorts;
  /** URL of a dev server that serves the pages instead of `siteFolder`. */
  devServer?: string;
  /** Folder of translations: `{lng}/{ns}.json`. */
  translationsFolder?: string;
  /** Paths of helper scripts by name. They extend or replace the sandbox's fakes. */
  helpers?: Readonly<Record<string, string>>;
  /** Seed of a synthetic market, or path of a recording to replay. Default: `{ seed: 1 }`. */
  market?: { seed: number } | { replay: string };
  /** Whether to log requests to stdout as JSON Lines. Default: false. */
  logger?: boolean;
  clock?: Clock;
  /** Draws the contents of mystery boxes: a number in [0, 1). Default: unpredictable numbers of the system. */
  random?: () => number;
  /** Scrypt's cost parameter N for new passwords, a power of two. Default: 16384. Tests use 2 for fast logins. */
  scryptCost?: number;
}

export interface Sandbox {
  /** Origin, such as `http://127.0.0.1:3000`. */
  url: string;
  port: number;
  /** Origins of the site, API, quotes and static files. They are all `url` unless `crossOrigin` is set. */
  origins: Origins;
  /** Cuts all connections, closes the database and frees the port. Safe to call more than once. */
  close(): Promise<void>;
}

/**
 * Starts a sandbox exchange in this process: HTTP API, quote socket and site. Sandboxes share no state, so
 * several can run at the same time.
 *
 * @throws StartError if it cannot start, for example because the port is in use or the recording is invalid
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', dataFolder = ':memory:', clock = systemClock } = options;
  const market = withStablecoins(createMarket(options.market ?? { seed: 1 }, clock));
  const devServer = options.devServer === undefined ? undefined : openDevServer(options.devServer);
  const otherPorts =
    options.crossOrigin === true ? portsAfter(port) : options.crossOrigin || undefined;
  const crossOrigin = otherPorts && createCrossOrigin(otherPorts);
  for (const each of [port, ...Object.values(otherPorts ?? {})]) await probePort(each, host);
  const store = openDatabase(dataFolder, { fresh: options.fresh ?? false });
  try {
    return await startSandbox(options, { store, market, devServer, crossOrigin });
  } catch (error) {
    store.close();
    throw folderError(dataFolder, error) ?? error;
  }
}

interface Opened {
  store: Store;
  market: Market;
  devServer: DevServer | undefined;
  crossOrigin: CrossOrigin | undefined;
}

async function startSandbox(
  options: SandboxOptions,
  { store, market, devServer, crossOrigin }: Opened,
): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', clock = systemClock, random = secureRandom } = options;
  const { db } = store;
  const serverClock = createServerClock(clock);
  const accounts = createAccounts(db, serverClock, createPasswords(options.scryptCost));
  await seedDemoAccounts(accounts, serverClock.now());
  const sessions = createSessions(db, serverClock);
  const mailbox = createMailbox(serverClock);
  const codes = createOneTimeCodes(db, serverClock, createMailCode(accounts, mailbox));
  const analytics = createAnalytics(db, serverClock);
  const faults = createFaults();
  const taskCenter = createTaskCenter({
    db,
    accounts,
    serverClock,
    clock,
    random,
    priceOf: (coin) => market.latest(`${coin}USDT`)?.items[0]?.c,
  });
  const quoteServer = createQuoteServer(market, serverClock, clock);

  const app = await createHttpApp({
    accounts,
    analytics,
    codes,
    crossOrigin,
    db,
    devServer,
    faults,
    helpers: options.helpers ?? {},
    logger: options.logger ?? false,
    mailbox,
    market,
    passkeys: createPasskeys(db, serverClock),
    quoteServer,
    serverClock,
    sessions,
    site: {
      folder: options.siteFolder,
      path: options.sitePath ?? '/task-center',
      headers: options.siteHeaders ?? {},
    },
    taskCenter,
    telemetry: createTelemetry(serverClock),
    translationsFolder: options.translationsFolder,
  });
  const cutQuoteSockets = routeQuotes(app.server, { quoteServer, crossOrigin, devServer, faults });

  let closing: Promise<void> | undefined;
  const close = () => (closing ??= shutDown());
  async function shutDown() {
    quoteServer.stop();
    cutQuoteSockets();
    await crossOrigin?.close();
    await app.close();
    store.close();
  }

  try {
    await app.listen({ port, host });
    const { port: usedPort } = app.server.address() as AddressInfo;
    const url = originOf(host, usedPort);
    const origins = await crossOrigin?.listen(app, host);
    const sharedOrigin = { site: url, api: url, ws: url, statics: url };
    return { url, port: usedPort, origins: origins ?? sharedOrigin, close };
  } catch (error) {
    await close();
    throw listenError(error as NodeJS.ErrnoException, port);
  }
}

/** Accepts handshakes of quote sockets at the origin that serves them. Returns a function that cuts all connections. */
function routeQuotes(
  siteServer: Server,
  {
    quoteServer,
    crossOrigin,
    devServer,
    faults,
  }: Pick<Opened, 'crossOrigin' | 'devServer'> & { quoteServer: QuoteServer; faults: Faults },
): () => void {
  const notFound: Upgrade = (_request, socket) => refuseUpgrade(socket, 404);
  const fallback = devServer?.upgrade ?? notFound;
  const accept: Upgrade = (request, socket, head) => {
    if (crossOrigin?.isAllowed(request) === false) refuseUpgrade(socket, 403);
    else quoteServer.accept(request, socket, head);
  };
  const quotes = { path: quotePath, accept, fallback, faults };
  if (!crossOrigin) return routeUpgrades(siteServer, quotes);
  const cutQuotes = routeUpgrades(crossOrigin.ws, quotes);
  const cutOthers = routeUpgrades(siteServer, { ...quotes, accept: notFound });
  return () => {
    cutQuotes();
    cutOthers();
  };
}

function createMarket(choice: { seed: number } | { replay: string }, clock: Clock): Market {
  return 'replay' in choice
    ? createReplayMarket(readRecording(choice.replay), clock)
    : createSyntheticMarket(choice.seed, clock);
}

function openDevServer(url: string) {
  if (!URL.canParse(url) || new URL(url).protocol !== 'http:') {
    const message = `Invalid dev server URL "${url}": it must be an http:// URL.`;
    throw new StartError('devServer', message);
  }
  return createDevServer(new URL(url));
}
