import { useServices } from '@exchange/site/page';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { refusal, result } from '../../test/fakeServer.ts';
import { openPage, pass, windowsLoad } from '../../test/openPage.tsx';
import { NoticesButton } from './NoticesButton.tsx';

function Header() {
  const services = useServices();
  return services ? <NoticesButton services={services} /> : null;
}

type Options = Parameters<typeof openPage>[1];

async function openHeader(options?: Options) {
  const page = await openPage(Header, options);
  await pass(6_000);
  await windowsLoad();
  await pass(100);
  return page;
}

async function openNotices(options?: Options) {
  const page = await openHeader(options);
  await page.user.click(screen.getByRole('button', { name: /^Notifications/ }));
  await windowsLoad();
  await pass(1_500);
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Notifications' })) };
}

const state = { unread: 0, switches: { credited: true, expires: false, started: true } };
const read = {
  ...answers.notices,
  unread: 0,
  items: [{ ...answers.notices.items[0], read: true }],
};

describe('the button', () => {
  it('shows how many notices are unread', async () => {
    await openHeader();
    const button = screen.getByRole('button', { name: 'Notifications. 1 unread' });
    expect(button.textContent).toBe('1');
  });

  it('shows no number above 99', async () => {
    await openHeader({ replies: { notices: result({ ...answers.notices, unread: 250 }) } });
    expect(screen.getByRole('button', { name: /^Notifications/ }).textContent).toBe('99+');
  });

  it('shows no number if there are no unread notices or the request fails', async () => {
    await openHeader({ replies: { notices: refusal('unknown') } });
    expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('');
  });
});

describe('the window', () => {
  it('lists notices with links, and does not mark them as read', async () => {
    const { server, dialog } = await openNotices();
    expect(dialog.getByRole('link').getAttribute('href')).toBe(
      '/en/task-center/reward-detail?reward-id=14&reward-code=coupon',
    );
    dialog.getByText('New reward', { selector: '.notice-row__kind' });
    expect(server.callsOf('readNotices')).toHaveLength(0);
  });

  it.each([
    ['its button', 'button', /^Mark as read: /],
    ['its link', 'link', /./],
  ] as const)(
    'marks one notice as read with %s, before the server responds',
    async (_, role, name) => {
      const { server, user, dialog } = await openNotices({
        replies: { readNotices: { type: 'result', result: state, delayMs: 500 } },
      });
      const link = dialog.getByRole('link');
      link.addEventListener('click', (event) => event.preventDefault());
      await user.click(dialog.getByRole(role, { name }));
      expect(dialog.queryByRole('button', { name: /^Mark as read/ })).toBeNull();
      server.answer('notices', result(read));
      await pass(2_000);
      expect(dialog.queryByRole('button', { name: /^Mark as read/ })).toBeNull();
      const [call] = server.callsOf('readNotices');
      expect(call!.body).toEqual({ notice_id: answers.notices.items[0]!.notice_id });
    },
  );

  it('shows when the reward of a reminder expires', async () => {
    const reminder = { ...read.items[0], kind: 'expires', ends_at: Date.UTC(2026, 11, 24) };
    const { dialog } = await openNotices({
      replies: { notices: result({ ...read, items: [reminder] }) },
    });
    expect(dialog.getByText('Reminder')).toBeDefined();
    expect(dialog.getByText('Expires on Dec 24, 2026, 12:00 AM UTC')).toBeDefined();
  });

  it('offers to mark a notice as read again if that fails', async () => {
    const { user, dialog } = await openNotices({ replies: { readNotices: refusal('unknown') } });
    await user.click(dialog.getByRole('button', { name: /^Mark as read/ }));
    await pass(100);
    expect(dialog.getByRole('button', { name: /^Mark as read/ })).toBeDefined();
  });

  it('marks all as read', async () => {
    const { server, user, dialog } = await openNotices({ replies: { readNotices: result(state) } });
    server.answer('notices', result(read));
    const all = dialog.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' });
    await user.click(all);
    await pass(100);
    expect(all.getAttribute('aria-disabled')).toBe('true');
    // The button keeps the focus, and ignores further presses.
    expect(all.disabled).toBe(false);
    expect(document.activeElement).toBe(all);
    await user.click(all);
    const until = answers.notices.items[0]!.at;
    expect(server.callsOf('readNotices').map(({ body }) => body)).toEqual([{ until }]);
  });

  it('leaves no gap for a button below a list of one page', async () => {
    const { dialog } = await openNotices();
    const rows = dialog.getByRole('list');
    expect(rows.nextElementSibling).toBe(dialog.getByRole('group'));
  });

  it('shows a message if there are no notices', async () => {
    const none = { ...answers.notices, items: [], unread: 0 };
    const { dialog } = await openNotices({ replies: { notices: result(none) } });
    dialog.getByText('No notifications yet');
    expect(dialog.getAllByRole('switch')).toHaveLength(3);
  });

  it('offers a retry if the request fails', async () => {
    const { dialog } = await openNotices({ replies: { notices: refusal('unknown') } });
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('turns a kind of notice off for the account', async () => {
    const { server, user, dialog } = await openNotices({
      replies: { notices: result(read), switchNotice: result(state) },
    });
    const expires = dialog.getByRole<HTMLInputElement>('switch', {
      name: 'Rewards expiring soon',
    });
    expect(expires.checked).toBe(true);
    server.answer('notices', result({ ...read, switches: state.switches }));
    await user.click(expires);
    await pass(100);
    const [call] = server.callsOf('switchNotice');
    expect(call!.body).toEqual({ kind: 'expires', on: false });
    expect(
      dialog.getByRole<HTMLInputElement>('switch', { name: 'Rewards expiring soon' }).checked,
    ).toBe(false);
  });

  it('shows an error and the old state if a switch could not be saved', async () => {
    const { user, dialog } = await openNotices({
      replies: { notices: result(read), switchNotice: refusal('unknown') },
    });
    await user.click(dialog.getByRole('switch', { name: 'Rewards expiring soon' }));
    await pass(100);
    dialog.getByText("Couldn't save. Try again.");
    expect(
      dialog.getByRole<HTMLInputElement>('switch', { name: 'Rewards expiring soon' }).checked,
    ).toBe(true);
  });

  it('tolerates kinds of notices that only a newer server has', async () => {
    const newer = { ...read, items: [{ ...read.items[0], kind: 'launched', reward: null }] };
    const { dialog } = await openNotices({ replies: { notices: result(newer) } });
    expect(dialog.getByRole('link').getAttribute('href')).toBe('/en/task-center');
  });
});
