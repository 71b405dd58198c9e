import { mkdirSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

export interface Registry {
  /** `http://127.0.0.1:{port}/` */
  url: string;
  /** Lines for an `.npmrc` that select this registry for our scopes only. */
  npmrc(scopes: readonly string[]): string;
  stop(): Promise<void>;
}

export interface RegistryOptions {
  /** Folder that stores the published packages. A restarted registry still has them. */
  storage: string;
  /**
   * Number of packages to accept. The registry then calls `onCut` and drops the connection for every other package.
   * This simulates a network failure during a publish.
   */
  cutAfter?: number;
  onCut?: () => void;
}

/**
 * Starts a registry on the loopback interface. It has no connection to other registries (decision 29). Installations
 * get packages in our scopes from it, and all others from the user's registry.
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
      // Drop the connection before verdaccio handles the request. It would store a small package that arrived with it.
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
        // The registry accepts any publisher, but clients require a token.
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
