import type { DatabaseSync } from 'node:sqlite';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import statics from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Accounts } from '../users/accounts.ts';
import { analyticsRoutes, type Analytics } from '../analytics.ts';
import type { ServerClock } from '../clock.ts';
import { controlRoutes } from '../control/controlRoutes.ts';
import type { CrossOrigin } from './crossOrigin.ts';
import type { DevServer } from '../site/devServer.ts';
import { failure, success } from './envelope.ts';
import { faultHooks } from './faultHooks.ts';
import type { Faults } from './faults.ts';
import { isNestedTooDeeply, nestingProblem } from './nestedJson.ts';
import { legalRoutes } from '../legal/legalRoutes.ts';
import { helperRoutes } from '../site/helperRoutes.ts';
import type { Market } from '../market/market.ts';
import { openApiDocument } from './openApi.ts';
import { hasForeignOrigin, pathOf } from './request.ts';
import { phoneFrames, phoneRoutes } from '../phone/phoneRoutes.ts';
import { quoteRoutes } from '../market/quoteRoutes.ts';
import type { QuoteServer } from '../market/quoteServer.ts';
import type { Sessions } from '../users/sessions.ts';
import { sendMissingPage, sendNotice, siteRoutes, type SiteOptions } from '../site/site.ts';
import { taskCenterRoutes } from '../taskCenter/calls/taskCenterRoutes.ts';
import type { TaskCenter } from '../taskCenter/taskCenter.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { telemetryRoutes, telemetryView, traceCalls } from '../telemetry/telemetryRoutes.ts';
import { translationRoutes } from '../site/translationRoutes.ts';
import { codeRoutes } from '../users/codeRoutes.ts';
import type { Mailbox } from '../users/mailbox.ts';
import { mailboxPage } from '../users/mailboxPage.ts';
import type { OneTimeCodes } from '../users/oneTimeCodes.ts';
import type { Passkeys } from '../users/passkeys/passkeys.ts';
import { securityRoutes } from '../users/securityRoutes.ts';
import { userRoutes } from '../users/userRoutes.ts';
import { userOf } from '../users/userSession.ts';

export interface Parts {
  accounts: Accounts;
  analytics: Analytics;
  codes: OneTimeCodes;
  /** Undefined if all services share the site's origin. */
  crossOrigin: CrossOrigin | undefined;
  db: DatabaseSync;
  devServer: DevServer | undefined;
  faults: Faults;
  helpers: Readonly<Record<string, string>>;
  logger: boolean;
  mailbox: Mailbox;
  market: Market;
  passkeys: Passkeys;
  quoteServer: QuoteServer;
  serverClock: ServerClock;
  sessions: Sessions;
  site: SiteOptions;
  taskCenter: TaskCenter;
  telemetry: Telemetry;
  translationsFolder: string | undefined;
}

const bodyBytes = 64 * 1024;
/** Base path in the client's configuration (spec 7). Each API path is also available under this base path. */
const apiBase = '/s1';
/** Matches API paths. Unknown paths return an envelope instead of a page. */
const apiPath = /^\/(s1|v2|x-api|i18n|_sandbox|logout)(\/|$)/;

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
} as const;

/** Creates the HTTP server of the sandbox without listening. */
export async function createHttpApp(parts: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: parts.logger,
    bodyLimit: bodyBytes,
    // Scripted faults can make calls hang. Closing must not wait for them.
    forceCloseConnections: true,
    // A path such as `/%zz` fails in the router before any hook runs.
    frameworkErrors: (_error, _request, reply) => {
      sendNotice(reply, 400, 'This URL is invalid.');
    },
  });
  readJson(app);
  await app.register(cookie);
  await app.register(compress);
  await app.register(statics, { serve: false, preCompressed: true });
  addHooks(app, parts);
  app.setErrorHandler(sendError);
  await addApi(app, parts);
  await addScripting(app, parts);
  addPages(app, parts);
  return app;
}

