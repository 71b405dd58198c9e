import { alternates, type Alternate } from '@exchange/region-env';
import { closedEditions } from '../../exchange.config.ts';
import { regions } from './regions.ts';

/** Returns the `hreflang` links to the versions of a page on the sites where the task centre is offered. */
export function openAlternates(path: string): readonly Alternate[] {
  const closedSites = closedEditions.map((edition) => regions.siteOrigin(edition));
  return alternates(regions, path).filter(
    ({ href }) => !closedSites.includes(new URL(href).origin),
  );
}
