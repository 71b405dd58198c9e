import { basePath } from './basePath.ts';

/** Converts the path of a page file to its path on the site. Returns undefined for error pages. */
export function sitePath(file: string): string | undefined {
  const path = file.replace(/^\/\[locale\]/, '');
  return path.startsWith(basePath) ? path : undefined;
}
