import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withPolicy } from './pagePolicy.ts';
import { serverFiles, type Target } from './serverFiles.ts';
import { assetFolder, contentId, readBuild } from './buildFiles.ts';

export interface PrepareOptions {
  /** Folder with `out`, `out.headers.json`, `out.policies.json` and `release`. */
  build: string;
  /** Folder that contains all releases and their assets. Created if missing. */
  into: string;
  target: Target;
  /** Default: production. */
  environment?: string | undefined;
  /** Folder with the server's configuration files, such as `site.conf`. */
  hosting: string;
  /** Current time in ms UTC. */
  now?: () => number;
}

export interface PreparedRelease {
  /** Name of the release folder: 12 hexadecimal digits, derived from its content. */
  id: string;
  /** `releases/{id}` in `into`. */
  folder: string;
  /** Whether the same release was already prepared. */
  isKnown: boolean;
  /** Whether the server must be reloaded after the switch, because its configuration changed. */
  needsReload: boolean;
}

/**
 * Writes `releases/{id}` and adds the build's assets to `assets`, which keeps those of earlier releases. Does not
 * affect the release that is being served: the new folder appears only when it is complete, and the link `current`
 * does not change.
 *
 * @throws DeployError if the build is missing or cannot be served
 */
export function prepareRelease(options: PrepareOptions): PreparedRelease {
  const { build, into, target, hosting, now = () => Date.now() } = options;
  const { environment, site, texts, headers, pagePolicy } = readBuild(build, options.environment);
  const server = serverFiles(target, { headers, hosting });

  const source = (file: string) => readFileSync(join(build, 'out', file));
  const pages = site.filter((file) => !file.startsWith(`${assetFolder}/`));
  const content = (file: string) =>
    file.endsWith('.html')
      ? Buffer.from(withPolicy(source(file).toString(), pagePolicy, file))
      : source(file);
  const text = (file: string) => readFileSync(join(build, 'release', file));
  const id = contentId([
    ...Object.entries(server).map(([name, data]) => [name, Buffer.from(data)] as const),
    ...pages.map((file) => [file, content(file)] as const),
    ...site.filter((file) => !pages.includes(file)).map((file) => [file, Buffer.of()] as const),
    ...texts.map((file) => [`texts/${file}`, text(file)] as const),
  ]);

  addAssets(join(build, 'out', assetFolder), join(into, 'assets', assetFolder));
  const folder = join(into, 'releases', id);
  const isKnown = existsSync(folder);
  if (!isKnown) {
    const draft = join(into, 'releases', `.${id}.${process.pid}`);
    rmSync(draft, { recursive: true, force: true });
    const time = nextTime(into, now());
    const write = (name: string, data: Buffer | string) => {
      const path = join(draft, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, data);
      utimesSync(path, time, time);
    };
    for (const [name, data] of Object.entries(server)) write(name, data);
    for (const file of texts) write(`texts/${file}`, text(file));
    for (const file of pages) {
      const data = content(file);
      write(`site/${file}`, data);
      if (target !== 'static-headers') {
        for (const [ending, packed] of compressed(file, data))
          write(`site/${file}.${ending}`, packed);
      }
    }
    placeAssets(into, draft, target);
    write('release.json', `${JSON.stringify({ id, environment, target })}\n`);
    renameSync(draft, folder);
  }
  return { id, folder, isKnown, needsReload: !isConfiguredAs(server, join(into, 'current')) };
}

/** Copies assets that do not exist yet. Asset names contain a content hash, so existing ones have the same content. */
function addAssets(from: string, to: string): void {
  cpSync(from, to, { recursive: true, force: false, preserveTimestamps: true });
}

/**
 * Adds the assets of all releases to the release's folder. Web servers follow a link to them. For static hosts, which
 * upload the folder, the assets are copied.
 */
function placeAssets(into: string, draft: string, target: Target): void {
  const place = join(draft, 'site', assetFolder);
  mkdirSync(dirname(place), { recursive: true });
  if (target === 'static-headers') {
    cpSync(join(into, 'assets', assetFolder), place, {
      recursive: true,
      filter: (path) => !/\.(gz|br)$/.test(path),
    });
  } else {
    symlinkSync(`../../../../assets/${assetFolder}`, place);
  }
}

/**
 * Returns a modification time in s that no other release has. Servers derive ETags from modification time and size, so
 * with equal times a browser could keep a cached page of another release.
 */
function nextTime(into: string, now: number): number {
  const times = globSync('releases/*/release.json', { cwd: into }).map((file) =>
    Math.floor(statSync(join(into, file)).mtimeMs / 1000),
  );
  return Math.max(Math.floor(now / 1000), ...times.map((time) => time + 1));
}

function compressed(file: string, data: Buffer): [ending: string, packed: Buffer][] {
  if (!/\.(html|js|css|json|svg|xml|txt|webmanifest)$/.test(file)) return [];
  const packed: [string, Buffer][] = [
    ['gz', gzipSync(data, { level: constants.Z_BEST_COMPRESSION })],
    ['br', brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } })],
  ];
  return packed.filter(([, bytes]) => bytes.length < data.length);
}

function isConfiguredAs(server: Readonly<Record<string, string>>, current: string): boolean {
  return Object.entries(server).every(([name, data]) => {
    const path = join(current, name);
    return existsSync(path) && readFileSync(path, 'utf8') === data;
  });
}
