import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const out = join(import.meta.dirname, '../out');

/** Returns a server of the built site. Unknown paths get the page for missing pages. */
export function siteServer(): Server {
  const files = sirv(out, { etag: true, gzip: true });
  const missing = readFileSync(join(out, '404.html'));
  return createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(missing);
    });
  });
}

// Serves the built site on this machine, on `PORT` or 3002.
if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 3002);
  siteServer().listen(port, 'localhost', () => {
    console.log(`Documentation: http://localhost:${port}/`);
  });
}
