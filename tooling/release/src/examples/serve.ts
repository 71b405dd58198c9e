import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@tooling/vitest/freePort';
import sirv from 'sirv';
import { createServer } from 'vite';

interface Served {
  /** For example `http://127.0.0.1:40123`. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder like a static host.
 *
 * @param options `single`: unknown paths get `index.html`, as a site with client-side routes needs
 */
export async function serveFolder(
  folder: string,
  { single = false }: { single?: boolean } = {},
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

/** Serves the sources of a site with Vite's development server, on which React logs its warnings. */
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
    // Vitest sets it in this process.
    env: { ...process.env, NODE_ENV: undefined },
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => /Ready in/.test(`${text}`) && resolve());
    server.once('exit', (code) => reject(new Error(`next dev has exited with ${code}.`)));
  });
  return {
    // The server refuses its scripts to pages of other host names.
    origin: `http://localhost:${port}`,
    close: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}
