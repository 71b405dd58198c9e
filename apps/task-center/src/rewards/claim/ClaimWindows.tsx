import { isTransient } from '@exchange/api-client/errors';
import { useNotify } from '@exchange/site/page/toasts';
import { startsWithClaim, type Reward } from '@exchange/task-center-api';
import {
  createContext,
  use,
  useCallback,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useNotifyFailure } from '../../screen/FailedWrite.tsx';
import { ClaimSheet, type ClaimItem } from './ClaimSheet.tsx';
import { RewardReceipt } from './RewardReceipt.tsx';

/** Rewards that the visitor received. */
export interface Received {
  title: string;
  rewards: readonly Reward[];
}

/** Sends the claim of the items with these ids. Resolves to undefined if the same claim is under way. */
type SendClaim = (ids: string[]) => Promise<Received | undefined>;

/**
 * Claims items. Asks first, in a sheet, if a claim starts the time to use one of them. Shows the
 * rewards in a receipt if it contains more than a toast, or why the claim failed.
 */
type Claim = (items: readonly ClaimItem[], send: SendClaim) => void;

interface Sheet {
  /** Ids of the items. A second press of a button asks the same question. */
  key: string;
  items: readonly ClaimItem[];
  send: SendClaim;
}

const ClaimContext = createContext<Claim | undefined>(undefined);

/**
 * Shows the sheets and receipts of a screen's claims, one at a time: a later one waits until the visitor closes the one
 * before. They stay open when the part of the screen with the button disappears.
 */
export function ClaimWindowsProvider({ children }: { children: ReactNode }): ReactElement {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [queue, setQueue] = useState<readonly (Sheet | Received)[]>([]);

  const sendClaim = useCallback(
    async (send: SendClaim, ids: string[], sheet?: Sheet) => {
      // Several claims can be under way, and each of them changes only its own window.
      const close = () => setQueue((all) => all.filter((each) => each !== sheet));
      const showReceipt = (receipt: Received) =>
        setQueue((all) =>
          sheet && all.includes(sheet)
            ? all.map((each) => (each === sheet ? receipt : each))
            : [...all, receipt],
        );
      try {
        const received = await send(ids);
        if (!received) return;
        const { title, rewards } = received;
        if (rewards.length > 1 || rewards.some(startsWithClaim)) showReceipt(received);
        else {
          close();
          notify(rewards.length === 0 ? 'info' : 'positive', title);
        }
      } catch (failure) {
        // The visitor can repeat a claim whose outcome is unknown. It has the same idempotency key.
        if (!isTransient(failure)) close();
        notifyFailure(failure);
      }
    },
    [notify, notifyFailure],
  );

  const claim = useCallback<Claim>(
    (items, send) => {
      const ids = items.map(({ claim_id: id }) => id);
      if (!items.some(({ reward }) => startsWithClaim(reward))) return void sendClaim(send, ids);
      const key = ids.join(' ');
      setQueue((all) =>
        all.some((each) => 'key' in each && each.key === key)
          ? all
          : [...all, { key, items, send }],
      );
    },
    [sendClaim],
  );

  const [shown] = queue;
  const closeShown = () => setQueue(([, ...later]) => later);
  return (
    <ClaimContext value={claim}>
      {children}
      {shown && 'items' in shown ? (
        <ClaimSheet
          key={shown.key}
          items={shown.items}
          onClaim={(ids) => sendClaim(shown.send, ids, shown)}
          onClose={closeShown}
        />
      ) : null}
      {shown && 'rewards' in shown ? <RewardReceipt {...shown} onClose={closeShown} /> : null}
    </ClaimContext>
  );
}

/** @throws Error outside a `ClaimWindowsProvider` */
export function useClaim(): Claim {
  const claim = use(ClaimContext);
  if (!claim) throw new Error('useClaim needs a ClaimWindowsProvider above it.');
  return claim;
}
