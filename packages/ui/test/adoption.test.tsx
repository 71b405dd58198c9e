import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import {
  Breadcrumbs,
  Button,
  Drawer,
  Field,
  Modal,
  Popover,
  Progress,
  SegmentedControl,
  Table,
  Time,
  Tooltip,
  type LinkProps,
} from '../src/index.ts';

it('shows a window with union types and addresses that may be missing, in strict mode', async () => {
  const user = userEvent.setup();
  function OrderWindow({ help }: { help?: string }) {
    const [side, setSide] = useState<'buy' | 'sell'>('buy');
    return (
      <Modal title="Order" closeLabel="Close" defaultOpen data-testid="window">
        <Breadcrumbs label="Path" items={[{ href: help, label: 'Guide' }, { label: 'Order' }]} />
        <Button href={help}>Help</Button>
        <SegmentedControl
          label="Side"
          options={[
            { value: 'buy', label: 'Buy' },
            { value: 'sell', label: 'Sell' },
          ]}
          value={side}
          onValueChange={setSide}
        />
      </Modal>
    );
  }
  render(<OrderWindow />, { reactStrictMode: true });
  expect(screen.getByTestId('window').localName).toBe('dialog');
  expect(screen.getByRole('button', { name: 'Help' })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByLabelText('Sell'));
  expect(screen.getByLabelText<HTMLInputElement>('Sell').checked).toBe(true);
});

/** A link that requires an address, as those of routers. */
const SiteLink = ({ href, ...props }: LinkProps) => (
  <a {...props} href={new URL(href, 'https://brand.com').pathname}>
    {props.children}
  </a>
);

it('shows pages without an address in the breadcrumbs as text', () => {
  const items = [{ href: '/', label: 'Home' }, { label: 'Group' }, { label: 'Page' }];
  render(<Breadcrumbs label="Path" items={items} linkComponent={SiteLink} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
  expect(screen.getByText('Group').hasAttribute('aria-current')).toBe(false);
  expect(screen.getByText('Page').getAttribute('aria-current')).toBe('page');
});

it('calls onChange and onValueChange of a Field', async () => {
  const [change, changeValue] = [vi.fn(), vi.fn<(value: string) => void>()];
  render(<Field label="Email" onChange={change} onValueChange={changeValue} />);
  await userEvent.setup().type(screen.getByLabelText('Email'), 'a');
  expect(change).toHaveBeenCalledOnce();
  expect(changeValue).toHaveBeenCalledExactlyOnceWith('a');
});

it('opens a popover from a button with a tooltip', async () => {
  const ref = createRef<HTMLDivElement>();
  const change = vi.fn();
  render(
    <Popover
      label="Filter"
      ref={ref}
      data-testid="popover"
      onOpenChange={change}
      trigger={(props) => (
        <Tooltip content="Choose what to show">
          <Button {...props}>Filter</Button>
        </Tooltip>
      )}
    >
      x
    </Popover>,
  );
  expect(screen.getByTestId('popover')).toBe(ref.current);
  const button = screen.getByRole('button', { description: 'Choose what to show' });
  await userEvent.setup().click(button);
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('keeps the accessible attributes of a Progress', () => {
  render(<Progress label="Trades" aria-valuetext="3 of 5" value={0.6} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 5');
});

it('renders a Table with numeric keys and a Drawer with a Time, with their refs and attributes', () => {
  const [table, drawer, time] = [
    createRef<HTMLDivElement>(),
    createRef<HTMLDialogElement>(),
    createRef<HTMLTimeElement>(),
  ];
  render(
    <Drawer title="Ranks" closeLabel="Close" open ref={drawer} data-testid="drawer">
      <Table
        caption="Ranks"
        ref={table}
        data-testid="table"
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true },
          {
            id: 'at',
            header: 'At',
            cell: ({ at }) => (
              <Time ref={time} data-testid="time" value={at} locale="en" timeZone="UTC" />
            ),
          },
        ]}
        rows={[{ id: 7, name: 'Ann', at: 0, page: undefined as string | undefined }]}
        rowKey={({ id }) => id}
        rowHref={({ page }) => page}
      />
    </Drawer>,
  );
  expect(screen.getByTestId('drawer')).toBe(drawer.current);
  expect(screen.getByTestId('table')).toBe(table.current);
  expect(screen.getByTestId('time')).toBe(time.current);
});
