import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { envelopeOf, post, runSandbox } from './running.ts';

/** A fake dev server that returns each request it receives and echoes WebSocket messages. */
async function runDevServer() {
  const upgrades: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method, url, headers } = request;
      response.writeHead(200, { 'content-type': 'application/json', 'x-dev': 'yes' });
      response.end(JSON.stringify({ method, url, headers, body: body.toString() }));
    });
  });
  const sockets = new WebSocketServer({ server, path: '/_next/webpack-hmr' });
  sockets.on('connection', (socket, request) => {
    upgrades.push(request.headers);
    socket.on('message', (data: Buffer) => socket.send(`echo ${data.toString()}`));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  onTestFinished(() => {
    sockets.close();
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, upgrades };
}

it('proxies requests that the sandbox does not handle, including their bodies', async () => {
  const dev = await runDevServer();
  const { url } = await runSandbox({ devServer: dev.url });
  const page = await fetch(`${url}/en/task-center?x=1`);
  expect([page.status, page.headers.get('x-dev')]).toEqual([200, 'yes']);
  expect(await page.json()).toMatchObject({
    method: 'GET',
    url: '/en/task-center?x=1',
    headers: { host: new URL(dev.url).host, 'x-forwarded-host': new URL(url).host },
  });
  const posted = await post(`${url}/__overlay`, { a: 1 }, { origin: url });
  expect(await posted.json()).toMatchObject({ body: '{"a":1}', headers: { origin: dev.url } });
  expect(await envelopeOf(fetch(`${url}/s1/time`))).toMatchObject({ ret_code: 0 });
  expect((await fetch(`${url}/x-api/none`)).status).toBe(404);
});

it('proxies the hot-reload WebSocket but not the quote socket', async () => {
  const dev = await runDevServer();
  const { url } = await runSandbox({ devServer: dev.url });
  const ask = (path: string, message: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = new WebSocket(url.replace('http', 'ws') + path, { origin: url });
      onTestFinished(() => socket.terminate());
      socket.on('open', () => socket.send(message));
      socket.on('message', (data: Buffer) => resolve(data.toString()));
      socket.on('error', reject);
    });
  expect(await ask('/_next/webpack-hmr', 'hello')).toBe('echo hello');
  expect(dev.upgrades[0]).toMatchObject({ origin: dev.url, host: new URL(dev.url).host });
  expect(await ask('/spot/ws/quote/v1', '{"ping":1}')).toBe('{"pong":1}');
  await expect(ask('/elsewhere', 'hello')).rejects.toThrow('400');
});

it('reports a dev server that is not running, and lets the browser try again', async () => {
  const { url } = await runSandbox({ devServer: 'http://127.0.0.1:9' });
  const response = await fetch(`${url}/task-center`);
  expect(response.status).toBe(502);
  expect(response.headers.get('refresh')).toBe('2');
  expect(await response.text()).toContain('does not respond');
});

it('rejects an invalid dev server URL', async () => {
  await expect(runSandbox({ devServer: 'localhost:3001' })).rejects.toMatchObject({
    kind: 'devServer',
  });
});
