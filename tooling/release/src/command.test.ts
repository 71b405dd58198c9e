import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommandError, run } from './command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const options = () => ({ cwd: folder, log: join(folder, 'command.log') });

it('returns the output and does not interpret arguments as shell code', async () => {
  expect(await run('node', ['-p', 'process.argv[1]', '$(id) && "x"'], options())).toBe(
    '$(id) && "x"\n',
  );
});

it('does not pass on NODE_ENV, which Vite and vitest set', async () => {
  const print = ['-p', 'process.env.NODE_ENV + process.env.KEPT'];
  vi.stubEnv('NODE_ENV', 'test').stubEnv('KEPT', '-kept');
  expect(await run('node', print, options())).toBe('undefined-kept\n');
  const env = { ...process.env, KEPT: '-given' };
  expect(await run('node', print, { ...options(), env })).toBe('undefined-given\n');
  vi.unstubAllEnvs();
});

it('throws an error with the exit code and the last output', async () => {
  const failing = run('node', ['-e', "console.error('no disk'); process.exit(3)"], options());
  await expect(failing).rejects.toThrow(CommandError);
  await expect(failing).rejects.toThrow(/ended with 3[^]*no disk/);
});
