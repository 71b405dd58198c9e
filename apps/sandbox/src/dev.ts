import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freeDataFolder } from './dataFolder.ts';
import { freePort } from './freePort.ts';

// `pnpm dev` runs the pages and the sandbox, and builds packages again when they change. Visitors use only the address
// of the sandbox, which passes requests for pages on to Next.
const preferredPort = Number(process.env['PORT'] || 3000);
const port = await freePort(preferredPort);
if (port !== preferredPort)
  console.log(`Port ${preferredPort} is in use. This session uses port ${port}.`);

const defaultFolder = resolve(import.meta.dirname, '../.sandbox');
const { INIT_CWD: from = '.', SANDBOX_DATA: configuredFolder } = process.env;
const preferredFolder = configuredFolder ? resolve(from, configuredFolder) : defaultFolder;
const dataFolder = freeDataFolder(preferredFolder);
if (dataFolder !== preferredFolder) {
  console.log(`Another sandbox uses ${preferredFolder}.`);
  console.log(`This session has accounts of its own, in ${dataFolder}.`);
}

const session = spawn(
  'turbo',
  ['watch', 'dev', '--concurrency=5', '--filter=@apps/task-center', '--filter=@apps/sandbox'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_DATA: dataFolder,
      DEV_SERVER: `http://127.0.0.1:${await freePort(port + 1)}`,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => session.kill(signal));
}
session.once('exit', (code) => (process.exitCode = code ?? 1));
