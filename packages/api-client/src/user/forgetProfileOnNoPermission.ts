import type { ApiClient } from '../client/clientOptions.ts';

/**
 * Clears the cached profile when a call to a trusted host fails with `noPermission`, except the profile call itself
 * (spec 8). The listener is never removed.
 */
export function forgetProfileOnNoPermission(
  client: Pick<ApiClient, 'on' | 'resolveUrl' | 'forget'>,
  profileUrl: string,
  call: { basePath: string },
  onForget: () => void,
): void {
  client.on((event) => {
    if (event.type !== 'error' || event.error.kind !== 'noPermission' || !event.trusted) return;
    // The URL of an event has no query.
    const calledProfile = client.resolveUrl(profileUrl, call).replace(/\?.*/, '');
    if (event.url === calledProfile) return;
    client.forget(profileUrl, call);
    onForget();
  });
}
