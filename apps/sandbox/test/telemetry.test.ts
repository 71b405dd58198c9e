import { expect, it } from 'vitest';
import { post, runSandbox } from './running.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const collector = '/x-api/telemetry/v1/logs';

/** Returns the request body that a page load with one record sends. */
function logs(message: string, trace = traceId) {
  const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });
  return {
    resourceLogs: [
      {
        resource: { attributes: [attribute('service.version', 'r7')] },
        scopeLogs: [
          {
            scope: { name: 'task-center' },
            logRecords: [
              {
                timeUnixNano: '1',
                eventName: 'exception',
                traceId: trace,
                attributes: [attribute('exception.message', message)],
              },
            ],
          },
        ],
      },
    ],
  };
}

const view = async (url: string) =>
  (await (await fetch(`${url}/_sandbox/telemetry`)).json()) as {
    records: object[];
    calls: object[];
  };

it('stores records, and API calls with a trace id', async () => {
  const { url } = await runSandbox();
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  await fetch(`${url}/s1/time?user=7`, { headers });
  await fetch(`${url}/s1/time`, { headers: { traceparent: 'x' } });
  const answer = await post(url + collector, logs('failed'));
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(await view(url)).toMatchObject({
    records: [
      {
        traceId,
        name: 'exception',
        attributes: { 'service.version': 'r7', 'exception.message': 'failed' },
      },
    ],
    calls: [{ traceId, method: 'GET', path: '/s1/time', status: 200 }],
  });
});

it('drops records and calls after 30 days', async () => {
  const { url } = await runSandbox();
  const dayMs = 24 * 60 * 60 * 1000;
  const after = async (offsetMs: number) => {
    await post(`${url}/_sandbox/clock`, { offsetMs });
    const { records, calls } = await view(url);
    return [records.length, calls.length];
  };
  await post(url + collector, logs('old'));
  await fetch(`${url}/s1/time`, {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  expect(await after(29 * dayMs)).toEqual([1, 1]);
  expect(await after(31 * dayMs)).toEqual([0, 0]);
});

it('keeps the newest 500 records', async () => {
  const { url } = await runSandbox();
  const body = logs('x');
  const [record] = body.resourceLogs[0]!.scopeLogs[0]!.logRecords;
  body.resourceLogs[0]!.scopeLogs[0]!.logRecords = Array.from({ length: 100 }, () => record!);
  for (let count = 0; count < 6; count += 1) await post(url + collector, body);
  expect((await view(url)).records).toHaveLength(500);
});

it.each([undefined, {}, [], logs('x', 'not a trace'), { resourceLogs: [{}] }])(
  'rejects the body %j',
  async (body) => {
    const { url } = await runSandbox();
    expect((await post(url + collector, body)).status).toBe(400);
    expect((await view(url)).records).toEqual([]);
  },
);

it('escapes records in the page that it shows to browsers', async () => {
  const { url } = await runSandbox();
  await post(url + collector, logs('<img src=x onerror=alert(1)>'));
  const page = await fetch(`${url}/_sandbox/telemetry`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});
