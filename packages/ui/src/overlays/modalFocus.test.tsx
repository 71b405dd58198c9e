import { render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CustomSelect } from '../combobox/customSelect.tsx';
import { Field } from '../controls/field.tsx';
import { Modal, type ModalProps } from './modal.tsx';

const modal = (children: ReactNode, more: Partial<ModalProps> = {}) => (
  <Modal open title="Add an address" closeLabel="Close" {...more}>
    {children}
  </Modal>
);

const focused = () => document.activeElement;

it('focuses the first field of its form', () => {
  render(
    modal(
      <>
        <a href="/help">Help</a>
        <form>
          <button type="button">Paste</button>
          <input type="hidden" name="id" />
          <Field label="Coin" defaultValue="USDT" readOnly />
          <Field label="Network" disabled />
          <Field label="Address" />
          <Field label="Amount" />
        </form>
      </>,
    ),
  );
  expect(focused()).toBe(screen.getByLabelText('Address'));
});

it('focuses a list of options that is the first field', () => {
  const options = [{ value: 'btc', label: 'BTC' }];
  render(
    modal(
      <form>
        <CustomSelect label="Coin" name="coin" options={options} />
        <Field label="Address" />
      </form>,
    ),
  );
  expect(focused()).toBe(screen.getByRole('combobox', { name: 'Coin' }));
});

it.each([
  ['words', 'The withdrawal cannot be undone.'],
  [
    'a link and a button',
    <a key="a" href="/help">
      Help
    </a>,
  ],
  [
    'a form without a field that can be changed',
    <form key="a">
      <Field label="Code" readOnly />
    </form>,
  ],
  [
    'a form with only buttons',
    <form key="a">
      <input type="submit" value="Withdraw" />
    </form>,
  ],
  ['a field outside a form', <Field key="a" label="Filter" />],
])('focuses its title, and not its close button, if it has only %s', (_, content) => {
  render(modal(content, { footer: <button>Withdraw</button> }));
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Add an address' }));
});

it('focuses its title if only a form around it has fields', () => {
  render(<form>{modal(<Field label="Filter" />)}</form>);
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Add an address' }));
});

it('prefers initialFocus to the first field of its form, if it is rendered', () => {
  const agree = createRef<HTMLButtonElement>();
  const form = (
    <form>
      <Field label="Name" />
    </form>
  );
  const { unmount } = render(
    modal(form, { initialFocus: agree, footer: <button ref={agree}>Agree</button> }),
  );
  expect(focused()).toBe(agree.current);
  unmount();
  render(modal(form, { initialFocus: createRef<HTMLElement>() }));
  expect(focused()).toBe(screen.getByLabelText('Name'));
});

it('focuses again each time it opens, and not while it stays open', () => {
  const form = (
    <form>
      <Field label="Name" />
      <Field label="Code" />
    </form>
  );
  const { rerender } = render(modal(form));
  screen.getByLabelText('Code').focus();
  rerender(modal(form, { busy: true }));
  expect(focused()).toBe(screen.getByLabelText('Code'));
  rerender(modal(form, { open: false }));
  rerender(modal(form));
  expect(focused()).toBe(screen.getByLabelText('Name'));
});
