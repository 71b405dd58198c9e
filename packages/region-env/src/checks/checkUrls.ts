import type { CompleteConfig } from '../config.ts';
import { normaliseHostname, parseUrl } from '../host/hostname.ts';
import { ownEnvironments, type RemoteEnvironment } from '../host/environment.ts';
import { fill } from '../host/siteOrigin.ts';
import { RegionError } from '../regionError.ts';
import { repair, type Repair } from './repair.ts';

interface UrlRule {
  /** Matches the protocols that work. */
  readonly protocols: RegExp;
  readonly protocolNames: string;
  readonly example: string;
  readonly repairs: readonly Repair[];
}

const trim: Repair = ['remove the spaces', /^\s+|\s+$/g, ''];
const addProtocol: Repair = [
  'add the protocol',
  /^(?:\/\/)?(?=[\w{-][\w{}-]*\.|\{domain\})/,
  'https://',
];
const removeUser: Repair = ['remove user name and password', /^(\w+:\/\/)[^/?#]*@/, '$1'];
const useLowerCase: Repair = ['use lower case', /^\w+:\/\/[^/?#]*/, (text) => text.toLowerCase()];
const removeQuery: Repair = ['remove query and hash', /[?#][^]*$/, ''];
const removePort: Repair = ['remove the default port', /^(\w+:\/\/[^/]*?):443(?=\/|$)/, '$1'];
const removeSlash: Repair = ['remove the trailing slash', /\/$/, ''];
const common = [removeUser, useLowerCase, removeQuery, removePort];

/** The rules are functions, because bundlers keep unused constants whose values contain spreads. */
const serviceRule = (): UrlRule => ({
  protocols: /^(?:https|wss):/,
  protocolNames: 'https:// or wss://',
  example: 'https://api{environment}.{domain}',
  repairs: [
    trim,
    addProtocol,
    ['use https', /^http:/i, 'https:'],
    ['use wss', /^ws:/i, 'wss:'],
    ...common,
    removeSlash,
  ],
});

const siteRule = (): UrlRule => ({
  protocols: /^https:/,
  protocolNames: 'https://',
  example: 'https://www{environment}.{domain}',
  repairs: [
    trim,
    addProtocol,
    ['use https', /^(?:http|wss?):/i, 'https:'],
    ...common,
    ['remove the path', /^(\w+:\/\/[^/]+)\/.+$/, '$1'],
    removeSlash,
  ],
});

/**
 * @throws RegionError `invalidUrl` if the site or a service is not a URL in every environment, or `invalidEnvironment`
 *   if the text of one environment is the reason
 */
export function checkUrls(config: CompleteConfig): void {
  checkUrl('site', config.site, siteRule(), config);
  for (const [name, template] of Object.entries(config.services)) {
    checkUrl(`services.${name}`, template, serviceRule(), config);
  }
}

function checkUrl(field: string, given: unknown, rule: UrlRule, config: CompleteConfig): void {
  const text = typeof given === 'string' ? given : '';
  const { repaired, remedy } = repair(text, rule.repairs);
  const own = ownEnvironments(config);
  const wrong = own.filter((environment) => !isUrl(repaired, environment, rule, config));
  const [environment] = wrong;
  if (environment !== undefined) {
    const isTextWrong =
      wrong.length < own.length - 1 || !isUrl(rule.example, environment, rule, config);
    if (environment !== 'prod' && isTextWrong) {
      throw wrongEnvironment(field, repaired, environment, config);
    }
    throw new RegionError('invalidUrl', field, given, remedyFor(repaired, rule));
  }
  if (repaired !== given) throw new RegionError('invalidUrl', field, given, remedy);
}

function wrongEnvironment(
  field: string,
  template: string,
  environment: RemoteEnvironment,
  config: CompleteConfig,
): RegionError {
  const url = fill(template, config.editions[0].domains[0], environment, config);
  const other = environment === 'testnet' ? ', or null if there is no testnet' : '';
  const remedy = `With it, ${field} is "${url}", which is no URL. Use another text${other}.`;
  const text = config.environments[environment];
  return new RegionError('invalidEnvironment', `environments.${environment}`, text, remedy);
}

/** Returns how to mend a template that no repair turns into a URL. */
function remedyFor(template: string, { protocols, protocolNames, example }: UrlRule): string {
  const [placeholder] = template.match(/\{(?!(?:environment|domain)\})[^}]*\}/) ?? [];
  if (placeholder !== undefined) {
    return `Replace ${placeholder}: the placeholders are {environment} and {domain}.`;
  }
  const [protocol] = template.match(/^[a-z][a-z\d+.-]*:/i) ?? [];
  if (protocol !== undefined && !protocols.test(protocol)) return `Use ${protocolNames}.`;
  return `Use a URL such as "${example}".`;
}

/** Returns whether a template is a URL without query, hash, user name and trailing slash in an environment. */
function isUrl(
  template: string,
  environment: RemoteEnvironment,
  { protocols }: UrlRule,
  config: CompleteConfig,
): boolean {
  const [domain] = config.editions[0].domains;
  const url = fill(template, domain, environment, config);
  const { origin, pathname, host, hostname } = parseUrl(url) ?? {};
  const path = pathname === '/' ? '' : pathname;
  return (
    protocols.test(url) &&
    !/[{}]/.test(url) &&
    url === `${origin}${path}` &&
    // The URL parser accepts the hosts that `api.{environment}.{domain}` becomes: `api..brand.com`.
    normaliseHostname(host ?? '') === hostname &&
    !/(?:^|\.)-|-(?:\.|$)/.test(hostname)
  );
}
