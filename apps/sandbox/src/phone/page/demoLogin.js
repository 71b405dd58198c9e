/** The account that the phone logs in with. */
export const demoAccount = { email: 'demo@brand.com', password: 'demo-pass-1' };

/**
 * Logs in and returns the token. Sends no cookies, so that only the token identifies the user, as on a phone.
 *
 * @returns {Promise<string | undefined>}
 */
export async function fetchDemoToken() {
  const response = await fetch('/x-api/user/v1/login', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAccount),
  });
  const { result } = await response.json();
  return result?.token;
}
