import { transform } from 'lightningcss';

/**
 * Returns the part of a style sheet that pages need for their first paint. It leaves out rules for classes and ids
 * that no page has before its scripts run. The order of rules and layers does not change.
 *
 * @param pages - the HTML of all pages
 */
export function firstStyles(css: string, pages: Iterable<string>): string {
  const drawn = new Set<string>();
  for (const html of pages) for (const name of drawnNames(html)) drawn.add(name);
  const named = new Set([...css.matchAll(/[.#]([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  const { code } = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...named].filter((name) => !drawn.has(name)),
  });
  return code.toString();
}

/** Returns the classes and ids of a page, and every word of its inline scripts, which may set classes. */
function drawnNames(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:class|id)="([^"]*)"/g)];
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)];
  return [
    ...attributes.flatMap(([, names = '']) => names.split(/\s+/)),
    ...scripts.flatMap(([, source = '']) => source.match(/[\w-]+/g) ?? []),
  ];
}
