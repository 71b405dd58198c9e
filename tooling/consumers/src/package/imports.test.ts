import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { codeEntries, folder, specifier } from './packedPackage.ts';

/** Runs in a Node without a DOM; ends only when nothing was left running. */
function namesExportedBy(load: string, type: 'module' | 'commonjs'): string[] {
  const program = `
    const before = Object.getOwnPropertyNames(globalThis).join();
    const exported = ${load};
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
    if (added.length > 0) throw new Error('the import added globals: ' + added.join());
    console.log(JSON.stringify(Object.keys(exported).sort()));
  `;
  const output = execFileSync(process.execPath, [`--input-type=${type}`, '-e', program], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 10_000,
  });
  return JSON.parse(output) as string[];
}

describe.each(codeEntries)('%s', (entry) => {
  it('is imported and required by plain Node, with the same names, touching no global', () => {
    const imported = namesExportedBy(`await import('${specifier(entry)}')`, 'module');
    const required = namesExportedBy(`require('${specifier(entry)}')`, 'commonjs');
    expect(imported.length).toBeGreaterThan(0);
    expect(required.filter((name) => name !== '__esModule')).toEqual(imported);
    expect(imported).not.toContain('default');
  });
});
