import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GeneratorError } from './command.ts';

/** Contents of files to create or change, by path. */
export type Changes = Map<string, string>;

/**
 * Returns the files in `templates/{kind}` with all placeholders, such as `{{name}}`, replaced in names and contents.
 *
 * @param target - folder to write to
 * @throws GeneratorError if a file exists already
 */
export function fillTemplates(
  kind: string,
  target: string,
  values: Record<string, string>,
): Changes {
  const folder = join(import.meta.dirname, '../templates', kind);
  const fill = (text: string) =>
    text.replace(/{{(\w+)}}/g, (placeholder, name: string) => values[name] ?? placeholder);
  const files = globSync('**/*', { cwd: folder }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return new Map(
    files.map((file) => {
      const path = join(target, fill(file).replace(/\.template$/, ''));
      if (existsSync(path)) {
        throw new GeneratorError('alreadyExists', `${path} exists already: choose another name.`);
      }
      return [path, fill(readFileSync(join(folder, file), 'utf8'))];
    }),
  );
}

/**
 * Adds a line to a list in an existing file.
 *
 * @param start - text at the start of the list. Its first occurrence counts.
 * @param end - text before which the line is inserted. The first occurrence after `start` counts.
 * @throws GeneratorError if the file has no such list
 */
export function addLine(
  changes: Changes,
  path: string,
  { start, end, line }: Record<'start' | 'end' | 'line', string>,
): void {
  const text = changes.get(path) ?? readFileSync(path, 'utf8');
  const from = text.indexOf(start);
  const at = from < 0 ? -1 : text.indexOf(end, from);
  if (at < 0) {
    throw new GeneratorError(
      'missingPlace',
      `${path} has no "${start}" before "${end}": add ${line} by hand.`,
    );
  }
  changes.set(path, text.slice(0, at) + line + text.slice(at));
}

/** Writes all files. Call it after all checks, so that a command that fails changes nothing. */
export function write(changes: Changes): void {
  for (const [path, text] of changes) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Converts `price-alert` to `priceAlert`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts `price-alert` to `PriceAlert`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
