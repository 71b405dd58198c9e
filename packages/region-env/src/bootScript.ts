import { completeConfig, type RegionConfig } from './config.ts';
import { brandDomains, loopback } from './host.ts';
import { probePixels } from './imageSupport.ts';
import { sha256 } from './sha256.ts';

/** An inline script and what allows it. */
export interface BootScript {
  /** The text between `<script>` and `</script>`; plain ES2017, without `eval`. */
  readonly source: string;
  /** For `script-src`, with its quotes: `'sha256-…'`. */
  readonly hash: string;
}

/**
 * The script that runs in `<head>` before the first paint, so that the right logo is there at once.
 * On the root element it sets `data-edition` from the host, `data-app="true"` inside the native app,
 * `data-login="true"` where `loginFlag` says that a user id is stored (spec 3; a guess, for looks), and
 * starts the probe that adds `avif` or `no-avif`, `webp` or `no-webp` as classes.
 * It reads the same tables as `resolveHost` and never throws.
 *
 * The probe's images are `data:` URLs: the policy's `img-src` must allow `data:`, else both are "no".
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

/** JSON that is also JavaScript and cannot close the script element. */
function literal(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
