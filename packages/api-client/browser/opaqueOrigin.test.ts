import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MisbehavingServer, startMisbehavingServer } from '../test/misbehavingServer.ts';
import { openClientPage } from './clientPage.ts';

let opened: Awaited<ReturnType<typeof openClientPage>>;
let server: MisbehavingServer;

beforeAll(async () => {
  opened = await openClientPage('<!doctype html><title>parent</title>');
  server = await startMisbehavingServer();
  server.handle = (_request, response) => void response.end('{"ret_code":0,"result":7}');
});

afterAll(async () => {
  await opened.close();
  await server.close();
});

/** Calls the API from a frame with `srcdoc`. Resolves to the result, or to the error's message. */
function callFrom(sandbox: string | null, baseUrl: string): Promise<unknown> {
  const frame = `<script type="module">
    import { createApiClient } from '${opened.origin}/dist/fetch.js';
    const client = createApiClient({ baseUrl: '${baseUrl}' });
    client.get('/a').then(String, String).then((text) => parent.postMessage(text, '*'));
  </script>`;
  return opened.page.evaluate(`new Promise((resolve) => {
    addEventListener('message', ({ data }) => resolve(data), { once: true });
    const frame = document.createElement('iframe');
    const sandbox = ${JSON.stringify(sandbox)};
    if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
    frame.srcdoc = ${JSON.stringify(frame).replaceAll('</', '<\\/')};
    document.body.append(frame);
  })`);
}

it('calls an absolute base URL from a sandboxed frame, whose origin is "null"', async () => {
  expect(await callFrom('allow-scripts', server.origin)).toBe('7');
});

it('names the reason if the base URL is relative in a sandboxed frame', async () => {
  expect(await callFrom('allow-scripts', '')).toContain('no page with an origin');
});

it("resolves a relative base URL to the parent's origin in a frame with srcdoc", async () => {
  // The parent's server responds with a page instead of an envelope.
  expect(await callFrom(null, '')).toContain('the body is not JSON');
});
