import { createContext, use, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { Claimable, Reward } from '@exchange/task-center-api';
import { useIsWriting } from '../../data/useWrite.ts';
import { startsWithClaim } from '../rewardTime.ts';
import { ClaimSheet } from './ClaimSheet.tsx';
import { RewardReceipt } from './RewardReceipt.tsx';

interface ClaimWindows {
  /**
   * Lists the items in a sheet if a claim starts the time to use one of them. Calls `claim` with the ids that the visitor
   * chooses there, or at once with all ids if there is nothing to ask.
   */
  ask: (items: readonly Claimable[], claim: (ids: string[]) => void) => void;
  /** Replaces the sheet with a receipt. */
  showReceipt: (title: string, rewards: readonly Reward[]) => void;
  close: () => void;
}

const Context = createContext<ClaimWindows | undefined>(undefined);

type Content =
  | { items: readonly Claimable[]; claim: (ids: string[]) => void }
  | { title: string; rewards: readonly Reward[] };

/**
 * The sheet that asks before a claim, and the receipt after it, for all claims of a screen. They stay open when the part
 * of the screen with the button disappears.
 */
export function ClaimWindowsProvider({ children }: { children: ReactNode }): ReactElement {
  const [content, setContent] = useState<Content>();
  const windows = useMemo<ClaimWindows>(
    () => ({
      ask(items, claim) {
        if (items.some(({ reward }) => startsWithClaim(reward))) setContent({ items, claim });
        else claim(items.map(({ claim_id: id }) => id));
      },
      showReceipt: (title, rewards) => setContent({ title, rewards }),
      close: () => setContent(undefined),
    }),
    [],
  );
  const isPending = [
    useIsWriting('claim', always),
    useIsWriting('claimReward', always),
    useIsWriting('claimAll', always),
  ].includes(true);
  return (
    <Context value={windows}>
      {children}
      {content && 'items' in content ? (
        <ClaimSheet
          items={content.items}
          isPending={isPending}
          onClaim={content.claim}
          onClose={windows.close}
        />
      ) : null}
      {content && 'rewards' in content ? (
        <RewardReceipt {...content} onClose={windows.close} />
      ) : null}
    </Context>
  );
}

const always = () => true;

/** @throws Error outside a `ClaimWindowsProvider` */
export function useClaimWindows(): ClaimWindows {
  const windows = use(Context);
  if (!windows) throw new Error('useClaimWindows needs a ClaimWindowsProvider above it.');
  return windows;
}
