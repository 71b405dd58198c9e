import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { failure } from './envelope.ts';

/** The sandbox's stand-ins for scripts that the exchange shares between its sites. */
const standIns = join(import.meta.dirname, '../helpers');

/**
 * The static host's helper resources (spec 7): `/helpers/manifest.json` names the scripts and their
 * integrity, computed when it is asked for, so that a new build shows at once.
 *
 * @param own - real scripts by their name, in place of stand-ins; one that is not built is left out
 */
export function helperRoutes(app: FastifyInstance, own: Readonly<Record<string, string>>): void {
  const files = new Map([
    ...globSync('*.js', { cwd: standIns }).map(
      (file) => [basename(file, '.js'), join(standIns, file)] as const,
    ),
    ...Object.entries(own),
  ]);
  // Pages of every edition load them, with `crossorigin`, or their integrity could not be checked.
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };

  app.get('/helpers/manifest.json', async (_request, reply) => {
    const built = [...files].filter(([, path]) => existsSync(path)).sort();
    const resources = await Promise.all(
      built.map(async ([name, path]) => {
        const digest = createHash('sha384')
          .update(await readFile(path))
          .digest('base64');
        return [name, { src: `${name}.js`, integrity: `sha384-${digest}` }] as const;
      }),
    );
    return reply.headers(headers).send({ resources: Object.fromEntries(resources) });
  });

  app.get<{ Params: { name: string } }>('/helpers/:name.js', async (request, reply) => {
    const path = files.get(request.params.name);
    if (path === undefined || !existsSync(path)) {
      return reply.code(404).send(failure('notFound', 'There is no such helper.'));
    }
    return reply
      .headers({ ...headers, 'content-type': 'text/javascript; charset=utf-8' })
      .send(await readFile(path));
  });
}
