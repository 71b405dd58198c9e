import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const scripts = [
  'appReplies.js',
  'appUser.js',
  'callLog.js',
  'demoLogin.js',
  'device.js',
  'elements.js',
  'framedPage.js',
  'nativeHost.js',
  'phone.js',
  'phoneWindow.js',
  'settings.js',
  'sheet.js',
];

/** Files of the phone simulator, keyed by path below `/_sandbox`. They need no build step. */
const files = new Map([
  ['phone', { name: 'phone.html', type: 'text/html; charset=utf-8' }],
  ...['phone.css', 'desk.css'].map(
    (name) => [`phone/${name}`, { name, type: 'text/css; charset=utf-8' }] as const,
  ),
  ...scripts.map(
    (name) => [`phone/${name}`, { name, type: 'text/javascript; charset=utf-8' }] as const,
  ),
]);

/** Content-Security-Policy that allows only the page's own scripts and styles, and frames of the site. */
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

/** Script that runs first in a framed page, so that the surrounding phone can simulate the app. */
const deviceScript = '<script src="/_sandbox/phone/device.js"></script>';

/** `/_sandbox/phone`: shows the site in a phone with a configurable app, messenger and faults. */
export function phoneRoutes(app: FastifyInstance): void {
  for (const [path, { name, type }] of files) {
    app.get(`/${path}`, async (_request, reply) =>
      reply
        .headers({
          'content-type': type,
          'content-security-policy': policy,
          'cache-control': 'no-cache',
        })
        .send(await readFile(join(import.meta.dirname, 'page', name), 'utf8')),
    );
  }
}

/**
 * Adds the device script to pages that load in a same-origin frame. Pages in tabs stay unchanged.
 */
export function phoneFrames(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isFramed(request)) {
      // The script can only be added to a complete, uncompressed page.
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

/**
 * Returns whether the page loads in a same-origin frame (`Sec-Fetch-Dest`). Only the phone
 * simulator uses such frames.
 */
export function isFramed({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';
}

export function isHtml(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('text/html');
}

/** Adds the device script at the start of `<head>`, because the page's first script reads the user agent. */
export function withDevice(html: string): string {
  return html.replace(/<head(\s[^>]*)?>/, (head) => head + deviceScript);
}
