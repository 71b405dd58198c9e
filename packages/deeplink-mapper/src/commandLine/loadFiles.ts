import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeepLinkConfig } from '../table/config.ts';
import type { DeepLinkRoute } from '../table/route.ts';

/**
 * Returns the route table in a file: a JSON file with a list of rows, or a module that exports `routes`. The
 * caller checks the rows.
 *
 * @throws Error if the file cannot be read or has no such export
 */
export function loadTable(file: string): Promise<readonly DeepLinkRoute[]> {
  return load(file, 'routes');
}

/**
 * Returns the configuration in a file: a JSON file with its options, or a module that exports
 * `config`. The caller checks the options.
 *
 * @throws Error if the file cannot be read or has no such export
 */
export function loadConfig(file: string): Promise<Partial<DeepLinkConfig>> {
  return load(file, 'config');
}

async function load<Value>(file: string, name: string): Promise<Value> {
  const path = resolve(file);
  if (path.endsWith('.json')) return JSON.parse(await readFile(path, 'utf8')) as Value;
  const exported = (await import(pathToFileURL(path).href)) as Record<string, Value | undefined>;
  const value = exported[name];
  if (value === undefined) throw new Error(`"${file}" does not export "${name}".`);
  return value;
}
