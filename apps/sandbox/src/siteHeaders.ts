import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from './startError.ts';

const headers = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[^\r\n]*$/));
const environments = z.looseObject({ local: headers });

/**
 * What the site's build wants sent with its pages on this machine: header names and values, the entry
 * `local` of a JSON object with one entry for each environment. None where there is no such file.
 *
 * @throws StartError of kind `siteHeaders`
 */
export function readSiteHeaders(path: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return {};
  }
  try {
    return environments.parse(JSON.parse(text)).local;
  } catch (error) {
    const message = `${path} does not name the headers of local pages. Build the site again.`;
    throw new StartError('siteHeaders', message, { cause: error });
  }
}
