// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createElement, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { setUpLogin } from '../test/loginSetUp.ts';
import { createBridge } from './bridge/createBridge.ts';
import { simulator } from './testing/index.ts';
import {
  BridgeProvider,
  useBridge,
  useIsApp,
  useLogin,
  type BridgeProviderProps,
} from './react.ts';

afterEach(cleanup);

const App = () => (useIsApp() ? 'app' : 'web');

function Form() {
  const { state } = useLogin();
  return `${state.modal} ${state.view}`;
}

const provide = (props: BridgeProviderProps, child: ReactNode) =>
  createElement(StrictMode, null, createElement(BridgeProvider, props, child));

it('renders again when the state of the login changes', () => {
  const { login, bridge } = setUpLogin();
  const { container } = render(provide({ login, bridge, isApp: false }, createElement(Form)));
  expect(container.textContent).toBe('hidden login');
  act(() => login.register());
  expect(container.textContent).toBe('openLogin register');
  act(() => login.close('register'));
  expect(container.textContent).toBe('hidden register');
  bridge.dispose();
});

it('unsubscribes from a login that is replaced, and when it unmounts', () => {
  const [first, second] = [setUpLogin(), setUpLogin()];
  const stops = vi.fn();
  const login = {
    ...first.login,
    subscribe(listener: () => void) {
      const stop = first.login.subscribe(listener);
      return () => {
        stops();
        stop();
      };
    },
  };
  const page = (current: BridgeProviderProps['login']) =>
    provide({ login: current, isApp: false }, createElement(Form));
  const { container, rerender, unmount } = render(page(login));
  stops.mockClear();
  rerender(page(second.login));
  expect(stops).toHaveBeenCalledOnce();
  act(() => first.login.login());
  expect(container.textContent).toBe('hidden login');
  act(() => second.login.login());
  expect(container.textContent).toBe('openLogin login');
  unmount();
  expect(() => second.login.close('login')).not.toThrow();
});

it('renders the initial state without a login', () => {
  const { container } = render(provide({ isApp: false }, createElement(Form)));
  expect(container.textContent).toBe('hidden login');
});

it('returns the bridge of the provider', () => {
  const { bridge } = setUpLogin({ appVersion: '3.6.1' });
  const seen: unknown[] = [];
  const Seen = () => {
    seen.push(useBridge());
    return null;
  };
  render(provide({ bridge, isApp: true }, createElement(Seen)));
  expect(new Set(seen)).toEqual(new Set([bridge]));
  bridge.dispose();
});

it('returns a bridge with its own methods and events', async () => {
  type Methods = { 'Vault.sign': { params: { text: string }; data: string } };
  type Events = { 'Wallet.changed': { address: string } };
  const transport = simulator({ methods: { 'Vault.sign': { type: 'reply', data: 'c2lnbmVk' } } });
  const bridge = createBridge<Methods, Events>({ transport });
  let signed: Promise<string> | undefined;
  const addresses: string[] = [];
  function Sign() {
    const wallet = useBridge<Methods, Events>();
    useEffect(() => {
      signed ??= wallet?.call('Vault.sign', { text: 'pay 1 USDT' });
      return wallet?.on('Wallet.changed', ({ address }) => addresses.push(address));
    }, [wallet]);
    return null;
  }
  const Provider = BridgeProvider<Methods, Events>;
  render(createElement(Provider, { bridge, isApp: true }, createElement(Sign)));
  expect(await signed).toBe('c2lnbmVk');
  transport.emit('Wallet.changed', { address: '0x1' });
  expect(addresses).toEqual(['0x1']);
  bridge.dispose();
});

it('hydrates with isApp false even in the app, then renders with isApp true', () => {
  const { login } = setUpLogin({ appVersion: '3.6.1' });
  login.register();
  const page = provide({ login, isApp: true }, [
    createElement(App, { key: 'app' }),
    ' ',
    createElement(Form, { key: 'form' }),
  ]);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('web hidden login');
  const onRecoverableError = vi.fn();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, page, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('app hidden login');
  act(() => root?.unmount());
  login.dispose();
});

it.each([
  ['useIsApp', App],
  ['useLogin', Form],
  ['useBridge', () => useBridge()?.appVersion],
])('%s throws outside of a provider', (hook, Component) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(createElement(Component as () => ReactNode))).toThrow(
    expect.objectContaining({
      kind: 'invalidCall',
      message: `${hook}: the call is invalid (wrap the component in a <BridgeProvider>).`,
    }) as Error,
  );
  vi.restoreAllMocks();
});
