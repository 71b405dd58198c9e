import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { readInput } from '../users/userInput.ts';

/** Thrown if a script refers to something that does not exist. */
export class MissingError extends Error {
  /** HTTP status, which Fastify reads. */
  readonly statusCode = 404;
}

/**
 * Registers a POST route of the scripting API. Responds with 400 and `{ error }` if the body does
 * not match `schema`.
 */
export function scriptRoute<T>(
  app: FastifyInstance,
  path: string,
  schema: z.ZodType<T>,
  act: (input: T) => unknown,
): void {
  app.post(path, (request, reply) => {
    const input = readInput(schema, request.body);
    return input.ok ? reply.send(act(input.value)) : reply.code(400).send({ error: input.message });
  });
}
