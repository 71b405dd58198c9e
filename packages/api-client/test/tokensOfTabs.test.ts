import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/index.ts';
import type { FakeStep } from '../src/testing/index.ts';
import { caught } from './clientWithFakeServer.ts';
import { fakeTabs, type Sharing } from './fakeTabs.ts';
import { memoryStorage } from './memoryStorage.ts';

const refused = (delayMs: number): FakeStep => ({
  type: 'reply',
  body: { ret_code: 10007 },
  delayMs,
});
const ok: FakeStep = { type: 'result', result: 1, delayMs: 1 };
const routes = { 'GET /s1/a': [refused(1), ok] };

describe.each<Sharing>(['locks', 'storage', 'nothing'])(
  'tabs that share a token and %s',
  (sharing) => {
    it('repeat a call that was refused after another tab had replaced its token, even twice', async () => {
      const { clock, refreshed, tab } = fakeTabs(sharing);
      const [early, late] = [
        tab({ 'GET /s1/a': [refused(1), ok, refused(1), ok] }),
        tab({ 'GET /s1/a': [refused(2_000), ok] }),
      ];
      const lateCall = late.client.get('/a');
      for (let turn = 0; turn < 2; turn++) {
        const call = early.client.get('/a');
        await clock.advance(900);
        await call;
      }
      expect(refreshed).toEqual(['ada.0', 'ada.1']);
      await clock.advance(300);
      expect(await lateCall).toBe(1);
      expect(late.tokens()).toEqual(['ada.0', 'ada.2']);
      expect(refreshed).toHaveLength(2);
    });

    it('do not repeat a call as another user after a login in another tab', async () => {
      const { clock, cookie, refreshed, tab } = fakeTabs(sharing);
      const { client, tokens } = tab({ 'POST /s1/a': [refused(5), ok] });
      const call = caught(client.post('/a'));
      cookie.token = 'bob.0';
      await clock.advance(1_000);
      expect((await call).kind).toBe('noPermission');
      expect([tokens(), refreshed]).toEqual([['ada.0'], []]);
    });

    it('do not refresh the token after it was removed by a logout in another tab', async () => {
      const { clock, cookie, refreshed, tab } = fakeTabs(sharing);
      const tabs = [tab(routes), tab(routes)];
      const calls = tabs.map(({ client }) => caught(client.get('/a')));
      await clock.advance(sharing === 'storage' ? 55 : 5);
      cookie.token = undefined;
      await clock.advance(1_000);
      expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual([
        'noPermission',
        'noPermission',
      ]);
      expect(cookie.token).toBeUndefined();
      expect(refreshed).toEqual(['ada.0']);
    });
  },
);

describe.each<Sharing>(['locks', 'storage'])('tabs that take turns with %s', (sharing) => {
  it('refresh it once, and repeat all refused calls with the new token', async () => {
    const { clock, refreshed, cookie, tab } = fakeTabs(sharing);
    const tabs = [tab(routes), tab(routes), tab(routes)];
    const calls = tabs.map(({ client }) => client.get('/a'));
    await clock.advance(1_000);
    expect(await Promise.all(calls)).toEqual([1, 1, 1]);
    expect(refreshed).toEqual(['ada.0']);
    expect(cookie.token).toBe('ada.1');
    expect(tabs.map(({ tokens }) => tokens())).toEqual([
      ['ada.0', 'ada.1'],
      ['ada.0', 'ada.1'],
      ['ada.0', 'ada.1'],
    ]);
    expect(clock.pending).toBe(0);
  });

  it('try again if the refresh of another tab failed', async () => {
    const refresh = vi
      .fn<(token: string) => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('ada.1');
    const { clock, tab } = fakeTabs(sharing, { refresh });
    const calls = [tab(routes), tab(routes)].map(({ client }) =>
      client.get('/a').catch(() => 'failed'),
    );
    await clock.advance(1_000);
    expect(await Promise.all(calls)).toEqual(['failed', 1]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});

describe('tabs that cannot take turns', () => {
  /**
   * Two tabs refresh the token at once. The server accepts the first and refuses the second before
   * it answers the first.
   */
  function refreshTwice(renewal: () => Promise<string>) {
    const refresh = vi.fn<(token: string) => Promise<string>>(() =>
      Promise.reject(new ApiError('http', 'http error', { status: 401 })),
    );
    const world = fakeTabs('nothing', { refresh });
    refresh.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => void world.clock.setTimeout(resolve, 200));
      return renewal();
    });
    const calls = [world.tab(routes), world.tab(routes)].map(({ client }) =>
      client.get('/a').catch((error: unknown) => (error as ApiError).kind),
    );
    return { ...world, refresh, calls };
  }

  it('do not end the session while another tab renews the token', async () => {
    const { clock, ends, refresh, calls } = refreshTwice(() => Promise.resolve('ada.1'));
    await clock.advance(1_000);
    expect(await Promise.all(calls)).toEqual([1, 1]);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(ends).toEqual([]);
    expect(clock.pending).toBe(0);
  });

  it('end the session if no tab renews the token soon', async () => {
    const { clock, ends, cookie, calls } = refreshTwice(() => Promise.reject(new Error('offline')));
    await clock.advance(900);
    expect(ends).toEqual([]);
    await clock.advance(500);
    expect(await Promise.all(calls)).toEqual(['noPermission', 'noPermission']);
    expect(ends).toHaveLength(1);
    expect(cookie.token).toBe('ada.0');
    expect(clock.pending).toBe(0);
  });

  it('end the session within a short time limit', async () => {
    const { clock, ends, tab } = fakeTabs('nothing', {
      refresh: () => Promise.reject(new ApiError('http', 'http error', { status: 401 })),
      timeoutMs: 300,
    });
    const call = caught(tab(routes).client.get('/a'));
    await clock.advance(300);
    expect((await call).kind).toBe('noPermission');
    expect(ends).toHaveLength(1);
  });

  it('end the session in the background, where timers run only once per second', async () => {
    const world = fakeTabs('nothing', {
      refresh: () => Promise.reject(new ApiError('http', 'http error', { status: 401 })),
      timeoutMs: 5_000,
      clock: {
        now: () => world.clock.now(),
        setTimeout: (callback, ms) =>
          world.clock.setTimeout(callback, Math.ceil(ms / 1_000) * 1_000),
        clearTimeout: (timer) => world.clock.clearTimeout(timer),
      },
    });
    const call = caught(world.tab(routes).client.get('/a'));
    await world.clock.advance(5_000);
    expect((await call).kind).toBe('noPermission');
    expect(world.ends).toHaveLength(1);
  });
});

