import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noticePage, noticePolicy } from './noticePage.ts';
import { findSiteFile } from './findSiteFile.ts';
import { pathOf } from '../http/request.ts';

export interface SiteOptions {
  /** Folder of the exported site. Read on every request, so a new build takes effect immediately. */
  folder: string | undefined;
  /** First segment of the site's paths after the locale, such as `/task-center`. */
  path: string;
  /** Headers of all HTML responses of the site, and of its service worker. */
  headers: Record<string, string>;
}

/** Files of the exported 404 page. No URL may serve them with status 200. */
const errorPages = ['404.html', '404/index.html'];

/** Serves the exported site. URLs with and without a trailing slash work without a redirect. */
export function siteRoutes(
  app: FastifyInstance,
  { folder, path: sitePath, headers }: SiteOptions,
): void {
  /** The site's service worker. It controls pages outside its folder, and needs the same policy headers as pages. */
  const workerFile = `${sitePath.slice(1)}/worker.js`;
  /** Files with a content hash in their name. */
  const hashedFiles = `${sitePath}/_next/static/`;
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const file = folder === undefined ? undefined : await findSiteFile(folder, path);
    if (folder === undefined || file === undefined || errorPages.includes(file)) {
      return reply.callNotFound();
    }
    if (file.endsWith('.html') || file === workerFile) reply.headers(headers);
    if (file === workerFile) reply.header('service-worker-allowed', '/');
    const isHashed = path.startsWith(hashedFiles);
    reply.header(
      'cache-control',
      isHashed ? 'public, max-age=31536000, immutable' : cacheControl(file),
    );
    return reply.sendFile(file, folder, { cacheControl: false });
  });
}

/** Responds to a request for a missing page. */
export async function sendMissingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, path, headers }: SiteOptions,
): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendNotice(reply, 405, 'Pages only support GET and HEAD.');
  }
  if (!isBelow(path, pathOf(request.url))) {
    return sendNotice(reply, 404, 'This area of the exchange is not part of the sandbox.');
  }
  const page = folder === undefined ? undefined : await readErrorPage(folder);
  if (page === undefined) {
    return sendNotice(reply, 404, 'The site is not built. Run "pnpm build" and reload.');
  }
  return sendHtml(reply.headers(headers), 404, page);
}

/** Responds with a page that shows one sentence. */
export function sendNotice(reply: FastifyReply, status: number, text: string): FastifyReply {
  return sendHtml(reply.header('content-security-policy', noticePolicy), status, noticePage(text));
}

function sendHtml(reply: FastifyReply, status: number, html: string | Buffer): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    .send(html);
}

/** Whether a URL's path is below the site's path, with or without a locale before it. */
function isBelow(sitePath: string, path: string): boolean {
  return [path, path.replace(/^\/[^/]+/, '')].some((each) => `${each}/`.startsWith(`${sitePath}/`));
}

function cacheControl(file: string): string {
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=0, must-revalidate';
}

async function readErrorPage(folder: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, '404.html'));
  } catch {
    return undefined;
  }
}
