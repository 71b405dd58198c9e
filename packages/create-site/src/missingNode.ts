import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the lowest Node version of a template, such as `22.22.2`, if `version` is older.
 *
 * @param version - such as `20.20.2`
 */
export function missingNode(template: string, version: string): string | undefined {
  const { engines } = JSON.parse(readFileSync(join(template, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const lowest = engines.node.replace('>=', '');
  return lowest.localeCompare(version, 'en', { numeric: true }) > 0 ? lowest : undefined;
}
