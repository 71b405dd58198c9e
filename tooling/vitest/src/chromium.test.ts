import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { chromiumPath, headlessShellPath } from './chromium.ts';

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

describe('with Chromium in the PATH', () => {
  /** Sets PATH to a new folder with these programs. */
  function install(...names: string[]): string {
    const folder = mkdtempSync(join(tmpdir(), 'programs-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of names) writeFileSync(join(folder, name), '', { mode: 0o755 });
    vi.stubEnv('CHROMIUM_PATH', undefined);
    vi.stubEnv('PATH', folder);
    return folder;
  }

  it('prefers the headless shell only if it is asked for', () => {
    const folder = install('chromium', 'chromium-headless-shell');
    expect(headlessShellPath()).toBe(join(folder, 'chromium-headless-shell'));
    expect(chromiumPath()).toBe(join(folder, 'chromium'));
  });

  it('returns Chromium if the headless shell is not installed', () => {
    const folder = install('chromium');
    expect(headlessShellPath()).toBe(join(folder, 'chromium'));
  });

  it('returns CHROMIUM_PATH even if the headless shell is installed', () => {
    install('chromium', 'chromium-headless-shell');
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(headlessShellPath()).toBe(process.execPath);
  });
});
