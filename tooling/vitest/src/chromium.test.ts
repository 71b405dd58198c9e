import { afterEach, expect, it, vi } from 'vitest';
import { chromiumPath } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes the program that CHROMIUM_PATH names', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(chromiumPath()).toBe(process.execPath);
});

it('says what to install when that is no program', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => chromiumPath()).toThrow(
    /CHROMIUM_PATH \(\/nowhere\/chromium\) is none.*Install one/,
  );
});
