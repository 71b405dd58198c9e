import { checkHeader } from './headerLine.ts';

/**
 * Returns Caddyfile directives that set the headers.
 *
 * @throws DeployError if a name or value contains characters that Caddy would interpret
 */
export function caddyHeaders(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    checkHeader(name, value);
    return `header ${name} "${value}"`;
  });
  return [...lines, ''].join('\n');
}
