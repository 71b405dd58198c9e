import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetsPath, fileDigests, workerSource } from '@exchange/site/build';
import { site } from '../../build/site.ts';

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
  builds.forEach((build, index) => {
    changePages(build, 'ab'[index] ?? '');
    for (const file of ['out.headers.json', 'out.policies.json']) {
      cpSync(join(app, file), join(build, file));
    }
  });
  return builds;
}

function changePages(build: string, release: string): void {
  for (const file of globSync('out/**/*.html', { cwd: build })) {
    const path = join(build, file);
    const html = readFileSync(path, 'utf8')
      .replace('<head>', `<head data-release="${release}">`)
      .replace(/(?<="buildId":"[^"]*)(?=")/, `-${release}`)
      .replace(/(?<=<script>.*?)(?=<\/script>)/s, `/* ${release} */`)
      .replaceAll(/\/task-center\/_next\/static\/[^"]+?\.css/g, (sheet) => {
        const renamed = sheet.replace('.css', `-${release}.css`);
        cpSync(join(build, 'out', sheet), join(build, 'out', renamed));
        return renamed;
      });
    writeFileSync(path, html);
  }
  writeWorker(build, (id) => `${id}-${release}`);
}

/** Writes the worker of a build that was changed. */
function writeWorker(build: string, changeId: (id: string) => string): void {
  const path = join(build, 'out/task-center/worker.js');
  const [, id = ''] = /"release":"([^"]*)"/.exec(readFileSync(path, 'utf8')) ?? [];
  const digests = fileDigests(join(build, 'out', assetsPath(site)));
  writeFileSync(path, workerSource(site, { id: changeId(id), digests }));
}
