import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { createApiClient, type ApiClientOptions } from '../src/fetch.ts';
import {
  createEventStream,
  type EventStreamOptions,
  type ServerEvent,
} from '../src/events/createEventStream.ts';

/** Handles one connection. */
export type Answer = (response: ServerResponse) => void;

export const streamHeaders = { 'content-type': 'text/event-stream; charset=utf-8' };

/** Sends the text and ends the response. */
export const ends =
  (text: string): Answer =>
  (response) =>
    void response.writeHead(200, streamHeaders).end(text);

/** Sends the text and keeps the connection open. */
export const stays =
  (text: string): Answer =>
  (response) =>
    void response.writeHead(200, streamHeaders).write(text);

export const refuses =
  (status: number, headers = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end('{"ret_code":10007}');

/** Starts a server that uses one answer per connection, and repeats the last one. */
export async function serve(...answers: Answer[]) {
  const requestHeaders: IncomingHttpHeaders[] = [];
  const urls: string[] = [];
  const closed = vi.fn();
  const server = createServer((request, response) => {
    response.on('close', closed);
    urls.push(request.url ?? '');
    answers[Math.min(requestHeaders.push(request.headers), answers.length) - 1]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, asked: requestHeaders, urls, closed };
}

/** Polls every 1 ms. The test's own time limit ends a wait that never succeeds. */
export const until = (check: () => void) => vi.waitFor(check, { interval: 1, timeout: 60_000 });

export interface Timer {
  ms: number;
  callback: () => void;
}

const idleMs = 40_000;

/** Opens a stream with manual timers, which fire only when the test calls them. */
export function listenTo(
  baseUrl: string,
  {
    client: clientOptions = {},
    url = '/events',
    ...options
  }: EventStreamOptions & { client?: Partial<ApiClientOptions>; url?: string } = {},
) {
  const timers = new Set<Timer>();
  const controller = new AbortController();
  onTestFinished(() => {
    controller.abort();
  });
  const events: ServerEvent[] = [];
  const onEvent = vi.fn((event: ServerEvent) => void events.push(event));
  const onGap = vi.fn();
  const onOpen = vi.fn();
  const onReconnect = vi.fn();
  const stream = createEventStream(createApiClient({ baseUrl, ...clientOptions }), url, {
    random: () => 0,
    clock: {
      now: () => 0,
      setTimeout: (callback, ms) => {
        const timer = { ms, callback };
        timers.add(timer);
        return timer;
      },
      clearTimeout: (timer) => void timers.delete(timer as Timer),
    },
    ...options,
  });
  const open = (signal: AbortSignal) =>
    stream.listen({ onEvent, onGap, onOpen, onReconnect, signal });
  const done = open(controller.signal);
  const outcome = done.then(
    () => 'closed',
    (error: unknown) => error,
  );
  const waits = () => [...timers].filter(({ ms }) => ms !== idleMs);

  /** Runs the reconnection timer and returns its delay in ms. */
  async function pass(): Promise<number> {
    await until(() => {
      if (waits().length !== 1) throw new Error('no reconnection');
    });
    const [timer] = waits() as [Timer];
    timers.delete(timer);
    timer.callback();
    return timer.ms;
  }

  return {
    events,
    data: () => events.map(({ data }) => data),
    onEvent,
    onGap,
    onOpen,
    onReconnect,
    outcome,
    open,
    pass,
    waits,
    idleTimers: () => [...timers].filter(({ ms }) => ms === idleMs),
    abort: () => {
      controller.abort();
    },
  };
}
