import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { failure } from '../http/envelope.ts';

/** Excludes dots and slashes, so a name cannot leave its folder. */
const safeName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

interface File {
  project: string;
  lng: string;
  ns: string;
}

/**
 * Serves translation files under the release paths of decision 6: prod and testnet use
 * `/i18n/{project}/{lng}/{ns}.json`, and test uses `/i18n/test-{project}/latest/{lng}/{ns}.json`.
 * The sandbox has one project and ignores the project name.
 */
export function translationRoutes(app: FastifyInstance, folder: string | undefined): void {
  app.get<{ Params: File }>('/i18n/:project/:lng/:ns.json', (request, reply) =>
    answer(request.params, reply),
  );
  app.get<{ Params: File }>('/i18n/:project/latest/:lng/:ns.json', (request, reply) =>
    request.params.project.startsWith('test-') ? answer(request.params, reply) : unknown(reply),
  );

  async function answer({ project, lng, ns }: File, reply: FastifyReply) {
    if (folder === undefined || ![project, lng, ns].every((name) => safeName.test(name))) {
      return unknown(reply);
    }
    try {
      const json = await readFile(join(folder, lng, `${ns}.json`));
      return await reply
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
        .send(json);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return unknown(reply);
      throw error;
    }
  }
}

function unknown(reply: FastifyReply) {
  return reply.code(404).send(failure('notFound', 'There is no such translation file.'));
}
