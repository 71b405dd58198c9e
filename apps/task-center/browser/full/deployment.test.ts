import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareRelease, type PreparedRelease } from '@tooling/deploy';
import { hashSource } from '@tooling/deploy/policy';
import { launchChromium } from '@tooling/vitest/chromium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReleaseServer, type ServerName } from '../support/releaseServer.ts';
import { writeTwoBuilds } from '../support/twoBuilds.ts';

// Deploys a release and rolls it back on real web servers, under load.
const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
let builds: readonly [string, string];
beforeAll(() => {
  builds = writeTwoBuilds(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = [
  '/task-center',
  '/en/task-center/',
  '/ar-ARE/task-center/faq?x=1',
  '/task-center/invite',
];

/** Activates a release with the commands that `pnpm deploy:prepare` prints. */
function switchTo(into: string, { id }: PreparedRelease) {
  execFileSync('sh', ['-c', `ln -s releases/${id} next && mv -T next current`], { cwd: into });
}

function prepareBoth(target: ServerName) {
  const into = mkdtempSync(join(folder, `${target}-`));
  const hosting = join(import.meta.dirname, '../../hosting');
  const [first, second] = builds.map((build) =>
    prepareRelease({ build, into, target, environment: 'prod', hosting }),
  ) as [PreparedRelease, PreparedRelease];
  switchTo(into, first);
  return { into, first, second };
}

/** Returns a page's problems: assets of another release, scripts that its policy forbids, and missing assets. */
async function faultsOf(url: string, known: Map<string, Promise<number>>): Promise<string[]> {
  const response = await fetch(url);
  const html = await response.text();
  const release = /<head data-release="(.)"/.exec(html)?.[1];
  if (response.status !== 200 || release === undefined) return [`${response.status} ${url}`];
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, source = '']) => source);
  const forbidden = scripts.filter((source) => !policy.includes(hashSource(source)));
  const assets = [...html.matchAll(/(?:src|href)="(\/task-center\/_next\/static\/[^"]+)"/g)];
  const statuses = assets.map(async ([, path = '']) => {
    const status =
      known.get(path) ??
      fetch(new URL(path, url)).then(async (asset) => {
        await asset.arrayBuffer();
        return asset.status;
      });
    known.set(path, status);
    return (await status) === 200 ? [] : [`${await status} ${path} of release ${release}`];
  });
  const sheets = assets.filter(([, path = '']) => path.endsWith('.css'));
  const mixed = sheets.filter(([, path = '']) => !path.endsWith(`-${release}.css`));
  return [
    ...(scripts.length === 0 || sheets.length === 0 ? [`no scripts or styles in ${url}`] : []),
    ...forbidden.map(() => `forbidden script in release ${release}`),
    ...mixed.map(([, path]) => `${path} in release ${release}`),
    ...(await Promise.all(statuses)).flat(),
  ];
}

describe.each(['nginx', 'caddy'] as const)('%s', (target) => {
  it('deploys and rolls back under 200 requests per second without a fault', async () => {
    const { into, first, second } = prepareBoth(target);
    expect(second.needsReload).toBe(true);
    await using server = await startReleaseServer(target, into);
    await using browser = await launchChromium();
    const releaseOf = async (path: string) =>
      /data-release="(.)"/.exec(await (await fetch(server.url + path)).text())?.[1];

    const violations: string[] = [];
    const seen = new Set<string | undefined>();
    let isRunning = true;
    const visits = (async () => {
      const page = await browser.newPage();
      page.on('console', (message) => {
        if (/content.security.policy/i.test(message.text())) violations.push(message.text());
      });
      while (isRunning) {
        await page.goto(`${server.url}/en/task-center`);
        seen.add((await page.locator('head').getAttribute('data-release')) ?? undefined);
        await page.locator('header button.x-header-icon').waitFor();
      }
    })();

    const known = new Map<string, Promise<number>>();
    const answers: Promise<string[]>[] = [];
    async function load(requests: number) {
      const started = performance.now();
      for (let sent = 0; sent < requests; sent += 1) {
        answers.push(faultsOf(server.url + pages[sent % pages.length]!, known));
        // Waits until this request is due. After a late timer, overdue requests follow at once, so the rate is kept.
        await wait(Math.max(0, started + sent * 5 - performance.now()));
      }
    }
    const [path] = pages;
    expect(await releaseOf(path!)).toBe('a');
    await load(400);
    switchTo(into, second);
    await load(400);
    expect(await releaseOf(path!)).toBe('b');
    switchTo(into, first);
    await load(400);
    expect(await releaseOf(path!)).toBe('a');
    isRunning = false;
    await visits;

    expect((await Promise.all(answers)).flat()).toEqual([]);
    expect(answers).toHaveLength(1_200);
    expect([...seen].sort()).toContain('a');
    expect(violations).toEqual([]);
  });

  it('serves pages without redirects, and files with their cache lifetime', async () => {
    const { into } = prepareBoth(target);
    await using server = await startReleaseServer(target, into);
    const sendRequest = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(server.url + path, { redirect: 'manual', headers });
      const text = await response.text();
      return {
        status: response.status,
        header: (name: string) => response.headers.get(name),
        text,
      };
    };
    for (const path of pages) {
      const page = await sendRequest(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.header('cache-control')).toBe('no-cache');
      expect(page.header('content-type')).toBe('text/html; charset=utf-8');
      expect(page.header('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(page.header('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(page.header('content-security-policy')).not.toContain('script-src');
    }
    const { text, header } = await sendRequest('/en/task-center');
    const etag = header('etag') ?? '';
    expect((await sendRequest('/en/task-center?x', { 'if-none-match': etag })).status).toBe(304);
    const [script = ''] = /\/task-center\/_next\/static\/[^"]+\.js/.exec(text) ?? [];
    const asset = await sendRequest(script, { 'accept-encoding': 'gzip' });
    expect([asset.status, asset.header('content-encoding')]).toEqual([200, 'gzip']);
    expect(asset.header('cache-control')).toBe('public, max-age=31536000, immutable');
    const part = await sendRequest(script, { range: 'bytes=0-9', 'accept-encoding': 'identity' });
    expect([part.status, part.text.length]).toEqual([206, 10]);
    for (const path of [
      '/',
      '/xx/task-center',
      '/404.html',
      '/en/task-center/index.html.gz',
      '/task-center/_next/static/none.js',
      '/task-center/_next/static',
      '/headers.conf',
      '/release.json',
    ]) {
      const missing = await sendRequest(path);
      expect([path, missing.status, missing.header('location')]).toEqual([path, 404, null]);
      expect(missing.header('cache-control')).toBe('no-cache');
      expect(missing.text).toContain('Page not found');
    }
  });
});
