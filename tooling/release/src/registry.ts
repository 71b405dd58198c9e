import { mkdirSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

export interface Registry {
  /** `http://127.0.0.1:{port}/` */
  url: string;
  /** Lines for an `.npmrc`: our scopes come from here, everything else from wherever it came before. */
  npmrc(scopes: readonly string[]): string;
  stop(): Promise<void>;
}

export interface RegistryOptions {
  /** Where published packages are kept; a second start with the same folder still has them. */
  storage: string;
  /**
   * Takes in so many packages and drops the connection of every further one, then calls `onCut`: what a
   * publisher sees when the network, or its machine, goes away half-way.
   */
  cutAfter?: number;
  onCut?: () => void;
}

/**
 * A registry on the loopback interface that has nothing but what is published to it. It asks no other
 * registry: installs take our scopes from here and the rest from the registry that the user has set.
 */
export async function startRegistry({
  storage,
  cutAfter = Infinity,
  onCut,
}: RegistryOptions): Promise<Registry> {
  mkdirSync(storage, { recursive: true });
  const server = (await runServer({
    storage: join(storage, 'packages'),
    self_path: join(storage, 'config.yaml'),
    auth: { htpasswd: { file: join(storage, 'htpasswd'), max_users: -1 } },
    packages: { '**': { access: '$all', publish: '$all', unpublish: [] } },
    publish: { allow_offline: true },
    max_body_size: '20mb',
    web: { enable: false },
    log: { type: 'file', path: join(storage, 'registry.log'), format: 'json', level: 'warn' },
  })) as Server;
  let offered = 0;
  let taken = 0;
  const answers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'PUT') {
      // Not handed on: a small package has come whole with the request, and would be taken in.
      if (++offered > cutAfter) return void request.socket.destroy();
      response.on('finish', () => {
        if (response.statusCode < 300 && ++taken === cutAfter) onCut?.();
      });
    }
    for (const answer of answers) answer.call(server, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    npmrc: (scopes) =>
      [
        ...scopes.map((scope) => `${scope}:registry=http://127.0.0.1:${port}/`),
        // Anyone may publish here; the clients only refuse to try without a token.
        `//127.0.0.1:${port}/:_authToken=rehearsal`,
        '',
      ].join('\n'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
