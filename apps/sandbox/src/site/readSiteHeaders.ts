import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from '../startError.ts';

const headers = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[^\r\n]*$/));

/**
 * Reads the headers of the site's pages from a JSON file that the site's build writes, with one entry per
 * environment. `crossOrigin` is the local environment with services on other origins. Returns no headers if the file
 * does not exist.
 *
 * @throws StartError of kind `siteHeaders` if the file is invalid
 */
export function readSiteHeaders(
  path: string,
  servedAs: 'local' | 'crossOrigin' = 'local',
): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return {};
  }
  try {
    return z.looseObject({ [servedAs]: headers }).parse(JSON.parse(text))[servedAs] ?? {};
  } catch (error) {
    const message = `${path} has no valid headers in "${servedAs}". Build the site again.`;
    throw new StartError('siteHeaders', message, { cause: error });
  }
}
