import { createApiClient, createUserApi } from '@exchange/api-client/fetch';
import { userHeader } from '@exchange/exchange-api';
import { seededRandom } from '@tooling/testing/seed';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionSync } from './createSessionSync.ts';
import { createSession } from './createSession.ts';
import { guestId, readUserId } from './userId.ts';

const storageKey = 'user-id';
/** Calls of a server: the first also responds to guests. */
const paths = { read: '/read', write: '/write' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Creates a browser with a server. All tabs share one session cookie and one storage. */
function createBrowser(random: () => number) {
  let cookie = guestId;
  let messages = 0;
  const stored = new Map<string, string>();
  const windows = new Set<EventTarget>();
  const channels = new Set<{ onmessage?: (event: { data: unknown }) => void }>();

  const later = (act: () => void) => void setTimeout(act, random() * 300);

  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage?: (event: { data: unknown }) => void;
      constructor() {
        channels.add(this);
      }
      postMessage(data: unknown) {
        messages += 1;
        for (const other of channels) {
          if (other !== this) later(() => channels.has(other) && other.onmessage?.({ data }));
        }
      }
      close() {
        channels.delete(this);
      }
    },
  );

  function storageOf(own: EventTarget) {
    const change = (key: string, value: string | undefined) => {
      if (stored.get(key) === value) return;
      if (value === undefined) stored.delete(key);
      else stored.set(key, value);
      for (const other of windows) {
        if (other === own) continue;
        later(() => other.dispatchEvent(Object.assign(new Event('storage'), { key })));
      }
    };
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, undefined),
    };
  }

  const noPermission = { ret_code: 10007, ret_msg: 'You are not logged in.' };

  /** Handles a call on the server. It runs in the middle of the call's round trip. */
  function answer(url: string, headers: Headers): unknown {
    const path = new URL(url).pathname;
    if (path === '/logout') {
      cookie = guestId;
      return { ret_code: 0, result: {} };
    }
    if (path === '/v2/private/user/profile') {
      if (cookie === guestId) return noPermission;
      return { ret_code: 0, result: { id: Number(cookie), username: `user ${cookie}` } };
    }
    const intendedUser: unknown = headers.get('X-User-Id');
    if (intendedUser !== cookie) return { ret_code: 30008, ret_msg: 'other user', result: null };
    if (cookie === guestId && path !== paths.read) return noPermission;
    return { ret_code: 0, result: { owner: cookie } };
  }

  const fetch: typeof globalThis.fetch = async (url, init) => {
    await new Promise<void>((resolve) => later(resolve));
    const data = JSON.stringify(answer(url as string, new Headers(init?.headers)));
    await new Promise<void>((resolve) => later(resolve));
    return new Response(data);
  };

  return {
    fetch,
    storageOf,
    windows,
    logIn: (id: string) => (cookie = id),
    user: () => cookie,
    /** Number of messages that the tabs have sent. */
    messages: () => messages,
  };
}

/** The user that a tab showed when a claim was clicked, and the user whom the server credited. */
interface Credit {
  named: string;
  credited: string;
}

type FakeBrowser = ReturnType<typeof createBrowser>;

