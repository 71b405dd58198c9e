import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Testing Library advances the fake clock while it waits, but it looks for Jest's name.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});

beforeEach(() => {
  // Calls go through the transport of `openScreen`. Everything else stays without an answer.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

// jsdom has no layout, so nothing scrolls.
Element.prototype.scrollIntoView = () => undefined;

// jsdom has <dialog>, but it cannot open one.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
