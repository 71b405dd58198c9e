import axios, { type InternalAxiosRequestConfig, AxiosHeaders } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../fetch.ts';
import {
  createFakeClock,
  createFakeTransport,
  type FakeAnswer,
  type FakeCall,
  type FakeStep,
} from './index.ts';

describe('the fake clock', () => {
  it('starts at the given time, or at 0', () => {
    expect(createFakeClock().now()).toBe(0);
    expect(createFakeClock(1_000).now()).toBe(1_000);
  });

  it('fires due timers by time, then by creation order', async () => {
    const clock = createFakeClock(100);
    const fired: [name: string, at: number][] = [];
    const set = (name: string, ms: number) =>
      clock.setTimeout(() => fired.push([name, clock.now()]), ms);
    set('late', 30);
    set('early', 10);
    set('also early', 10);
    set('past', -5);
    await clock.advance(9);
    expect(fired).toEqual([['past', 100]]);
    await clock.advance(1);
    expect(fired.slice(1)).toEqual([
      ['early', 110],
      ['also early', 110],
    ]);
    expect(clock.pending).toBe(1);
    await clock.advance(100);
    expect(fired.at(-1)).toEqual(['late', 130]);
    expect(clock.now()).toBe(210);
    expect(clock.pending).toBe(0);
  });

  it('fires due timers that another timer set', async () => {
    const clock = createFakeClock();
    const inner = vi.fn();
    clock.setTimeout(() => clock.setTimeout(inner, 5), 5);
    await clock.advance(9);
    expect(inner).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(inner).toHaveBeenCalledOnce();
  });

  it('does not fire a timer that was cleared', async () => {
    const clock = createFakeClock();
    const callback = vi.fn();
    clock.clearTimeout(clock.setTimeout(callback, 5));
    expect(clock.pending).toBe(0);
    await clock.advance(5);
    expect(callback).not.toHaveBeenCalled();
  });

  it('settles promises between timers', async () => {
    const clock = createFakeClock();
    let settled = false;
    void Promise.resolve()
      .then(() => undefined)
      .then(() => (settled = true));
    await clock.advance(0);
    expect(settled).toBe(true);
  });
});

