import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './envelope.ts';
import { pathOf } from './request.ts';
import { answerPreflight } from './preflight.ts';

/** Service that an origin provides. In production, each service has its own host. */
export type Role = 'site' | 'api' | 'ws' | 'statics';

/** Port of each role except `site`. 0 selects any free port. */
export type OtherPorts = Readonly<Record<Exclude<Role, 'site'>, number>>;

export type Origins = Readonly<Record<Role, string>>;

/** Serves the site, API, quotes and static files on four ports. Among web pages, only the site may call the others. */
export interface CrossOrigin {
  /** Adds hooks that check each request's port and origin. Call it before you add other hooks. */
  guard(app: FastifyInstance): void;
  /** Listens on the ports of the other roles. Call it after the app listens on the site's port. */
  listen(app: FastifyInstance, host: string): Promise<Origins>;
  /** HTTP server for quote socket handshakes. It starts to listen in `listen`. */
  readonly ws: Server;
  /** Whether a page of the site or a program sent the request. Programs send no `Origin` header. */
  isAllowed(request: IncomingMessage): boolean;
  close(): Promise<void>;
}

/** Response headers that pages may read: the server time, its age if a cache answered, and the delay before a retry. */
const exposedHeaders = ['Age', 'Date', 'Retry-After'];
const otherRoles = ['api', 'ws', 'statics'] as const;
const paths: Readonly<Record<(typeof otherRoles)[number], RegExp>> = {
  api: /^\/(s1|v2|x-api|logout)(\/|$)/,
  ws: /^\/spot(\/|$)/,
  statics: /^\/(helpers|i18n)(\/|$)/,
};
/** Matches the site's scripts and styles. Unlike pages, they are sent unchanged. */
const assetPath = /\/_next\//;

/** Returns the three ports after `port`, or 0 (any free port) for each if `port` is 0. */
export function portsAfter(port: number): OtherPorts {
  const next = (count: number) => (port === 0 ? 0 : port + count);
  return { api: next(1), ws: next(2), statics: next(3) };
}

export function createCrossOrigin(ports: OtherPorts): CrossOrigin {
  const servers = { api: createServer(), ws: createServer(), statics: createServer() };
  const roleOfPort = new Map<number, Role>();
  let origins: Origins | undefined;

  function isAllowed({ headers: { origin } }: IncomingMessage): boolean {
    return origin === undefined || origin === origins?.site;
  }

  async function check(request: FastifyRequest, reply: FastifyReply) {
    const role = roleOfPort.get(request.raw.socket.localPort ?? 0) ?? 'site';
    const path = pathOf(request.url);
    if (!hasPath(role, path)) {
      return reply.code(404).send(failure('notFound', `The ${role} origin has no such path.`));
    }
    if (role === 'site') return preparePage(request, path);
    if (!isAllowed(request.raw)) {
      return reply.code(403).send(failure('forbidden', 'This origin is not allowed.'));
    }
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined) return undefined;
    allowOrigin(reply.raw, { origin, role });
    return request.method === 'OPTIONS' ? answerPreflight(request, reply) : undefined;
  }

  /** Adds the URLs of the services to the page. They depend on the ports. */
  function addServices(html: string): string {
    const content = JSON.stringify(servicesOf(origins)).replaceAll('"', '&quot;');
    const meta = `<meta name="local-services" content="${content}"/>`;
    return allowScripts(html.replace(/<head(\s[^>]*)?>/, (head) => head + meta));
  }

  /** Adds the origin of static files to the policy that each page contains. */
  function allowScripts(html: string): string {
    return html.replace(
      /<meta http-equiv="Content-Security-Policy"[^>]*script-src/,
      (policy) => `${policy} ${servicesOf(origins)['statics'] ?? ''}`,
    );
  }

  return {
    ws: servers.ws,
    isAllowed,
    guard(app) {
      app.addHook('onRequest', check);
      app.addHook('onSend', async (_request, reply, payload) => {
        // Helper scripts respond with `*`. Replace it with the origin that `check` allowed.
        const allowed = reply.raw.getHeader('access-control-allow-origin');
        if (allowed !== undefined) reply.header('access-control-allow-origin', allowed);
        const policy = reply.getHeader('content-security-policy');
        if (typeof policy === 'string') {
          reply.header('content-security-policy', fillPolicy(policy, servicesOf(origins)));
        }
        if (!/^text\/html/.test(String(reply.getHeader('content-type')))) return payload;
        reply.removeHeader('content-length').removeHeader('etag').removeHeader('last-modified');
        return addServices(payload instanceof Readable ? await text(payload) : String(payload));
      });
    },
    async listen(app, host) {
      await app.ready();
      const urls: Partial<Record<Role, string>> = {};
      for (const role of otherRoles) {
        servers[role].on('request', app.routing);
        const port = await listenOn(servers[role], { host, port: ports[role] });
        roleOfPort.set(port, role);
        urls[role] = originOf(host, port);
      }
      const site = originOf(host, (app.server.address() as AddressInfo).port);
      return (origins = { ...(urls as Origins), site });
    },
    async close() {
      for (const server of Object.values(servers)) {
        if (!server.listening) continue;
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

/** Returns whether the origin of a role has a path. The quote socket answers only handshakes, which do not come here. */
function hasPath(role: Role, path: string): boolean {
  const roleOfPath = otherRoles.find((each) => paths[each].test(path)) ?? 'site';
  return role === roleOfPath && role !== 'ws';
}

/**
 * Lets the pages of an origin read a response. Sets the headers on the raw response, because event streams and scripted
 * faults bypass Fastify's reply.
 */
function allowOrigin(response: ServerResponse, { origin, role }: { origin: string; role: Role }) {
  response.setHeader('access-control-allow-origin', origin);
  if (role !== 'api') return;
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', exposedHeaders.join(', '));
}

/** Starts to listen, and resolves to the port. */
async function listenOn(server: Server, address: { host: string; port: number }): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** @returns an origin, such as `http://[::1]:3000` */
export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Removes headers that allow a 304 or compressed response, because the page must be complete to insert `<meta>`. */
function preparePage({ headers }: FastifyRequest, path: string): undefined {
  if (assetPath.test(path)) return;
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
  delete headers['accept-encoding'];
  headers['x-no-compression'] = 'true';
}

/** Returns the URL of each service, keyed by its name in spec 7. */
function servicesOf(origins: Origins | undefined): Record<string, string> {
  if (origins === undefined) return {};
  const { api, ws, statics } = origins;
  const socket = ws.replace('http', 'ws');
  return {
    api,
    api2: api,
    ws2: socket,
    spot: socket,
    chat: api,
    affiliates: api,
    statics,
    i18n: `${statics}/i18n`,
  };
}

function fillPolicy(policy: string, services: Readonly<Record<string, string>>): string {
  return policy.replace(/\{(\w+)\}/g, (name, service: string) => services[service] ?? name);
}
