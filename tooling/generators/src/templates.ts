import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GeneratorError } from './command.ts';

/** Contents of new and changed files, by path. */
export type Changes = Map<string, string>;

/**
 * Fills in the templates of a kind, whose names and contents have placeholders such as `{{name}}`.
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
 * @param start - text at whose first occurrence the list begins
 * @param end - text before whose next occurrence the line is inserted
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

/** Writes all files. Call after every check, so that a failed command changes nothing. */
export function write(changes: Changes): void {
  for (const [path, text] of changes) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** `price-alert` → `priceAlert`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `price-alert` → `PriceAlert`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
