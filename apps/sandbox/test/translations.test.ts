import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runSandbox, sharedSandbox, temporaryFolder } from './running.ts';

function messages() {
  const folder = temporaryFolder(afterAll);
  mkdirSync(join(folder, 'tr-TR'));
  writeFileSync(join(folder, 'tr-TR', 'hub.json'), '{"title":"Görev merkezi"}');
  writeFileSync(join(folder, 'secret.json'), '{}');
  return folder;
}

const shared = sharedSandbox({ translationsFolder: messages() });

it.each([
  '/i18n/task-center/tr-TR/hub.json',
  '/i18n/testnet-task-center/tr-TR/hub.json',
  '/i18n/test-task-center/latest/tr-TR/hub.json',
  '/i18n/task-center/tr-TR/hub.json?v=1',
])('serves the translation file %s', async (path) => {
  const { url } = shared();
  const response = await fetch(url + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({ title: 'Görev merkezi' });
});

it.each([
  '/i18n/task-center/tr-TR/none.json',
  '/i18n/task-center/xx/hub.json',
  '/i18n/task-center/latest/tr-TR/hub.json',
  '/i18n/task-center/tr-TR/hub.txt',
  '/i18n/task-center/%2e%2e/secret.json',
  '/i18n/task-center/tr-TR/..%2f..%2fsecret.json',
  '/i18n/task-center/tr-TR/%00.json',
  '/i18n/task-center/.%2f/secret.json',
])('responds with 404 to %s', async (path) => {
  const { url } = shared();
  expect((await fetch(url + path)).status).toBe(404);
});

it('serves no translations if no folder is set', async () => {
  const { url } = await runSandbox();
  expect((await fetch(`${url}/i18n/task-center/tr-TR/hub.json`)).status).toBe(404);
});
