import { normaliseHostname } from '../host/hostname.ts';
import { RegionError } from '../regionError.ts';
import { repair, type Repair } from './repair.ts';

const repairs: readonly Repair[] = [
  ['remove the spaces', /^\s+|\s+$/g, ''],
  ['remove the protocol', /^(?:[a-z]+:)?\/\//i, ''],
  ['remove user name and password', /^[^/?#]*@/, ''],
  ['remove the wildcard, because subdomains are included', /^\*\./, ''],
  ['remove the path', /[/?#][^]*$/, ''],
  ['remove the port', /:\d*$/, ''],
];

/**
 * Matches names under which registries let anyone register a domain: `com`, `co.uk`, `com.hk`. The list is
 * incomplete. A complete one has 10,000 entries and changes every week.
 */
const sharedSuffix = /^(?:(?:ac|co|com|edu|gov|net|org)\.)?[^.]{2,}$/;

/** Matches domains of hosting services and tunnels under which anyone can create hosts. Only the most common ones. */
const sharedDomain =
  /^(?:(?:github|gitlab|ngrok)\.io|(?:vercel|netlify|web|a\.run|up\.railway|ngrok(?:-free)?)\.app|(?:pages|workers|fly|deno|app\.github)\.dev|(?:appspot|firebaseapp|amplifyapp|herokuapp|onrender|trycloudflare|s3\.amazonaws)\.com|(?:cloudfront|azurewebsites|azurestaticapps)\.net|surge\.sh)$/;

/** Matches local hosts, which have no services, and IP addresses, which have no subdomains. */
const notPublic = /(?:^|\.)(?:localhost|\d+)$|\]$/;

/**
 * Returns the DNS spelling of an edition's domain.
 *
 * @throws RegionError `invalidDomain`
 */
export function checkDomain(field: string, domain: string): string {
  return hostName(field, domain, (name) =>
    notPublic.test(name)
      ? 'An edition needs a public domain. List local hosts in trustedHosts.'
      : sharedSuffixRemedy(name),
  );
}

/**
 * Returns the DNS spelling of a trusted host.
 *
 * @throws RegionError `invalidDomain`
 */
export function checkTrustedHost(host: string, environment: string): string {
  // Names such as `devbox` exist only in a local network.
  const isLocal = (name: string) => environment === 'local' && !name.includes('.');
  return hostName('trustedHosts', host, (name) =>
    isLocal(name) || notPublic.test(name) ? undefined : sharedSuffixRemedy(name),
  );
}

function sharedSuffixRemedy(name: string): string | undefined {
  return sharedSuffix.test(name) || sharedDomain.test(name)
    ? `Add your own name, such as "your-site.${name}", because anyone can register hosts under "${name}".`
    : undefined;
}

/** @param problemOf returns the remedy for a name that is not allowed, although it is spelled correctly */
function hostName(
  field: string,
  value: unknown,
  problemOf: (name: string) => string | undefined,
): string {
  const { repaired, remedy } = repair(String(value), repairs);
  const name = normaliseHostname(repaired);
  const isName = typeof value === 'string' && name !== '' && !name.includes('*');
  if (!isName) throw invalid('Use a host name such as "example.com".');
  const problem = problemOf(name);
  if (problem !== undefined) throw invalid(problem);
  if (repaired !== value) throw invalid(remedy);
  return name;

  function invalid(text: string): RegionError {
    return new RegionError('invalidDomain', field, value, text);
  }
}
