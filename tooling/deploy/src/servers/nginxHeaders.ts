import { checkHeader } from './headerLine.ts';

/**
 * Returns an nginx include file that sets the headers on all responses, including errors (`always`).
 *
 * @throws DeployError if a name or value contains characters that nginx would interpret
 */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    checkHeader(name, value);
    return `add_header ${name} "${value}" always;`;
  });
  return ['# Written by the build, from the same table as out.headers.json.', ...lines, ''].join(
    '\n',
  );
}
