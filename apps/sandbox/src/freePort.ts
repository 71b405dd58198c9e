import { once } from 'node:events';
import { createServer } from 'node:net';

/** Addresses that programs listen on. `localhost` can be either of the first two, and the last includes all. */
const addresses = ['127.0.0.1', '::1', '::'];

/** Returns `first`, or the next port that no program listens on. */
export async function freePort(first: number): Promise<number> {
  for (const address of addresses) {
    if (await isUsed(first, address)) return await freePort(first + 1);
  }
  return first;
}

async function isUsed(port: number, address: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, address), 'listening');
    return false;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A machine without IPv6 does not have the address.
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return false;
    if (code !== 'EADDRINUSE') throw error;
    return true;
  } finally {
    if (server.listening) await new Promise((closed) => server.close(closed));
  }
}
