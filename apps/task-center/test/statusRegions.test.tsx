import { useServices } from '@exchange/site/page';
import { screen, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { TaskCenterSearch } from '../src/search/TaskCenterSearch.tsx';
import { openPage, pass } from './openPage.tsx';

function Search(): ReactElement {
  const services = useServices()!;
  const [isOpen, setIsOpen] = useState(true);
  return <TaskCenterSearch services={services} open={isOpen} onClose={() => setIsOpen(false)} />;
}

it('announces a failed search source in a live region that exists already', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await openPage(Search, { symbols: { type: 'reply', status: 503, body: '', delayMs: 1_000 } });
  const before = within(screen.getByRole('dialog')).getAllByRole('status');
  await pass(30_000);
  const text = screen.getByText("Some results couldn't be loaded.");
  const region = text.closest<HTMLElement>('[role=status]')!;
  expect(before).toContain(region);
  expect(warn).toHaveBeenCalledExactlyOnceWith('http error', expect.any(Error));
});
