import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import './jsdom.ts';

/**
 * Prepares a test file that renders components in jsdom, and cleans up after each test. Call it in
 * a set-up file: Vitest runs that before each test file, but this module only once.
 */
export function setUpComponents(): void {
  // On a busy machine, components may take longer to render than the default of 1 s.
  configure({ asyncUtilTimeout: 10_000 });

  // Testing Library advances fake timers only if it finds a global named `jest`.
  Object.assign(globalThis, {
    jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
}

/**
 * Keeps pages from the network. Newer translations are empty, so that a page keeps its own. All other requests stay
 * pending. Calls of an API use the `fetch` that a test passes to the page's services.
 *
 * @param pendingFile - JSON file that is not a translation
 */
export function stubFetch(pendingFile?: string): void {
  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      const isTranslation = typeof input === 'string' && /\/[a-z]+\.json$/.test(input);
      return isTranslation && !(pendingFile && input.endsWith(pendingFile))
        ? Promise.resolve(Response.json({}))
        : new Promise(() => {});
    });
  });
}

/** Advances the fake clock and renders the result. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Waits until lazily loaded parts and windows are rendered. */
export async function windowsLoad(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await pass(10);
}
