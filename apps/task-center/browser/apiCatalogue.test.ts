import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createSandbox, type Sandbox } from '@apps/sandbox';
import { launchChromium } from '@tooling/vitest/chromium';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arm } from './taskCenter.ts';

/** A row of the API client's table of cases, as far as the sandbox can play it. */
interface Row {
  name: string;
  answer: { fault?: string; status: number; type?: string; body?: string };
  call?: { dialect?: string; abort?: string };
  expect: Record<string, unknown>;
}

const client = join(import.meta.dirname, '../../../packages/api-client');
const table = JSON.parse(readFileSync(join(client, 'test/catalogue.cases.json'), 'utf8')) as Row[];
const rows = table.filter(({ answer, call }) => !answer.fault && !call?.abort);

/** Beside the site, on the sandbox's own origin: the client as it is built, without a bundler. */
const html = `<!doctype html>
<script type="importmap">{ "imports": { "axios": "/catalogue/axios.js" } }</script>
<script type="module">
  import { createApiClient } from '/catalogue/dist/index.js';
  window.run = async (dialect) => {
    const api = createApiClient({ baseUrl: '', dialect });
    try {
      const result = await api.get('/catalogue');
      return JSON.stringify(result === undefined ? { noResult: true } : { result });
    } catch ({ kind, message, code, status, envelope }) {
      return JSON.stringify({ kind, message, code, status, envelope });
    }
  };
</script>`;

let sandbox: Sandbox;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  sandbox = await createSandbox();
  browser = await launchChromium();
  page = await browser.newPage();
  await page.route('**/catalogue/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/catalogue/', '');
    if (extname(path) !== '.js') return route.fulfill({ contentType: 'text/html', body: html });
    const file = path === 'axios.js' ? 'node_modules/axios/dist/esm/axios.js' : path;
    return route.fulfill({ path: join(client, file), contentType: 'text/javascript' });
  });
  await page.goto(`${sandbox.url}/catalogue/`);
  await page.waitForFunction('window.run');
});

afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

function faultOf({ status, type, body = '' }: Row['answer']): object {
  return status === 200
    ? { type: 'body', body, contentType: type }
    : { type: 'status', status, body, headers: type ? { 'content-type': type } : {} };
}

it.each(rows)(
  'tells of "$name" what the catalogue says',
  async ({ answer, call, expect: wanted }) => {
    await using _fault = await arm(sandbox, { path: '/s1/catalogue', fault: faultOf(answer) });
    const dialect = call?.dialect ?? 'ret_code';
    const text = await page.evaluate<string>(`run(${JSON.stringify(dialect)})`);
    const { noResult, ...rest } = wanted;
    expect(JSON.parse(text)).toMatchObject(noResult === true ? { noResult } : rest);
  },
);
