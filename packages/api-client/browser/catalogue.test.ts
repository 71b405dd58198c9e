import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cases, type Outcome, runCase } from '../test/catalogue.ts';
import { type MisbehavingServer, startMisbehavingServer } from '../test/misbehavingServer.ts';
import { importMap, openClientPage } from './clientPage.ts';

const html = `<!doctype html>
${importMap}
<script type="module">
  import * as overAxios from '/dist/index.js';
  import * as overFetch from '/dist/fetch.js';
  const entryOf = (adapter) => (adapter === 'none' ? overFetch : overAxios);
  const optionOf = (adapter) => (adapter === 'none' ? {} : { adapter });
  const secrets = { guid: () => 'g'.repeat(36), userToken: () => 'secret' };
  const runCase = ${runCase.toString()};
  window.unhandled = [];
  addEventListener('unhandledrejection', ({ reason }) => window.unhandled.push(String(reason)));
  window.polluted = (adapter, baseUrl) =>
    entryOf(adapter)
      .createApiClient({ baseUrl, ...optionOf(adapter) })
      .get('/a')
      .then(String, ({ kind }) => kind);
  window.run = ({ row, index, adapter, origins }) =>
    runCase(row, {
      index,
      createApiClient: entryOf(adapter).createApiClient,
      options: { ...optionOf(adapter), ...secrets },
      origins,
    });
</script>`;

let opened: Awaited<ReturnType<typeof openClientPage>>;
let page: (typeof opened)['page'];
let server: MisbehavingServer;
let foreign: MisbehavingServer;
let origins: { server: string; refused: string };

beforeAll(async () => {
  foreign = await startMisbehavingServer();
  server = await startMisbehavingServer(foreign.origin);
  const closed = await startMisbehavingServer();
  await closed.close();
  origins = { server: server.origin, refused: closed.origin };
  opened = await openClientPage(html);
  ({ page } = opened);
  await page.waitForFunction('window.run');
});

afterAll(async () => {
  await opened.close();
  await Promise.all([server.close(), foreign.close()]);
});

beforeEach(() => {
  server.requests.length = 0;
  foreign.requests.length = 0;
});

/** `none` stands for the entry `@exchange/api-client/fetch`, which does not use axios. */
const adapters = ['none', 'fetch', 'xhr'] as const;

describe.each(adapters)('in Chromium, with the %s adapter', (adapter) => {
  it.each(cases.map((row, index) => ({ name: row.name, row, index })))(
    '$name',
    async ({ row, index }) => {
      const input = JSON.stringify({ row, index, adapter, origins });
      // Transferred as JSON text, because the DevTools protocol changes -0 and `undefined`.
      const text = await page.evaluate<string>(
        `run(${input}).then((outcome) => JSON.stringify(outcome))`,
      );
      const outcome = JSON.parse(text) as Outcome;
      expect(outcome).toMatchObject(JSON.parse(JSON.stringify(row.expect)) as object);
      if ('result' in row.expect) expect(text).toBe(JSON.stringify(row.expect));
      if (adapter !== 'xhr') expect(foreign.requests).toEqual([]);
    },
  );
});

// This behaviour is the reason why `fetch` is the default adapter (GUIDE.md, "Limitations").
it('rejects a redirect only after XMLHttpRequest has followed it with the request headers', async () => {
  const index = cases.findIndex(
    ({ answer }) => answer.fault === 'redirect' && answer.to === 'foreign',
  );
  const input = JSON.stringify({ row: cases[index], index, adapter: 'xhr', origins });
  expect(await page.evaluate(`run(${input})`)).toMatchObject({ kind: 'http' });
  expect(foreign.requests[0]?.headers).toMatchObject({ usertoken: 'secret' });
});

it.each(adapters)('works with a polluted Object.prototype and the %s adapter', async (adapter) => {
  const pollution = {
    baseURL: 'http://evil.test',
    basePath: '/evil',
    timeoutMs: 1,
    method: 'DELETE',
    body: 'evil',
    headers: { evil: '1' },
    params: { evil: 1 },
    credentials: 'omit',
    redirect: 'follow',
    ret_code: 0,
  };
  server.handle = (_request, response) => void response.end('{"ret_msg":"no code"}');
  const kind = await page.evaluate(`(async () => {
    const pollution = ${JSON.stringify(pollution)};
    Object.assign(Object.prototype, pollution);
    try {
      return await polluted('${adapter}', '${server.origin}');
    } finally {
      for (const name of Object.keys(pollution)) delete Object.prototype[name];
    }
  })()`);
  expect(kind).toBe('badResponse');
  const [seen] = server.requests;
  expect([seen?.method, seen?.url, seen?.body]).toEqual(['GET', '/s1/a', '']);
  expect(seen?.headers).not.toHaveProperty('evil');
});

it('leaves no rejection unhandled', async () => {
  expect(await page.evaluate('window.unhandled')).toEqual([]);
});
