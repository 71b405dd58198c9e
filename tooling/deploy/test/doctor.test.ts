import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSandbox, type Sandbox } from '@apps/sandbox';
import { describe, expect, it, onTestFinished } from 'vitest';
import { diagnose, type Deployment } from '../src/doctor/diagnose.ts';
import { report } from '../src/doctor/report.ts';
import { temporaryFolder } from './builds.ts';

const script = 'start()';
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const html =
  '<!DOCTYPE html><html><head><link rel="canonical" href="https://www.example.com/en/task-center"/>' +
  `<script>${script}</script><script type="application/json">{"buildId":"one"}</script>` +
  '<script src="/task-center/_next/static/a-1b2c.js" defer></script></head></html>';
const headers = {
  'Content-Security-Policy': `default-src 'self'; script-src 'self' ${hash}; connect-src 'self' {api} {spot} {statics}; frame-ancestors 'none'`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};
const limits = { timeoutMs: 30_000, bodyBytes: 1_000_000, now: () => Date.now() };

const workerOf = (release: string) => `run(self,{"release":"${release}"})`;

/** Starts a sandbox that serves a site and its services on different origins. */
async function deploy(siteHeaders: Record<string, string> = headers, worker = workerOf('one')) {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries({
    'site/en/task-center/index.html': html,
    'site/404.html': '<html><head></head>Page not found</html>',
    'site/task-center/_next/static/a-1b2c.js': '/* a script that is worth compressing */\n'.repeat(
      200,
    ),
    'site/task-center/worker.js': worker,
    'texts/en/shell.json': '{"title":"Tasks"}',
  })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const sandbox = await createSandbox({
    crossOrigin: true,
    scryptCost: 2,
    siteFolder: join(folder, 'site'),
    translationsFolder: join(folder, 'texts'),
    siteHeaders,
  });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

function addresses({ origins: { site, api, ws, statics } }: Sandbox): Deployment {
  return {
    site,
    api,
    page: '/en/task-center',
    time: '/x-api/task-center/v1/time',
    codeField: 'ret_code',
    quotes: `${ws.replace('http', 'ws')}/spot/ws/quote/v1`,
    texts: `${statics}/i18n/task-center/en/shell.json`,
  };
}

/** Returns the problems that were found in a deployment, by name of the check. */
async function problemsOf(deployment: Deployment, around = limits) {
  const findings = await diagnose(deployment, around);
  return Object.fromEntries(
    findings.flatMap(({ name, fault }) => (fault ? [[name, fault.problem]] : [])),
  );
}

async function control(sandbox: Sandbox, path: string, body: object) {
  const response = await fetch(`${sandbox.url}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('finds no problem in a correct deployment', async () => {
  const findings = await diagnose(addresses(await deploy()), limits);
  expect(report(findings)).not.toContain('FAIL');
  expect(findings.map(({ name }) => name)).toEqual([
    'page',
    'security headers',
    'content security policy',
    'cache of pages',
    'cache of hashed files',
    'service worker',
    'compression',
    'missing pages',
    'indexing',
    'CORS preflight',
    'CORS response',
    'CORS of other origins',
    'envelope',
    'clock',
    'quote socket',
    'texts',
  ]);
});

it('accepts a service worker that unregisters itself', async () => {
  expect(await problemsOf(addresses(await deploy(headers, 'remove(self)')))).toEqual({});
});

describe('reports the problems of a deployment', () => {
  it('whose API does not allow the origin of the site', async () => {
    const { origins } = await deploy();
    const problems = await problemsOf({ ...addresses(await deploy()), api: origins.api });
    expect(problems).toMatchObject({
      'CORS preflight': 'refused with status 403',
      'CORS response': 'Access-Control-Allow-Origin is ""',
    });
    expect(problems['content security policy']).toContain(`connect-src forbids ${origins.api}`);
  });

  it('whose headers and pages are from different builds', async () => {
    const policy = headers['Content-Security-Policy'].replace(hash, "'sha256-AAAA'");
    const problems = await problemsOf(
      addresses(await deploy({ ...headers, 'Content-Security-Policy': policy })),
    );
    expect(problems).toEqual({
      'content security policy': '1 inline scripts or styles of the page are forbidden',
    });
  });

  it('that sends no headers, so search engines may index it', async () => {
    expect(await problemsOf(addresses(await deploy({})))).toEqual({
      'security headers': 'missing or wrong: content-security-policy',
      'content security policy': 'inline scripts are not restricted',
      indexing:
        'the page is not its canonical address https://www.example.com/en/task-center, and may be indexed',
    });
  });

  it('whose service worker is from another release', async () => {
    expect(await problemsOf(addresses(await deploy(headers, workerOf('two'))))).toEqual({
      'service worker': 'it belongs to another release',
    });
  });

  it.each([
    ['text/html', {}, 'returns status 200 and the type "text/html"'],
    ['text/javascript', { 'cache-control': 'max-age=600' }, 'Cache-Control is "max-age=600"'],
    ['text/javascript', { 'cache-control': 'no-cache' }, 'it may not control pages'],
  ])('that sends the service worker as %s with the headers %j', async (type, sent, problem) => {
    const site = await serve((_, response) => {
      response.writeHead(200, { 'content-type': type, ...sent }).end(workerOf('one'));
    });
    const problems = await problemsOf({ ...addresses(await deploy()), site });
    expect(problems['service worker']).toContain(problem);
  });

  it('whose server clock is wrong', async () => {
    const sandbox = await deploy();
    await control(sandbox, 'clock', { offsetMs: -3_600_000 });
    const problems = await problemsOf(addresses(sandbox));
    expect(Object.keys(problems)).toEqual(['clock']);
    expect(problems.clock).toMatch(/clock differs by -3[56]\d{5} ms/);
  });

  it('whose API responds with HTML', async () => {
    const sandbox = await deploy();
    const fault = { type: 'body', body: '<h1>Bad gateway</h1>', contentType: 'text/html' };
    await control(sandbox, 'faults', { path: '/x-api/task-center/v1/time', fault });
    expect(await problemsOf(addresses(sandbox))).toEqual({
      envelope: 'status 200, and the body is not a JSON object',
    });
  });

  it('whose envelope has no such code field', async () => {
    const problems = await problemsOf({ ...addresses(await deploy()), codeField: 'code' });
    expect(problems).toEqual({ envelope: 'status 200, code is missing' });
  });

  it('whose quote socket is silent and whose translation file is missing', async () => {
    const sandbox = await deploy();
    await control(sandbox, 'socket', { silent: true });
    const texts = `${sandbox.origins.statics}/i18n/task-center/xx/shell.json`;
    const around = { ...limits, timeoutMs: 5_000 };
    expect(await problemsOf({ ...addresses(sandbox), texts }, around)).toEqual({
      'quote socket': 'it does not reply to a ping',
      texts: `${texts} returns 404`,
    });
  });

  it('whose API allows every origin', async () => {
    const api = await serve((request, response) => {
      response.writeHead(200, {
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-credentials': 'true',
      });
      response.end('{"ret_code":0}');
    });
    const problems = await problemsOf({ ...addresses(await deploy()), api });
    expect(problems['CORS of other origins']).toBe(
      'any origin is allowed ("https://doctor.invalid")',
    );
    expect(problems['CORS preflight']).toContain('forbidden headers: guid, platform, UserToken');
    expect(problems['CORS response']).toBe('pages cannot read Age, Date, Retry-After');
  });
});

describe('a hostile server', () => {
  it.each<[string, RequestListener, RegExp, number?]>([
    ['never responds', () => undefined, /no complete response within 300 ms/, 300],
    [
      'never ends its response',
      (_request, response) => {
        const write = () => response.destroyed || response.write('x'.repeat(65_536), write);
        write();
      },
      /larger than 1000000 bytes|no complete response within 300 ms/,
      300,
    ],
    ['redirects', (_request, response) => response.writeHead(302, { location: '/' }).end(), /302/],
    ['cuts the connection', (request) => request.socket.destroy(), /does not respond/],
  ])(
    'that %s fails the checks before the time limit',
    async (_name, listener, problem, timeoutMs = limits.timeoutMs) => {
      const site = await serve(listener);
      const around = { ...limits, timeoutMs };
      const problems = await problemsOf({ ...addresses(await deploy()), site }, around);
      expect(problems.page).toMatch(problem);
    },
  );

  it('cannot write control characters to the terminal', () => {
    const problem = `${'\u001B[31m'}red\u202E\nok    page${'x'.repeat(500)}`;
    const text = report([{ name: 'page', fault: { problem, remedy: 'Build again.' } }]);
    expect(text).toMatch(/^FAIL {2}page {2}\?\[31mred\?\?ok {4}pagex+…\. Build again\.$/);
  });
});

describe('the command `pnpm doctor`', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; text: string }>((resolve) => {
      const main = join(import.meta.dirname, '../src/doctor.ts');
      execFile(process.execPath, [main, ...args], (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
      );
    });

  it('exits with 0 if all checks pass, 1 if one fails, and 2 for invalid options', async () => {
    const sandbox = await deploy();
    const { site, api } = sandbox.origins;
    expect(await run(site, '--api', api)).toMatchObject({ code: 0 });
    const failed = await run(site, '--api', api, '--code-field', 'code');
    expect(failed.code).toBe(1);
    expect(failed.text).toContain('FAIL  envelope');
    for (const args of [
      [],
      ['example.com'],
      [site, '--timeout', 'x'],
      [site, '--none'],
      [site, '--quotes', site],
    ]) {
      const { code, text } = await run(...args);
      expect([args, code]).toEqual([args, 2]);
      expect(text).toContain('Usage: pnpm doctor');
    }
  });
});
