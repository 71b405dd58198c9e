import { existsSync, globSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { DeployError } from '../src/deployError.ts';
import { prepareRelease, type PrepareOptions } from '../src/prepareRelease.ts';
import { hashSource } from '../src/pagePolicy.ts';
import { buildOf, headerPolicy, hostingFolder, temporaryFolder } from './builds.ts';

const page = 'site/en/task-center/index.html';

function prepare(options: Partial<PrepareOptions> & { build: string }) {
  const defaults = {
    into: temporaryFolder(),
    target: 'nginx',
    hosting: hostingFolder(),
  } as const;
  return prepareRelease({ ...defaults, ...options });
}

const errorOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof DeployError) return error.kind;
    throw error;
  }
  return undefined;
};

it("writes the environment's policy with the page's hashes into the page, and the rest into the headers", () => {
  const { folder } = prepare({ build: buildOf('one') });
  const html = readFileSync(join(folder, page), 'utf8');
  expect(html).toContain(
    `<head><meta http-equiv="Content-Security-Policy" content="script-src https://static.example ${hashSource('run()')}; style-src 'self'"/><title>`,
  );
  const headers = readFileSync(join(folder, 'headers.conf'), 'utf8');
  expect(headers).toContain(`add_header Content-Security-Policy "${headerPolicy}" always;`);
  expect(headers).not.toMatch(/sha256|script-src/);
  expect(gunzipSync(readFileSync(join(folder, `${page}.gz`))).toString()).toBe(html);
  expect(brotliDecompressSync(readFileSync(join(folder, `${page}.br`))).toString()).toBe(html);
});

it('keeps the assets of all releases in a shared folder', () => {
  const into = temporaryFolder();
  const first = prepare({ build: buildOf('one'), into });
  const second = prepare({ build: buildOf('two'), into });
  for (const { folder } of [first, second]) {
    const scripts = globSync('*.js', { cwd: join(folder, 'site/task-center/_next/static') });
    expect(scripts.sort()).toEqual(['one.js', 'two.js']);
  }
  expect(readFileSync(join(second.folder, 'texts/en/shell.json'), 'utf8')).toBe('{}');
});

it('gives each release its own modification time, even if they are prepared within a second', () => {
  const into = temporaryFolder();
  const now = () => 1_700_000_000_500;
  const times = ['one', 'two', 'three'].map((name) => {
    const { folder } = prepare({ build: buildOf(name), into, now });
    return statSync(join(folder, page)).mtimeMs / 1000;
  });
  expect(times).toEqual([1_700_000_000, 1_700_000_001, 1_700_000_002]);
});

it('does not write a release that it has already prepared', () => {
  const into = temporaryFolder();
  const hosting = hostingFolder();
  const build = buildOf('one');
  const first = prepare({ build, into, hosting });
  const again = prepare({ build, into, hosting });
  expect([first.isKnown, again.isKnown]).toEqual([false, true]);
  expect(again.id).toBe(first.id);
  expect(first.id).toMatch(/^[0-9a-f]{12}$/);
  expect(globSync('releases/{*,.*}', { cwd: into })).toEqual([`releases/${first.id}`]);
});

it('requires a server reload only if the configuration differs from the current release', () => {
  const into = temporaryFolder();
  const hosting = hostingFolder();
  const first = prepare({ build: buildOf('one'), into, hosting });
  symlinkSync(`releases/${first.id}`, join(into, 'current'));
  const second = prepare({ build: buildOf('two'), into, hosting });
  const third = prepare({ build: buildOf('two', { 'X-New': 'yes' }), into, hosting });
  expect([first, second, third].map(({ needsReload }) => needsReload)).toEqual([true, false, true]);
});

it('selects production, the first environment of the build', () => {
  const { folder } = prepare({ build: buildOf('one') });
  expect(readFileSync(join(folder, 'release.json'), 'utf8')).toContain('"environment":"prod"');
});

it('writes the response headers of the selected environment', () => {
  const { folder } = prepare({ build: buildOf('one'), environment: 'testnet', target: 'caddy' });
  expect(readFileSync(join(folder, 'headers.caddy'), 'utf8')).toContain(
    'header X-Robots-Tag "noindex"',
  );
});

it('writes one complete folder with a _headers file for static hosts', () => {
  const into = temporaryFolder();
  prepare({ build: buildOf('one'), into, target: 'static-headers' });
  const { folder } = prepare({ build: buildOf('two'), into, target: 'static-headers' });
  const assets = join(folder, 'site/task-center/_next');
  expect(globSync('static/*', { cwd: assets }).sort()).toEqual(['static/one.js', 'static/two.js']);
  expect(existsSync(join(folder, `${page}.gz`))).toBe(false);
  expect(readFileSync(join(folder, 'site/_headers'), 'utf8')).toBe(
    `/*
  Content-Security-Policy: ${headerPolicy}
  X-Content-Type-Options: nosniff

/task-center/_next/static/*
  Cache-Control: public, max-age=31536000, immutable

/task-center/worker.js
  Service-Worker-Allowed: /
`,
  );
});

it('rejects a build that cannot be served, and leaves no release folder behind', () => {
  const into = temporaryFolder();
  expect(errorOf(() => prepare({ build: temporaryFolder(), into }))).toBe('missingBuild');
  const build = buildOf('one');
  expect(errorOf(() => prepare({ build, into, environment: 'test' }))).toBe('missingHeaders');
  const quoted = buildOf('one', { 'X-A': 'a "b"' });
  for (const target of ['nginx', 'caddy', 'static-headers'] as const) {
    expect(errorOf(() => prepare({ build: quoted, into, target }))).toBe('invalidHeader');
  }
  expect(globSync('releases/*', { cwd: into })).toEqual([]);
});
