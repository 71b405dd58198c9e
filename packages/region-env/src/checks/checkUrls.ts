import type { CompleteConfig } from '../config.ts';
import { normaliseHostname, parseUrl } from '../host/hostname.ts';
import { fill, type EnvironmentFacts } from '../host/hostFacts.ts';
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

/** A URL template of the configuration. */
interface UrlField {
  readonly name: string;
  readonly template: string;
  readonly rule: UrlRule;
  readonly config: CompleteConfig;
}

/**
 * @throws RegionError `invalidUrl` if the site or a service is not a URL in every environment, or `invalidEnvironment`
 *   if the text of one environment is the reason
 */
export function checkUrls(config: CompleteConfig): void {
  const { environments } = config;
  checkUrl({ name: 'site', template: config.site, rule: siteRule(), config }, environments);
  for (const environment of environments) {
    if (environment.site === undefined) continue;
    const name = `environments.${environment.name}.site`;
    checkUrl({ name, template: environment.site, rule: siteRule(), config }, [environment]);
  }
  for (const [service, template] of Object.entries(config.services)) {
    const name = `services.${service}`;
    checkUrl({ name, template, rule: serviceRule(), config }, environments);
  }
}

/** @param environments those whose text replaces `{environment}` in the URL */
function checkUrl(given: UrlField, environments: readonly EnvironmentFacts[]): void {
  const { name, template, rule } = given;
  // Applications without type checks can pass other values.
  const text = typeof template === 'string' ? template : '';
  const { repaired, remedy } = repair(text, rule.repairs);
  const field = { ...given, template: repaired };
  const environment = environments.find((each) => !isUrl(field, each));
  if (environment === undefined) {
    if (repaired === template) return;
    throw new RegionError('invalidUrl', name, template, remedy);
  }
  // The template works in the first environment, so the text of this one is wrong.
  if (environment !== environments[0]) throw wrongText(field, environment);
  throw new RegionError('invalidUrl', name, template, remedyFor(field, environment));
}

/**
 * Returns the error of an environment whose text breaks a template. Its remedy is a text that
 * works, if there is one.
 */
function wrongText(field: UrlField, environment: EnvironmentFacts): RegionError {
  const { template, config } = field;
  const { name, text } = environment;
  const url = fill(template, config.editions[0].domains[0], text);
  const core = text.replace(/^[-.]+|[-.]+$/g, '');
  const works = (candidate: string) =>
    core !== '' && isUrl(field, { ...environment, text: candidate });
  // A hyphen before `{domain}` would make another domain.
  const canEndWithHyphen = /\{environment\}[a-z\d]/.test(template);
  const prefixes = canEndWithHyphen ? [`${core}-`, `${core}.`] : [`${core}.`];
  const workingPrefixes = prefixes.filter(works);
  const suffixes = [`-${core}`, core].filter(works).slice(0, 1);
  const candidates = workingPrefixes.length > 0 ? workingPrefixes : suffixes;
  const texts = candidates.map((each) => `'${each}'`).join(' or ');
  const action = texts === '' ? `Change the text or ${field.name}.` : `Use text: ${texts}.`;
  const remedy = `With it, ${field.name} is "${url}", which is no URL. ${action}`;
  return new RegionError('invalidEnvironment', `environments.${name}.text`, text, remedy);
}

/** Returns the remedy for a template that no repair turns into a URL. */
function remedyFor(field: UrlField, environment: EnvironmentFacts): string {
  const { template } = field;
  const { protocols, protocolNames, example } = field.rule;
  const [placeholder] = template.match(/\{(?!(?:environment|domain)\})[^}]*\}/) ?? [];
  if (placeholder !== undefined) {
    return `Replace ${placeholder}: the placeholders are {environment} and {domain}.`;
  }
  const [protocol] = template.match(/^[a-z][a-z\d+.-]*:/i) ?? [];
  if (protocol !== undefined && !protocols.test(protocol)) return `Use ${protocolNames}.`;
  if (/^\w+:\/\/[^/]*\*/.test(template)) {
    return 'Use one host instead of "*". List the parent of many hosts in trustedHosts, as in "preview.acme.dev".';
  }
  const withoutDot = template.replace('{environment}.', '{environment}');
  if (withoutDot !== template && isUrl({ ...field, template: withoutDot }, environment)) {
    return `Move the dot into the texts of the environments, as in "qa.": "${withoutDot}".`;
  }
  return `Use a URL such as "${example}".`;
}

/** Returns whether a template is a URL without query, hash, user name and trailing slash in an environment. */
function isUrl({ template, rule, config }: UrlField, { text }: EnvironmentFacts): boolean {
  const [domain] = config.editions[0].domains;
  const url = fill(template, domain, text);
  const { origin, pathname, host, hostname } = parseUrl(url) ?? {};
  const path = pathname === '/' ? '' : pathname;
  return (
    rule.protocols.test(url) &&
    !/[{}]/.test(url) &&
    !hostname?.includes('*') &&
    url === `${origin}${path}` &&
    // The URL parser accepts the hosts that `api.{environment}.{domain}` becomes: `api..brand.com`.
    normaliseHostname(host ?? '') === hostname &&
    !/(?:^|\.)-|-(?:\.|$)/.test(hostname)
  );
}
