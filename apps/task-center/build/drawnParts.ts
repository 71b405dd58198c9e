/** Names and attributes that CSS selectors can match in a page before its external scripts run. */
export interface DrawnParts {
  /** Classes and ids, and every word of inline scripts, which may set classes. */
  names: ReadonlySet<string>;
  /** Values of attributes by name. `any` for attributes that inline scripts may set. */
  attributes: ReadonlyMap<string, ReadonlySet<string> | 'any'>;
}

/** Returns the union of the names and attributes in all pages. */
export function drawnParts(pages: Iterable<string>): DrawnParts {
  const names = new Set<string>();
  const attributes = new Map<string, Set<string> | 'any'>();
  for (const html of pages) {
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    for (const code of scripts) {
      for (const word of code.match(/[\w-]+/g) ?? []) names.add(word);
      for (const name of scriptedAttributes(code)) attributes.set(name, 'any');
    }
    for (const [tag] of html.matchAll(/<[a-z][^\s>]*\s[^>]*>/gi)) {
      for (const [, name = '', value = ''] of tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
        const values = attributes.get(name.toLowerCase()) ?? new Set();
        if (values !== 'any') attributes.set(name.toLowerCase(), values.add(value));
        if (name === 'class' || name === 'id')
          for (const each of value.split(/\s+/)) names.add(each);
      }
    }
  }
  return { names, attributes };
}

/** Returns the attributes that a script may set: names in strings, and names of properties (even of `dataset`). */
function scriptedAttributes(code: string): string[] {
  const quoted = [...code.matchAll(/["'`]([a-z][a-z-]*)["'`]/g)].map(([, name = '']) => name);
  const properties = [...code.matchAll(/\.([a-z][A-Za-z]*)\s*=(?!=)/g)].map(
    ([, name = '']) => name,
  );
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...quoted, ...properties].flatMap((name) => [dashed(name), `data-${dashed(name)}`]);
}
