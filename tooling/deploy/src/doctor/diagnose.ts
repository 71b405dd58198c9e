import { apiChecks } from './apiChecks.ts';
import { sendRequest, type Answer, type Limits } from './sendRequest.ts';
import { quoteChecks } from './quoteChecks.ts';
import { siteChecks } from './siteChecks.ts';
import { textChecks } from './textChecks.ts';

/** URLs and paths of a deployment to check. */
export interface Deployment {
  /** Origin of the site, such as `https://www.brand.com`. */
  site: string;
  /** Origin of the API. */
  api: string;
  /** Path of a page. */
  page: string;
  /** Path of a call that guests may make and that returns `server_time` in ms UTC. */
  time: string;
  /** Name of the field in the envelope that contains the business code. */
  codeField: string;
  /** URL of the quote socket. Undefined to skip its check. */
  quotes?: string | undefined;
  /** URL of a translation file. Undefined to skip its check. */
  texts?: string | undefined;
}

export interface Surroundings extends Limits {
  /** Current time in ms UTC. */
  now: () => number;
}

/** Result of one check. */
export interface Finding {
  name: string;
  /** Undefined if the check passed. */
  fault?: { problem: string; remedy: string };
}

/** Resolves to a problem and its remedy, or to undefined if there is none. Rejects if a server does not respond. */
export type Check = () => Promise<Fault | undefined>;
export type Fault = readonly [problem: string, remedy: string];
export type Checks = Readonly<Record<string, Check>>;
export type SendRequest = (url: string, init?: RequestInit) => Promise<Answer>;

/** Checks a deployment with requests to its servers, one check after the other. Never rejects. */
export async function diagnose(deployment: Deployment, around: Surroundings): Promise<Finding[]> {
  const send: SendRequest = (url, init = {}) => sendRequest(url, init, around);
  const checks: Checks = {
    ...siteChecks(deployment, send),
    ...apiChecks(deployment, send, around.now),
    ...quoteChecks(deployment, around.timeoutMs),
    ...textChecks(deployment, send),
  };
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(checks)) findings.push(await run(name, check));
  return findings;
}

async function run(name: string, check: Check): Promise<Finding> {
  try {
    const fault = await check();
    return fault ? { name, fault: { problem: fault[0], remedy: fault[1] } } : { name };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { name, fault: { problem, remedy: 'Check the address, DNS, TLS and the firewall.' } };
  }
}
