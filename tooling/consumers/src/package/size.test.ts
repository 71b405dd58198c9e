import { join } from 'node:path';
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { describe, expect, it } from 'vitest';
import { folder, manifest } from './packedPackage.ts';
import { bytes } from './byteCount.ts';

const budgets = manifest['size-limit'] ?? [];
interface Result {
  size: number;
}

const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

it('has a size budget', () => {
  expect(budgets.length).toBeGreaterThan(0);
});

describe.each(budgets)('$name', ({ path, import: names, limit }) => {
  it(`is at most ${limit} with gzip, without its dependencies`, async () => {
    const file = join(folder, path);
    const check = {
      files: [file],
      path,
      gzip: true,
      ignore: external,
      ...(names !== undefined && { import: { [file]: names } }),
    };
    const plugins = [...esbuildPlugin, ...filePlugin];
    const [result] = (await sizeLimit(plugins, { cwd: folder, checks: [check] })) as Result[];
    console.log(`${path} ${names ?? ''}: ${String(result?.size)} B of ${limit}`);
    expect(result?.size).toBeLessThanOrEqual(bytes(limit));
  });
});