describe('the fake transport', () => {
  const setUp = (step: FakeStep | FakeStep[]) => {
    const clock = createFakeClock();
    const transport = createFakeTransport({ 'GET /a': step, 'POST /a': step }, { clock });
    const send = (config: Partial<InternalAxiosRequestConfig> = {}) =>
      transport.adapter({ url: 'https://api.test/a?x=1', headers: new AxiosHeaders(), ...config });
    return { clock, transport, send };
  };

  it('responds after the delay', async () => {
    const { clock, transport, send } = setUp({ type: 'result', result: 7, delayMs: 10 });
    const answer = send();
    await clock.advance(9);
    expect(transport.pending).toBe(1);
    await clock.advance(1);
    expect(transport.pending).toBe(0);
    expect(await answer).toMatchObject({
      status: 200,
      data: '{"ret_code":0,"ret_msg":"OK","result":7}',
      headers: {},
    });
  });

  it('returns a string body unchanged and an object as JSON', async () => {
    const { clock, send } = setUp([
      { type: 'reply', body: 'text', status: 503, headers: { 'retry-after': '1' } },
      { type: 'reply', body: { a: 1 } },
    ]);
    const answers = [send(), send(), send()];
    await clock.advance(0);
    expect(await Promise.all(answers)).toMatchObject([
      { status: 503, data: 'text', headers: { 'retry-after': '1' } },
      { status: 200, data: '{"a":1}', headers: {} },
      { status: 200, data: '{"a":1}' },
    ]);
  });

  it('calls a function for the answer to each request', async () => {
    const step = ({ body }: FakeCall) => ({ type: 'result' as const, result: body, delayMs: 5 });
    const { clock, transport, send } = setUp([step, (call) => Promise.resolve(step(call))]);
    const answers = [send({ method: 'post', data: '1' }), send({ method: 'post', data: '2' })];
    await clock.advance(4);
    expect(transport.pending).toBe(2);
    await clock.advance(1);
    expect((await Promise.all(answers)).map(({ data }) => JSON.parse(data) as unknown)).toEqual([
      { ret_code: 0, ret_msg: 'OK', result: 1 },
      { ret_code: 0, ret_msg: 'OK', result: 2 },
    ]);
    expect(transport.pending).toBe(0);
  });

  it('fails with the error of a function that throws', async () => {
    const { transport, send } = setUp(() => {
      throw new Error('no step for this');
    });
    await expect(send()).rejects.toThrow('no step for this');
    expect(transport.pending).toBe(0);
  });

  it('does not answer a request that was aborted before the function returned', async () => {
    let answer = (_answer: FakeAnswer) => {};
    const { clock, transport, send } = setUp(() => new Promise((resolve) => (answer = resolve)));
    const controller = new AbortController();
    const failure = expect(send({ signal: controller.signal })).rejects.toThrow('canceled');
    await clock.advance(0);
    controller.abort();
    answer({ type: 'drop' });
    await clock.advance(0);
    await failure;
    expect([transport.pending, clock.pending]).toEqual([0, 0]);
  });

  it('responds with 404 on an unknown route', async () => {
    const { clock, send } = setUp({ type: 'hang' });
    const answer = send({ url: 'https://api.test/b' });
    await clock.advance(0);
    expect(await answer).toMatchObject({ status: 404, data: '' });
  });

  it('stays pending on "hang" until aborted', async () => {
    const { clock, transport, send } = setUp({ type: 'hang' });
    const controller = new AbortController();
    const answer = send({ signal: controller.signal });
    await clock.advance(1e9);
    expect(transport.pending).toBe(1);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    expect(transport.pending).toBe(0);
  });

  it('fails if the list of steps is empty', async () => {
    const { transport, send } = setUp([]);
    await expect(send()).rejects.toThrow('Invalid steps of "GET /a"');
    expect(transport.pending).toBe(0);
  });

  it('fails a dropped connection with the same error as axios', async () => {
    const { clock, send } = setUp({ type: 'drop' });
    const answer = send().catch((error: unknown) => error);
    await clock.advance(0);
    expect(await answer).toMatchObject({ code: 'ERR_NETWORK', message: 'Network Error' });
    expect([axios.isAxiosError(await answer), axios.isCancel(await answer)]).toEqual([true, false]);
  });

  it('fails an aborted request with the same error as axios', async () => {
    const error = await setUp({ type: 'hang' })
      .send({ signal: AbortSignal.abort() })
      .catch((thrown: unknown) => thrown);
    expect([axios.isAxiosError(error), axios.isCancel(error)]).toEqual([true, true]);
  });

  it('ignores an abort after the response, and does not respond after an abort', async () => {
    const { clock, transport, send } = setUp({ type: 'result', result: 1, delayMs: 10 });
    const answered = new AbortController();
    const answer = send({ signal: answered.signal });
    await clock.advance(10);
    answered.abort();
    expect((await answer).status).toBe(200);
    expect(transport.pending).toBe(0);

    const aborted = new AbortController();
    const failure = expect(send({ signal: aborted.signal })).rejects.toThrow();
    aborted.abort();
    expect(clock.pending).toBe(0);
    await failure;
    expect(transport.pending).toBe(0);
  });

  it('records each request with its parsed body', () => {
    const { transport, send } = setUp({ type: 'hang' });
    void send({ headers: new AxiosHeaders({ guid: 'g' }) });
    void send({ method: 'post', data: '{"id":1}' });
    expect(transport.calls).toEqual([
      { method: 'GET', url: 'https://api.test/a?x=1', headers: { guid: 'g' }, body: undefined },
      { method: 'POST', url: 'https://api.test/a?x=1', headers: {}, body: { id: 1 } },
    ]);
  });

  describe('rejects instead of throwing', () => {
    const { adapter, fetch } = createFakeTransport({ 'POST /a': { type: 'result', result: 1 } });

    it('for a URL that is not absolute', async () => {
      const sent = fetch('/a');
      await expect(sent).rejects.toThrow(TypeError);
      await expect(adapter({ url: '/a', headers: new AxiosHeaders() })).rejects.toThrow();
    });

    it('for headers that cannot be sent', async () => {
      const sent = fetch('https://api.test/a', { headers: { 'a b': '' } });
      await expect(sent).rejects.toThrow(TypeError);
    });

    it('for a reply that cannot exist', async () => {
      const bad = createFakeTransport({ 'GET /a': { type: 'reply', body: '', status: 99 } });
      await expect(bad.fetch('https://api.test/a')).rejects.toThrow(RangeError);
      expect(bad.pending).toBe(0);
    });

    it('for a signal that was aborted before', async () => {
      const signal = AbortSignal.abort(new Error('left'));
      await expect(fetch('https://api.test/a', { signal })).rejects.toThrow('left');
      await expect(
        adapter({ url: 'https://api.test/a', headers: new AxiosHeaders(), signal }),
      ).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    });
  });

  it('records a body that is not JSON as it is', async () => {
    const transport = createFakeTransport({ 'POST /a': { type: 'result', result: 1 } });
    const bytes = new Uint8Array([1]);
    for (const body of ['a=1&b=2', '', bytes]) {
      await transport.fetch('https://api.test/a', { method: 'POST', body });
    }
    expect(transport.calls.map(({ body }) => body)).toEqual(['a=1&b=2', '', bytes]);
  });

  it('records integers exactly, but no digits in strings', async () => {
    const transport = createFakeTransport({});
    const client = createApiClient({ baseUrl: 'https://api.test', fetch: transport.fetch });
    const body = {
      id: 9223372036854775807n,
      ids: [-9007199254740993n, 7, 1.5, 0.1234567890123456, -1e300],
      text: 'id:9223372036854775807, "9223372036854775807"',
      digits: '9223372036854775807',
    };
    await client.post('/a', body).catch(() => undefined);
    expect(transport.calls[0]?.body).toEqual(body);
  });

  it('reads method, headers and body of a Request', async () => {
    const transport = createFakeTransport({ 'POST /a': { type: 'result', result: 1 } });
    await transport.fetch(
      new Request('https://api.test/a', { method: 'POST', headers: { a: '1' }, body: '{"x":1}' }),
    );
    expect(transport.calls).toMatchObject([
      { method: 'POST', url: 'https://api.test/a', headers: { a: '1' }, body: { x: 1 } },
    ]);
  });
});

it('writes successful envelopes in the format of another dialect', async () => {
  const transport = createFakeTransport(
    { 'GET /a': { type: 'result', result: 1 } },
    { envelope: (data) => ({ ok: true, data }) },
  );
  const response = await transport.fetch('https://api.test/a');
  expect(await response.json()).toEqual({ ok: true, data: 1 });
});
