import { afterEach, expect, it, vi } from 'vitest';
import { chromiumPath } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('returns the program in CHROMIUM_PATH', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(chromiumPath()).toBe(process.execPath);
});

it('explains what to install if CHROMIUM_PATH is not a program', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => chromiumPath()).toThrow(
    /CHROMIUM_PATH \(\/nowhere\/chromium\) is not an executable file.*Install it/,
  );
});