/** Adds the hooks of every request. They run in this order. */
function addHooks(app: FastifyInstance, { serverClock, crossOrigin, faults, telemetry }: Parts) {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('date', new Date(serverClock.now()).toUTCString());
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done(null, payload);
  });
  crossOrigin?.guard(app);
  faultHooks(app, faults);
  phoneFrames(app);
  traceCalls(app, telemetry);
  app.addHook('onRequest', async ({ method, raw }, reply) => {
    const reads = ['GET', 'HEAD', 'OPTIONS'].includes(method);
    // The site may call its services on other origins.
    if (reads || !hasForeignOrigin(raw) || crossOrigin?.isAllowed(raw)) return;
    await reply
      .code(403)
      .send(failure('forbidden', 'Requests from other origins are not allowed.'));
  });
}

function sendError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status === 413) {
    return reply
      .code(413)
      .send(failure('badInput', `The body is too long: the limit is ${bodyBytes} bytes.`));
  }
  if (status < 500) return reply.code(200).send(failure('badInput', error.message));
  console.error(error);
  return reply
    .code(500)
    .send(failure('internal', 'Internal error. See the console of the sandbox.'));
}

async function addApi(app: FastifyInstance, parts: Parts) {
  const { accounts, analytics, market, serverClock, sessions, taskCenter } = parts;
  const currentUser = userOf(sessions);
  const api = (scope: FastifyInstance, _options: unknown, done: () => void) => {
    userRoutes(scope, {
      accounts,
      codes: parts.codes,
      regions: taskCenter.regions,
      sessions,
      welcome: taskCenter.welcome,
    });
    codeRoutes(scope, parts);
    securityRoutes(scope, parts);
    quoteRoutes(scope, { market, serverClock });
    telemetryRoutes(scope, parts.telemetry);
    analyticsRoutes(scope, { analytics, userIdOf: (request) => currentUser(request)?.id });
    taskCenterRoutes(scope, { taskCenter, userOf: currentUser });
    done();
  };
  await app.register(api);
  await app.register(api, { prefix: apiBase });
  app.get(`${apiBase}/time`, () => success({ time: serverClock.now() }));
  let description: object | undefined;
  app.get('/x-api/openapi.json', () => (description ??= openApiDocument()));
  translationRoutes(app, parts.translationsFolder);
  helperRoutes(app, parts.helpers);
  legalRoutes(app, { taskCenter, userOf: currentUser, sitePath: parts.site.path });
}

async function addScripting(app: FastifyInstance, parts: Parts) {
  await app.register(
    (scope, _options, done) => {
      controlRoutes(scope, parts);
      phoneRoutes(scope);
      telemetryView(scope, parts.telemetry);
      mailboxPage(scope, parts.mailbox);
      done();
    },
    { prefix: '/_sandbox' },
  );
}

/** Serves the built pages, or those of a dev server. */
function addPages(app: FastifyInstance, { devServer, site }: Parts) {
  app.get('/', (_request, reply) => reply.redirect(site.path));
  if (devServer) {
    // Proxy before the body is parsed, because parsing consumes it.
    app.addHook('onRequest', (request, reply, done) => {
      if (request.is404 && !apiPath.test(pathOf(request.url))) devServer.handle(request, reply);
      else done();
    });
  } else {
    siteRoutes(app, site);
  }
  app.setNotFoundHandler((request, reply) =>
    apiPath.test(pathOf(request.url))
      ? reply.code(404).send(failure('notFound', 'Unknown API call.'))
      : sendMissingPage(request, reply, site),
  );
}

/**
 * Parses JSON bodies. Rejects deep nesting, and accepts an empty body with `Content-Type: application/json`, which
 * clients send on logout.
 */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else if (isNestedTooDeeply(body)) {
        done(Object.assign(new Error(nestingProblem), { statusCode: 400 }));
      } else void parse(request, body, done);
    },
  );
}
