import '@tooling/testing/jsdom';
import { addPopups } from '@exchange/ui/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { paths } from '../exchange.config.ts';

addPopups();

// On a busy machine, components may take longer to render than the default of 1 s.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library advances fake timers only if it finds a global named `jest`.
Object.assign(globalThis, {
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});

beforeEach(() => {
  // API calls use the `fetch` of `openSite`. Newer translations are empty, so that the page keeps its own. All other
  // requests stay pending, such as the one for the manifest of the helper scripts.
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) =>
    typeof input === 'string' && /\/[a-z]+\.json$/.test(input) && !input.endsWith(paths.helpers)
      ? Promise.resolve(Response.json({}))
      : new Promise(() => {}),
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-login');
  document.documentElement.removeAttribute('data-theme');
  history.replaceState(null, '', '/');
});
