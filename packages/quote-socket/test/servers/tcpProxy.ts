import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Drops data to the server (`up`), to the client (`down`), or both. Connections stay open. */
  swallow(direction: 'up' | 'down' | 'both' | 'none'): void;
  stop(): Promise<void>;
}

/** Starts a TCP proxy that can drop data, as a firewall does after it has lost a connection. */
export async function createTcpProxy(targetPort: number): Promise<TcpProxy> {
  let swallowed: 'up' | 'down' | 'both' | 'none' = 'none';
  const ends = new Set<Socket>();

  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    const swallowedOnOpen = swallowed;
    const isLost = (direction: 'up' | 'down') =>
      // Connections that are opened while data is dropped are not affected.
      swallowedOnOpen === 'none' && (swallowed === direction || swallowed === 'both');
    for (const [from, to, direction] of [
      [client, target, 'up'],
      [target, client, 'down'],
    ] as const) {
      ends.add(from);
      let hole = false;
      from.on('data', (data) => {
        hole ||= isLost(direction);
        if (!hole) to.write(data);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    swallow(direction) {
      swallowed = direction;
    },
    async stop() {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
