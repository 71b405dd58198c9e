import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './envelope.ts';

/** Request headers that pages may send: those of spec 7, and those for writes and event streams. */
const allowedHeaders = [
  'guid',
  'platform',
  'UserToken',
  'Content-Type',
  'Idempotency-Key',
  'Last-Event-ID',
  'X-User-Id',
  'traceparent',
];
const allowedNames = allowedHeaders.map((name) => name.toLowerCase());
const allowedMethods = ['GET', 'HEAD', 'POST'];
/** Time for which browsers may cache a preflight response, in s. */
const preflightSeconds = 600;

/** Responds to the preflight request by which a browser checks whether a page may send its method and headers. */
export function answerPreflight({ headers }: FastifyRequest, reply: FastifyReply) {
  const method = headers['access-control-request-method'] ?? '';
  const names = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const refused = names.find((name) => !allowedNames.includes(name));
  if (!allowedMethods.includes(method) || refused !== undefined) {
    const refusedPart = refused === undefined ? `method "${method}"` : `header "${refused}"`;
    return reply.code(403).send(failure('forbidden', `The ${refusedPart} is not allowed.`));
  }
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': allowedMethods.join(', '),
      'access-control-allow-headers': allowedHeaders.join(', '),
      'access-control-max-age': preflightSeconds,
    })
    .send();
}
