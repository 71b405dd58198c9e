import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { exec } from 'tinyexec';

export interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** File to which the output is appended. If the command fails, the error also contains the last lines. */
  log: string;
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
  { cwd, env = process.env, log }: CommandOptions,
): Promise<string> {
  const { stdout, stderr, exitCode } = await exec(program, [...args], {
    nodeOptions: {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Vite and vitest set NODE_ENV in this process. If commands inherited it, builds would not be for production.
      env: { ...env, NODE_ENV: undefined },
    },
  });
  const command = [program, ...args].join(' ');
  mkdirSync(dirname(log), { recursive: true });
  appendFileSync(log, `\n$ ${command}\n${stdout}${stderr}`);
  if (exitCode !== 0) throw new CommandError(command, exitCode, log, stdout + stderr);
  return stdout;
}
