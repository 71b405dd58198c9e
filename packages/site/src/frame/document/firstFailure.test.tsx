import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { handleFirstFailure, noticeId, requestsScriptId } from './firstFailure.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  document.body.innerHTML = `<div id="${noticeId}" hidden></div>`;
  const added = vi.spyOn(globalThis, 'addEventListener');
  handleFirstFailure();
  onTestFinished(() => {
    for (const listener of added.mock.calls) removeEventListener(...listener);
  });
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** Lets an element of the page fail to load, and returns what the page has done until now. */
function fail(html: string) {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  place.firstElementChild!.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_000);
  return {
    reloads: reload.mock.calls.length,
    isNoticeShown: !document.getElementById(noticeId)!.hidden,
  };
}

const script = '<script defer src="/a.js"></script>';

it.each([script, '<link rel="stylesheet" href="/a.css">'])('reloads once after %s', (html) => {
  expect(fail(html)).toEqual({ reloads: 1, isNoticeShown: false });
  expect(fail(html)).toEqual({ reloads: 1, isNoticeShown: false });
});

it.each([
  '<script src="/late.js"></script>',
  `<script defer id="${requestsScriptId}" src="/requests.js"></script>`,
  '<img src="/a.png">',
])('ignores %s', (html) => {
  expect(fail(html)).toEqual({ reloads: 0, isNoticeShown: false });
});

it('ignores errors of scripts that have loaded', () => {
  globalThis.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_000);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['shows the notice', 59_000, { reloads: 0, isNoticeShown: true }],
  ['reloads again', 61_000, { reloads: 1, isNoticeShown: false }],
])('%s if the last reload was %d ms ago', (_, ms, expected) => {
  sessionStorage.setItem('exchange:load-retry', String(1_001_000 - ms));
  expect(fail(script)).toEqual(expected);
});

it('shows the notice at once while the visitor is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(fail(script)).toEqual({ reloads: 0, isNoticeShown: true });
});

it('does not reload without storage, because it could not count', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(fail(script)).toEqual({ reloads: 0, isNoticeShown: true });
});
