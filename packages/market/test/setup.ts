import '@tooling/testing/jsdom';
import { addPopups } from '@exchange/ui/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

addPopups();

// Testing Library advances fake timers only if it finds a global named `jest`.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
