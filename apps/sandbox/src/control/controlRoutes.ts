import type { DatabaseSync } from 'node:sqlite';
import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Accounts } from '../users/accounts.ts';
import type { Analytics } from '../analytics.ts';
import type { ServerClock } from '../clock.ts';
import { faultRule, type Faults } from '../http/faults.ts';
import type { Market } from '../market/market.ts';
import { hasForeignOrigin, isLocal } from '../http/request.ts';
import type { QuoteServer } from '../market/quoteServer.ts';
import type { Sessions } from '../users/sessions.ts';
import { scriptRoute } from './scriptRoute.ts';
import { regionNames } from '../taskCenter/callerRegion.ts';
import { taskCenterScripts } from './taskCenterScripts.ts';
import type { TaskCenter } from '../taskCenter/taskCenter.ts';
import { readInput } from '../users/userInput.ts';

interface ControlOptions {
  db: DatabaseSync;
  taskCenter: TaskCenter;
  faults: Faults;
  serverClock: ServerClock;
  quoteServer: QuoteServer;
  market: Market;
  accounts: Accounts;
  sessions: Sessions;
  analytics: Analytics;
}

/** Limits the clock to dates that every date format of the pages can show. */
const tenYearsMs = 315_576_000_000;
const clockInput = z.strictObject({ offsetMs: z.int().min(-tenYearsMs).max(tenYearsMs) });

/** Close code that a server may send. RFC 6455, section 7.4, reserves 1004 to 1006. */
const closeCode = z
  .int()
  .refine(
    (code) =>
      (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) ||
      (code >= 3000 && code <= 4999),
    'is not a close code that a server may send',
  );

const socketInput = z
  .strictObject({
    silent: z.boolean().optional(),
    drop: z.literal(true).optional(),
    close: z
      .strictObject({
        code: closeCode,
        // The protocol limits the reason to 123 bytes, not characters.
        reason: z
          .string()
          .refine((reason) => Buffer.byteLength(reason) <= 123, 'at most 123 bytes')
          .default(''),
      })
      .optional(),
    send: z.string().optional(),
  })
  .refine((input) => Object.keys(input).length > 0, 'give one of silent, drop, close, send');

const userInput = z.strictObject({
  email: z.string(),
  vip: z.boolean().optional(),
  parentId: z.int().positive().nullable().optional(),
  google2fa: z.boolean().optional(),
  loginCode: z.boolean().optional(),
  username: z.string().min(1).max(32).optional(),
  lang: z.string().min(1).max(16).optional(),
  status: z.int().optional(),
  kycLevel: z.int().min(0).max(3).optional(),
  region: z.enum(regionNames).nullable().optional(),
});

const analyticsLimit = { default: 100, max: 1_000 };

/** Scripting API under `/_sandbox`. Rejects requests from other machines and from pages on other origins. */
export function controlRoutes(app: FastifyInstance, options: ControlOptions): void {
  const { serverClock, quoteServer, analytics, taskCenter } = options;

  app.addHook('onRequest', async (request, reply) => {
    if (isLocal(request.raw) && !hasForeignOrigin(request.raw)) return;
    await reply
      .code(403)
      .send({ error: 'Scripting is only allowed from the machine that runs the sandbox.' });
  });

  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) throw error;
    return reply.code(status).send({ error: error.message });
  });

  faultScripts(app, options.faults);
  userScript(app, options);
  taskCenterScripts(app, options);

  scriptRoute(app, '/clock', clockInput, ({ offsetMs }) => {
    serverClock.offsetMs = offsetMs;
    taskCenter.live.refreshAll();
    return { offsetMs, now: serverClock.now() };
  });

  scriptRoute(app, '/socket', socketInput, ({ silent, drop, close, send }) => {
    if (silent !== undefined) quoteServer.silent = silent;
    if (send !== undefined) quoteServer.broadcast(send);
    if (close) quoteServer.closeAll(close.code, close.reason);
    if (drop) quoteServer.drop();
    return quoteServer.state();
  });

  app.get<{ Querystring: { limit?: string } }>('/analytics', ({ query }) => {
    const limit = Math.trunc(Number(query.limit)) || analyticsLimit.default;
    return { events: analytics.latest(Math.min(Math.max(limit, 1), analyticsLimit.max)) };
  });

  app.get('/state', () => stateOf(options));
}

function faultScripts(app: FastifyInstance, faults: Faults): void {
  scriptRoute(app, '/faults', faultRule, (rule) => faults.add(rule));
  app.get('/faults', () => ({ faults: faults.list() }));
  app.delete('/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/faults/:id', (request, reply) =>
    faults.remove(Number(request.params.id))
      ? reply.code(204).send()
      : reply.code(404).send({ error: `There is no fault ${request.params.id}.` }),
  );
}

/** Registers the call that changes an account. Values that the script does not give stay. */
function userScript(
  app: FastifyInstance,
  { accounts, taskCenter }: Pick<ControlOptions, 'accounts' | 'taskCenter'>,
): void {
  app.post('/users', (request, reply) => {
    const input = readInput(userInput, request.body);
    if (!input.ok) return reply.code(400).send({ error: input.message });
    const { email, vip, google2fa, loginCode, parentId, kycLevel, ...rest } = input.value;
    const user = accounts.find({ email });
    if (!user) return reply.code(404).send({ error: `There is no account ${email}.` });
    if (parentId != null && !accounts.byId(parentId)) {
      return reply.code(400).send({ error: `parentId: there is no user ${parentId}` });
    }
    accounts.change(user.id, {
      ...rest,
      ...(vip === undefined ? {} : { is_vip: Number(vip) }),
      ...(google2fa === undefined ? {} : { has_google2fa: Number(google2fa) }),
      ...(loginCode === undefined ? {} : { login_code: Number(loginCode) }),
      ...(parentId === undefined ? {} : { parent_id: parentId }),
      ...(kycLevel === undefined ? {} : { kyc_level: kycLevel }),
    });
    taskCenter.live.store(user.id, { type: 'refresh' });
    taskCenter.live.publish();
    return reply.send({ id: user.id });
  });
}

function stateOf({
  serverClock,
  market,
  quoteServer,
  taskCenter: { regions, streams },
  faults,
  accounts,
  sessions,
  analytics,
}: ControlOptions) {
  return {
    clock: { offsetMs: serverClock.offsetMs, now: serverClock.now() },
    market: { source: market.source, symbols: market.symbols },
    socket: quoteServer.state(),
    region: { current: regions.current, blocked: [...regions.blocked] },
    eventStreams: streams.count(),
    faults: faults.list(),
    users: accounts.count(),
    sessions: sessions.count(),
    analyticsEvents: analytics.count(),
  };
}
