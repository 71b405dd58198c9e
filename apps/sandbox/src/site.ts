import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './faultHooks.ts';
import { findSiteFile } from './siteFiles.ts';
import { noticePage, noticePolicy } from './noticePage.ts';

interface Options {
  /** The exported site; looked at on every request, so a new build shows at once. */
  folder: string | undefined;
  /** Added to every HTML answer of the site. */
  headers: Record<string, string>;
}

/** `/task-center…` and `/{anything}/task-center…`: the product's own pages. */
const productPath = /^(\/[^/]+)?\/task-center(\/|$)/;
/** File names that carry a hash of their content. */
const hashedPath = /^\/task-center\/_next\/static\//;

/** The exported site, answered in place: no redirect, so the address stays what the user typed. */
export function siteHandler(app: FastifyInstance, { folder, headers }: Options) {
  app.get('/', (_request, reply) => reply.redirect('/task-center'));

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return notice(reply, 405, 'Pages are read with GET.');
    }
    const file = folder === undefined ? undefined : await findSiteFile(folder, path);
    if (folder !== undefined && file !== undefined && !isErrorPage(file)) {
      if (file.endsWith('.html')) reply.headers(headers);
      reply.header('cache-control', cacheControl(path, file));
      return reply.sendFile(encodeURI(file), folder, { cacheControl: false });
    }
    if (!productPath.test(path)) {
      return notice(reply, 404, 'This area of the exchange is not part of the sandbox.');
    }
    const page = folder === undefined ? undefined : await read404(folder);
    if (page === undefined) {
      return notice(reply, 404, 'No site is built here yet: run "pnpm build" and reload.');
    }
    return reply
      .code(404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .headers(headers)
      .send(page);
  };
}

/** The export's own 404 page is not an address. */
function isErrorPage(file: string): boolean {
  return file === '404.html' || file === '404/index.html';
}

function cacheControl(path: string, file: string): string {
  if (hashedPath.test(path)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=0, must-revalidate';
}

async function read404(folder: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, '404.html'));
  } catch {
    return undefined;
  }
}

/** Answers with a page of one sentence. */
export function notice(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': noticePolicy,
    })
    .send(noticePage(text));
}
