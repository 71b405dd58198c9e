import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Sandbox } from '@apps/sandbox';

const main = join(import.meta.dirname, '../../../sandbox/src/main.ts');

/**
 * Runs the program of `pnpm start`, with the built site, in a separate process.
 *
 * @param port - 0 selects a free port
 * @returns the sandbox; its `close` sends SIGKILL, so it does not shut down gracefully
 */
export async function runSandboxProgram(port: number, dataFolder: string): Promise<Sandbox> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (data: Buffer) => {
      printed += data.toString();
      const address = /(http:\/\/\S+)\/task-center\n/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`The sandbox ended early: ${printed}`)));
  });
  return {
    url,
    origins: { site: url, api: url, ws: url, statics: url },
    port: Number(new URL(url).port),
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
