// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { browserPage, type PageEvent } from './pageLifecycle.ts';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

it.each<[EventTarget, string, PageEvent]>([
  [document, 'freeze', 'suspend'],
  [document, 'resume', 'resume'],
  [window, 'pagehide', 'suspend'],
  [window, 'pageshow', 'resume'],
  [window, 'online', 'online'],
  [window, 'offline', 'offline'],
  [document, 'visibilitychange', 'visible'],
])('%o %s → %s', (target, name, expected) => {
  const listener = vi.fn();
  leave = browserPage.subscribe(listener);
  target.dispatchEvent(new Event(name));
  expect(listener).toHaveBeenCalledExactlyOnceWith(expected);
  leave();
  target.dispatchEvent(new Event(name));
  expect(listener).toHaveBeenCalledOnce();
});

it('reports whether the tab is hidden and the machine is offline', () => {
  const listener = vi.fn();
  leave = browserPage.subscribe(listener);
  expect([browserPage.hidden, browserPage.online]).toEqual([false, true]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect([browserPage.hidden, browserPage.online]).toEqual([true, false]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledExactlyOnceWith('hidden');
});

it('is visible and online without a document', () => {
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('navigator', undefined);
  leave = browserPage.subscribe(() => undefined);
  expect([browserPage.hidden, browserPage.online]).toEqual([false, true]);
});
