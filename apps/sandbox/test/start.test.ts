import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runProgram } from './program.ts';
import { temporaryFolder } from './running.ts';

const timeout = 30_000;

it.each(['SIGINT', 'SIGTERM'] as const)(
  'prints three lines, serves the site and exits cleanly on %s',
  async (signal) => {
    const program = runProgram(['--'], { SANDBOX_DATA: temporaryFolder() });
    const url = await program.url;
    expect((await fetch(`${url}/s1/time`)).status).toBe(200);
    program.child.kill(signal);
    expect(await program.ended).toBe(0);
    const lines = program.output.stdout.trim().split('\n');
    expect(lines).toEqual([
      expect.stringContaining(`${url}/task-center`),
      expect.stringContaining('demo@brand.com / demo-pass-1'),
      expect.stringContaining('demo-eu@brand.com / demo-pass-1'),
    ]);
  },
  timeout,
);

it(
  'reports in one line that the port is in use',
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.on('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const program = runProgram([], { SANDBOX_DATA: temporaryFolder(), PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect(program.output.stderr).toMatch(
      new RegExp(`^(The site is not built.*\\n)?Port ${port} is in use\\..*\\n$`),
    );
  },
  timeout,
);

it.each([
  [['--replya', 'x'], {}, 2, /Unknown option '--replya'[^]*Usage:/],
  [[], { PORT: 'http' }, 2, /Invalid PORT "http"[^]*Usage:/],
  [['--replay', 'none.jsonl'], {}, 1, /The recording .*none\.jsonl cannot be replayed/],
  [['--dev-server', 'ftp://x'], {}, 1, /must be an http:\/\/ URL/],
])(
  'exits with a message and no stack trace for the arguments %j and the environment %j',
  async (args, env, code, words) => {
    const program = runProgram(args, { SANDBOX_DATA: temporaryFolder(), ...env });
    expect(await program.ended).toBe(code);
    expect(program.output.stderr).toMatch(words);
    expect(program.output.stderr).not.toMatch(/\n {4}at /);
  },
  timeout,
);

it(
  'recommends a fix for an invalid database',
  async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'sandbox.db'), 'not a database, but long enough to be read as one');
    const broken = runProgram([], { SANDBOX_DATA: folder });
    expect(await broken.ended).toBe(1);
    expect(broken.output.stderr).toMatch(/cannot be used: .*--fresh/);
    const fresh = runProgram(['--', '--fresh'], { SANDBOX_DATA: folder });
    expect((await fetch(`${await fresh.url}/s1/time`)).status).toBe(200);
  },
  timeout,
);

/** Returns the message of a program that must not start. */
async function failedStart(folder: string, options: { uid?: number } = {}) {
  const program = runProgram([], { SANDBOX_DATA: folder }, options);
  expect(await program.ended).toBe(1);
  expect(program.output.stderr).not.toMatch(/--fresh|\n {4}at /);
  return program.output.stderr;
}

/** Id of a user without privileges. The superuser could write to read-only folders. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};

it('reports the fault of the data folder, and does not recommend to delete the database', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(await failedStart(join(folder, 'file'))).toMatch(
    /file cannot be used: it is not a folder/,
  );
  expect(await failedStart(join(folder, 'file', 'inside'))).toMatch(/it is not a folder/);

  mkdirSync(join(folder, 'blocked', 'sandbox.db'), { recursive: true });
  expect(await failedStart(join(folder, 'blocked'))).toMatch(
    /blocked cannot be used: a file in it cannot be opened or created\. Check the permissions/,
  );

  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'read-only'));
  chmodSync(join(folder, 'read-only'), 0o555);
  expect(await failedStart(join(folder, 'read-only'), nobody)).toMatch(
    /read-only cannot be used: it is read-only for this program\. Allow writing/,
  );
  expect(await failedStart(join(folder, 'read-only', 'new'), nobody)).toMatch(
    /it is read-only for this program/,
  );
}, 60_000);

it(
  'rejects a second program on one data folder, until the first ends or is killed',
  async () => {
    const folder = temporaryFolder();
    const first = runProgram([], { SANDBOX_DATA: folder });
    await first.url;
    expect(await failedStart(folder)).toMatch(/Another sandbox uses the data folder .*\. Stop it/);
    const fresh = runProgram(['--', '--fresh'], { SANDBOX_DATA: folder });
    expect(await fresh.ended).toBe(1);

    first.child.kill('SIGKILL');
    await first.ended;
    const second = runProgram([], { SANDBOX_DATA: folder });
    expect((await fetch(`${await second.url}/s1/time`)).status).toBe(200);
  },
  timeout,
);

it(
  'resolves the path of a recording relative to the folder in which the user ran pnpm',
  async () => {
    const folder = temporaryFolder();
    const item = {
      t: 1,
      s: 'AB',
      sn: 'AB',
      c: '1',
      h: '1',
      l: '1',
      o: '1',
      v: '1',
      qv: '1',
      m: '0',
      e: 1,
    };
    const frame = { topic: 'realtimes', symbol: 'AB', symbolName: 'AB', data: [item] };
    writeFileSync(join(folder, 'a.jsonl'), JSON.stringify({ at: 1, frame }));
    const env = { SANDBOX_DATA: folder, INIT_CWD: folder };
    const program = runProgram(['--', '--replay', 'a.jsonl'], env);
    const state = await (await fetch(`${await program.url}/_sandbox/state`)).json();
    expect(state).toMatchObject({ market: { source: 'replay', symbols: ['AB'] } });
  },
  timeout,
);
