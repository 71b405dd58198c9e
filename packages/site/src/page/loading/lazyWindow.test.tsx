import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { openSite, pass } from '../../../test/openSite.tsx';
import { ServicesProvider } from '../services/ServicesProvider.tsx';
import { useStartFailure } from '../services/ServicesContext.ts';
import { lazyWindow } from './lazyWindow.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

const Content = ({ open }: Props) => (open ? <input aria-label="Amount" /> : <i>Kept</i>);

/** A page with a button that opens the window. */
async function openWith(load: () => Promise<ComponentType<Props>>) {
  const Window = lazyWindow<Props>(load);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    const { failure } = useStartFailure();
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>Toggle</button>
        <p data-testid="state">{isOpen ? 'open' : 'closed'}</p>
        <p data-testid="failure">{failure ? 'failed' : 'fine'}</p>
        <Window open={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  }
  const { user } = await openSite(() => (
    <ServicesProvider loading={undefined}>
      <Page />
    </ServicesProvider>
  ));
  return async () => {
    await user.click(screen.getByRole('button', { name: 'Toggle' }));
    // Loading is repeated after a moment if it fails.
    await pass(10_000);
  };
}

const state = () => screen.getByTestId('state').textContent;
const failure = () => screen.getByTestId('failure').textContent;

it('loads its code once, when it is first opened, and stays mounted when it is closed', async () => {
  const load = vi.fn(() => Promise.resolve(Content));
  const toggle = await openWith(load);
  expect(load).not.toHaveBeenCalled();
  await toggle();
  screen.getByRole('textbox', { name: 'Amount' });
  await toggle();
  screen.getByText('Kept');
  await toggle();
  expect(load).toHaveBeenCalledOnce();
});

it('closes with a notice if its code fails to load, and tries again when it is opened again', async () => {
  const load = vi.fn<() => Promise<ComponentType<Props>>>(() => Promise.reject(new Error('off')));
  const toggle = await openWith(load);
  await toggle();
  expect([state(), failure()]).toEqual(['closed', 'failed']);
  load.mockImplementation(() => Promise.resolve(Content));
  await toggle();
  expect([state(), failure()]).toEqual(['open', 'fine']);
  screen.getByRole('textbox', { name: 'Amount' });
});

it('does not open if it was closed while it loaded', async () => {
  let fail: (error: Error) => void = () => undefined;
  const toggle = await openWith(() => new Promise((_, reject) => (fail = reject)));
  await toggle();
  await toggle();
  fail(new Error('late'));
  await pass(10_000);
  expect(failure()).toBe('fine');
});
