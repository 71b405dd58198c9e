import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns `first`, or the next port that no program listens on. */
export async function freePort(first: number): Promise<number> {
  const server = createServer();
  try {
    await once(server.listen(first, '127.0.0.1'), 'listening');
    return first;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return await freePort(first + 1);
  } finally {
    server.close();
  }
}
