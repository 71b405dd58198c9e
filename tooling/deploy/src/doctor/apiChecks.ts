import type { Answer } from './sendRequest.ts';
import type { SendRequest, Checks, Deployment, Fault } from './diagnose.ts';

/** Request headers that pages send: those of spec 7, and those for writes and event streams. */
const sentHeaders = [
  'guid',
  'platform',
  'UserToken',
  'Content-Type',
  'Idempotency-Key',
  'Last-Event-ID',
  'X-User-Id',
  'traceparent',
];
/**
 * Response headers that the client reads: the server time, its age if a cache answered, and the
 * delay before a retry.
 */
const readHeaders = ['Age', 'Date', 'Retry-After'];
/** Difference between the clocks, in ms, below which the client uses its own clock (spec 4). */
const toleranceMs = 10_000;
/** Origin that no API should allow. Checks use it to detect an API that allows every origin. */
const foreignOrigin = 'https://doctor.invalid';

/** An API with the requests that several checks make. */
interface Api extends Pick<Deployment, 'time' | 'codeField'> {
  /** Origin of the site whose pages call the API. */
  origin: string;
  /** Makes the call that guests may make. */
  call: () => Promise<Answer>;
  /** Asks whether pages of an origin may send all headers. */
  preflight: (from: string) => Promise<Answer>;
}

/** Returns the checks of CORS, the envelope and the clock. */
export function apiChecks(
  { site, api: address, time, codeField }: Deployment,
  sendRequest: SendRequest,
  now: () => number,
): Checks {
  const { origin } = new URL(site);
  const url = address + time;
  const api: Api = {
    time,
    codeField,
    origin,
    call: () => sendRequest(url, { headers: { origin, accept: 'application/json' } }),
    preflight: (from) =>
      sendRequest(url, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': 'POST',
          'access-control-request-headers': sentHeaders.join(',').toLowerCase(),
        },
      }),
  };
  const cors: Checks = {
    'CORS preflight': () => checkPreflight(api),
    'CORS response': () => checkResponse(api),
    'CORS of other origins': () => checkForeignOrigin(api),
  };
  return {
    ...(new URL(address).origin === origin ? {} : cors),
    envelope: () => checkEnvelope(api),
    clock: () => checkClock(api, now),
  };
}

async function checkPreflight({ origin, preflight }: Api): Promise<Fault | undefined> {
  const { status, headers } = await preflight(origin);
  const allowed = listOf(headers.get('access-control-allow-headers'));
  const missing = sentHeaders.filter((name) => !allowed.includes(name.toLowerCase()));
  const isAllowed = status >= 200 && status < 300 && allows(headers, origin);
  if (isAllowed && missing.length === 0) return undefined;
  return [
    isAllowed ? `forbidden headers: ${missing.join(', ')}` : `refused with status ${status}`,
    `Respond to OPTIONS with "Access-Control-Allow-Origin: ${origin}", "-Allow-Credentials: true" and "-Allow-Headers: ${sentHeaders.join(', ')}".`,
  ];
}

async function checkResponse({ origin, call }: Api): Promise<Fault | undefined> {
  const { headers } = await call();
  if (!allows(headers, origin)) {
    return [
      `Access-Control-Allow-Origin is "${headers.get('access-control-allow-origin') ?? ''}"`,
      `Send "${origin}" and "Access-Control-Allow-Credentials: true" with all responses, including errors.`,
    ];
  }
  const exposed = listOf(headers.get('access-control-expose-headers'));
  const hidden = readHeaders.filter((name) => !exposed.includes(name.toLowerCase()));
  return hidden.length === 0
    ? undefined
    : [
        `pages cannot read ${hidden.join(', ')}`,
        `Send "Access-Control-Expose-Headers: ${readHeaders.join(', ')}".`,
      ];
}

async function checkForeignOrigin({ preflight }: Api): Promise<Fault | undefined> {
  const allowed = (await preflight(foreignOrigin)).headers.get('access-control-allow-origin');
  return allowed === foreignOrigin || allowed === '*'
    ? [`any origin is allowed ("${allowed}")`, 'Compare the origin with a list of your sites.']
    : undefined;
}

async function checkEnvelope({ call, time, codeField }: Api): Promise<Fault | undefined> {
  const { status, text } = await call();
  const body = parse(text);
  const code = (body as Record<string, unknown> | undefined)?.[codeField];
  if (status === 200 && String(code) === '0') return undefined;
  return [
    body === undefined
      ? `status ${status}, and the body is not a JSON object`
      : `status ${status}, ${codeField} ${JSON.stringify(code) ?? 'is missing'}`,
    `Respond to ${time} with status 200 and {"${codeField}":0,…}, or set --code-field and --time-path.`,
  ];
}

async function checkClock({ call }: Api, now: () => number): Promise<Fault | undefined> {
  const sent = now();
  const { headers } = await call();
  const middle = (sent + now()) / 2;
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return ['the response has no Date', 'Send the Date header.'];
  const skewMs = Math.round(date - middle);
  return Math.abs(skewMs) <= toleranceMs
    ? undefined
    : [`the server's clock differs by ${skewMs} ms`, 'Synchronize its clock, or this one.'];
}

function allows(headers: Headers, origin: string): boolean {
  return (
    headers.get('access-control-allow-origin') === origin &&
    headers.get('access-control-allow-credentials') === 'true'
  );
}

function listOf(header: string | null): string[] {
  return (header ?? '').split(',').map((name) => name.trim().toLowerCase());
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
