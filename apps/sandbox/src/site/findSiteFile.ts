import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the file of an exported site for a URL path with or without a trailing slash: the file itself, the
 * folder's `index.html`, or `path.html`. The result is relative to `folder`, with slashes. Returns undefined if
 * no file exists or the path would leave the folder.
 */
export async function findSiteFile(folder: string, urlPath: string): Promise<string | undefined> {
  const path = safePath(urlPath);
  if (path === undefined) return undefined;
  const candidates = path === '' ? ['index.html'] : [path, `${path}/index.html`, `${path}.html`];
  for (const candidate of candidates) {
    if (await isFile(join(folder, candidate))) return candidate;
  }
  return undefined;
}

/** Decodes a path once. Rejects dot segments, hidden files, backslashes, NUL and invalid escapes. */
function safePath(urlPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  if (/[\\\0]/.test(decoded)) return undefined;
  const segments = decoded.replace(/^\//, '').replace(/\/$/, '').split('/');
  const hidden = (segment: string) => segment.startsWith('.') && segment !== '.well-known';
  return segments.some(hidden) ? undefined : segments.join('/');
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
