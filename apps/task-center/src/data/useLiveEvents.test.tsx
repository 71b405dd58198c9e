import { useServices } from '@exchange/site/page';
import type { LiveStream } from '@exchange/site/services';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { testStart } from '../../test/answers.ts';
import { openPage, pass } from '../../test/openPage.tsx';
import type { Services } from '../services/services.ts';
import { DataProvider } from './DataProvider.tsx';
import { useRead } from './useRead.ts';

function Reads(): ReactElement {
  useRead('notices', {});
  useRead('invite', {});
  return <></>;
}

/** Opens a page that reads notices and the invitation, with a stream whose events the test sends. */
async function openStream(options?: Parameters<typeof openPage>[1]) {
  const connect = vi.fn<LiveStream>();
  const { server } = await openPage(() => {
    const services = { ...(useServices() as Services), liveEvents: connect };
    return (
      <DataProvider services={services}>
        <Reads />
      </DataProvider>
    );
  }, options);
  const counts = () => [server.callsOf('notices').length, server.callsOf('invite').length];
  const first = counts();
  /** Number of times that each was read again. */
  const reads = () => counts().map((count, index) => count - first[index]!);
  const latest = () => connect.mock.lastCall!;
  return { connect, reads, stream: () => latest()[0], signal: () => latest()[1] };
}

/** The event of new notices. */
const noticesEvent = JSON.stringify({
  type: 'notices',
  at: testStart,
  task_id: null,
  rule_index: null,
  reward_id: null,
  campaign_id: null,
});

/** Shows or hides the tab. */
function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('reloads only what a change concerns, once for several events', async () => {
  const { reads, stream } = await openStream();
  stream().onData(noticesEvent);
  stream().onData(noticesEvent);
  await pass(1_000);
  expect(reads()).toEqual([1, 0]);
  stream().onData(noticesEvent);
  await pass(1_000);
  expect(reads()).toEqual([2, 0]);
});

it.each(['{', '{}', noticesEvent.replace('notices', 'moved')])(
  'reloads everything after the event %s, which it cannot read',
  async (data) => {
    const { reads, stream } = await openStream();
    stream().onData(data);
    await pass(1_000);
    expect(reads()).toEqual([1, 1]);
  },
);

it('reloads everything after a gap in the stream', async () => {
  const { reads, stream } = await openStream();
  stream().onGap();
  await pass(1_000);
  expect(reads()).toEqual([1, 1]);
});

it('closes the stream while the tab is hidden, and opens it again', async () => {
  const { connect, signal } = await openStream();
  const first = signal();
  setVisibility('hidden');
  expect([first.aborted, connect.mock.calls.length]).toEqual([true, 1]);
  setVisibility('visible');
  expect([signal().aborted, connect.mock.calls.length]).toEqual([false, 2]);
});

it('opens no stream for a guest', async () => {
  const { connect } = await openStream({ isGuest: true });
  expect(connect).not.toHaveBeenCalled();
});
