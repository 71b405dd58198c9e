import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleFirstFailure, noticeId, requestsScriptId } from './firstFailure.ts';

const reload = vi.fn();
let listen: (event: { target: unknown }) => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  document.body.innerHTML = `<div id="${noticeId}" hidden></div>`;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((_, listener) => {
    listen = listener as never;
  });
  handleFirstFailure();
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** Lets an element fail to load, and returns what the page does. */
function fail(html: string) {
  const place = document.createElement('div');
  place.innerHTML = html;
  listen({ target: place.firstElementChild });
  vi.advanceTimersByTime(1_000);
  return [reload.mock.calls.length, !document.getElementById(noticeId)!.hidden];
}

const script = '<script defer src="/a.js"></script>';

it.each([script, '<link rel="stylesheet" href="/a.css">'])('reloads once after %s', (html) => {
  expect(fail(html)).toEqual([1, false]);
  expect(fail(html)).toEqual([1, false]);
});

it.each([
  '<script src="/late.js"></script>',
  `<script defer id="${requestsScriptId}" src="/requests.js"></script>`,
  '<img src="/a.png">',
])('ignores %s', (html) => {
  expect(fail(html)).toEqual([0, false]);
});

it('ignores errors of scripts that have loaded', () => {
  listen({ target: globalThis });
  vi.advanceTimersByTime(1_000);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  [59_000, 0],
  [61_000, 1],
])('%d ms after a reload reloads %d times, and otherwise shows the notice', (ms, reloads) => {
  sessionStorage.setItem('exchange:load-retry', String(1_001_000 - ms));
  expect(fail(script)).toEqual([reloads, reloads === 0]);
});

it('shows the notice at once while the visitor is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(fail(script)).toEqual([0, true]);
});

it('does not reload without storage, because it could not count', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(fail(script)).toEqual([0, true]);
});