/** Opens a tab that shows the user's name and data from the home call, like the header and a screen. */
function openTab(browser: FakeBrowser, onDraw: (tab: { name?: string; owner?: string }) => void) {
  const dataset: Record<string, string> = {};
  const window = Object.assign(new EventTarget(), { document: { documentElement: { dataset } } });
  browser.windows.add(window);
  const storage = browser.storageOf(window);
  const api = createApiClient({ baseUrl: 'http://x', fetch: browser.fetch });
  const user = createUserApi(api, { log: () => undefined });
  const lastUserId = () => readUserId(storage.getItem(storageKey));
  const session = createSession(user, { lastUserId });
  const sync = createSessionSync({
    window: window as unknown as Window,
    api,
    session,
    storage,
    storageKey,
  });
  let drawnFor: string | undefined;
  let owner: string | undefined;
  let isOpen = true;

  function draw() {
    if (!isOpen) return;
    const userId = session.userId();
    if (userId !== drawnFor) {
      drawnFor = userId;
      owner = undefined;
      read(userId);
    }
    if (dataset.identity === 'checking') return;
    const state = session.getState();
    onDraw({
      ...(state.status === 'user' && { name: state.profile.idText }),
      ...(owner && { owner }),
    });
  }

  function read(userId: string) {
    const url = paths.read;
    api.request({ url, basePath: '', headers: { [userHeader]: userId } }).then(
      (home) => {
        if (drawnFor === userId) ({ owner } = home as { owner: string });
        draw();
      },
      () => undefined,
    );
  }

  const stops = [sync.watch(), session.subscribe(draw)];
  draw();

  return {
    window,
    dataset,
    session,
    /** Reads the data again, as a screen's polling does. */
    poll: () => read(session.userId()),
    logIn: async (id: string) => {
      browser.logIn(id);
      sync.record(await session.peek());
    },
    logOut: () => user.logout(),
    /** Resolves to undefined if the claim failed. */
    async claim(): Promise<Credit | undefined> {
      const userId = session.userId();
      try {
        const headers = { [userHeader]: userId };
        const result = await api.request({
          method: 'POST',
          url: paths.write,
          basePath: '',
          headers,
        });
        return { named: userId, credited: (result as { owner: string }).owner };
      } catch {
        return undefined;
      }
    },
    close() {
      isOpen = false;
      browser.windows.delete(window);
      for (const stop of stops) stop();
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(5_000);

it('never shows or credits the wrong user in 200 random sequences of events in three tabs', async () => {
  let credits = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = seededRandom(seed);
    const browser = createBrowser(random);
    const onDraw = ({ name, owner }: { name?: string; owner?: string }) => {
      if (name !== undefined && owner !== undefined) expect(owner, `seed ${seed}`).toBe(name);
    };
    const open = () => openTab(browser, onDraw);
    const tabs = [open(), open(), open()];
    const claims: Promise<Credit | undefined>[] = [];
    for (let step = 0; step < 25; step += 1) {
      const index = Math.floor(random() * tabs.length);
      const tab = tabs[index]!;
      const act = random();
      if (act < 0.2) void tab.logIn(String(1 + Math.floor(random() * 2)));
      else if (act < 0.35) void tab.logOut();
      else if (act < 0.7) claims.push(tab.claim());
      else if (act < 0.85) tab.poll();
      else {
        tab.close();
        tabs[index] = open();
      }
      await vi.advanceTimersByTimeAsync(random() * 400);
    }
    await settle();
    for (const claim of await Promise.all(claims)) {
      if (!claim) continue;
      credits += 1;
      expect(claim.credited, `seed ${seed}`).toBe(claim.named);
    }
    for (const tab of tabs) {
      // A tab that missed the last message from another tab detects the change with its next call.
      tab.poll();
      await settle();
      expect(tab.session.userId(), `seed ${seed}`).toBe(browser.user());
      expect(tab.dataset.identity).toBeUndefined();
      tab.close();
    }
  }
  expect(credits).toBeGreaterThan(200);
});

it('sends no message without a change of the user, so that tabs do not reply to each other', async () => {
  const browser = createBrowser(() => 0.5);
  const tabs = [1, 2, 3].map(() => openTab(browser, () => undefined));
  await settle();
  expect(browser.messages()).toBe(0);
  await Promise.all([tabs[0]!.logIn('1'), settle()]);
  const afterLogin = browser.messages();
  await settle();
  for (const tab of tabs) void tab.session.refresh();
  await settle();
  expect(tabs.map(({ session }) => session.userId())).toEqual(['1', '1', '1']);
  expect(browser.messages()).toBe(afterLogin);
  expect(afterLogin).toBeLessThanOrEqual(tabs.length);
});

it('hides the page while another tab changes the user', async () => {
  const browser = createBrowser(() => 0.5);
  browser.logIn('1');
  const tabs = [openTab(browser, () => undefined), openTab(browser, () => undefined)] as const;
  await settle();
  expect(tabs[1].session.userId()).toBe('1');
  await Promise.all([tabs[0].logIn('2'), vi.advanceTimersByTimeAsync(460)]);
  expect(tabs[1].dataset.identity).toBe('checking');
  await settle();
  expect(tabs[1].dataset.identity).toBeUndefined();
  expect(tabs[1].session.userId()).toBe('2');
});

it('hides a user’s page from the back-forward cache until the session is known', async () => {
  const browser = createBrowser(() => 0.5);
  browser.logIn('1');
  const tab = openTab(browser, () => undefined);
  await settle();
  tab.window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  expect(tab.dataset.identity).toBe('checking');
  browser.logIn(guestId);
  tab.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(tab.dataset.identity).toBe('checking');
  await settle();
  expect(tab.dataset.identity).toBeUndefined();
  expect(tab.session.getState().status).toBe('guest');
});

it('follows another tab in a browser without channels, and after the storage was cleared', async () => {
  const browser = createBrowser(() => 0.5);
  vi.stubGlobal('BroadcastChannel', undefined);
  const tabs = [openTab(browser, () => undefined), openTab(browser, () => undefined)] as const;
  await settle();
  await Promise.all([tabs[0].logIn('1'), settle()]);
  expect(tabs[1].session.userId()).toBe('1');

  browser.storageOf(tabs[0].window).removeItem(storageKey);
  const change = (key: string | null) =>
    tabs[1].window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('theme');
  expect(tabs[1].dataset.identity).toBeUndefined();
  change(null);
  expect(tabs[1].dataset.identity).toBe('checking');
});
