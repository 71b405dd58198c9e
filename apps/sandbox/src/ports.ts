import { createServer } from 'node:net';
import { StartError } from './startError.ts';

/**
 * Listens on a port for a moment, so that a sandbox fails before it opens its database.
 *
 * @throws StartError if the port is in use or not allowed
 */
export async function probePort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen({ port, host }, resolve);
    });
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, port);
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Returns a StartError if the port is in use or not allowed, otherwise the error itself. */
export function listenError(error: NodeJS.ErrnoException, port: number): unknown {
  const options = { cause: error };
  if (error.code === 'EADDRINUSE') {
    const message = `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}.`;
    return new StartError('portTaken', message, options);
  }
  if (error.code === 'EACCES') {
    const message = `Port ${port} requires elevated privileges. Choose a port above 1023.`;
    return new StartError('port', message, options);
  }
  return error;
}
