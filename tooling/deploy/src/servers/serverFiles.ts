import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyHeaders } from './caddyHeaders.ts';
import { nginxHeaders } from './nginxHeaders.ts';
import { staticHeaders } from './staticHeaders.ts';

export const targets = ['nginx', 'caddy', 'static-headers'] as const;
export type Target = (typeof targets)[number];

interface Rules {
  headers: Readonly<Record<string, string>>;
  /** Folder with the configuration files that are the same for all releases. */
  hosting: string;
}

/** Returns the contents of the server's configuration files, by path in the release folder. */
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
      'headers.caddy': caddyHeaders(headers),
    };
  }
  return { 'site/_headers': staticHeaders(headers) };
}
