import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noticePage, noticePolicy } from './noticePage.ts';
import { findSiteFile } from './siteFiles.ts';
import { pathOf } from './target.ts';

export interface SiteOptions {
  /** The exported site; looked at on every request, so a new build shows at once. */
  folder: string | undefined;
  /** Added to every HTML answer of the site. */
  headers: Record<string, string>;
}

/** `/task-center…` and `/{anything}/task-center…`: the product's own pages. */
const productPath = /^(\/[^/]+)?\/task-center(\/|$)/;
/** File names that carry a hash of their content. */
const hashedPath = /^\/task-center\/_next\/static\//;
/** The export's own 404 page, which is not an address. */
const errorPages = ['404.html', '404/index.html'];

/** The exported site, answered in place: no redirect, so the address stays what the user typed. */
export function siteRoutes(app: FastifyInstance, { folder, headers }: SiteOptions): void {
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const file = folder === undefined ? undefined : await findSiteFile(folder, path);
    if (folder === undefined || file === undefined || errorPages.includes(file)) {
      return reply.callNotFound();
    }
    if (file.endsWith('.html')) reply.headers(headers);
    reply.header('cache-control', cacheControl(path, file));
    return reply.sendFile(file, folder, { cacheControl: false });
  });
}

/** Answers for a page that is not there. */
export async function sendMissingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, headers }: SiteOptions,
): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendNotice(reply, 405, 'Pages are read with GET.');
  }
  if (!productPath.test(pathOf(request.url))) {
    return sendNotice(reply, 404, 'This area of the exchange is not part of the sandbox.');
  }
  const page = folder === undefined ? undefined : await readErrorPage(folder);
  if (page === undefined) {
    return sendNotice(reply, 404, 'No site is built here yet: run "pnpm build" and reload.');
  }
  return sendHtml(reply.headers(headers), 404, page);
}

/** Answers with a page of one sentence. */
export function sendNotice(reply: FastifyReply, status: number, text: string): FastifyReply {
  return sendHtml(reply.header('content-security-policy', noticePolicy), status, noticePage(text));
}

function sendHtml(reply: FastifyReply, status: number, html: string | Buffer): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    .send(html);
}

function cacheControl(path: string, file: string): string {
  if (hashedPath.test(path)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=0, must-revalidate';
}

async function readErrorPage(folder: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, '404.html'));
  } catch {
    return undefined;
  }
}
