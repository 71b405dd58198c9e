import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Accordion } from './accordion.tsx';
import { Banner } from './banner.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './emptyState.tsx';
import { Select } from './select.tsx';
import { Skeleton } from './skeleton.tsx';
import { Tag } from './tag.tsx';

it('Accordion: native details, one group where asked', () => {
  const { container } = render(
    <Accordion group="faq" items={[{ id: '1', title: 'Why?', content: 'So.' }]} />,
  );
  const details = container.querySelector('details');
  expect(details?.getAttribute('name')).toBe('faq');
  expect(details?.querySelector('summary')?.textContent).toBe('Why?');
});

it('Banner: says its role, and closes where it may', async () => {
  const close = vi.fn();
  const { rerender } = render(<Banner role="alert">Offline</Banner>);
  expect(screen.getByRole('alert').textContent).toBe('Offline');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <Banner onClose={close} closeLabel="Close">
      Offline
    </Banner>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});

it('Card: is the element it is asked to be, and shows that it ended', () => {
  render(
    <ul>
      <Card as="li" ended className="mine">
        x
      </Card>
    </ul>,
  );
  const card = screen.getByRole('listitem');
  expect(card.className).toBe('x-card mine');
  expect(card.dataset.ended).toBe('');
});

it('EmptyState: has words, a way on, and speaks up only if asked', () => {
  const { rerender } = render(
    <EmptyState icon="wifiOff" title="Offline" action={<button>Retry</button>} alert />,
  );
  expect(screen.getByRole('alert').textContent).toBe('OfflineRetry');
  rerender(<EmptyState icon="gift" title="No rewards yet" />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('Select: is labelled and described, and chooses', async () => {
  const change = vi.fn();
  render(
    <Select label="Country" hint="Where you live" onChange={change} name="country">
      <option value="tr">Türkiye</option>
      <option value="ge">საქართველო</option>
    </Select>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Country',
    description: 'Where you live',
  });
  await userEvent.setup().selectOptions(select, 'ge');
  expect(change).toHaveBeenCalledOnce();
  expect(select.value).toBe('ge');
});

it('Skeleton and the icon of a Tag are decoration', () => {
  const { container } = render(
    <>
      <Skeleton shape="circle" width="half" className="mine" />
      <Tag icon="check" tone="positive">
        Done
      </Tag>
    </>,
  );
  expect(container.querySelector('.x-skeleton.mine')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Done').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
