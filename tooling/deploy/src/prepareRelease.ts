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
import { withPolicy, type Directives } from './pagePolicy.ts';
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
  const assets = site.filter((file) => file.startsWith(`${assetFolder}/`));
  const files = new Map<string, Buffer>([
    ...Object.entries(server).map(([name, data]) => [name, Buffer.from(data)] as const),
    ...texts.map((file) => [`texts/${file}`, readFileSync(join(build, 'release', file))] as const),
    ...site
      .filter((file) => !assets.includes(file))
      .map((file) => [`site/${file}`, contentOf(build, file, pagePolicy)] as const),
  ]);
  // The names of assets contain hashes, so their contents need not be hashed again.
  const id = contentId([...files, ...assets.map((file) => [file, Buffer.of()] as const)]);

  addAssets(join(build, 'out', assetFolder), join(into, 'assets', assetFolder));
  const folder = join(into, 'releases', id);
  const isKnown = existsSync(folder);
  if (!isKnown) {
    files.set('release.json', Buffer.from(`${JSON.stringify({ id, environment, target })}\n`));
    // Appears under its name only when it is complete.
    const draft = join(into, 'releases', `.${id}.${process.pid}`);
    writeRelease(draft, files, { target, time: nextTime(into, now()) });
    placeAssets(into, draft, target);
    renameSync(draft, folder);
  }
  return { id, folder, isKnown, needsReload: !isConfiguredAs(server, join(into, 'current')) };
}

/** Returns the content of a file of the site. Pages get their policy. */
function contentOf(build: string, file: string, policy: Directives): Buffer {
  const content = readFileSync(join(build, 'out', file));
  return file.endsWith('.html')
    ? Buffer.from(withPolicy(content.toString(), policy, file))
    : content;
}

/** Writes files, and compressed copies of those of the site, with the same modification time, in s. */
function writeRelease(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
  { target, time }: { target: Target; time: number },
): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, data: Buffer) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
    utimesSync(path, time, time);
  };
  for (const [name, data] of files) {
    write(name, data);
    if (target === 'static-headers' || !name.startsWith('site/')) continue;
    for (const [ending, packed] of compressed(name, data)) write(`${name}.${ending}`, packed);
  }
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
