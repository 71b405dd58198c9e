import { useForm as useTanStackForm } from '@tanstack/react-form';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import {
  Button,
  Checkbox,
  Combobox,
  Field,
  NumberField,
  RadioGroup,
  Select,
  Slider,
  Switch,
  Textarea,
} from '../src/index.ts';

interface Order {
  email: string;
  note: string;
  language: string;
  alerts: boolean;
  post: boolean;
  leverage: number;
  amount: string;
  side: 'buy' | 'sell';
  coin: 'btc' | 'eth' | '';
}

const start: Order = {
  email: '',
  note: '',
  language: 'en',
  alerts: false,
  post: true,
  leverage: 5,
  amount: '1500.5',
  side: 'buy',
  coin: 'btc',
};
const filled: Order = {
  ...start,
  email: 'ada@brand.com',
  note: 'Soon',
  language: 'kk',
  alerts: true,
  post: false,
  amount: '2000.25',
  side: 'sell',
  coin: 'eth',
};
const sides = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
] as const;
const coins = [
  { value: 'btc', label: 'Bitcoin' },
  { value: 'eth', label: 'Ether' },
] as const;
const texts = { empty: 'No coin', loading: 'Loading' };
const languages = ['en', 'kk'].map((language) => <option key={language}>{language}</option>);

type Send = (order: Order) => void;

/**
 * A form with react-hook-form. Native fields use `register`. Components that have no native value use
 * `Controller`.
 */
function HookForm({ send }: { send: Send }) {
  const { register, control, handleSubmit, reset, formState } = useForm({ defaultValues: start });
  return (
    <form onSubmit={(event) => void handleSubmit((order) => send(order))(event)} noValidate>
      <Field
        label="Email"
        error={formState.errors.email?.message}
        {...register('email', { required: 'Enter an email address.' })}
      />
      <Textarea label="Note" {...register('note')} />
      <Select label="Language" {...register('language')}>
        {languages}
      </Select>
      <Switch label="Alerts" {...register('alerts')} />
      <Checkbox label="Post only" {...register('post')} />
      <Controller
        name="leverage"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <Slider label="Leverage" {...field} onValueChange={onChange} />
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
        name="side"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <RadioGroup label="Side" options={sides} {...field} onValueChange={onChange} />
        )}
      />
      <Controller
        name="coin"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <Combobox
            label="Coin"
            options={coins}
            texts={texts}
            {...field}
            onValueChange={onChange}
          />
        )}
      />
      <Button type="submit">Send</Button>
      <Button onClick={() => reset()}>Start again</Button>
    </form>
  );
}

function TanStackForm({ send }: { send: Send }) {
  const form = useTanStackForm({ defaultValues: start, onSubmit: ({ value }) => send(value) });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field
        name="email"
        validators={{ onSubmit: ({ value }) => (value ? undefined : 'Enter an email address.') }}
      >
        {({ state, name, handleChange, handleBlur }) => (
          <Field
            label="Email"
            name={name}
            value={state.value}
            error={state.meta.errors[0]}
            onBlur={handleBlur}
            onChange={(event) => handleChange(event.target.value)}
          />
        )}
      </form.Field>
      <form.Field name="note">
        {({ state, handleChange }) => (
          <Textarea
            label="Note"
            value={state.value}
            onChange={(event) => handleChange(event.target.value)}
          />
        )}
      </form.Field>
      <form.Field name="language">
        {({ state, handleChange }) => (
          <Select label="Language" value={state.value} onValueChange={handleChange}>
            {languages}
          </Select>
        )}
      </form.Field>
      <form.Field name="alerts">
        {({ state, handleChange }) => (
          <Switch label="Alerts" checked={state.value} onCheckedChange={handleChange} />
        )}
      </form.Field>
      <form.Field name="post">
        {({ state, handleChange }) => (
          <Checkbox label="Post only" checked={state.value} onCheckedChange={handleChange} />
        )}
      </form.Field>
      <form.Field name="leverage">
        {({ state, handleChange }) => (
          <Slider label="Leverage" value={state.value} onValueChange={handleChange} />
        )}
      </form.Field>
      <form.Field name="amount">
        {({ state, handleChange, handleBlur }) => (
          <NumberField
            label="Amount"
            value={state.value}
            onValueChange={handleChange}
            onBlur={handleBlur}
          />
        )}
      </form.Field>
      <form.Field name="side">
        {({ state, handleChange }) => (
          <RadioGroup
            label="Side"
            options={sides}
            value={state.value}
            onValueChange={handleChange}
          />
        )}
      </form.Field>
      <form.Field name="coin">
        {({ state, handleChange }) => (
          <Combobox
            label="Coin"
            options={coins}
            texts={texts}
            value={state.value}
            onValueChange={handleChange}
          />
        )}
      </form.Field>
      <Button type="submit">Send</Button>
      <Button onClick={() => form.reset()}>Start again</Button>
    </form>
  );
}

describe.each([
  ['react-hook-form', HookForm],
  ['TanStack Form', TanStackForm],
])('%s', (_library, Form) => {
  async function fill(user: ReturnType<typeof userEvent.setup>) {
    await user.type(screen.getByLabelText('Email'), 'ada@brand.com');
    await user.type(screen.getByLabelText('Note'), 'Soon');
    await user.selectOptions(screen.getByLabelText('Language'), 'kk');
    await user.click(screen.getByLabelText('Alerts'));
    await user.click(screen.getByLabelText('Post only'));
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '2000.25');
    await user.click(screen.getByLabelText('Sell'));
    await user.clear(screen.getByRole('combobox', { name: 'Coin' }));
    await user.type(screen.getByRole('combobox', { name: 'Coin' }), 'eth{ArrowDown}{Enter}');
  }

  it('sends the values of every field', async () => {
    const user = userEvent.setup();
    const send = vi.fn<Send>();
    render(<Form send={send} />, { reactStrictMode: true });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send.mock.lastCall).toEqual([filled]));
  });

  it('shows its error at the field', async () => {
    const user = userEvent.setup();
    const send = vi.fn<Send>();
    render(<Form send={send} />, { reactStrictMode: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    const error = document.getElementById(`${email.id}-error`);
    expect(error?.textContent).toBe('Enter an email address.');
    if (Form === HookForm) expect(document.activeElement).toBe(email);
    expect(send).not.toHaveBeenCalled();
  });

  it('resets every field', async () => {
    const user = userEvent.setup();
    const send = vi.fn<Send>();
    render(<Form send={send} />, { reactStrictMode: true });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await user.type(screen.getByLabelText('Email'), 'a');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send.mock.lastCall).toEqual([{ ...start, email: 'a' }]));
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1,500.5');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Coin' }).value).toBe('Bitcoin');
  });
});
