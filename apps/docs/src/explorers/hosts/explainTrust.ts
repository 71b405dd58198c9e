import type { Host, RegionConfig } from '@exchange/region-env';

/** Reason for which a host is trusted or not. */
export interface TrustReason {
  readonly kind:
    | 'local'
    | 'edition'
    | 'otherTrusted'
    | 'invalid'
    | 'otherLetters'
    | 'nameInFront'
    | 'noBoundary'
    | 'unknown';
  readonly text: string;
}

/** Explains `host.trusted`, with the domains of the configuration that the host imitates. */
export function explainTrust(typed: string, host: Host, config: RegionConfig): TrustReason {
  if (host.trusted) return whyTrusted(host);
  if (host.hostname === '') return { kind: 'invalid', text: whyInvalid(typed) };
  return whyForeign(
    host.hostname,
    config.editions.flatMap((each) => each.domains),
  );
}

function whyTrusted({ hostname, environment, brandDomain, edition }: Host): TrustReason {
  if (environment === 'local') return { kind: 'local', text: `${hostname} is this machine.` };
  if (!brandDomain) {
    return { kind: 'otherTrusted', text: `The option trustedHosts lists ${hostname}.` };
  }
  const relation = hostname === brandDomain ? 'is' : 'ends in';
  return {
    kind: 'edition',
    text: `The host ${relation} ${brandDomain}, a domain of “${edition}”.`,
  };
}

/** Explains why a valid host belongs to no edition, and which of their domains it imitates. */
function whyForeign(hostname: string, domains: readonly string[]): TrustReason {
  if (hostname.includes('xn--')) {
    return {
      kind: 'otherLetters',
      text: `The name contains letters outside ASCII. Its real name is ${hostname}, which no edition owns.`,
    };
  }
  const inFront = domains.find((domain) => parentAfter(domain, hostname) !== undefined);
  if (inFront) {
    const owner = parentAfter(inFront, hostname);
    return {
      kind: 'nameInFront',
      text: `Labels are compared from the right. The host belongs to ${owner}, and ${inFront} is only a subdomain of it.`,
    };
  }
  const ending = domains.find((domain) => hostname.endsWith(domain));
  if (ending) {
    return {
      kind: 'noBoundary',
      text: `The host ends in the letters ${ending}, but not in that domain: no dot separates it from ${hostname.slice(0, -ending.length)}.`,
    };
  }
  return { kind: 'unknown', text: `No edition owns ${hostname} or a domain above it.` };
}

/** Returns the part of a host after the labels of a domain: `evil.com` of `brand.com.evil.com`. */
function parentAfter(domain: string, hostname: string): string | undefined {
  const start = `.${hostname}`.indexOf(`.${domain}.`);
  return start === -1 ? undefined : hostname.slice(start + `${domain}.`.length);
}

/** Mistakes in a host, most specific first. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'Type a host name.'],
  [/@/, 'A host contains no “@”. The text before it would be a user name.'],
  [/^[a-z][a-z\d+-]*:(?!\d)/i, 'Use a host, or an address that starts with http: or https:.'],
  [/[/\\?#%]/, 'A host contains no “/”, “\\”, “?”, “#” or “%”.'],
  [/[\p{White_Space}\p{Cc}]/u, 'A host contains no spaces or control characters.'],
  [/^[^[]*:(?!\d{1,5}$)/, 'The port is not a number up to 65535.'],
  [/^[^]{254}/, 'A host has at most 253 characters.'],
  [/^\.|\.\./, 'A label between two dots is empty.'],
];

function whyInvalid(typed: string): string {
  const found = mistakes.find(([pattern]) => pattern.test(typed));
  return found?.[1] ?? 'The URL parser of the browser rejects this host.';
}
