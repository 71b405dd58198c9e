import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp, type OpenAppOptions, type PageVisibility } from './openApp.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const address = 'exchangeapp://home?tab=1';

/** Fakes the visibility and focus of a browser tab. */
class Tab extends EventTarget implements Pick<PageVisibility, 'visibilityState' | 'hasFocus'> {
  visibilityState: DocumentVisibilityState = 'visible';
  isFocused = true;
  private readonly added = new Set<unknown>();

  get listeners() {
    return this.added.size;
  }

  hasFocus() {
    return this.isFocused;
  }

  hide() {
    this.visibilityState = 'hidden';
    this.dispatchEvent(new Event('visibilitychange'));
  }

  override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>) {
    if (parameters[0] === 'visibilitychange') this.added.add(parameters[1]);
    super.addEventListener(...parameters);
  }

  override removeEventListener(...parameters: Parameters<EventTarget['removeEventListener']>) {
    if (parameters[0] === 'visibilitychange') this.added.delete(parameters[1]);
    super.removeEventListener(...parameters);
  }
}

function tap(options: OpenAppOptions = {}) {
  const tab = new Tab();
  const navigate = vi.fn<(url: string) => void>();
  const settled = vi.fn<(outcome: string) => void>();
  const document = tab as unknown as PageVisibility;
  const outcome = openApp(address, { document, navigate, ...options });
  void outcome.then(settled);
  return { tab, navigate, settled, outcome };
}

it('navigates synchronously, within the click handler', () => {
  const { navigate } = tap();
  expect(navigate.mock.calls).toEqual([[address]]);
});

it('resolves to opened when the page is hidden', async () => {
  const { tab, outcome } = tap();
  await vi.advanceTimersByTimeAsync(1_499);
  tab.hide();
  await expect(outcome).resolves.toBe('opened');
  expect(tab.listeners).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('resolves to missing if the page is still visible after 1.5 s', async () => {
  const { tab, settled, outcome } = tap();
  await vi.advanceTimersByTimeAsync(1_499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe('missing');
  expect(tab.listeners).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('resolves to opened if the timer was delayed while the page was hidden', async () => {
  const { tab, outcome } = tap();
  tab.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(1_500);
  await expect(outcome).resolves.toBe('opened');
});

it('ignores a visibility change to visible', async () => {
  const { tab, settled, outcome } = tap();
  expect(tab.listeners).toBe(1);
  tab.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1_499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe('missing');
});

it('keeps the outcome opened when the page becomes visible again', async () => {
  const { tab, outcome } = tap();
  tab.hide();
  tab.visibilityState = 'visible';
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(outcome).resolves.toBe('opened');
});

it('waits during the browser prompt, and restarts the deadline after it', async () => {
  const { tab, settled, outcome } = tap();
  tab.isFocused = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(settled).not.toHaveBeenCalled();
  tab.isFocused = true;
  await vi.advanceTimersByTimeAsync(500);
  await expect(outcome).resolves.toBe('missing');
});

it('resolves to missing after 20 deadlines without focus', async () => {
  const { tab, outcome } = tap();
  tab.isFocused = false;
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(outcome).resolves.toBe('missing');
});

it('waits for the given timeout', async () => {
  const { settled } = tap({ timeoutMs: 3_000 });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith('missing');
});

it('can be aborted before and after navigation starts', async () => {
  const aborter = new AbortController();
  const removed = vi.spyOn(aborter.signal, 'removeEventListener');
  const { tab, outcome } = tap({ signal: aborter.signal });
  aborter.abort();
  await expect(outcome).resolves.toBe('canceled');
  expect(tab.listeners).toBe(0);
  expect(vi.getTimerCount()).toBe(0);

  expect(removed).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function));

  const late = tap({ signal: AbortSignal.abort() });
  await expect(late.outcome).resolves.toBe('canceled');
  expect(late.navigate).not.toHaveBeenCalled();
});

it('removes its timer and listeners if navigation throws', async () => {
  const tab = new Tab();
  const outcome = openApp(address, {
    document: tab as unknown as PageVisibility,
    navigate: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  await expect(outcome).rejects.toThrow('blocked');
  expect(tab.listeners).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  'https://www.brand.com/download',
  'http://www.brand.com',
  'ws://www.brand.com',
  'wss://www.brand.com',
  'ftp://www.brand.com',
  'filesystem:https://www.brand.com/1',
  'view-source:https://www.brand.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://www.brand.com/1',
  'file:///etc/passwd',
  'about:blank',
  '/task-center',
  '',
])('rejects %j, which is not an app address', async (url) => {
  const navigate = vi.fn();
  const document = new Tab() as unknown as PageVisibility;
  await expect(openApp(url, { navigate, document })).rejects.toThrow(TypeError);
  expect(navigate).not.toHaveBeenCalled();
});

it('names the invalid scheme in the error', async () => {
  await expect(openApp('https://www.brand.com/')).rejects.toThrow(
    'Invalid scheme "https:": pass an address with the scheme of the app.',
  );
});

it.each(['exchangehttps://home', 'x-about:home', 'httpsapp://home'])(
  'accepts %j, whose scheme only resembles a web scheme',
  async (url) => {
    const navigate = vi.fn();
    const outcome = openApp(url, { navigate, document: new Tab() as unknown as PageVisibility });
    await vi.advanceTimersByTimeAsync(1_500);
    await expect(outcome).resolves.toBe('missing');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(url);
  },
);

it('uses the global document by default', async () => {
  const assign = vi.fn();
  const tab = new Tab();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('document', tab);
  const outcome = openApp(address);
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  tab.hide();
  await expect(outcome).resolves.toBe('opened');
});
