import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileDigests } from '../../build/fileDigests.ts';
import { assetsPath, workerSource } from '../../build/workerSource.ts';

const app = join(import.meta.dirname, '../..');
const parts = ['404.html', 'en', 'ar-ARE', 'task-center'];

/**
 * Writes two copies of the built site, with only some of its languages. They differ in build id, an inline script,
 * a style sheet and `data-release`.
 */
export function writeTwoBuilds(folder: string): readonly [string, string] {
  const builds = [join(folder, 'build-a'), join(folder, 'build-b')] as const;
  for (const build of builds) {
    for (const part of parts) {
      cpSync(join(app, 'out', part), join(build, 'out', part), { recursive: true });
    }
    cpSync(join(app, 'release/en'), join(build, 'release/en'), { recursive: true });
  }
  const headers = readFileSync(join(app, 'out.headers.json'), 'utf8');
  builds.forEach((build, index) => {
    const release = 'ab'[index] ?? '';
    const hashes = changePages(build, release);
    let changed = headers;
    for (const [before, after] of hashes) changed = changed.replaceAll(before, after);
    writeFileSync(join(build, 'out.headers.json'), changed);
  });
  return builds;
}

/** Changes the pages of a build. Returns the new hash of each changed inline script by its old hash. */
function changePages(build: string, release: string): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const file of globSync('out/**/*.html', { cwd: build })) {
    const path = join(build, file);
    const html = readFileSync(path, 'utf8')
      .replace('<head>', `<head data-release="${release}">`)
      .replace(/(?<="buildId":"[^"]*)(?=")/, `-${release}`)
      .replace(/<script>(.*?)<\/script>/s, (_, source: string) => {
        const changed = `${source}/* ${release} */`;
        hashes.set(hashOf(source), hashOf(changed));
        return `<script>${changed}</script>`;
      })
      .replaceAll(/\/task-center\/_next\/static\/[^"]+?\.css/g, (sheet) => {
        const renamed = sheet.replace('.css', `-${release}.css`);
        cpSync(join(build, 'out', sheet), join(build, 'out', renamed));
        return renamed;
      });
    writeFileSync(path, html);
  }
  writeWorker(build, (id) => `${id}-${release}`);
  return hashes;
}

/** Writes the worker of a build that was changed. */
export function writeWorker(build: string, changeId: (id: string) => string): void {
  const path = join(build, 'out/task-center/worker.js');
  const [, id = ''] = /"release":"([^"]*)"/.exec(readFileSync(path, 'utf8')) ?? [];
  const digests = fileDigests(join(build, 'out', assetsPath));
  writeFileSync(path, workerSource({ id: changeId(id), digests }));
}

export function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
