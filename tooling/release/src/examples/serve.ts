import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@tooling/vitest/freePort';
import sirv from 'sirv';
import { createServer } from 'vite';

interface Served {
  /** Origin of the server, such as `http://127.0.0.1:40123`. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder as a static host does.
 *
 * @param options - `single`: file for unknown paths, such as `404.html`; `true` means `index.html`,
 *   as client-side routing requires
 */
export async function serveFolder(
  folder: string,
  { single = false }: { single?: boolean | string } = {},
): Promise<Served> {
  const server = createHttpServer(sirv(folder, { dev: true, single }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      return Promise.resolve();
    },
  };
}

/** Serves a site's sources with Vite's development server. Its development build of React logs warnings. */
export async function serveSources(folder: string): Promise<Served> {
  const vite = await createServer({ root: folder, logLevel: 'error', server: { port: 0 } });
  await vite.listen();
  const [origin = ''] = vite.resolvedUrls?.local ?? [];
  return { origin: origin.replace(/\/$/, ''), close: () => vite.close() };
}

/** Serves a site with the development server of Next.js. */
export async function serveNext(folder: string): Promise<Served> {
  const port = await freePort();
  const server = spawn('node_modules/.bin/next', ['dev', '--port', `${port}`], {
    cwd: folder,
    stdio: 'pipe',
    // Vitest sets NODE_ENV in this process. The server must not inherit it.
    env: { ...process.env, NODE_ENV: undefined },
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => /Ready in/.test(`${text}`) && resolve());
    server.once('exit', (code) => reject(new Error(`next dev has exited with ${code}.`)));
  });
  return {
    // Use `localhost`, because the server does not send its scripts to pages on other host names.
    origin: `http://localhost:${port}`,
    close: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}
