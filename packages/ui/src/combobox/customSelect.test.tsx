import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CustomSelect, type CustomSelectProps } from './customSelect.tsx';

const networks = [
  { value: 'eth', label: 'Ethereum', hint: '2.10 USDT', icon: <i data-testid="eth" /> },
  { value: 'tron', label: 'Tron', hint: '1.00 USDT' },
  { value: 'ton', label: 'TON', disabled: true },
  { value: 'sol', label: 'Solana' },
];

type Network = (typeof networks)[number]['value'];

function Networks<Multiple extends boolean = false>(
  props: Partial<CustomSelectProps<Network, Multiple>>,
) {
  return (
    <CustomSelect label="Network" options={networks} placeholder="Choose a network" {...props} />
  );
}

const button = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Network' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const active = () =>
  document.getElementById(button().getAttribute('aria-activedescendant') ?? '')?.textContent;
const option = (name: RegExp) => screen.getByRole('option', { name, hidden: true });

it('shows the placeholder, and then the icon and the label of the chosen option', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Networks onValueChange={change} hint="Check the address" />);
  expect(button().textContent).toBe('Choose a network');
  screen.getByRole('combobox', { description: 'Check the address' });
  await user.click(button());
  expect([isOpen(), active()]).toEqual([true, 'Ethereum2.10 USDT']);
  await user.click(option(/Ethereum/));
  expect(change).toHaveBeenCalledExactlyOnceWith('eth');
  expect(button().textContent.trim()).toBe('Ethereum');
  expect(button().contains(screen.getByTestId('eth'))).toBe(true);
  expect([isOpen(), document.activeElement]).toEqual([false, button()]);
});

describe('keys', () => {
  it.each([
    ['[Enter]', 'Ethereum'],
    ['[Space]', 'Ethereum'],
    ['[ArrowDown]', 'Ethereum'],
    ['[ArrowUp]', 'Ethereum'],
    ['[End]', 'Solana'],
    ['[Home]', 'Ethereum'],
    ['t', 'Tron'],
    ['[ArrowDown][ArrowDown][ArrowDown]', 'Solana'],
    ['[ArrowDown][ArrowUp]', 'Solana'],
    ['[ArrowDown][PageDown]', 'Solana'],
    ['[End][PageUp]', 'Ethereum'],
  ])('%s opens the list at %s', async (keys, label) => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<Networks onValueChange={change} />);
    await user.tab();
    await user.keyboard(keys);
    expect(isOpen()).toBe(true);
    expect(active()).toContain(label);
    expect(change).not.toHaveBeenCalled();
  });

  it.each([
    ['[Enter]', ['tron']],
    ['[Space]', ['tron']],
    ['[Tab]', ['tron']],
    ['[Escape]', []],
    ['{Alt>}[ArrowUp]{/Alt}', []],
  ])('%s closes the list, with the choice %j', async (keys, chosen) => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<Networks onValueChange={change} />);
    await user.tab();
    await user.keyboard(`[ArrowDown][ArrowDown]${keys}`);
    expect(change.mock.calls.flat()).toEqual(chosen);
    expect(isOpen()).toBe(false);
  });

  it('opens the list at the chosen option', async () => {
    const user = userEvent.setup();
    render(<Networks defaultValue="sol" />);
    await user.tab();
    await user.keyboard('[ArrowDown]');
    expect(active()).toBe('Solana');
  });

  it('leaves Esc to the window around it while the list is closed', async () => {
    const press = vi.fn();
    const user = userEvent.setup();
    render(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- represents a window
      <div onKeyDown={press}>
        <Networks />
      </div>,
    );
    await user.tab();
    await user.keyboard('[ArrowDown]');
    press.mockClear();
    await user.keyboard('[Escape]');
    expect(press).not.toHaveBeenCalled();
    await user.keyboard('[Escape]');
    expect(press).toHaveBeenCalledOnce();
  });

  it('types a word with a space', async () => {
    const user = userEvent.setup();
    const options = [
      { value: 'a', label: 'BNB Beacon' },
      { value: 'b', label: 'BNB Smart Chain' },
    ];
    const change = vi.fn();
    render(<CustomSelect label="Network" options={options} onValueChange={change} />);
    await user.tab();
    await user.keyboard('bnb s');
    expect(active()).toBe('BNB Smart Chain');
    expect(change).not.toHaveBeenCalled();
  });

  it('chooses with Space after an arrow key, although a letter was typed just before', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<Networks onValueChange={change} />);
    await user.tab();
    await user.keyboard('t[Home][Space]');
    expect(change).toHaveBeenCalledExactlyOnceWith('eth');
  });

  it('does not choose a disabled option', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<Networks onValueChange={change} />);
    await user.click(button());
    await user.click(option(/TON/));
    expect(change).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });
});

