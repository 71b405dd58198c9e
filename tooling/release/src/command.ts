import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { exec } from 'tinyexec';

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** File to which the output is appended. If the command fails, the error also contains the last lines. */
  log: string;
  /** Kills the command and every process that it started. */
  signal?: AbortSignal;
}

/** Thrown if a command ends with an exit code other than 0. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number | undefined;

  constructor(command: string, exitCode: number | undefined, log: string, output: string) {
    const end = output.trimEnd().split('\n').slice(-25).join('\n');
    super(`"${command}" ended with ${String(exitCode)}. The full output is in ${log}:\n${end}`);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a program without a shell.
 *
 * @returns its standard output
 * @throws CommandError
 */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, env = process.env, log, signal }: CommandOptions,
): Promise<string> {
  const child = exec(program, [...args], {
    nodeOptions: {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Start a process group, so that the whole group can be killed. tinyexec's own `signal` kills only one process.
      detached: signal !== undefined,
      // Vite and vitest set NODE_ENV in this process. If commands inherited it, builds would not be for production.
      env: { ...env, NODE_ENV: undefined },
    },
  });
  const kill = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });
  const { stdout, stderr, exitCode } = await child;
  signal?.removeEventListener('abort', kill);
  const command = [program, ...args].join(' ');
  mkdirSync(dirname(log), { recursive: true });
  appendFileSync(log, `\n$ ${command}\n${stdout}${stderr}`);
  if (exitCode !== 0) throw new CommandError(command, exitCode, log, stdout + stderr);
  return stdout;
}
