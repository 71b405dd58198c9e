import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '../src/main.ts');

/** Runs the `start` program in a separate process. */
export function runProgram(
  args: string[],
  env: Record<string, string>,
  options: { uid?: number } = {},
) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, PORT: '0', ...env },
    ...options,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => (output.stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output.stderr += data.toString()));
  const ended = new Promise<number | string | null>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal)),
  );
  /** Resolves to the sandbox's origin after it printed its URL and the demo account. */
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const printed = /(http:\/\/\S+)\/task-center\n.*demo@brand\.com/.exec(output.stdout);
      if (printed) resolve(printed[1]!);
    });
    void ended.then(() =>
      reject(new Error(`The sandbox ended before it listened: ${output.stderr}`)),
    );
  });
  url.catch(() => undefined);
  return { child, output, ended, url };
}
