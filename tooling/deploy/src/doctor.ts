import { parseArgs } from 'node:util';
import { DeployError } from './deployError.ts';
import { diagnose, type Deployment } from './doctor/diagnose.ts';
import { report } from './doctor/report.ts';

const usage = `Usage: pnpm doctor https://www.brand.com --api https://api2.brand.com [options]

  --api          origin of the API (default: the site)
  --quotes       URL of the quote socket, wss://…
  --texts        URL of a translation file
  --page         path of a page (default /en/task-center)
  --time-path    path of a call for guests (default /x-api/task-center/v1/time)
  --code-field   name of the envelope's code (default ret_code)
  --timeout      limit per request in ms (default 10000)`;

try {
  const { timeoutMs, ...deployment } = readOptions(process.argv.slice(2));
  const limits = { timeoutMs, bodyBytes: 4_000_000, now: () => Date.now() };
  const findings = await diagnose(deployment, limits);
  console.log(report(findings));
  process.exitCode = findings.some(({ fault }) => fault !== undefined) ? 1 : 0;
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function readOptions(args: readonly string[]): Deployment & { timeoutMs: number } {
  const { values, positionals } = parse(args.filter((arg) => arg !== '--'));
  const site = originOf('site', positionals[0], /^https?:$/);
  const timeoutMs = Number(values.timeout);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1) throw invalid('--timeout', values.timeout);
  return {
    site,
    api: values.api === undefined ? site : originOf('--api', values.api, /^https?:$/),
    page: values.page,
    time: values['time-path'],
    codeField: values['code-field'],
    quotes: values.quotes && urlOf('--quotes', values.quotes, /^wss?:$/).href,
    texts: values.texts && urlOf('--texts', values.texts, /^https?:$/).href,
    timeoutMs,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        api: { type: 'string' },
        quotes: { type: 'string' },
        texts: { type: 'string' },
        page: { type: 'string', default: '/en/task-center' },
        'time-path': { type: 'string', default: '/x-api/task-center/v1/time' },
        'code-field': { type: 'string', default: 'ret_code' },
        timeout: { type: 'string', default: '10000' },
      },
    });
  } catch (error) {
    throw new DeployError('usage', '', `${(error as Error).message}\n\n${usage}`);
  }
}

function originOf(option: string, value: string | undefined, protocol: RegExp): string {
  return urlOf(option, value, protocol).origin;
}

function urlOf(option: string, value: string | undefined, protocol: RegExp): URL {
  const url = URL.parse(value ?? '');
  if (url === null || !protocol.test(url.protocol)) throw invalid(option, value);
  return url;
}

function invalid(option: string, value: string | undefined): DeployError {
  return new DeployError('usage', value ?? '', `Invalid ${option} "${value ?? ''}".\n\n${usage}`);
}
