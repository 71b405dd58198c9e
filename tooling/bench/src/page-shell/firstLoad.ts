import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Part {
  /** URL path, such as `/task-center/_next/static/chunks/0w1p1rixkqn17.js`. */
  name: string;
  /** Size in bytes after gzip at its highest level. */
  bytes: number;
}

/** Compressed sizes (gzip, in bytes) of the files that a page loads first. */
export interface FirstLoad {
  html: number;
  inlineCss: number;
  scripts: Part[];
  styleSheets: Part[];
}

/** @param page - path of the page's file in the site's folder */
export function firstLoad(folder: string, page: string): FirstLoad {
  const html = readFileSync(join(folder, page));
  const text = html.toString();
  const attributes = (pattern: RegExp) => [...text.matchAll(pattern)].map(([tag = '']) => tag);
  const part = (name = ''): Part => ({
    name,
    bytes: packed(readFileSync(join(folder, decodeURIComponent(name)))),
  });
  return {
    html: packed(html),
    inlineCss: packed(
      [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join(''),
    ),
    scripts: attributes(/<script [^>]*>/g)
      // Only browsers that do not support modules load such scripts. The site does not support these browsers.
      .filter((tag) => !/ nomodule/i.test(tag))
      .flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? [])
      .map(part),
    styleSheets: attributes(/<link [^>]*rel="stylesheet"[^>]*>/g)
      .flatMap((tag) => / href="([^"]+)"/.exec(tag)?.[1] ?? [])
      .map(part),
  };
}

export function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { bytes }) => total + bytes, 0);
}

/** Returns the compressed size in bytes. Empty content counts as 0, without the size of the gzip header. */
function packed(content: string | Buffer): number {
  return content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length;
}
