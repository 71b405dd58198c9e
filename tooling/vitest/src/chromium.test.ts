import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { chromiumPath, headlessShellPath } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('returns CHROMIUM_PATH, or explains what to install if it is not a program', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect([chromiumPath(), headlessShellPath()]).toEqual([process.execPath, process.execPath]);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => chromiumPath()).toThrow(
    /CHROMIUM_PATH \(\/nowhere\/chromium\) is not an executable file.*Install it/,
  );
});

it('prefers the headless shell in PATH only if it is asked for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('CHROMIUM_PATH', undefined).stubEnv('PATH', folder);
  const [chromium, shell] = ['chromium', 'chromium-headless-shell'].map((name) =>
    join(folder, name),
  ) as [string, string];
  writeFileSync(chromium, '', { mode: 0o755 });
  expect(headlessShellPath()).toBe(chromium);
  writeFileSync(shell, '', { mode: 0o755 });
  expect([chromiumPath(), headlessShellPath()]).toEqual([chromium, shell]);
});
