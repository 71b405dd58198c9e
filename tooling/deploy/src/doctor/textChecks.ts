import type { SendRequest, Checks, Deployment } from './diagnose.ts';

/** Returns the check of a translation file, which open pages load, possibly from another origin. */
export function textChecks({ site, texts }: Deployment, sendRequest: SendRequest): Checks {
  if (texts === undefined) return {};
  const origin = new URL(site).origin;
  return {
    async texts() {
      const { status, headers, text } = await sendRequest(texts, { headers: { origin } });
      if (status !== 200 || !/^\s*\{/.test(text)) {
        return [`${texts} returns ${status}`, "Copy the release's translations to this URL."];
      }
      const allowed = headers.get('access-control-allow-origin');
      if (new URL(texts).origin !== origin && allowed !== origin && allowed !== '*') {
        return [
          'the site cannot read them',
          `Send "Access-Control-Allow-Origin: ${origin}" with texts.`,
        ];
      }
      const lifetime = headers.get('cache-control') ?? '';
      return /no-cache|no-store|max-age=0/.test(lifetime)
        ? undefined
        : [`Cache-Control is "${lifetime}"`, 'Send "no-cache" with texts.'];
    },
  };
}
