import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeployError } from './deployError.ts';

export const targets = ['nginx', 'caddy', 'static-headers'] as const;
export type Target = (typeof targets)[number];

type ResponseHeaders = Readonly<Record<string, string>>;

interface Rules {
  headers: ResponseHeaders;
  /** Folder with the configuration files that are the same for all releases. */
  hosting: string;
}

/**
 * Returns the contents of the server's configuration files, by path in the release folder.
 *
 * @throws DeployError if a header contains characters that a server would interpret
 */
export function serverFiles(target: Target, { headers, hosting }: Rules): Record<string, string> {
  const rules = (name: string) => readFileSync(join(hosting, name), 'utf8');
  if (target === 'nginx') {
    return {
      'nginx.conf': rules('release.nginx.conf'),
      'site.conf': rules('site.conf'),
      'headers.conf': nginxHeaders(headers),
    };
  }
  if (target === 'caddy') {
    return {
      Caddyfile: rules('release.Caddyfile'),
      'site.caddy': rules('site.caddy'),
      'headers.caddy': `${linesOf(headers, (name, value) => `header ${name} "${value}"`)}\n`,
    };
  }
  return { 'site/_headers': staticHeaders(headers) };
}

/**
 * Returns an nginx include file that sets the headers on all responses, including errors (`always`).
 *
 * @throws DeployError if a name or value contains characters that nginx would interpret
 */
export function nginxHeaders(headers: ResponseHeaders): string {
  const lines = linesOf(headers, (name, value) => `add_header ${name} "${value}" always;`);
  return `# Written by the build, from the same table as out.headers.json.\n${lines}\n`;
}

/**
 * Returns the content of a `_headers` file for hosts such as Netlify and Cloudflare Pages. It sets
 * no `Cache-Control` for pages, because these hosts would join it with the values of other matching
 * rules. By default, they revalidate pages on each request, which is correct. The service worker
 * controls the pages of all languages, which are outside its folder.
 */
function staticHeaders(headers: ResponseHeaders): string {
  return `/*
${linesOf(headers, (name, value) => `  ${name}: ${value}`)}

/task-center/_next/static/*
  Cache-Control: public, max-age=31536000, immutable

/task-center/worker.js
  Service-Worker-Allowed: /
`;
}

/** Writes each header with `write`. Rejects characters that end or change a text between double quotes. */
function linesOf(headers: ResponseHeaders, write: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (!/^[\w-]+$/.test(name) || !/^[ !#%-[\]-z|~]*$/.test(value)) {
        const message = `Invalid header "${name}: ${value}": remove quotes, $, \\, braces and characters outside of ASCII.`;
        throw new DeployError('invalidHeader', name, message);
      }
      return write(name, value);
    })
    .join('\n');
}
