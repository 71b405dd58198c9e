import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Everything that the command prints goes here; the end of it is in the error when it fails. */
  log: string;
  /**
   * Ends the command, and all of its process group, at once (as a machine that is switched off would).
   * Without a signal the command is of our own group, and ends when we are ended.
   */
  signal?: AbortSignal;
  /** Called with all that it has printed so far, each time it prints. */
  hear?: (output: string) => void;
}

/** A command that ended with something else than 0, or that was ended. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number | null;

  constructor(command: string, exitCode: number | null, log: string, output: string) {
    const end = output.trimEnd().split('\n').slice(-25).join('\n');
    super(`"${command}" ended with ${String(exitCode)}. All of its output is in ${log}:\n${end}`);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a program without a shell, so that no argument is ever read as one.
 *
 * @returns what it printed on standard output
 * @throws CommandError
 */
export function run(
  program: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<string> {
  mkdirSync(dirname(options.log), { recursive: true });
  const log = createWriteStream(options.log, { flags: 'a' });
  const command = [program, ...args].join(' ');
  log.write(`\n$ ${command}\n`);
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: options.signal !== undefined,
  });
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  options.signal?.addEventListener('abort', end, { once: true });
  let output = '';
  let all = '';
  const keep = (chunk: string) => {
    log.write(chunk);
    all += chunk;
    options.hear?.(all);
  };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    keep(chunk);
  });
  child.stderr.setEncoding('utf8').on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => {
      options.signal?.removeEventListener('abort', end);
      log.end();
      if (exitCode === 0) resolve(output);
      else reject(new CommandError(command, exitCode, options.log, all));
    });
  });
}

/**
 * Starts a program that goes on, and waits till it says something.
 *
 * @returns the words that were waited for, and how to end it
 * @throws CommandError when it ends before, or says nothing of the kind for a minute
 */
export function start(
  program: string,
  args: readonly string[],
  words: RegExp,
  options: CommandOptions,
): Promise<{ said: string; stop(): void }> {
  const ending = new AbortController();
  const stop = () => ending.abort();
  return new Promise((resolve, reject) => {
    const late = setTimeout(stop, 60_000);
    const hear = (output: string) => {
      const [said] = words.exec(output) ?? [];
      if (said === undefined) return;
      clearTimeout(late);
      resolve({ said, stop });
    };
    run(program, args, { ...options, signal: ending.signal, hear })
      .then((output) => {
        throw new CommandError(program, 0, options.log, output);
      })
      .catch(reject)
      .finally(() => clearTimeout(late));
  });
}
