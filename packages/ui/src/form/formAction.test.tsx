import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AllFields, errorsOf, press, send, shownErrors } from '../../test/orderForm.tsx';

describe('while the action runs', () => {
  it('shows it at the button, and ignores another submission', async () => {
    let end = () => {};
    const action = vi.fn(() => new Promise<void>((done) => (end = done)));
    const user = userEvent.setup();
    render(<AllFields action={action} />);
    await press(user);
    screen.getByText('Sending');
    await user.type(screen.getByLabelText('Address'), 'x[Enter]');
    expect(action).toHaveBeenCalledOnce();
    await act(async () => {
      end();
      await Promise.resolve();
    });
    expect(screen.queryByText('Sending')).toBeNull();
    await press(user);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('ignores a second submission at the same moment', () => {
    const action = vi.fn(() => new Promise<void>(() => {}));
    render(<AllFields action={action} />);
    const form = screen.getByRole<HTMLFormElement>('form');
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    expect(action).toHaveBeenCalledOnce();
  });

  it('shows no error at a field that changes meanwhile', async () => {
    let end = (_errors: Record<string, string>) => {};
    const user = userEvent.setup();
    render(<AllFields action={() => new Promise((done) => (end = done))} />);
    await user.click(send());
    await user.type(screen.getByLabelText('Address'), 'x');
    await act(async () => {
      end(errorsOf('address'));
      await Promise.resolve();
    });
    expect(shownErrors()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Address'));
  });

  it('reports an error to the page if the form has been removed', async () => {
    const report = vi.spyOn(globalThis, 'reportError').mockReturnValue();
    let fail = (_error: Error) => {};
    const action = () => new Promise<void>((_done, reject) => (fail = reject));
    const { unmount } = render(<AllFields action={action} />);
    await userEvent.setup().click(send());
    unmount();
    const error = new Error('No network');
    fail(error);
    await new Promise((done) => setTimeout(done));
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
    report.mockRestore();
  });

  it('does not hold up another form', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<AllFields action={() => new Promise<void>(() => {})} />);
    await press(user);
    unmount();
    render(<AllFields action={() => errorsOf('address')} />);
    await press(user);
    expect(shownErrors()).toEqual(['address']);
  });
});

it('passes an error that the action throws to the error boundary', async () => {
  class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
    override state: { message?: string } = {};
    static getDerivedStateFromError = ({ message }: Error) => ({ message });
    override render() {
      return this.state.message ?? this.props.children;
    }
  }
  const log = vi.spyOn(console, 'error').mockReturnValue();
  render(
    <Boundary>
      <AllFields action={() => Promise.reject(new Error('No network'))} />
    </Boundary>,
  );
  await press(userEvent.setup());
  await screen.findByText('No network');
  log.mockRestore();
});

it('leaves a submission to a listener of the site that prevents it', async () => {
  const action = vi.fn();
  render(<AllFields action={action} onSubmit={(event) => event.preventDefault()} />);
  await press(userEvent.setup());
  expect(action).not.toHaveBeenCalled();
});
