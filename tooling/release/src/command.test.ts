import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

it('kills all processes that the command started, directly or indirectly', async () => {
  // Each program starts the next one through `run`, as release scripts do. The last one writes until it is killed.
  const beats = join(folder, 'beats');
  const command = JSON.stringify(join(import.meta.dirname, 'command.ts'));
  const started = (program: string) =>
    `import { run } from ${command}; await run('node', [${JSON.stringify(program)}], { cwd: '.', log: 'log' });`;
  const file = (name: string, code: string) => {
    writeFileSync(join(folder, name), code);
    return name;
  };
  const last = file(
    'last.mjs',
    "import { appendFileSync } from 'node:fs'; setInterval(() => appendFileSync('beats', '.'), 5);",
  );
  const first = file('first.mjs', started(file('middle.mjs', started(last))));
  const heard = () => {
    try {
      return readFileSync(beats, 'utf8').length;
    } catch {
      return 0;
    }
  };

  const cut = new AbortController();
  const running = run('node', [first], { ...options(), signal: cut.signal });
  await vi.waitFor(() => expect(heard()).toBeGreaterThan(3), 20_000);
  cut.abort();
  await expect(running).rejects.toThrow('ended with undefined');
  await setTimeout(50);
  const before = heard();
  await setTimeout(200);
  expect(heard()).toBe(before);
});
