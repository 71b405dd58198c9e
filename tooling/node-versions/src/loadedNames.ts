import { execFileSync } from 'node:child_process';

const script = `
import { createRequire } from 'node:module';
const require = createRequire(process.cwd() + '/package.json');
const names = (exports) => Object.keys(exports).filter((name) => name !== 'default' && name !== 'module.exports').sort();
const loaded = {};
for (const entry of process.argv.slice(1)) {
  loaded[entry] = { imported: names(await import(import.meta.resolve(entry))), required: names(require(entry)) };
}
console.log(JSON.stringify(loaded));
`;

export type LoadedNames = Record<string, { imported: string[]; required: string[] }>;

/** Loads entries of the package in `folder` as ESM and as CommonJS. Returns the names that they export. */
export function loadedNames(folder: string, entries: readonly string[], node: string): LoadedNames {
  const args = ['--input-type=module', '--eval', script, ...entries];
  return JSON.parse(execFileSync(node, args, { cwd: folder, encoding: 'utf8' })) as LoadedNames;
}
