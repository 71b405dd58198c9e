import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { exec } from 'tinyexec';

interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** File to which the output is appended. */
  log: string;
}

/**
 * Runs a program without a shell.
 *
 * @returns its standard output
 * @throws Error with the last lines of the output if the exit code is not 0
 */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, env = process.env, log }: CommandOptions,
): Promise<string> {
  // Vite and vitest set NODE_ENV in this process. If commands inherited it, builds would not be for production.
  const nodeOptions = { cwd, env: { ...env, NODE_ENV: undefined } };
  const { stdout, stderr, exitCode } = await exec(program, [...args], { nodeOptions });
  const command = [program, ...args].join(' ');
  mkdirSync(dirname(log), { recursive: true });
  appendFileSync(log, `\n$ ${command}\n${stdout}${stderr}`);
  if (exitCode === 0) return stdout;
  const end = (stdout + stderr).trimEnd().split('\n').slice(-25).join('\n');
  throw new Error(`"${command}" ended with ${exitCode}. Its output is in ${log}:\n${end}`);
}
