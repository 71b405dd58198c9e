import type { Example } from '../panel/Examples.tsx';

/** A call with its parameters as JSON text. */
export interface TypedCall {
  readonly method: string;
  readonly params: string;
}

const example = (label: string, method: string, params: string): Example<TypedCall> => ({
  label,
  input: { method, params },
});

export const goodCalls = [
  example('Open a page', 'Router.push', '{"path": "kyc", "fromWeb": 1}'),
  example('Log in', 'Router.push', '{"path": "loginpage", "fromWeb": 1}'),
  example('Profile', 'UserProfile.getUserProfile', '{"forceUpdate": true}'),
  example('Open the browser', 'UrlLauncher.open', '{"url": "https://www.brand.com/help"}'),
  example('Home', 'Router.pop2Home', '{}'),
];

export const hostileCalls = [
  example('Script as an address', 'UrlLauncher.open', '{"url": "javascript:alert(1)"}'),
  example('Markup as a path', 'Router.push', '{"path": "<img src=x onerror=alert(1)>"}'),
  example('Unknown method', 'Wallet.sendAll', '{"to": "attacker"}'),
  example('No method name', '<script>alert(1)</script>', '{}'),
  example('Not JSON', 'Router.push', '{path: kyc}'),
];
