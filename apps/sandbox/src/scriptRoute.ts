import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { readInput } from './userInput.ts';

/** Something that a script names and that is not there. */
export class MissingError extends Error {
  /** Read by Fastify. */
  readonly statusCode = 404;
}

/** Registers a scripting POST whose body `schema` reads; what it cannot read is a 400 with words. */
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
