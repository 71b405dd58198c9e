/**
 * Returns the same key for reads with the same URL, token and headers. The part behind the line
 * break can contain secrets.
 */
export function requestKey(
  href: string,
  token: string | undefined,
  headers: Readonly<Record<string, string>> | undefined,
): string {
  if (!token && !headers) return href;
  return `${href}\n${token ?? ''}\n${headers ? JSON.stringify(headers) : ''}`;
}
