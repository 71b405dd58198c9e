import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeEntries, entryName, folder } from './packedPackage.ts';

/** The source of an entry: `./header-skeleton` is `headerSkeleton.ts`, or `.tsx`, or its `…Entry.ts`. */
function sourceOf(entry: string): string {
  const name = entryName(entry).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const files = ['Entry.ts', '.ts', '.tsx'].map((ending) => join(folder, 'src', name + ending));
  const file = files.find(existsSync);
  if (file === undefined) throw new Error(`None of ${files.join(', ')} is there.`);
  return readFileSync(file, 'utf8');
}

const directive = /^(["'])use client\1/;

describe.each(codeEntries)('%s', (entry) => {
  it.each(['js', 'cjs'])('says "use client" in its .%s exactly where its source does', (ending) => {
    const source = sourceOf(entry);
    const built = readFileSync(join(folder, 'dist', `${entryName(entry)}.${ending}`), 'utf8');
    expect(directive.test(built)).toBe(directive.test(source));
  });
});
