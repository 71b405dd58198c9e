import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeEntries, entryName, folder } from './packedPackage.ts';

/** The source of an entry; a package that builds it from elsewhere has a test of its own. */
function sourceOf(entry: string): string | undefined {
  const files = ['ts', 'tsx'].map((ending) => join(folder, 'src', `${entryName(entry)}.${ending}`));
  const file = files.find(existsSync);
  return file && readFileSync(file, 'utf8');
}

const directive = /^(["'])use client\1/;

describe.each(codeEntries)('%s', (entry) => {
  it.each(['js', 'cjs'])('says "use client" in its .%s exactly where its source does', (ending) => {
    const source = sourceOf(entry);
    if (source === undefined) return;
    const built = readFileSync(join(folder, 'dist', `${entryName(entry)}.${ending}`), 'utf8');
    expect(directive.test(built)).toBe(directive.test(source));
  });
});
