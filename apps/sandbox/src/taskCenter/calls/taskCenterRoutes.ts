import { readInput, userHeader } from '@exchange/exchange-api';
import {
  endpoints,
  eventsPath,
  taskCenterPaths,
  type Endpoint,
  type EndpointName,
} from '@exchange/task-center-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '../../users/accounts.ts';
import { failure, success, type Envelope } from '../../http/envelope.ts';
import type { RequestingPage } from '../callerRegion.ts';
import type { UserCaller } from './caller.ts';
import { maxStreams } from '../eventStreams.ts';
import { Refusal } from './refusal.ts';
import type { TaskCenter } from '../taskCenter.ts';

/** Calls that show accounts what they hold, also in regions without the task centre. */
const ownReads: ReadonlySet<EndpointName> = new Set([
  'rewards',
  'reward',
  'usage',
  'wallet',
  'points',
  'kinds',
]);

const keyPattern = /^[\w-]{8,64}$/;

/** Registers all calls in the `endpoints` table, and the event stream. */
export function taskCenterRoutes(
  app: FastifyInstance,
  {
    taskCenter,
    userOf,
  }: { taskCenter: TaskCenter; userOf: (request: FastifyRequest) => User | undefined },
): void {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    app.route({
      method: endpoint.method,
      url: taskCenterPaths[name],
      handler: (request) => answer(name, endpoint, request),
    });
  }

  app.get(eventsPath, (request, reply) => {
    const user = userOf(request);
    if (isForAnother(request, user)) return reply.send(failure('otherUser', otherUserMessage));
    if (!user) return reply.send(failure('notLoggedIn', 'You are not logged in.'));
    if (!taskCenter.streams.hasRoom(user.id)) {
      const message = `An account may have ${maxStreams} event streams open. Close one of them.`;
      return reply.code(429).header('retry-after', '30').send(failure('tooMany', message));
    }
    reply.hijack();
    taskCenter.streams.open(reply.raw, {
      userId: user.id,
      lastId: request.headers['last-event-id']?.toString(),
      isAllowed: () => userOf(request) !== undefined,
    });
    return reply;
  });

  function answer(name: EndpointName, endpoint: Endpoint, request: FastifyRequest): Envelope {
    try {
      return success(handle(name, endpoint, request));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return failure(error.code, error.message, error.result);
    }
  }

  function handle(name: EndpointName, endpoint: Endpoint, request: FastifyRequest): unknown {
    const user = userOf(request);
    if (isForAnother(request, user)) throw new Refusal('otherUser', otherUserMessage);
    const isOpen = name === 'time' || (user && ownReads.has(name));
    if (!isOpen && taskCenter.isBlocked(user, request.query as RequestingPage)) {
      throw new Refusal('regionBlocked', 'The task centre is not offered in your region.');
    }
    if (!endpoint.guests && !user) throw new Refusal('notLoggedIn', 'You are not logged in.');
    const query = parse<RequestingPage>(endpoint.query, request.query);
    const caller = taskCenter.caller(user, query);
    taskCenter.settle(caller);
    if (!endpoint.body) return taskCenter.run(name, caller, query);
    const body = parse<object>(endpoint.body, request.body ?? {});
    if (!endpoint.idempotent) return taskCenter.run(name, caller, body);
    const key = keyOf(request);
    return taskCenter.runOnce(name, caller as UserCaller, { input: body, key });
  }
}

const otherUserMessage = `The session belongs to another user than the header ${userHeader} names.`;

/** Returns whether the header names a user other than the caller. */
function isForAnother({ headers }: FastifyRequest, user: User | undefined): boolean {
  const expected = headers[userHeader.toLowerCase()];
  return expected !== undefined && expected !== String(user?.id ?? 0);
}

/** @throws Refusal that lists the invalid fields */
function parse<Output>(schema: NonNullable<Endpoint['body']>, input: unknown): Output {
  const parsed = readInput(schema, input);
  if (!parsed.ok) throw new Refusal('badInput', parsed.message);
  return parsed.value as Output;
}

/** @throws Refusal without a valid `Idempotency-Key` */
function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && keyPattern.test(key)) return key;
  const message =
    'Idempotency-Key: send this header with 8 to 64 letters, digits, dashes or underscores, and a new value per operation';
  throw new Refusal('badInput', message);
}
