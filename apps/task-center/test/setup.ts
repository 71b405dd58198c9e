import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// On a busy machine, components may take longer to render than the default of 1 s.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library advances fake timers only if it finds a global named `jest`.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});

beforeEach(() => {
  // API calls use the `fetch` of `openPage`. All other requests stay pending.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

// jsdom has no layout and no scrolling.
Element.prototype.scrollIntoView = () => undefined;
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// jsdom has no `showModal` and `close` for `<dialog>`.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
globalThis.ResizeObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;
