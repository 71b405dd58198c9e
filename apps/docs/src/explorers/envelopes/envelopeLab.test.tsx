import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import EnvelopeLab from './index.tsx';

beforeEach(() => history.replaceState(undefined, '', '/explore/envelopes/'));
afterEach(cleanup);

const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const marked = (container: HTMLElement) =>
  [...container.querySelectorAll('mark')].map(({ textContent }) => textContent.trim());

it('shows the result of an envelope', async () => {
  render(<EnvelopeLab />);
  await screen.findByText('The call resolves to the payload of the envelope.');
});

it('shows the error and the code that handles it', async () => {
  const { container } = render(<EnvelopeLab />);
  await choose('Guest');
  await screen.findByText('ApiError of kind noPermission');
  expect(marked(container)).toEqual(["case 'noPermission':", "return 'Show the login button.';"]);
  await choose('Own envelope');
  await screen.findByText('The call resolves to the payload of the envelope.');
  expect(screen.getByRole('radio', { name: 'Own' })).toHaveProperty('checked', true);
});

it('shows the message of a hostile server as text', async () => {
  const { container } = render(<EnvelopeLab />);
  await choose('Markup as a message');
  await screen.findByText('Show the reason: <img src=x onerror=alert(1)>');
  expect(container.querySelector('img')).toBeNull();
});

it('explains an invalid status and keeps the result', async () => {
  render(<EnvelopeLab />);
  await screen.findByText('The call resolves to the payload of the envelope.');
  const status = screen.getByRole('textbox', { name: 'HTTP status' });
  await userEvent.clear(status);
  await userEvent.type(status, '999');
  expect(screen.getByText('Use a status from 200 to 599.')).toBeDefined();
  expect(screen.getByText('The call resolves to the payload of the envelope.')).toBeDefined();
});

it('ignores unknown values in the URL', async () => {
  history.replaceState(undefined, '', '?dialect=__proto__&server=evil&status=404');
  render(<EnvelopeLab />);
  await screen.findByText('ApiError of kind http');
  expect(screen.getByRole('radio', { name: 'ret_code' })).toHaveProperty('checked', true);
});
