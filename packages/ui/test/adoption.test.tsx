import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  Breadcrumbs,
  Button,
  Combobox,
  Drawer,
  Field,
  Modal,
  NumberField,
  Popover,
  Progress,
  SegmentedControl,
  Select,
  Slider,
  Table,
  Time,
  Tooltip,
  type LinkProps,
} from '../src/index.ts';

const logged = vi.spyOn(console, 'error');
beforeEach(() => {
  logged.mockReset();
});
afterEach(() => {
  expect(logged.mock.calls).toEqual([]);
});

type Side = 'buy' | 'sell';
interface Order {
  side: Side;
  kind: 'limit' | 'market';
  coin: 'btc' | '';
  amount: string;
  leverage: number;
}

/** An order form of a site: union types, refs, and addresses that may be missing. */
function OrderWindow({ send, help }: { send: (order: Order) => void; help?: string | undefined }) {
  const { register, control, handleSubmit } = useForm<Order>({
    defaultValues: { side: 'buy', kind: 'limit', coin: '', amount: '', leverage: 2 },
  });
  const [side, setSide] = useState<Side>('buy');
  return (
    <Modal title="Order" closeLabel="Close" defaultOpen data-testid="window">
      <Breadcrumbs
        label="Path"
        items={[
          { href: '/spot', label: 'Spot' },
          { href: help, label: 'Help' },
          { label: 'Order' },
        ]}
      />
      <Button href={help}>Help</Button>
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <Controller
          name="side"
          control={control}
          render={({ field }) => (
            <SegmentedControl
              label="Side"
              options={[
                { value: 'buy', label: 'Buy' },
                { value: 'sell', label: 'Sell' },
              ]}
              value={side}
              onValueChange={(value: Side) => {
                setSide(value);
                field.onChange(value);
              }}
            />
          )}
        />
        <Select label="Kind" data-testid="kind" {...register('kind')}>
          <option>limit</option>
          <option>market</option>
        </Select>
        <Controller
          name="coin"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <Combobox
              label="Coin"
              options={[{ value: 'btc', label: 'Bitcoin' }]}
              texts={{ empty: 'None', loading: 'Loading' }}
              {...field}
              onValueChange={onChange}
            />
          )}
        />
        <Controller
          name="amount"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <NumberField label="Amount" {...field} onValueChange={onChange} />
          )}
        />
        <Controller
          name="leverage"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <Slider label="Leverage" {...field} onValueChange={onChange} />
          )}
        />
        <Button type="submit">Send</Button>
      </form>
    </Modal>
  );
}

it('sends a form of union types in a window, in strict mode without a warning', async () => {
  const user = userEvent.setup();
  const send = vi.fn<(order: Order) => void>();
  render(
    <StrictMode>
      <OrderWindow send={(order) => send(order)} />
    </StrictMode>,
  );
  expect(screen.getByTestId('window').localName).toBe('dialog');
  expect(screen.getByRole('button', { name: 'Help' })).toBeDefined();
  await user.click(screen.getByLabelText('Sell'));
  await user.selectOptions(screen.getByTestId('kind'), 'market');
  await user.type(screen.getByRole('combobox', { name: 'Coin' }), 'bit{ArrowDown}{Enter}');
  await user.type(screen.getByLabelText('Amount'), '1500.5');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      side: 'sell',
      kind: 'market',
      coin: 'btc',
      amount: '1500.5',
      leverage: 2,
    }),
  );
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
