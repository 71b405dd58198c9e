import { safeRedirect } from '@exchange/app-bridge/links';

/**
 * Leaves the page after a login: navigates to the page in `redirect_url` (spec 4) if it belongs to this
 * site, else reloads this page.
 */
export function returnFromLogin(
  location: Pick<Location, 'href' | 'origin' | 'reload' | 'replace'>,
): void {
  const { href, origin } = location;
  const target = safeRedirect(new URL(href).searchParams.get('redirect_url'), {
    origins: [origin],
    fallback: href,
    base: href,
  });
  if (target === href) location.reload();
  else location.replace(target);
}
