import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { createFeed } from './feed.ts';

// Started as a separate process with `server.ts {frames} {symbols} {frames per second}`. Sends the whole feed to each
// client at a constant rate.
const [frameCount = 0, symbolCount = 0, framesPerSecond = 0] = process.argv.slice(2).map(Number);
const { frames } = createFeed(symbolCount, frameCount);
const stepMs = 5;

/** The whole feed, encoded in advance so that sending takes almost no CPU time. */
const encoded = [...frames, '{"end":true}'].map(wireFrame);
const wire = Buffer.concat(encoded);
const ends: number[] = [];
for (const { length } of encoded) ends.push((ends.at(-1) ?? 0) + length);

/** Encodes a text of less than 64 KiB as one unmasked WebSocket frame (RFC 6455, section 5.2). */
function wireFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const head = length < 126 ? [0x81, length] : [0x81, 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), payload]);
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
await once(server, 'listening');
server.on('connection', (client, { socket }) => {
  let sent = 0;
  const start = performance.now();
  // The first message is a subscription. Its content is not checked: start to send.
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - start) * framesPerSecond) / 1_000);
    // After the last quote, also send the end marker.
    const until = due < frameCount ? due : frameCount + 1;
    if (until === sent) return;
    socket.write(wire.subarray(ends[sent - 1] ?? 0, ends[until - 1]));
    sent = until;
    if (sent > frameCount) clearInterval(timer);
  }, stepMs);
  client.on('close', () => {
    clearInterval(timer);
  });
});
process.send?.((server.address() as AddressInfo).port);
process.on('disconnect', () => process.exit());
