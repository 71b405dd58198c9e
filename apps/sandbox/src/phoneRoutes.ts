import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The phone simulator's files, by the last part of their address. They run as they are written. */
const files = new Map([
  ['phone', { name: 'phone.html', type: 'text/html; charset=utf-8' }],
  ['phone/phone.css', { name: 'phone.css', type: 'text/css; charset=utf-8' }],
  ...['phone.js', 'device.js', 'nativeHost.js', 'settings.js'].map(
    (name) => [`phone/${name}`, { name, type: 'text/javascript; charset=utf-8' }] as const,
  ),
]);

/** The page runs its own scripts and frames the site, nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "frame-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Runs before anything else in a framed page and lets the phone around it play the app. */
const deviceScript = '<script src="/_sandbox/phone/device.js"></script>';

/** `/_sandbox/phone`: the site in a phone whose app, messenger and faults are set by hand. */
export function phoneRoutes(app: FastifyInstance): void {
  for (const [path, { name, type }] of files) {
    app.get(`/${path}`, async (_request, reply) =>
      reply
        .headers({
          'content-type': type,
          'content-security-policy': policy,
          'cache-control': 'no-cache',
        })
        .send(await readFile(join(import.meta.dirname, 'phone', name), 'utf8')),
    );
  }
}

/**
 * Puts the device script into pages that a frame of this origin asks for, however they are served. A
 * page in a tab of its own stays as it was built.
 */
export function phoneFrames(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isFramed(request)) {
      // The page has to come whole and as text, or there is nothing to add to.
      delete request.headers['if-none-match'];
      delete request.headers['if-modified-since'];
      delete request.headers['accept-encoding'];
      request.headers['x-no-compression'] = 'true';
    }
    done();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isFramed(request) || !isHtml(reply.getHeader('content-type'))) return payload;
    reply.removeHeader('content-length').removeHeader('etag').removeHeader('last-modified');
    reply.header('cache-control', 'no-store');
    return withDevice(payload instanceof Readable ? await text(payload) : String(payload));
  });
}

/** A browser says where its answer goes (`Sec-Fetch-Dest`); nothing but the phone frames the site. */
export function isFramed({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';
}

export function isHtml(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('text/html');
}

/** First in `<head>`: the page's own first script asks for the user agent. */
export function withDevice(html: string): string {
  return html.replace(/<head(\s[^>]*)?>/, (head) => head + deviceScript);
}
