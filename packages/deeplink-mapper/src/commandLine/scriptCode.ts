import type { DeepLinkConfig } from '../table/config.ts';

/**
 * Returns a script for another table.
 *
 * @param code - `table.script.js`, which reads the global `DEEP_LINK_CONFIG`
 * @throws Error if a format is a function
 */
export function toTableScript(code: string, config: DeepLinkConfig): string {
  return `(()=>{const DEEP_LINK_CONFIG=${toCode(config, 'config')};\n${code.trimEnd()}\n})();\n`;
}

/** Returns JavaScript code of a value. */
function toCode(value: unknown, path: string): string {
  if (typeof value === 'function') {
    throw new Error(`${path} is a function, which a script cannot contain. Use a pattern.`);
  }
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    return `[${value.map((each, index) => toCode(each, `${path}[${index}]`)).join()}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => `${JSON.stringify(name)}:${toCode(field, `${path}.${name}`)}`);
    return `{${fields.join()}}`;
  }
  return JSON.stringify(value);
}
