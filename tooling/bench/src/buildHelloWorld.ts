import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const bench = join(import.meta.dirname, '..');

/** Source files of a minimal Pages Router page, with the same export settings as the task centre. */
const files = {
  'package.json': JSON.stringify({ name: 'hello-world', private: true, type: 'module' }),
  'next.config.mjs': `export default ${JSON.stringify({
    output: 'export',
    assetPrefix: '/task-center',
    trailingSlash: true,
    turbopack: { root: join(bench, '../..') },
  })};\n`,
  'pages/index.js': "export default function Hello() {\n  return 'Hello, world';\n}\n",
};

export interface BuiltSite extends Disposable {
  /** Folder of the exported site, with the same layout and compressed copies as the task centre's. */
  folder: string;
}

/**
 * Builds the page with this repository's versions of Next and React. Its path is `/task-center`.
 *
 * @throws Error with Next's output if the build fails
 */
export function buildHelloWorld(): BuiltSite {
  // The folder is inside this package, so that `next` and `react` can be resolved.
  const temporary = join(bench, 'temp');
  mkdirSync(temporary, { recursive: true });
  const folder = mkdtempSync(join(temporary, 'hello-world-'));
  const dispose = () => rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const out = join(folder, 'out');
  if (status !== 0) {
    dispose();
    throw new Error(`Could not build the hello-world app: ${stdout}${stderr}`);
  }
  mkdirSync(join(out, 'task-center'));
  renameSync(join(out, '_next'), join(out, 'task-center/_next'));
  renameSync(join(out, 'index.html'), join(out, 'task-center/index.html'));
  pack(out);
  return { folder: out, [Symbol.dispose]: dispose };
}

function pack(folder: string): void {
  for (const file of globSync('**/*.{html,js,css}', { cwd: folder })) {
    const path = join(folder, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content));
  }
}
