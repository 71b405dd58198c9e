import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeepLinkRoute } from '../table/route.ts';

/**
 * Returns the route table in a file: a JSON file with a list of rows, or a module that exports `routes`. The
 * caller checks the rows.
 *
 * @throws Error if the file cannot be read or has no such export
 */
export async function loadTable(file: string): Promise<readonly DeepLinkRoute[]> {
  const path = resolve(file);
  if (path.endsWith('.json')) {
    return JSON.parse(await readFile(path, 'utf8')) as readonly DeepLinkRoute[];
  }
  const { routes } = (await import(pathToFileURL(path).href)) as {
    routes?: readonly DeepLinkRoute[];
  };
  if (routes === undefined) throw new Error(`"${file}" does not export "routes".`);
  return routes;
}
