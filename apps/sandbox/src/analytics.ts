import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerClock } from './clock.ts';
import { transaction } from './database.ts';
import { failure } from './http/envelope.ts';
import { isNestedTooDeeply } from './http/nestedJson.ts';
import { oldestKept } from './retention.ts';
import { readInput } from './users/userInput.ts';

/** Maximum number of stored events. Older ones are deleted. */
const maxEvents = 10_000;

/** Maximum length of an event's JSON in characters. */
const maxEventLength = 8_192;

const event = z
  .record(z.string(), z.json())
  .refine((each) => JSON.stringify(each).length <= maxEventLength, 'is too long');
/** One event, a list of them, or `{ events: [...] }`. */
const batch = z.union([
  z.array(event).max(100),
  z.object({ events: z.array(event).max(100) }).transform(({ events }) => events),
  event.transform((single) => [single]),
]);

export interface StoredEvent {
  received_at: number;
  user_id: number | null;
  payload: unknown;
}

export interface Analytics {
  store(events: readonly unknown[], userId: number | undefined): void;
  /** Returns the newest events, newest first. */
  latest(limit: number): StoredEvent[];
  count(): number;
}

export function createAnalytics(db: DatabaseSync, clock: ServerClock): Analytics {
  const insert = db.prepare(
    'INSERT INTO analytics_events (received_at, user_id, payload) VALUES (?, ?, ?)',
  );
  const trim = db.prepare(`
    DELETE FROM analytics_events WHERE id <= (SELECT max(id) FROM analytics_events) - ${maxEvents}
  `);
  const expire = db.prepare('DELETE FROM analytics_events WHERE received_at < ?');
  const newest = db.prepare(
    'SELECT received_at, user_id, payload FROM analytics_events ORDER BY id DESC LIMIT ?',
  );
  const countAll = db.prepare('SELECT count(*) AS events FROM analytics_events');

  return {
    store(events, userId) {
      transaction(db, () => {
        for (const each of events) insert.run(clock.now(), userId ?? null, JSON.stringify(each));
        trim.run();
        expire.run(oldestKept('analytics', clock.now()));
      });
    },
    latest: (limit) =>
      newest.all(limit).map((row) => ({
        ...(row as unknown as StoredEvent),
        payload: JSON.parse((row as { payload: string }).payload) as unknown,
      })),
    count: () => (countAll.get() as { events: number }).events,
  };
}

/** Analytics endpoint (spec 7). Accepts JSON with any content type that `sendBeacon` sends. Responds with 204. */
export function analyticsRoutes(
  app: FastifyInstance,
  {
    analytics,
    userIdOf,
  }: { analytics: Analytics; userIdOf: (request: FastifyRequest) => number | undefined },
): void {
  app.post('/x-api/analytics/v1/collect', (request, reply) => {
    const input = readInput(batch, fromText(request.body));
    if (!input.ok) return reply.code(400).send(failure('badInput', 'Expected a batch of events.'));
    analytics.store(input.value, userIdOf(request));
    return reply.code(204).send();
  });
}

function fromText(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  if (isNestedTooDeeply(body)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
