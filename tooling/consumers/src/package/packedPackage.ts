import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What stands in a package's `package.json`, as far as the checks read it. */
export interface Manifest {
  name: string;
  exports: Record<string, unknown>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  'size-limit'?: SizeBudget[];
}

export interface SizeBudget {
  name: string;
  path: string;
  /** What an app imports, such as `{ createX }`: weighs what a bundler keeps. Default: all names. */
  import?: string;
  limit: string;
}

/** The package under check: the folder the checks were started in. */
export const folder = process.cwd();

export const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Entries with names and types: all but `package.json`, style sheets and `<script>` builds. */
export const codeEntries = Object.keys(manifest.exports).filter(
  (entry) => !/\.(json|css)$|[./]script$/.test(entry),
);

/** `.` → `@exchange/x`, `./react` → `@exchange/x/react`. */
export function specifier(entry: string): string {
  return manifest.name + entry.slice(1);
}

/** `.` → `index`, `./react` → `react`: the name of its files in `dist`. */
export function entryName(entry: string): string {
  return entry === '.' ? 'index' : entry.slice(2);
}

let tarball: string | undefined;

/** Path of the tarball that would be published. */
export function pack(): string {
  if (tarball === undefined) {
    const destination = mkdtempSync(join(tmpdir(), 'packed-'));
    const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', destination], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { filename } = JSON.parse(output.slice(output.indexOf('{'))) as { filename: string };
    tarball = filename.startsWith('/') ? filename : join(destination, filename);
  }
  return tarball;
}

/** Names of the files in the tarball, without the leading `package/`. */
export function packedFiles(): string[] {
  return execFileSync('tar', ['-tzf', pack()], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((name) => name.replace(/^package\//, ''))
    .sort();
}

/** The text of a file in the tarball. */
export function packedFile(name: string): string {
  return execFileSync('tar', ['-xzOf', pack(), `package/${name}`], { encoding: 'utf8' });
}

export function packedManifest(): string {
  return packedFile('package.json');
}
