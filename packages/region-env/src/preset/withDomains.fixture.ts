import type { EditionData, RegionConfig } from '../config.ts';
import { preset, type Edition } from './preset.ts';

/** Returns the preset with other domains. `undefined` removes an edition. */
export function withDomains(domains: Partial<Record<Edition, string | undefined>>): RegionConfig {
  const editions = preset.editions.flatMap((edition): EditionData[] => {
    if (!(edition.id in domains)) return [edition];
    const domain = domains[edition.id];
    return domain === undefined ? [] : [{ ...edition, domains: [domain] }];
  });
  return { ...preset, editions: editions as unknown as RegionConfig['editions'] };
}

/** Domain of each edition of the preset. */
export const brandDomains = Object.fromEntries(
  preset.editions.map(({ id, domains: [domain] }) => [id, domain]),
) as Record<Edition, string>;
