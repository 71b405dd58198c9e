import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Folders whose subfolders have drawings. */
const folders = [
  import.meta.dirname,
  dirname(fileURLToPath(import.meta.resolve('@exchange/market'))),
];
const files = folders
  .flatMap((cwd) => globSync('*/*.svg', { cwd }).map((file) => join(cwd, file)))
  .map((file) => relative(import.meta.dirname, file))
  .sort();
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Background colours of both themes, from the tokens of the UI kit. */
const surfaces = ['#f3f4f7', '#ffffff', '#eceef2', '#0b0d12', '#171b25', '#1d2230'];

describe.each(files)('%s', (file) => {
  it('is at most 4 kB', () => {
    expect(statSync(join(import.meta.dirname, file)).size).toBeLessThanOrEqual(4_096);
  });

  it('contains shapes only', () => {
    const names = [...read(file).matchAll(/<(\w+)/g)].map(([, name = '']) => name);
    const shapes = ['svg', 'g', 'path', 'circle', 'ellipse'];
    expect(names.filter((name) => !shapes.includes(name))).toEqual([]);
    expect(read(file)).not.toMatch(/\b(href|style|on\w+)=|url\(/);
  });
});

// WCAG 1.4.11 requires a contrast of 3:1 for graphics. Key art of campaigns has its own background.
const marks = files.filter((file) => !file.startsWith('campaigns/'));

it.each(marks)('%s has enough contrast with the backgrounds of both themes', (file) => {
  const colors = [...read(file).matchAll(/fill="(#\w{6})"/g)].map(([, color = '']) => color);
  const minContrast = (color: string) => Math.min(...surfaces.map((each) => contrast(color, each)));
  expect(Math.max(...colors.map(minContrast)), basename(file)).toBeGreaterThanOrEqual(3);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
