import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Wallet } from '@exchange/task-center-api';
import { Button, Card, Icon, type IconName } from '@exchange/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { FailedWrite } from '../../screen/FailedWrite.tsx';
import { byValue } from '../byValue.ts';
import { useClaimAll } from '../claim/useClaimAll.ts';
import { KindChip, KindNotes } from '../RewardKind.tsx';
import { RewardWorth } from '../RewardWorth.tsx';
import { isBox } from '../rewardStates.ts';
import { useRewardHeadline, useRewardValue } from '../useRewardText.ts';

type Part = keyof Wallet;

const parts = ['ready', 'expiring', 'active', 'received'] as const satisfies readonly Part[];

const icons: Record<Part, IconName> = {
  ready: 'gift',
  expiring: 'hourglass',
  active: 'pulse',
  received: 'checkCircle',
};

/**
 * Totals of the rewards by kind: ready to claim, with a button for all of them, expiring soon, active, and received.
 * Leaves out totals of zero.
 */
export function WalletSummary({ wallet }: { wallet: Wallet }): ReactElement | null {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const titles: Record<Part, string> = {
    ready: shared('state_to_claim'),
    expiring: t('wallet_expiring'),
    active: shared('state_active'),
    received: t('wallet_received'),
  };
  // A total of zero says nothing.
  const shown = parts.filter((part) => wallet[part].count > 0);
  if (shown.length === 0) return null;
  return (
    <ul className="wallet">
      {shown.map((part) => {
        const { count, sums } = wallet[part];
        return (
          <Card as="li" key={part} className="wallet__part" data-part={part}>
            <h2 className="wallet__title">
              <Icon name={icons[part]} size={16} />
              {titles[part]}
              {/* Partly used rewards count, too, so the number would differ from that of the used rewards. */}
              {part === 'received' ? null : (
                <span className="wallet__count">
                  {formatValue({ amount: String(count), unit: 'count' })}
                </span>
              )}
            </h2>
            <Sums sums={sums} title={titles[part]}>
              {part === 'ready' ? <ClaimAll count={count} /> : null}
            </Sums>
          </Card>
        );
      })}
    </ul>
  );
}

/** Number of sums that a part shows until the visitor expands it, so that the parts have similar heights. */
const shownSums = 2;

function Sums({
  sums,
  title,
  children,
}: {
  sums: Wallet[Part]['sums'];
  title: string;
  /** Action for the sums. */
  children: ReactNode;
}): ReactElement | null {
  const { formatValue } = useValueFormat();
  const [isOpen, setIsOpen] = useState(false);
  const ordered = byValue(sums);
  const rest = sums.length - shownSums;
  // A button for one more sum would take the space of that sum.
  const isCut = rest > 1 && !isOpen;
  const more = `+${formatValue({ amount: String(rest), unit: 'count' })}`;

  const rewardHeadline = useRewardHeadline();
  const rewardValue = useRewardValue();
  if (sums.length === 0) return null;
  return (
    <>
      <ul className="wallet__sums">
        {(isCut ? ordered.slice(0, shownSums) : ordered).map((sum) => (
          <li key={`${sum.type} ${sum.value.unit}`}>
            <RewardArt type={sum.type} size={24} />
            <span>
              <span className="wallet__line">
                <span className="wallet__value">
                  {rewardHeadline({ ...sum, limit: null })}
                  {/* A number of rewards, such as "1 ×" APY boosters. */}
                  {sum.value.unit === 'count' && !isBox(sum) ? '\u00a0×' : null}
                </span>
                <KindChip reward={sum} />
              </span>
              <span className="wallet__notes">
                <RewardWorth worth={sum.worth} />
                {isBox(sum) ? (
                  rewardValue({ ...sum, limit: null })
                ) : (
                  <KindNotes reward={sum} hasWithdrawal />
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="wallet__foot">
        {children}
        {isCut ? (
          <button
            type="button"
            className="wallet__more"
            dir="ltr"
            aria-label={`${title}: ${more}`}
            onClick={() => setIsOpen(true)}
          >
            {more}
          </button>
        ) : null}
      </div>
    </>
  );
}

function ClaimAll({ count }: { count: number }): ReactElement {
  const t = useTexts('screen');
  const { start, isPending, error } = useClaimAll();
  return (
    <>
      <Button
        variant="primary"
        loading={isPending}
        loadingLabel={t('action_claiming')}
        onClick={start}
      >
        {t('claim_all', { count })}
      </Button>
      <FailedWrite error={error} />
    </>
  );
}
