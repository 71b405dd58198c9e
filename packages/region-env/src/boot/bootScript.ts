import { completeConfig } from '../completeConfig.ts';
import type { RegionConfig } from '../config.ts';
import { testnetWord } from '../host/environment.ts';
import { loopback, trustedDomains } from '../host/trustedHosts.ts';
import { siteSubdomain } from '../host/siteOrigin.ts';
import { probePixels } from '../image/imageSupport.ts';
import { storageKeys } from '../storedState.ts';

/**
 * Returns a script for `<head>` that runs before the first paint, so that the first paint shows the
 * right logo: ES2017, without `eval`. The script never throws. On the root element it
 *
 * - sets `data-edition` from the host, with the same tables as `resolveHost`
 * - sets `data-app="true"` inside the native app
 * - sets `data-login="true"` if a user id is stored (spec 3). This is a hint for styling, not proof of a
 *   session.
 * - adds the classes `avif` or `no-avif` and `webp` or `no-webp` once the image probe is done
 *
 * The probe loads `data:` images after `DOMContentLoaded`, so that decoding them does not delay the first paint.
 * If `img-src` does not allow `data:`, both formats count as unsupported.
 *
 * @throws RegionError with the name of the invalid option, its value and the remedy
 */
export function bootScript(config: RegionConfig): string {
  const whole = completeConfig(config);
  return program(
    whole.editions.map(({ id }) => id),
    trustedDomains(whole).map(({ name, edition, environment, hasSubdomains }) => [
      name,
      edition,
      environment,
      hasSubdomains,
    ]),
    [...new Set(['www', siteSubdomain(whole)])],
    testnetWord(whole.environments),
    config.appMarker ?? '',
    storageKeys(config).userId,
  );
}

function program(
  editions: readonly string[],
  domains: readonly unknown[],
  sites: readonly string[],
  testnetWord: string,
  appMarker: string,
  userIdKey: string,
): string {
  return `{
    const root = document.documentElement;
    const editions = ${literal(editions)};
    root.dataset.edition = editions[0];
    try {
      const host = location.hostname.replace(/\\.$/, '');
      const row = ${literal(domains)}.find((each) => host === each[0] || (each[3] && host.endsWith('.' + each[0])));
      const plain = row && (host === row[0] || ${literal(sites)}.includes(host.slice(0, -row[0].length - 1)));
      const test = row
        ? row[2] || (!plain && !host.includes(${literal(testnetWord)}))
        : ${String(loopback)}.test(host);
      const wanted = test && new URLSearchParams(location.search).get('edition');
      root.dataset.edition = editions.includes(wanted) ? wanted : row ? row[1] : editions[0];
      const marker = ${literal(appMarker)};
      if (marker && navigator.userAgent.includes(marker)) root.dataset.app = 'true';
    } catch (e) {}
    try {
      document.addEventListener('DOMContentLoaded', () => {
        const pixels = ${literal(probePixels)};
        for (const format in pixels) {
          const image = new Image();
          image.onload = image.onerror = () => {
            root.classList.add(image.width ? format : 'no-' + format);
          };
          image.src = 'data:image/' + format + ';base64,' + pixels[format];
        }
      });
    } catch (e) {}
    try {
      if (Number(localStorage.getItem(${literal(userIdKey)})) > 0) root.dataset.login = 'true';
    } catch (e) {}
  }`.replace(/\n\s*/g, '\n');
}

/** Serialises a value as JSON that is valid JavaScript and cannot close the script element. */
function literal(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