describe('the fallback is used', () => {
  it('if the lock manager throws', async () => {
    const request = () => {
      throw new DOMException('not fully active', 'InvalidStateError');
    };
    const { clock, refreshed, tab } = fakeTabs('storage', { locks: { request } });
    const calls = [tab(routes), tab(routes)].map(({ client }) => client.get('/a'));
    await clock.advance(1_000);
    expect(await Promise.all(calls)).toEqual([1, 1]);
    expect(refreshed).toEqual(['ada.0']);
  });

  it.each(['full', 'blocked'])('if the storage is %s', async (fault) => {
    const storage = memoryStorage(fault === 'full' ? 0 : undefined);
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    if (fault === 'blocked')
      Object.assign(storage, { getItem: blocked, setItem: blocked, removeItem: blocked });
    const { clock, refreshed, tab } = fakeTabs('storage', { storage });
    const calls = [refused(1), refused(30)].map((step) =>
      tab({ 'GET /s1/a': [step, ok] }).client.get('/a'),
    );
    await clock.advance(1_000);
    expect(await Promise.all(calls)).toEqual([1, 1]);
    expect(refreshed).toEqual(['ada.0']);
  });
});

describe('a storage', () => {
  it('contains no token, and no lock after the refresh', async () => {
    const { clock, storage, tab } = fakeTabs('storage');
    const call = tab(routes).client.get('/a');
    await clock.advance(1_000);
    await call;
    const text = JSON.stringify([...(storage?.items ?? [])]);
    expect(text).not.toMatch(/ada/);
    expect(text).not.toContain('lock');
  });

  it.each(['{', 'null', '[1]', '[["a"]]', '{"a":1}', '[[null,null]]'])(
    'with corrupt data does not prevent a renewal: %s',
    async (text) => {
      const storage = memoryStorage();
      storage.setItem('api-client:renewed', text);
      const { clock, tab } = fakeTabs('storage', { storage });
      const call = tab(routes).client.get('/a');
      await clock.advance(1_000);
      expect(await call).toBe(1);
    },
  );

  /** Returns a storage with the lock of a tab that was closed during a renewal. */
  async function storageWithLock(timeoutMs: number) {
    const storage = memoryStorage();
    const { clock, tab } = fakeTabs('storage', { storage, timeoutMs });
    void tab(routes).client.get('/a');
    await clock.advance(30);
    expect([...storage.items.keys()]).toEqual([expect.stringContaining('lock')]);
    const left = memoryStorage();
    for (const [name, value] of storage.items) left.setItem(name, value);
    return left;
  }

  it('with the lock of a tab that was closed delays a renewal only until the lock expires', async () => {
    const storage = await storageWithLock(2_000);
    const { clock, tab } = fakeTabs('storage', { storage, timeoutMs: 2_000 });
    const done = vi.fn();
    const call = tab(routes).client.get('/a').finally(done);
    await clock.advance(2_500);
    expect(done).not.toHaveBeenCalled();
    await clock.advance(1_000);
    expect(await call).toBe(1);
  });

  it.each([0, Infinity])(
    'with a lock without a time limit (%d) expires as well',
    async (timeoutMs) => {
      const storage = await storageWithLock(timeoutMs);
      const { clock, tab } = fakeTabs('storage', { storage, timeoutMs });
      const { client } = tab({ 'GET /s1/a': [refused(1), refused(1), ok] });
      const early = caught(client.get('/a'));
      // Long enough for a slow renewal.
      await clock.advance(30_000);
      expect((await early).kind).toBe('timeout');
      const call = client.get('/a');
      await clock.advance(2_000);
      expect(await call).toBe(1);
    },
  );
});
