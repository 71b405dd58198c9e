import { createServer } from 'node:http';
import { join } from 'node:path';
import { removalSource } from '@exchange/site/build';
import next from 'next';
import { site } from './site.ts';

// Serves the pages in development at `DEV_SERVER`. Next's own command would print this address, which has no API.
const { hostname, port } = new URL(process.env['DEV_SERVER'] ?? 'http://127.0.0.1:3001');
const httpServer = createServer();
const app = next({
  dev: true,
  dir: join(import.meta.dirname, '..'),
  hostname,
  port: Number(port),
  httpServer,
});
await app.prepare();
const handle = app.getRequestHandler();
httpServer.on('request', (request, response) => {
  if (request.url === `${site.basePath}/worker.js`) {
    // Removes the service worker that the built site has registered at the same address.
    response.setHeader('content-type', 'text/javascript');
    response.setHeader('service-worker-allowed', '/');
    response.end(removalSource(site));
  } else {
    void handle(request, response);
  }
});
httpServer.listen(Number(port), hostname);
