import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const vitest = join(
  dirname(fileURLToPath(import.meta.resolve('vitest/package.json'))),
  'vitest.mjs',
);

/**
 * Runs the vitest suite in a folder without the `excluded` files. Tests and the code under test run on the binary
 * `node`. vitest itself runs on this repository's Node. A suite without tests fails.
 */
export function runSuite(
  folder: string,
  node: string,
  excluded: readonly string[] = [],
): Promise<{ hasPassed: boolean; log: string }> {
  // `--reporter` replaces the configured reporters, so this run does not overwrite the reports of `pnpm test`.
  const options = ['--pool=forks', '--reporter=verbose', '--no-color'];
  // vitest starts its workers with `process.execPath`, and has no option for another binary.
  const workersNode = `data:text/javascript,process.execPath=${encodeURIComponent(JSON.stringify(node))}`;
  const args = ['--import', workersNode, vitest, 'run', ...options];
  args.push(...excluded.map((file) => `--exclude=${file}`));
  const env = { ...process.env, NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: folder, env, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => resolve({ hasPassed: error === null, log: stdout + stderr }),
    );
  });
}
