import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@tooling/vitest/chromium';
import { afterAll, beforeAll, expect, it } from 'vitest';

type Browser = Awaited<ReturnType<typeof launchChromium>>;

let browser: Browser;
let server: Server;
let port: number;

/** Pages by path: a simulated phone, and the site, which the phone shows in a frame with another origin. */
const pages: Record<string, string> = {
  '/phone': `<!doctype html><script type="module">
    import { answerMessages } from '/dist/testing.js';
    const origin = 'http://127.0.0.1:' + location.port;
    window.host = answerMessages({ latencyMs: 5 }, { origin });
    document.body.append(Object.assign(document.createElement('iframe'), { src: origin + '/site' }));
  </script><body>`,
  '/site': `<!doctype html><script src="/dist/index.script.js"></script><script>
    const { createBridge, postMessageTransport } = ExchangeAppBridge;
    const connect = (origin) => createBridge({
      timeoutMs: 1_000,
      transport: postMessageTransport({ target: () => parent, origin }),
    });
    const parentOrigin = 'http://localhost:' + location.port;
    const outcome = (bridge) =>
      bridge.call('UserProfile.getUserProfile', {}).catch((error) => error.kind);
    window.results = Promise.all([
      outcome(connect(parentOrigin)),
      outcome(connect('https://evil.example')),
    ]);
  </script>`,
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const page = pages[path];
    const file = /^\/dist\/([\w.-]+\.js)$/.exec(path)?.[1];
    response.setHeader('content-type', page ? 'text/html' : 'text/javascript');
    response.end(page ?? (file ? readFileSync(`dist/${file}`) : ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

it('calls the parent window from a frame, only if it has the right origin', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`http://localhost:${port}/phone`);
  const element = await page.waitForSelector('iframe');
  const frame = await element.contentFrame();
  await frame?.waitForFunction('window.results');
  expect(await frame?.evaluate('window.results')).toEqual([{ uid: 0 }, 'unavailable']);
  expect(await page.evaluate('window.host.calls.map((call) => call.method)')).toEqual([
    'getAppConfig',
    'getUserProfile',
  ]);
  expect(errors).toEqual([]);
});
