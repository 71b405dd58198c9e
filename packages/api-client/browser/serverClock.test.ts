import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MisbehavingServer, startMisbehavingServer } from '../test/misbehavingServer.ts';
import { importMap, openClientPage } from './clientPage.ts';

const html = `<!doctype html>
${importMap}
<script type="module">
  import * as overAxios from '/dist/index.js';
  import * as overFetch from '/dist/fetch.js';
  import { createServerClock } from '/dist/server-clock.js';
  window.offsetAfter = async (transport, baseUrl, path, calls) => {
    const { createApiClient } = transport === 'fetch' ? overFetch : overAxios;
    const client = createApiClient({ baseUrl, ...(transport === 'xhr' && { adapter: 'xhr' }) });
    const clock = createServerClock();
    client.on(clock.listen);
    for (let call = 0; call < calls; call++) await client.get(path, { share: false });
    return clock.offset;
  };
</script>`;

let opened: Awaited<ReturnType<typeof openClientPage>>;
let server: MisbehavingServer;
let headers: Record<string, string>;
let paths = 0;

beforeAll(async () => {
  opened = await openClientPage(html);
  await opened.page.waitForFunction('window.offsetAfter');
  server = await startMisbehavingServer();
  server.handle = (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end('{"ret_code":0}');
  };
});

afterAll(async () => {
  await opened.close();
  await server.close();
});

beforeEach(() => {
  server.requests.length = 0;
});

const ago = (ms: number) => new Date(Date.now() - ms).toUTCString();
const exposed = { 'Access-Control-Expose-Headers': 'Date' };

describe.each(['fetch', 'axios', 'xhr'])('in Chromium, over %s', (transport) => {
  /** Uses a new path each time, so that only the calls of one test share the browser's cache. */
  const offsetAfter = (calls: number) =>
    opened.page.evaluate<number>(
      `offsetAfter('${transport}', '${server.origin}', '/time/${++paths}', ${calls})`,
    );

  it("ignores the browser's cache", async () => {
    headers = { ...exposed, Date: ago(60_000), 'Cache-Control': 'max-age=600' };
    expect(await offsetAfter(2)).toBe(0);
    // The second call was answered by the cache of the browser.
    expect(server.requests).toHaveLength(1);
  });

  it('ignores a shared cache whose Age is hidden by CORS', async () => {
    headers = {
      ...exposed,
      Date: ago(900_000),
      Age: '900',
      'Cache-Control': 'public, s-maxage=960',
    };
    expect(await offsetAfter(1)).toBe(0);
    headers = { ...exposed, Date: ago(900_000), Age: '900' };
    expect(await offsetAfter(1)).toBe(0);
  });

  it('uses a response that no cache may store', async () => {
    headers = { ...exposed, Date: ago(900_000), 'Cache-Control': 'no-store' };
    const offset = await offsetAfter(1);
    expect(offset).toBeLessThan(-895_000);
    expect(offset).toBeGreaterThan(-905_000);
  });
});
