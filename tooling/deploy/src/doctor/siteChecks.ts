import type { Answer } from './sendRequest.ts';
import type { SendRequest, Checks, Deployment, Fault } from './diagnose.ts';
import { countForbidden, policiesOf, sourcesOf } from './policy.ts';

const hashedAsset = /(?:src|href)="(\/[^"]*\/_next\/static\/[^"]+)"/;

/** A site with the requests that several checks make. */
interface Site extends Pick<Deployment, 'site' | 'api' | 'page'> {
  sendRequest: SendRequest;
  requestPage: () => Promise<Answer>;
  /** Requests a file of the page whose name contains a hash. */
  requestAsset: () => Promise<Answer>;
}

/** Returns the checks of pages and assets. */
export function siteChecks(
  { site: origin, api, page }: Deployment,
  sendRequest: SendRequest,
): Checks {
  const requestPage = () => sendRequest(origin + page, { headers: { accept: 'text/html' } });
  const requestAsset = async () => {
    const path = hashedAsset.exec((await requestPage()).text)?.[1];
    if (path === undefined) throw new Error(`${origin + page} loads no file from _next/static`);
    return sendRequest(new URL(path, origin).href, { headers: { 'accept-encoding': 'gzip' } });
  };
  const site: Site = { site: origin, api, page, sendRequest, requestPage, requestAsset };
  return {
    page: () => checkPage(site),
    'security headers': () => checkSecurityHeaders(site),
    'content security policy': () => checkPolicy(site),
    'cache of pages': () => checkPageCache(site),
    'cache of hashed files': () => checkAssetCache(site),
    'service worker': () => checkServiceWorker(site),
    compression: () => checkCompression(site),
    'missing pages': () => checkMissingPage(site),
    indexing: () => checkIndexing(site),
  };
}

async function checkPage({ requestPage, page }: Site): Promise<Fault | undefined> {
  const { status, headers } = await requestPage();
  const type = headers.get('content-type') ?? '';
  if (status === 200 && type.startsWith('text/html')) return undefined;
  return [
    `${page} returns status ${status} and the type "${type}"`,
    "Serve a folder's index.html without a redirect. See apps/task-center/hosting.",
  ];
}

async function checkSecurityHeaders({ requestPage, site }: Site): Promise<Fault | undefined> {
  const { headers } = await requestPage();
  const expected: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /strict-origin|no-referrer|same-origin/,
    'content-security-policy': /(^|[;,\s])frame-ancestors /,
    ...(site.startsWith('https:') && { 'strict-transport-security': /max-age=[1-9]\d{6}/ }),
  };
  const wrong = Object.keys(expected).filter(
    (name) => !expected[name]?.test(headers.get(name) ?? ''),
  );
  return wrong.length === 0
    ? undefined
    : [
        `missing or wrong: ${wrong.join(', ')}`,
        'Send the response headers of the build whose pages are served.',
      ];
}

async function checkPolicy({ requestPage, api }: Site): Promise<Fault | undefined> {
  const { headers, text } = await requestPage();
  return policyFault(headers.get('content-security-policy'), text, new URL(api).origin);
}

async function checkPageCache({
  sendRequest,
  requestPage,
  site,
  page,
}: Site): Promise<Fault | undefined> {
  const { headers } = await requestPage();
  const lifetime = headers.get('cache-control') ?? '';
  const etag = headers.get('etag');
  if (!/no-cache|no-store|max-age=0/.test(lifetime)) {
    return [`Cache-Control is "${lifetime}"`, 'Send "no-cache" with pages.'];
  }
  if (etag === null) return undefined;
  const { status } = await sendRequest(site + page, { headers: { 'if-none-match': etag } });
  return status === 304 || status === 200
    ? undefined
    : [`revalidation returns ${status}`, 'Respond to If-None-Match with 304 or 200.'];
}

