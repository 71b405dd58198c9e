import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Services } from '../register.ts';
import { ServicesProvider } from './ServicesProvider.tsx';
import { useServices, useStartFailure } from './ServicesContext.ts';

const services = { report: () => undefined } as unknown as Services;

interface Provided {
  services?: Services | undefined;
  failure?: unknown;
  setFailure?: (failure: unknown) => void;
}

/** Renders the provider. Returns the values that it provides, which change with each render. */
async function renderProvider(loading: Promise<Services> | undefined) {
  const provided: Provided = {};
  function Consumer() {
    Object.assign(provided, { services: useServices(), ...useStartFailure() });
    return null;
  }
  await act(() =>
    render(
      <ServicesProvider loading={loading}>
        <Consumer />
      </ServicesProvider>,
    ),
  );
  return provided;
}

it('provides the services once they are loaded', async () => {
  let resolve: (loaded: Services) => void = () => undefined;
  const loading = new Promise<Services>((done) => (resolve = done));
  const provided = await renderProvider(loading);
  expect(provided).toMatchObject({ services: undefined, failure: undefined });
  await act(async () => {
    resolve(services);
    await loading;
  });
  expect(provided).toMatchObject({ services, failure: undefined });
});

it('provides the error if the services cannot be loaded', async () => {
  const failure = new Error('offline');
  const provided = await renderProvider(Promise.reject(failure));
  expect(provided).toMatchObject({ services: undefined, failure });
});

it('provides the error of a part that could not be loaded', async () => {
  const failure = new Error('offline');
  const provided = await renderProvider(Promise.resolve(services));
  act(() => provided.setFailure?.(failure));
  expect(provided).toMatchObject({ services, failure });
});

it('provides no services in the static HTML', async () => {
  const provided = await renderProvider(undefined);
  expect(provided).toMatchObject({ services: undefined, failure: undefined });
});
