import type { BodyOf, Reward } from '@exchange/task-center-api';
import { createContext, use, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useIsWriting } from '../../data/useWrite.ts';
import { startsWithClaim } from '../rewardTime.ts';
import { ClaimSheet, type ClaimItem } from './ClaimSheet.tsx';
import { RewardReceipt } from './RewardReceipt.tsx';

/**
 * The windows of a screen's claims, one at a time: a later one waits until the visitor closes the one before. `id` is the
 * `claimId` of the claim. A claim changes only its own window, because several can be under way.
 */
interface ClaimWindows {
  /**
   * Lists the items in a sheet if a claim starts the time to use one of them. Calls `claim` with the ids that the visitor
   * chooses there, or at once with all ids if there is nothing to ask.
   */
  ask: (id: string, items: readonly ClaimItem[], claim: (ids: string[]) => void) => void;
  /** Shows a receipt in place of the claim's sheet. */
  showReceipt: (id: string, title: string, rewards: readonly Reward[]) => void;
  /** Closes the claim's sheet. */
  close: (id: string) => void;
}

/** Identifies the claim of a tier, of a reward, or of all rewards. */
export const claimId = {
  claim: (tier: BodyOf<'claim'>) => `claim ${tier.task_id} ${tier.period} ${tier.rule_index}`,
  claimReward: (reward: BodyOf<'claimReward'>) => `claimReward ${reward.reward_id}`,
  claimAll: () => 'claimAll',
};

const Context = createContext<ClaimWindows | undefined>(undefined);

interface Sheet {
  id: string;
  items: readonly ClaimItem[];
  claim: (ids: string[]) => void;
}

interface Receipt {
  title: string;
  rewards: readonly Reward[];
}

/**
 * The sheet that asks before a claim, and the receipt after it, for all claims of a screen. They stay open when the part
 * of the screen with the button disappears.
 */
export function ClaimWindowsProvider({ children }: { children: ReactNode }): ReactElement {
  const [queue, setQueue] = useState<readonly (Sheet | Receipt)[]>([]);
  const windows = useMemo<ClaimWindows>(
    () => ({
      ask(id, items, claim) {
        if (items.some(({ reward }) => startsWithClaim(reward))) {
          setQueue((all) => [...all.filter((each) => !isSheetOf(each, id)), { id, items, claim }]);
        } else claim(items.map(({ claim_id: each }) => each));
      },
      showReceipt(id, title, rewards) {
        setQueue((all) =>
          all.some((each) => isSheetOf(each, id))
            ? all.map((each) => (isSheetOf(each, id) ? { title, rewards } : each))
            : [...all, { title, rewards }],
        );
      },
      close: (id) => setQueue((all) => all.filter((each) => !isSheetOf(each, id))),
    }),
    [],
  );
  const [shown] = queue;
  const closeShown = () => setQueue(([, ...later]) => later);
  return (
    <Context value={windows}>
      {children}
      {shown && 'items' in shown ? (
        <PendingSheet key={shown.id} sheet={shown} onClose={closeShown} />
      ) : null}
      {shown && 'rewards' in shown ? <RewardReceipt {...shown} onClose={closeShown} /> : null}
    </Context>
  );
}

const isSheetOf = (each: Sheet | Receipt, id: string) => 'id' in each && each.id === id;

function PendingSheet({ sheet, onClose }: { sheet: Sheet; onClose: () => void }): ReactElement {
  const isPending = [
    useIsWriting('claim', (body) => claimId.claim(body) === sheet.id),
    useIsWriting('claimReward', (body) => claimId.claimReward(body) === sheet.id),
    useIsWriting('claimAll', () => claimId.claimAll() === sheet.id),
  ].includes(true);
  return (
    <ClaimSheet items={sheet.items} isPending={isPending} onClaim={sheet.claim} onClose={onClose} />
  );
}

/** @throws Error outside a `ClaimWindowsProvider` */
export function useClaimWindows(): ClaimWindows {
  const windows = use(Context);
  if (!windows) throw new Error('useClaimWindows needs a ClaimWindowsProvider above it.');
  return windows;
}
