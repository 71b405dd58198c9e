// @vitest-environment jsdom
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import './jsdom.ts';

const server = createServer();
let connections = 0;
server.on('connection', (socket) => {
  connections += 1;
  socket.destroy();
});

beforeEach(async () => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
});
afterEach(() => server.close());

it('lets no WebSocket reach a server on this machine', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://localhost:${port}`);
  const later = connect(port, 'localhost');
  await once(later, 'close');
  expect(connections).toBe(1);
  expect(socket.readyState).toBe(WebSocket.CONNECTING);
  expect(socket.url).toBe(`ws://localhost:${port}/`);
});
