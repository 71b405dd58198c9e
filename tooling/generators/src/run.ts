import { spawnSync } from 'node:child_process';

/**
 * Runs a program without a shell and shows its output.
 *
 * @throws Error if it fails
 */
export function run(folder: string, program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed with exit code ${status}.`);
}
