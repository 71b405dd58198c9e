import { describe, expect, it } from 'vitest';
import { listenTo, serve, stays, streamHeaders, until } from './eventServer.ts';

describe('hostile data', () => {
  it('is read correctly if chunks split characters and line breaks', async () => {
    const text = Buffer.from('﻿data: 1€\r\rdata: 2\r\n\r\ndata: 3\n\n:\n');
    const { origin } = await serve((response) => {
      response.writeHead(200, streamHeaders);
      let at = 0;
      const next = () => {
        if (at < text.length) response.write(text.subarray(at, ++at), () => setImmediate(next));
      };
      next();
    });
    const { data } = listenTo(origin);
    await until(() => expect(data()).toEqual(['1€', '2', '3']));
  });

  it.each([
    ['a line without end', `data: ${'x'.repeat(3_000)}`],
    ['many lines', 'data: xxxxxxxxxx\n'.repeat(300)],
    ['a long id', `id: ${'x'.repeat(3_000)}`],
  ])('ends the stream with one error when it exceeds maxChars: %s', async (_name, text) => {
    const { origin, closed } = await serve(stays(`data: first\n\n${text}`));
    const { data, outcome, waits } = listenTo(origin, { maxChars: 2_000 });
    expect(await outcome).toMatchObject({
      kind: 'badResponse',
      message: 'bad response: an event is longer than maxChars, 2000',
    });
    expect(data()).toEqual(['first']);
    expect(waits()).toEqual([]);
    await until(() => expect(closed).toHaveBeenCalledTimes(1));
  });

  it('is ignored in unknown fields and invalid bytes', async () => {
    const { origin } = await serve((response) => {
      response.writeHead(200, streamHeaders);
      response.write(`<html>${'x'.repeat(5_000)}\nunknown: 1\nid: a\0b\n`);
      response.write(
        Buffer.concat([Buffer.from('data: '), Buffer.from([0xff, 0xfe]), Buffer.from('\n\n')]),
      );
    });
    const { events } = listenTo(origin, { maxChars: 2_000 });
    await until(() => expect(events).toEqual([{ data: '��', type: 'message', id: '' }]));
  });
});

// Uses a stub, because Node's own fetch reads properties from a polluted prototype.
it('neither sends nor uses properties of a polluted Object.prototype', async () => {
  const seen: [url: string, body: unknown, mode: unknown][] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    seen.push([url as string, init?.body, init?.mode]);
    return Promise.resolve({
      ok: false,
      status: 404,
      headers: new Headers(),
      body: null,
    } as Response);
  };
  const prototype = Object.prototype as Record<string, unknown>;
  const pollution = { params: { evil: 1 }, body: 'evil', mode: 'navigate' };
  Object.assign(prototype, pollution);
  try {
    await listenTo('https://api.test', { fetch }).outcome;
  } finally {
    for (const name of Object.keys(pollution)) delete prototype[name];
  }
  expect(seen).toEqual([['https://api.test/s1/events', undefined, undefined]]);
});
