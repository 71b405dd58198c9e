import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runSandbox, sharedSandbox, temporaryFolder } from './running.ts';

interface Manifest {
  resources: Record<string, { src: string; integrity: string }>;
}

const shared = sharedSandbox();

const manifestOf = async (url: string) =>
  (await (await fetch(`${url}/helpers/manifest.json`)).json()) as Manifest;

it('lists the helper scripts with the correct integrity hashes', async () => {
  const { url } = shared();
  const { resources } = await manifestOf(url);
  expect(Object.keys(resources)).toEqual(['attribution', 'chat', 'frame', 'globals']);
  for (const { src, integrity } of Object.values(resources)) {
    const response = await fetch(new URL(src, `${url}/helpers/manifest.json`));
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const digest = createHash('sha384')
      .update(await response.bytes())
      .digest('base64');
    expect(integrity).toBe(`sha384-${digest}`);
  }
});

it('serves a real script instead of its fake once the script is built', async () => {
  const file = join(temporaryFolder(), 'bridge.js');
  const { url } = await runSandbox({ helpers: { 'native-bridge': file } });
  expect((await manifestOf(url)).resources).not.toHaveProperty('native-bridge');
  expect((await fetch(`${url}/helpers/native-bridge.js`)).status).toBe(404);
  writeFileSync(file, 'first()');
  const { integrity } = (await manifestOf(url)).resources['native-bridge'] ?? {};
  expect(await (await fetch(`${url}/helpers/native-bridge.js`)).text()).toBe('first()');
  writeFileSync(file, 'second()');
  expect((await manifestOf(url)).resources['native-bridge']?.integrity).not.toBe(integrity);
});

it.each(['/helpers/nothing.js', '/helpers/..%2fpackage.js', '/helpers/toString.js', '/helpers/'])(
  'responds with 404 to %s',
  async (path) => {
    const { url } = shared();
    expect((await fetch(url + path)).status).toBe(404);
  },
);
