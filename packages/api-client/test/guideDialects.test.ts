import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const guide = readFileSync(join(folder, 'GUIDE.md'), 'utf8');

/** Returns the example of the guide that is to be put into this file. It imports the sources instead of the package. */
function example(file: string): string {
  const [, after = ''] = guide.split(`Put this into \`${file}\``);
  const [, code = ''] = /```ts\n(.*?)```/s.exec(after) ?? [];
  const entries = { fetch: 'fetch', envelope: 'envelope/index', errors: 'errors/index' };
  return Object.entries(entries).reduce(
    (text, [entry, source]) =>
      text.replaceAll(`@exchange/api-client/${entry}'`, `../src/${source}.ts'`),
    code,
  );
}

it.each([
  ['jsonRpc.mts', 'BTCUSDT\n7000\n'],
  ['problem.mts', 'Over the limit 422\n'],
])('the example %s of the guide prints the output in its comments', async (file, printed) => {
  const own = mkdtempSync(join(folder, 'example-'));
  try {
    writeFileSync(join(own, file), example(file));
    const { stdout } = await promisify(execFile)(process.execPath, [join(own, file)]);
    expect(stdout).toBe(printed);
  } finally {
    rmSync(own, { recursive: true });
  }
});
