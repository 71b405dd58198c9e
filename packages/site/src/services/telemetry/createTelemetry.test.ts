import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTelemetry, type Telemetry, type TelemetryOptions } from './createTelemetry.ts';
import type { otlpLogs } from './otlpLogs.ts';

type Body = ReturnType<typeof otlpLogs>;

const waitMs = 5_000;
const fetch = vi.fn<typeof window.fetch>();

let page: Window;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  fetch.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { readyState: 'complete' }),
    fetch,
    setTimeout,
    clearTimeout,
  }) as unknown as Window;
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

function setUp(options: Partial<TelemetryOptions> = {}) {
  return createTelemetry({
    window: page,
    url: 'https://api2.brand.com/logs',
    sampling: { vitals: 0, errors: 1 },
    resource: { 'service.name': 'shop', 'service.version': 'r7' },
    isRefused: () => false,
    traceId: '80000000000000000000000000000001',
    ...options,
  });
}

async function start(telemetry: Telemetry) {
  const started = telemetry.start();
  await vi.advanceTimersByTimeAsync(1);
  await started;
}

/** Creates an error whose stack points to a script. Default: a script of the site. */
function failure(message: string, script = 'https://www.brand.com/task-center/_next/static/a.js') {
  return Object.assign(new TypeError(message), { stack: `TypeError\n at go (${script}:1:48213)` });
}

const throwUncaught = (error: Error) =>
  page.dispatchEvent(Object.assign(new Event('error'), { error }));

function changeVisibility(visibilityState: DocumentVisibilityState) {
  Object.assign(page.document, { visibilityState });
  page.document.dispatchEvent(new Event('visibilitychange'));
}

const records = () =>
  fetch.mock.calls.flatMap(([, init]) =>
    (JSON.parse(init?.body as string) as Body).resourceLogs.flatMap(({ scopeLogs }) =>
      scopeLogs.flatMap(({ logRecords }) => logRecords),
    ),
  );

const messages = () =>
  records().map(({ attributes }) => {
    const found = attributes.find(({ key }) => key === 'exception.message');
    return found && 'stringValue' in found.value ? found.value.stringValue : undefined;
  });

it('sends errors that occurred before its start, in the same trace as the API calls', async () => {
  const telemetry = setUp();
  throwUncaught(failure('uncaught by ada@example.com'));
  telemetry.record(failure('handled'));
  await start(telemetry);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(waitMs);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[0]).toBe('https://api2.brand.com/logs');
  // Cookies would identify the visitor.
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
  expect(messages()).toEqual(['uncaught by <email>', 'handled']);
  const headers = [telemetry.traceparent(), telemetry.traceparent()].map((each) => each.split('-'));
  const traceIds = [
    ...records().map(({ traceId }) => traceId),
    ...headers.map(([, traceId]) => traceId),
  ];
  expect(new Set(traceIds).size).toBe(1);
  const [firstSpan, secondSpan] = headers.map(([, , spanId]) => spanId);
  expect(firstSpan).not.toBe(secondSpan);
});

it('continues the trace of the early requests', () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  Object.assign(page, { earlyRequests: [{ headers: { traceparent } }] });
  expect(setUp({ traceId: undefined }).traceparent()).toContain('0af7651916cd43dd8448eb211c80319c');
});

it('sends each error once, and no errors from scripts of browser extensions', async () => {
  const telemetry = setUp();
  await start(telemetry);
  const error = failure('again');
  throwUncaught(error);
  throwUncaught(error);
  throwUncaught(failure('extension', 'chrome-extension://abc/content.js'));
  await vi.advanceTimersByTimeAsync(waitMs);
  expect(messages()).toEqual(['again']);
});

it('sends at most 20 errors per page load', async () => {
  const telemetry = setUp();
  await start(telemetry);
  for (let count = 0; count < 50; count += 1) throwUncaught(failure(`error ${count}`));
  await vi.advanceTimersByTimeAsync(waitMs);
  expect(messages()).toHaveLength(20);
});

it.each([
  ['closes', () => page.dispatchEvent(new Event('pagehide'))],
  ['is hidden', () => changeVisibility('hidden')],
])('sends at once when the page %s', async (_, leave) => {
  const telemetry = setUp();
  await start(telemetry);
  telemetry.record(failure('last'));
  changeVisibility('visible');
  expect(messages()).toEqual([]);
  leave();
  expect(messages()).toEqual(['last']);
});

it.each([0.3, 0.2])(
  'sends no errors at a sampling rate of %d if the trace id corresponds to 0.3',
  async (errors) => {
    const telemetry = setUp({
      sampling: { vitals: 0, errors },
      traceId: '4ccccccd000000000000000000000001',
    });
    telemetry.record(failure('not sampled'));
    await start(telemetry);
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(fetch).not.toHaveBeenCalled();
  },
);

it('starts nothing if the visitor refuses', async () => {
  const telemetry = setUp({ isRefused: () => true });
  const listen = vi.spyOn(page, 'addEventListener');
  await start(telemetry);
  expect(listen).not.toHaveBeenCalled();
});

it('marks the trace as sampled if the page load sends web vitals', () => {
  const traceparent = (vitals: number) => setUp({ sampling: { vitals, errors: 1 } }).traceparent();
  expect(traceparent(1)).toMatch(/-01$/);
  expect(traceparent(0.4)).toMatch(/-00$/);
});

it('sends nothing after the visitor has opted out', async () => {
  let isRefused = true;
  const early = setUp({ isRefused: () => isRefused });
  early.record(failure('early'));
  await start(early);
  isRefused = false;
  const late = setUp({ isRefused: () => isRefused });
  await start(late);
  late.record(failure('late'));
  isRefused = true;
  await vi.advanceTimersByTimeAsync(waitMs);
  expect(fetch).not.toHaveBeenCalled();
});
