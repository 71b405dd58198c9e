import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { refusal, result } from '../../../test/fakeServer.ts';
import { openScreen as open, pass, windowsLoad } from '../../../test/openPage.tsx';
import { MyRewardsScreen } from '../list/MyRewardsScreen.tsx';

/** The download is offered to users who have claimed a reward. */
const openScreen = () =>
  open(MyRewardsScreen, {
    address: '/en/task-center/my-rewards',
    replies: {
      rewards: result({ ...answers.rewards, counts: { ...answers.rewards.counts, active: 1 } }),
    },
  });

/** Intercepts downloads. Returns their contents as text. */
function catchFiles() {
  const blobs: Blob[] = [];
  vi.stubGlobal('URL', URL);
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => {
    click.mockRestore();
    vi.unstubAllGlobals();
  });
  return { blobs, click };
}

/** Waits until the download's code has loaded and its requests have ended. */
async function saved() {
  await pass(100);
  await windowsLoad();
  await pass(100);
}

it('contains the rewards from all pages, with times in ISO 8601 and UTC', async () => {
  const { blobs, click } = catchFiles();
  const { server, user } = await openScreen();
  const [reward] = answers.rewards.items;
  const evil = { ...reward, reward_id: '15', title: { text: '=HYPERLINK("x")', values: {} } };
  server.answer('rewards', [
    result({ ...answers.rewards, next_cursor: 'second' }),
    result({ ...answers.rewards, items: [evil] }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await saved();
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('rewards-2026-11-21.csv');
  vi.useRealTimers();
  const bytes = new Uint8Array(await blobs[0]!.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header, first, second] = new TextDecoder().decode(bytes).split('\r\n');
  expect(header).toContain('"Issued (UTC)"');
  expect(first).toBe(
    '14,"Trading coupon","Fee coupon",10,"USDT",10,"USDT","Ready to claim","2026-11-21T11:00:00.000Z","2026-11-22T12:00:00.000Z","",""',
  );
  expect(second).toContain(`"'=HYPERLINK(""x"")"`);
});

it('shows an error if it fails, and can be retried', async () => {
  const { blobs } = catchFiles();
  const { server, user } = await openScreen();
  server.answer('rewards', refusal('unknown'));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await saved();
  screen.getByText("Couldn't create the file. Try again.");
  expect(blobs).toEqual([]);
  expect(screen.getByRole('button', { name: 'Download CSV' })).toHaveProperty('disabled', false);
});
