import { expect, it } from 'vitest';
import { region } from '../../exchange.config.ts';
import { placeOf } from '../frame/place.ts';
import { localeScript } from './localeScript.ts';
import { staticPlace } from './staticPlace.ts';

/** Runs the script of a static page. Returns the path to which it moves. */
function moveOf(page: URL, segment: string | undefined, stored: string | undefined) {
  const moves: string[] = [];
  const location = Object.assign(page, { replace: (path: string) => moves.push(path) });
  const storage = { getItem: () => stored ?? null };
  const root = { dataset: {}, classList: { add() {} } };
  const page_ = { documentElement: root, addEventListener() {} };
  const names = ['document', 'location', 'localStorage', 'navigator', 'globalThis'];
  const globals = {
    document: page_,
    location,
    localStorage: storage,
    navigator: { userAgent: '' },
  };
  const run = new Function(...names, localeScript(staticPlace(segment)));
  run(globals.document, location, storage, globals.navigator, globals);
  return moves[0];
}

const hosts = region.config.editions.flatMap(({ id, domains }) =>
  domains.map((domain) => region.siteOrigin(id, undefined, domain)),
);
const segments = [undefined, ...region.localeTokens];

it.each(hosts)('the static pages on %s have the language that placeOf returns', (origin) => {
  for (const segment of segments) {
    for (const stored of segments) {
      const path = segment === undefined ? '/rewards/' : `/${segment}/rewards/`;
      const page = new URL(`${path}?from=mail#top`, origin);
      const storage = { getItem: () => stored ?? null } as unknown as Storage;
      const { locale } = placeOf(page as unknown as Location, storage);
      const isThere = staticPlace(segment).locale === locale;
      const moved = isThere ? undefined : `/${locale}/rewards/?from=mail#top`;
      expect(moveOf(page, segment, stored)).toBe(moved);
    }
  }
});