it('Page Down stops at the last option that can be chosen', async () => {
  const user = userEvent.setup();
  render(<Networks options={networks.slice(0, 3)} />);
  await user.tab();
  await user.keyboard('[ArrowDown][PageDown]');
  expect(active()).toContain('Tron');
});

it('closes when it becomes disabled', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Networks />);
  await user.click(button());
  rerender(<Networks disabled />);
  expect(isOpen()).toBe(false);
});

it('leaves a press to a listener of the site that prevents it', async () => {
  render(<Networks onClick={(event) => event.preventDefault()} />);
  await userEvent.setup().click(button());
  expect(isOpen()).toBe(false);
});

it('chooses several values, and keeps the list open', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(
    <form aria-label="Filter">
      <Networks multiple name="network" onValueChange={change} />
    </form>,
  );
  await user.tab();
  await user.keyboard('[Enter][Enter][ArrowDown][Space]');
  expect(change).toHaveBeenLastCalledWith(['eth', 'tron']);
  expect(isOpen()).toBe(true);
  await user.keyboard('[Space][Tab]');
  expect(change).toHaveBeenLastCalledWith(['eth']);
  expect(isOpen()).toBe(false);
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).getAll('network')).toEqual(['eth']);
});

it('takes part in its form, with required and reset', async () => {
  render(
    <form aria-label="Withdraw">
      <Networks name="network" required />
    </form>,
  );
  const user = userEvent.setup();
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(button().getAttribute('aria-required')).toBe('true');
  expect(form.checkValidity()).toBe(false);
  await user.click(button());
  await user.click(option(/Tron/));
  expect(form.checkValidity()).toBe(true);
  expect(new FormData(form).get('network')).toBe('tron');
  await act(async () => {
    form.reset();
    await Promise.resolve();
  });
  expect(new FormData(form).get('network')).toBeNull();
});

it('moves focus to the button when the form requires a value', () => {
  const { container } = render(<Networks required />);
  act(() => container.querySelector<HTMLInputElement>('.x-custom-select-validity')?.focus());
  expect(document.activeElement).toBe(button());
});

it('does not open, and submits nothing, while it is disabled', async () => {
  render(
    <form aria-label="Withdraw">
      <Networks name="network" defaultValue="eth" required disabled />
    </form>,
  );
  await userEvent.setup().click(button());
  expect(isOpen()).toBe(false);
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([]);
});

it('shows the value that the site keeps, also one without an option', () => {
  const { rerender } = render(<Networks value="tron" />);
  expect(button().textContent.trim()).toBe('Tron');
  rerender(<Networks value="base" />);
  expect(button().textContent.trim()).toBe('base');
});

it('closes on a press outside, and shows a text without options', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Networks options={[]} empty="Loading…" />
      <p>Outside</p>
    </>,
  );
  await user.click(button());
  screen.getByText('Loading…');
  await user.click(screen.getByText('Outside'));
  expect(isOpen()).toBe(false);
});

it('calls the listeners of the site first, which can prevent a key', async () => {
  const user = userEvent.setup();
  render(<Networks onKeyDown={(event) => event.preventDefault()} />);
  await user.tab();
  await user.keyboard('[ArrowDown]');
  expect(isOpen()).toBe(false);
});

it('shows that the options are loading, and the loaded ones', async () => {
  const select = (options: typeof networks, loading: boolean) => (
    <CustomSelect
      label="Network"
      options={options}
      loading={loading}
      loadingLabel="Loading…"
      empty="No networks"
    />
  );
  const { rerender } = render(select([], true));
  await userEvent.setup().click(button());
  expect([screen.getByRole('status').textContent, button().getAttribute('aria-busy')]).toEqual([
    'Loading…',
    'true',
  ]);
  rerender(select(networks, true));
  expect(option(/Ethereum/)).toBeTruthy();
  rerender(select(networks, false));
  expect([screen.getByRole('status').textContent, button().hasAttribute('aria-busy')]).toEqual([
    '',
    false,
  ]);
  rerender(select([], false));
  expect(screen.getByRole('status').textContent).toBe('No networks');
});

it('marks the hint of an option as secondary', async () => {
  const options = [
    { value: 'eth', label: 'Ethereum', hint: 'ERC-20' },
    { value: 'ton', label: 'TON', hint: '' },
  ];
  render(<CustomSelect label="Network" options={options} />);
  await userEvent.setup().click(button());
  const hints = [...document.querySelectorAll('.x-option-hint')];
  expect(hints.map(({ textContent }) => textContent)).toEqual(['ERC-20']);
});
