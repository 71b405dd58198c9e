import type { EnvironmentFacts, HostFacts } from './hostFacts.ts';
import { siteSubdomain } from './siteOrigin.ts';

/** Returns the last environment, which has all hosts of the brand that belong to no other one. */
export function lastEnvironment({ environments }: Pick<HostFacts, 'environments'>) {
  return environments[environments.length - 1] ?? environments[0];
}

/** Returns the names of the environments in which no link may change the edition of a page. */
export function publicEnvironments({ environments }: HostFacts): readonly string[] {
  return environments.filter(({ isPublic }, index) => index === 0 || isPublic).map(nameOf);
}

/**
 * Returns a function that finds the name of a host's environment. The first match decides: the text in
 * `hostContains`, the site of an environment, a text of an environment (the longest first), and otherwise the last
 * environment. Texts are compared as whole parts between dots and hyphens, so that `-qa` does not match `qa2`.
 *
 * The function takes the subdomain of a host on a brand's domain, and undefined for other hosts.
 */
export function environmentFinder(
  facts: HostFacts,
): (hostname: string, subdomain: string | undefined) => string {
  const { environments } = facts;
  const [production] = environments;
  const sites = environments.map((each) => ({ ...each, site: siteSubdomain(each, facts) }));
  const texts = environments
    .slice(1)
    .map(({ name, text }) => ({ name, parts: partsOf(text) }))
    .filter(({ parts }) => parts !== '-')
    .sort((a, b) => b.parts.length - a.parts.length);

  return (hostname, subdomain) => {
    const marked = environments.find(
      ({ hostContains = '' }) => hostContains !== '' && hostname.includes(hostContains),
    );
    if (marked !== undefined) return marked.name;
    if (subdomain !== undefined) {
      if (subdomain === '' || subdomain === 'www') return production.name;
      const parts = partsOf(subdomain);
      const found =
        sites.find(({ site }) => site === subdomain) ??
        texts.find((each) => parts.includes(each.parts));
      if (found !== undefined) return found.name;
    }
    return lastEnvironment(facts).name;
  };
}

/** Returns the parts between dots and hyphens, each between two hyphens: `-qa.` → `-qa-`. No parts: `-`. */
function partsOf(text: string): string {
  return ['', ...text.split(/[.-]/).filter(Boolean), ''].join('-');
}

function nameOf({ name }: EnvironmentFacts): string {
  return name;
}
