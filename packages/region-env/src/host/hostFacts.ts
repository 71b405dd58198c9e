import type { EnvironmentData } from '../config.ts';
import { RegionError } from '../regionError.ts';

/**
 * The facts needed to resolve hosts: a checked configuration with its defaults, but without its locales. Plain data,
 * which a build can write into a page as JSON.
 */
export interface HostFacts<
  Edition extends string = string,
  Services extends object = ServiceTexts,
  Environment extends string = string,
> {
  /** The first edition is the global one. */
  readonly editions: readonly [EditionHosts<Edition>, ...EditionHosts<Edition>[]];
  readonly services: Services;
  /** Origin of the pages in environments without a site of their own. */
  readonly site: string;
  /** The first environment is production. */
  readonly environments: readonly [
    EnvironmentFacts<Environment>,
    ...EnvironmentFacts<Environment>[],
  ];
  /** The environment of each host. */
  readonly trustedHosts: Readonly<Record<string, string>>;
}

/** An environment whose text is filled in. */
export interface EnvironmentFacts<Name extends string = string> extends EnvironmentData {
  readonly name: Name;
  readonly text: string;
}

/** An edition and its domains, in their DNS spelling. */
export interface EditionHosts<Edition extends string = string> {
  readonly id: Edition;
  readonly domains: readonly [string, ...string[]];
}

type ServiceTexts = Readonly<Record<string, string>>;

/** Absolute URLs of the services, without a trailing slash. */
export type ServiceUrls<Services extends object = ServiceTexts> = {
  readonly [Service in keyof Services]: string;
};

/** Returns the environment whose texts apply on local hosts, and whose name untrusted hosts have. */
export function fallbackEnvironment({
  environments,
}: Pick<HostFacts, 'environments'>): EnvironmentFacts {
  return environments[environments.length - 1] ?? environments[0];
}

/** Returns the domain if it is one of the edition, and otherwise the first one of the edition. */
export function domainOf({ domains }: EditionHosts, domain: string | undefined): string {
  return domains.find((each) => each === domain) ?? domains[0];
}

/** Replaces `{environment}` and `{domain}` in a URL such as `https://api{environment}.{domain}`. */
export function fill(template: string, domain: string, environmentText: string): string {
  return template.replace(/\{environment\}/g, environmentText).replace(/\{domain\}/g, domain);
}

/** The pages of an edition in an environment. */
interface EditionSite {
  edition: string;
  environment: string;
  /** Used if the edition has it. Default: the edition's first domain. */
  domain?: string | undefined;
}

/**
 * Returns the origin of an edition's pages in an environment.
 *
 * @throws RegionError if the edition or the environment does not exist
 */
export function siteOrigin(
  facts: HostFacts,
  { edition, environment, domain }: EditionSite,
): string {
  const editionHosts = facts.editions.find(({ id }) => id === edition);
  if (editionHosts === undefined) {
    const known = facts.editions.map(({ id }) => id).join(', ');
    throw new RegionError('unknownEdition', 'edition', edition, `Use one of ${known}.`);
  }
  const environmentFacts = facts.environments.find(({ name }) => name === environment);
  if (environmentFacts === undefined) {
    const known = facts.environments.map(({ name }) => name).join(', ');
    throw new RegionError('invalidEnvironment', 'environment', environment, `Use one of ${known}.`);
  }
  const template = environmentFacts.site ?? facts.site;
  return fill(template, domainOf(editionHosts, domain), environmentFacts.text);
}
