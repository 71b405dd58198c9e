import type { Bridge, Login } from '@exchange/app-bridge';
import { BridgeProvider, useIsApp, useLogin } from '@exchange/app-bridge/react';

function LoginButton() {
  const { login, state } = useLogin();
  const isApp = useIsApp();
  return (
    <button disabled={state.waiting} onClick={() => login?.login()}>
      {isApp ? 'Log in with the app' : 'Log in'}
    </button>
  );
}

export function Page({ bridge, login }: { bridge?: Bridge; login: Login }) {
  return (
    <BridgeProvider bridge={bridge} login={login} isApp={bridge !== undefined}>
      <LoginButton />
    </BridgeProvider>
  );
}
