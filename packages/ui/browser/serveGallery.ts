import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buildGallery } from '../gallery/build.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

export interface ServedGallery {
  /** Origin of the server, such as `http://127.0.0.1:40123`. */
  origin: string;
  close: () => Promise<void>;
}

/** Builds the gallery into a temporary folder and serves it over HTTP. */
export async function serveGallery(): Promise<ServedGallery> {
  const folder = await mkdtemp(join(tmpdir(), 'ui-gallery-'));
  await buildGallery(folder);
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').replace(/\?.*/, '').replace(/[^\w.-]/g, '');
    readFile(join(folder, name)).then(
      (body) => response.setHeader('content-type', types[extname(name)] ?? 'text/plain').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
