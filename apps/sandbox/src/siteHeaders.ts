import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from './startError.ts';

const headers = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[^\r\n]*$/));

/**
 * What the site's build wants sent with its pages: a JSON object of header names and values. None
 * where there is no such file.
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
    return headers.parse(JSON.parse(text));
  } catch (error) {
    const message = `${path} is no JSON object of header names and values. Build the site again.`;
    throw new StartError('siteHeaders', message, { cause: error });
  }
}
