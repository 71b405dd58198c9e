import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Swallows what goes to the server (`up`), to the client (`down`), or both. Nothing is closed. */
  swallow(direction: 'up' | 'down' | 'both' | 'none'): void;
  stop(): Promise<void>;
}

/** A way to the server in which packets can vanish, as behind a firewall that forgot a link. */
export async function createTcpProxy(targetPort: number): Promise<TcpProxy> {
  let swallowed: 'up' | 'down' | 'both' | 'none' = 'none';
  const ends = new Set<Socket>();

  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    const born = swallowed;
    const lost = (direction: 'up' | 'down') =>
      // A link that was made after the hole closed is whole.
      born === 'none' && (swallowed === direction || swallowed === 'both');
    for (const [from, to, direction] of [
      [client, target, 'up'],
      [target, client, 'down'],
    ] as const) {
      ends.add(from);
      let hole = false;
      from.on('data', (data) => {
        hole ||= lost(direction);
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