async function checkAssetCache({ requestAsset }: Site): Promise<Fault | undefined> {
  const { status, headers } = await requestAsset();
  const lifetime = headers.get('cache-control') ?? '';
  return status === 200 && /immutable/.test(lifetime)
    ? undefined
    : [
        `a hashed file returns status ${status} and Cache-Control "${lifetime}"`,
        'Keep the assets of all releases, and send "max-age=31536000, immutable".',
      ];
}

async function checkServiceWorker({
  sendRequest,
  requestPage,
  site,
}: Site): Promise<Fault | undefined> {
  const { status, headers, text } = await sendRequest(`${site}/task-center/worker.js`);
  const type = headers.get('content-type') ?? '';
  if (status !== 200 || !/javascript/.test(type)) {
    return [
      `/task-center/worker.js returns status ${status} and the type "${type}"`,
      'Deploy the whole folder. Browsers keep an earlier worker until another one replaces it.',
    ];
  }
  const lifetime = headers.get('cache-control') ?? '';
  if (!/no-cache|no-store|max-age=0/.test(lifetime)) {
    return [`its Cache-Control is "${lifetime}"`, 'Send "no-cache" with it.'];
  }
  if (headers.get('service-worker-allowed') !== '/') {
    return ['it may not control pages', 'Send "Service-Worker-Allowed: /" with it.'];
  }
  const [release] = /(?<="release":")[^"]*/.exec(text) ?? [];
  return release === undefined || (await requestPage()).text.includes(`"buildId":"${release}"`)
    ? undefined
    : ['it belongs to another release', 'Deploy the worker and the pages from the same build.'];
}

async function checkCompression({ requestAsset }: Site): Promise<Fault | undefined> {
  const encoding = (await requestAsset()).headers.get('content-encoding');
  return encoding === null
    ? ['scripts are not compressed', 'Serve the .gz and .br files of the release.']
    : undefined;
}

async function checkMissingPage({ sendRequest, site }: Site): Promise<Fault | undefined> {
  const { status, headers } = await sendRequest(`${site}/task-center/no-such-page`);
  const lifetime = headers.get('cache-control') ?? '';
  return status === 404 && !/immutable|max-age=[1-9]/.test(lifetime)
    ? undefined
    : [
        `an unknown page returns status ${status} and Cache-Control "${lifetime}"`,
        'Respond with status 404 and "no-cache".',
      ];
}

async function checkIndexing({ requestPage, site }: Site): Promise<Fault | undefined> {
  const { headers, text } = await requestPage();
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? '';
  if (!URL.canParse(canonical)) {
    return ['the page has no absolute canonical link', 'Build the site again.'];
  }
  const isCanonical = new URL(canonical).origin === new URL(site).origin;
  const isHidden = /noindex/.test(headers.get('x-robots-tag') ?? '');
  if (isCanonical !== isHidden) return undefined;
  return isHidden
    ? [
        'a production site sends "X-Robots-Tag: noindex"',
        'Prepare it for the environment of production.',
      ]
    : [
        `the page is not its canonical address ${canonical}, and may be indexed`,
        'Send "X-Robots-Tag: noindex" outside production: set --environment.',
      ];
}

function policyFault(header: string | null, html: string, api: string): Fault | undefined {
  const policies = policiesOf(header, html);
  const scripts = sourcesOf(policies, 'script-src');
  if (scripts.length === 0 || scripts.some((sources) => sources.includes("'unsafe-inline'"))) {
    return ['inline scripts are not restricted', 'Send the Content-Security-Policy of the build.'];
  }
  const forbidden = countForbidden(policies, html);
  if (forbidden > 0) {
    return [
      `${forbidden} inline scripts or styles of the page are forbidden`,
      'Deploy pages and headers from the same build. Prepare them with pnpm deploy:prepare.',
    ];
  }
  const isOpen = sourcesOf(policies, 'connect-src').every((sources) => sources.includes(api));
  return isOpen
    ? undefined
    : [`connect-src forbids ${api}`, 'Set brand.services.api in exchange.config.ts, and build.'];
}
