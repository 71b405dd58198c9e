import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { createFeed } from './feed.ts';
import { framesPerSecond, symbolCount } from './load.ts';

// A process of its own, `server.ts {frames}`: sends the whole feed to whoever connects, at an even pace.
const frameCount = Number(process.argv[2]);
const { frames } = createFeed(symbolCount, frameCount);
const encoded = frames.map((frame) => Buffer.from(frame));
const stepMs = 5;

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
await once(server, 'listening');
server.on('connection', (client) => {
  let sent = 0;
  const start = performance.now();
  // Subscriptions come first; what they say does not matter here.
  const timer = setInterval(() => {
    const due = Math.min(
      frameCount,
      Math.floor(((performance.now() - start) * framesPerSecond) / 1_000),
    );
    for (; sent < due; sent++) client.send(encoded[sent] as Buffer, { binary: false });
    if (sent < frameCount) return;
    clearInterval(timer);
    client.send('{"end":true}');
  }, stepMs);
  client.on('close', () => {
    clearInterval(timer);
  });
});
process.send?.((server.address() as AddressInfo).port);
process.on('disconnect', () => process.exit());
