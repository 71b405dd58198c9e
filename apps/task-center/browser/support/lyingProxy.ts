import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LyingProxy {
  url: string;
  /** While set, requests that match get a "please wait" page with status 200. */
  lieAbout: ((path: string, headers: IncomingMessage['headers']) => boolean) | undefined;
  /** Number of requests that got this page. */
  lies: number;
  close(): Promise<void>;
}

/** Starts a proxy in front of a site. It forbids caching, so every request of a browser reaches it. */
export async function startLyingProxy(origin: string): Promise<LyingProxy> {
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (proxy.lieAbout?.(url, headers)) {
      proxy.lies += 1;
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' });
      return response.end('<!doctype html><title>Please wait</title><h1>Please wait</h1>');
    }
    const upstream = send(new URL(url, origin), { method, headers }, (answer) => {
      const cacheControl = url.includes('/_next/static/') ? { 'cache-control': 'no-store' } : {};
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cacheControl });
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    return request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: LyingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lieAbout: undefined,
    lies: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
