import {
  alternates,
  canonicalUrl,
  createRegionEnv,
  type Alternate,
  type Host,
  type LanguageOption,
} from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { explainTrust, type TrustReason } from './explainTrust.ts';
import { readPage } from './readPage.ts';

const region = createRegionEnv(preset);

/** Everything that a page derives from its host or address. */
export interface HostExplanation {
  readonly host: Host;
  readonly trust: TrustReason;
  /** User name in the address, which is not part of the host. */
  readonly user: string | undefined;
  /** URL per service. Undefined for hosts that are not trusted. */
  readonly endpoints: Readonly<Record<string, string>> | undefined;
  readonly locales: readonly LanguageOption[];
  readonly defaultLocale: string;
  /** Locale in the path of the address. */
  readonly locale: string | undefined;
  readonly path: string;
  readonly alternates: readonly Alternate[];
  /** Undefined if search engines must not index the page. */
  readonly canonical: string | undefined;
}

/** Explains a hostname, with or without a port, or the address of a page. */
export function explainHost(text: string): HostExplanation {
  const page = readPage(text);
  const host = region.resolveHost(page.host, page);
  const { locale, path } = region.splitPath(page.path);
  return {
    host,
    trust: explainTrust(page.host, host, preset),
    user: page.user,
    endpoints: region.endpoints(page),
    locales: region.locales(host.edition),
    defaultLocale: region.defaultLocale(host.edition),
    locale,
    path,
    alternates: host.trusted ? alternates(region, page.path) : [],
    canonical: canonicalUrl(region, page.host, page.path),
  };
}
