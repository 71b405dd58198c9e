import { fill, type EnvironmentFacts, type HostFacts } from './hostFacts.ts';
import { parseUrl } from './hostname.ts';

/** Returns the names of the environments in which no link may change the edition of a page. */
export function publicEnvironments({ environments }: HostFacts): readonly string[] {
  return environments.filter(({ isPublic }, index) => index === 0 || isPublic).map(nameOf);
}

/**
 * Returns a function that finds the name of a host's environment (spec 4). The first match decides:
 * the text in `hostContains`, the site of an environment, a text of an environment (the longest
 * first), `hasOtherHosts`, and the host of a service. Texts are compared as whole parts between
 * dots and hyphens, so that `-qa` does not match `qa2`.
 *
 * The function takes a host, and its domain if it is one of the brand. It returns undefined if the
 * host belongs to no environment.
 */
export function environmentFinder(
  facts: HostFacts,
): (hostname: string, brandDomain: string) => string | undefined {
  const { environments, services } = facts;
  const [production] = environments;
  const sites = environments.map((each) => ({ ...each, site: siteSubdomain(each, facts) }));
  const texts = environments
    .slice(1)
    .map(({ name, text }) => ({ name, parts: partsOf(text) }))
    .filter(({ parts }) => parts !== '-')
    .sort((a, b) => b.parts.length - a.parts.length);

  const hasService = (hostname: string, domain: string, { text }: EnvironmentFacts) =>
    Object.values(services).some(
      (template) => parseUrl(fill(template, domain, text))?.hostname === hostname,
    );

  return (hostname, brandDomain) => {
    const marked = environments.find(
      ({ hostContains = '' }) => hostContains !== '' && hostname.includes(hostContains),
    );
    if (marked !== undefined) return marked.name;
    if (brandDomain === '') return undefined;
    const subdomain = hostname.slice(0, -brandDomain.length - 1);
    if (subdomain === '' || subdomain === 'www') return production.name;
    const parts = partsOf(subdomain);
    const found =
      sites.find(({ site }) => site === subdomain) ??
      texts.find((each) => parts.includes(each.parts)) ??
      environments.find(({ hasOtherHosts }) => hasOtherHosts) ??
      environments.find((each) => hasService(hostname, brandDomain, each));
    return found?.name;
  };
}

/** Returns the subdomain of the sites in an environment, such as `www`. */
function siteSubdomain({ site, text }: EnvironmentFacts, facts: HostFacts): string {
  const [domain] = facts.editions[0].domains;
  const { hostname = '' } = parseUrl(fill(site ?? facts.site, domain, text)) ?? {};
  return hostname.slice(0, -domain.length - 1);
}

/** Returns the parts between dots and hyphens, each between two hyphens: `-qa.` → `-qa-`. No parts: `-`. */
function partsOf(text: string): string {
  return ['', ...text.split(/[.-]/).filter(Boolean), ''].join('-');
}

function nameOf({ name }: EnvironmentFacts): string {
  return name;
}
