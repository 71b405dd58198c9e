import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from '../startError.ts';

const headers = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[^\r\n]*$/));
const environments = z.looseObject({ local: headers });

/**
 * Reads the headers of the site's pages for the local environment from a JSON object with one entry per
 * environment. Returns no headers if the file does not exist.
 *
 * @throws StartError of kind `siteHeaders` if the file is invalid
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
    const message = `${path} has no valid headers in "local". Build the site again.`;
    throw new StartError('siteHeaders', message, { cause: error });
  }
}
