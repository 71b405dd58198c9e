import { completeConfig, type RegionConfig } from '../config.ts';
import { brandDomains, loopback } from '../host/host.ts';
import { probePixels } from '../image/imageSupport.ts';
import { sha256 } from './sha256.ts';

/** An inline script and its Content-Security-Policy hash. */
export interface BootScript {
  /** Content of the `<script>` element: ES2017, without `eval`. */
  readonly source: string;
  /** Source expression for `script-src`, including the quotes: `'sha256-…'`. */
  readonly hash: string;
}

/**
 * Returns a script for `<head>` that runs before the first paint, so that the first paint shows the
 * right logo. The script never throws. On the root element it
 *
 * - sets `data-edition` from the host, with the same tables as `resolveHost`
 * - sets `data-app="true"` inside the native app
 * - sets `data-login="true"` if a user id is stored (spec 3). This is a hint for styling, not proof of a
 *   session.
 * - adds the classes `avif` or `no-avif` and `webp` or `no-webp` once the image probe is done
 *
 * The probe loads `data:` images. If `img-src` does not allow `data:`, both formats count as unsupported.
 */
export function bootScript(config: Partial<RegionConfig> = {}): BootScript {
  const whole = completeConfig(config);
  const source = program(
    brandDomains(whole).map(({ domain, edition }) => [domain, edition]),
    whole.appMarker,
    whole.storageKeys.userId,
  );
  return { source, hash: `'sha256-${sha256(source)}'` };
}

function program(
  domains: readonly (readonly [string, string])[],
  appMarker: string,
  userIdKey: string,
): string {
  return `(function () {
    var root = document.documentElement;
    try {
      var domains = ${literal(domains)};
      var host = location.hostname.replace(/\\.$/, '');
      var brand = domains.find(function (row) {
        return host === row[0] || host.endsWith('.' + row[0]);
      });
      var plain = brand && (host === brand[0] || host === 'www.' + brand[0]);
      var choosable = brand ? !plain && !host.includes('testnet') : ${String(loopback)}.test(host);
      var wanted = choosable && new URLSearchParams(location.search).get('edition');
      var chosen = domains.find(function (row) {
        return row[1] === wanted;
      });
      root.dataset.edition = (chosen || brand || [0, 'default'])[1];
    } catch (e) {
      root.dataset.edition = 'default';
    }
    try {
      var marker = ${literal(appMarker)};
      if (marker && navigator.userAgent.includes(marker)) root.dataset.app = 'true';
    } catch (e) {}
    try {
      if (Number(localStorage.getItem(${literal(userIdKey)})) > 0) root.dataset.login = 'true';
    } catch (e) {}
    try {
      var pixels = ${literal(probePixels)};
      Object.keys(pixels).forEach(function (format) {
        var image = new Image();
        image.onload = image.onerror = function () {
          root.classList.add(image.width > 0 ? format : 'no-' + format);
        };
        image.src = 'data:image/' + format + ';base64,' + pixels[format];
      });
    } catch (e) {}
  })();`.replace(/\n\s*/g, '\n');
}

/** Serialises a value as JSON that is valid JavaScript and cannot close the script element. */
function literal(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
