import { createFakeClock } from '@tooling/testing/fakeClock';
import { onTestFinished } from 'vitest';
import { createChannel, type ChannelCodec, type ChannelOptions } from '../../src/channels/index.ts';
import { createQuoteSocket, type QuoteCodec, type QuoteSocketError } from '../../src/index.ts';
import { createPageQuoteServer } from '../../src/testing/page/pageQuoteServer.ts';
import { createOkxCodec, type OkxQuote } from '../protocols.ts';

/** Connects a channel to a server that only records messages and sends the frames of the test. */
export function connectChannel<State, Event>(
  codec: ChannelCodec<State, Event>,
  options: ChannelOptions = {},
  quoteCodec: QuoteCodec<OkxQuote> = createOkxCodec(),
) {
  const clock = createFakeClock();
  const server = createPageQuoteServer({ clock, reply: () => undefined });
  const errors: QuoteSocketError[] = [];
  const { url, WebSocket } = server;
  const socket = createQuoteSocket({
    url,
    WebSocket,
    clock,
    codec: quoteCodec,
    random: () => 0.5,
    // Silence of the server is not a subject of these tests.
    timing: { pingMs: 1_000_000, deadMs: 1_100_000 },
  });
  const channel = createChannel(socket, codec, {
    onError: (error) => errors.push(error),
    ...options,
  });
  onTestFinished(() => {
    channel.dispose();
    socket.close();
  });
  return {
    clock,
    server,
    socket,
    channel,
    errors,
    pass: (ms: number) => clock.advanceAsync(ms),
    sent: () => server.received.map(({ message }) => message),
    /** Sends frames, and lets them arrive and be shown. */
    async serve(...frames: object[]) {
      for (const frame of frames) server.sendRaw(JSON.stringify(frame));
      await clock.advanceAsync(200);
    },
  };
}
