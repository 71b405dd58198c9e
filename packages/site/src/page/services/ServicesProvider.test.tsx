import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Services } from '../register.ts';
import { ServicesProvider } from './ServicesProvider.tsx';
import { useServices, useStartFailure } from './ServicesContext.ts';

const services = { report: () => undefined } as unknown as Services;

/** Renders the provider. Returns the latest values that it provides, which change with each render. */
async function open(loading: Promise<Services> | undefined) {
  const seen: { services?: unknown; failure?: unknown } = {};
  function Consumer() {
    const current = useServices();
    const { failure } = useStartFailure();
    Object.assign(seen, { services: current, failure });
    return null;
  }
  await act(() =>
    render(
      <ServicesProvider loading={loading}>
        <Consumer />
      </ServicesProvider>,
    ),
  );
  return seen;
}

it('provides the services once they are loaded', async () => {
  let resolve: (loaded: Services) => void = () => undefined;
  const seen = await open(new Promise<Services>((done) => (resolve = done)));
  expect(seen).toEqual({ services: undefined, failure: undefined });
  await act(() => Promise.resolve().then(() => resolve(services)));
  expect(seen).toEqual({ services, failure: undefined });
});

it('provides the error if the services cannot be loaded', async () => {
  const failure = new Error('offline');
  expect(await open(Promise.reject(failure))).toEqual({ services: undefined, failure });
});

it('provides no services in the static HTML', async () => {
  expect(await open(undefined)).toEqual({ services: undefined, failure: undefined });
});
