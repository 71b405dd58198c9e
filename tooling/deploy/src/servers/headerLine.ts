import { DeployError } from '../deployError.ts';

/**
 * Checks that a header can be written between double quotes to a server's configuration.
 *
 * @throws DeployError if a name or value contains characters that a server would interpret
 */
export function checkHeader(name: string, value: string): void {
  if (/^[\w-]+$/.test(name) && /^[ !#%-[\]-z|~]*$/.test(value)) return;
  const message = `Invalid header "${name}: ${value}": remove quotes, $, \\, braces and characters outside of ASCII.`;
  throw new DeployError('invalidHeader', name, message);
}
