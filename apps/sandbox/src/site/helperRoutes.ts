import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { failure } from '../http/envelope.ts';

/** Folder with fakes of the scripts that the exchange shares between its sites. */
const fakesFolder = join(import.meta.dirname, '../../helpers');

/**
 * Serves the helper resources of the static host (spec 7). `/helpers/manifest.json` lists the scripts and their
 * integrity hashes. They are computed per request, so a new build takes effect immediately.
 *
 * @param scripts - paths of real scripts, keyed by name. They replace fakes of the same name. Missing files are
 *   left out.
 */
export function helperRoutes(
  app: FastifyInstance,
  scripts: Readonly<Record<string, string>>,
): void {
  const files = new Map([
    ...globSync('*.js', { cwd: fakesFolder }).map(
      (file) => [basename(file, '.js'), join(fakesFolder, file)] as const,
    ),
    ...Object.entries(scripts),
  ]);
  // Pages load the scripts with `crossorigin`, which integrity checks require, so every origin must be allowed.
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
