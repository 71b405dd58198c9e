import { useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { RewardGroup, Wallet } from '@exchange/task-center-api';
import { Button, Card, Icon, type IconName } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { FromElsewhere } from '../../screen/EarnedElsewhere.tsx';
import { FailedWrite } from '../../screen/FailedWrite.tsx';
import { isRewardOffered } from '../../screen/isOffered.ts';
import { byValue } from '../byValue.ts';
import { ExpiringList } from '../expiring/ExpiringList.tsx';
import { useClaimAll } from '../claim/useClaimAll.ts';
import { KindChip, KindNotes } from '../RewardKind.tsx';
import { RewardWorth } from '../RewardWorth.tsx';
import { isBox } from '../rewardStates.ts';
import { useRewardHeadline, useRewardValue } from '../useRewardText.ts';

type Part = keyof Wallet;

const parts = ['ready', 'active', 'received'] as const satisfies readonly Part[];

const icons: Record<Part, IconName> = {
  ready: 'gift',
  expiring: 'hourglass',
  active: 'pulse',
  received: 'checkCircle',
};

/** Tab with the rewards of each total. What expires soon is in several tabs, so its own list shows it. */
const tabs = {
  ready: 'to_claim',
  active: 'active',
  received: 'used',
} as const satisfies Partial<Record<Part, RewardGroup>>;

/**
 * Totals of the rewards by kind: ready to claim, with a button for all of them, expiring soon, active, and used. The
 * number of each total is that of the rewards in its tab.
 * Leaves out totals of zero.
 */
export function WalletSummary({
  wallet,
  onView,
}: {
  wallet: Wallet;
  /** Called to show a tab. */
  onView: (tab: RewardGroup) => void;
}): ReactElement | null {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const formatCount = (count: number) => formatValue({ amount: String(count), unit: 'count' });
  const viewAll = (count: number) => shared('view_all', { amount: formatCount(count) });
  const titles: Record<Part, string> = {
    ready: shared('state_to_claim'),
    expiring: t('wallet_expiring'),
    active: shared('state_active'),
    received: t('tab_used'),
  };
  // A total of zero says nothing.
  const shown = parts.filter((part) => wallet[part].count > 0);
  if (shown.length === 0) return null;
  const title = (part: Part) => (
    <h2 className="wallet__title">
      <Icon name={icons[part]} size={16} />
      {titles[part]}
      <span className="wallet__count">{formatCount(wallet[part].count)}</span>
    </h2>
  );
  return (
    <>
      {wallet.expiring.count > 0 ? (
        <Card className="wallet__part wallet-expiring" data-part="expiring">
          {title('expiring')}
          <ExpiringList count={wallet.expiring.count} shown={most.rewards} />
        </Card>
      ) : null}
      <ul className="wallet">
        {shown.map((part) => {
          const { count, sums } = wallet[part];
          return (
            <Card as="li" key={part} className="wallet__part" data-part={part}>
              {title(part)}
              <Sums sums={sums} isOver={part === 'received'} />
              <div className="wallet__foot">
                {part === 'ready' ? <ClaimAll count={count} /> : null}
                <button
                  type="button"
                  className="view-all"
                  aria-label={`${titles[part]}: ${viewAll(count)}`}
                  onClick={() => onView(tabs[part])}
                >
                  {viewAll(count)}
                </button>
              </div>
            </Card>
          );
        })}
      </ul>
    </>
  );
}

/** Most sums that a part shows, and most rewards at first. */
const most = { sums: 3, rewards: 2 };

function Sums({
  sums,
  isOver,
}: {
  sums: Wallet[Part]['sums'];
  /** Whether the rewards are used up. */
  isOver: boolean;
}): ReactElement | null {
  const edition = useServices()?.edition;
  const rewardHeadline = useRewardHeadline();
  const rewardValue = useRewardValue();
  // What the edition does not offer comes last.
  const isElsewhere = (sum: (typeof sums)[number]) => !isRewardOffered(sum, edition);
  const ordered = byValue(sums).sort((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)));
  if (sums.length === 0) return null;
  return (
    <ul className="wallet__sums">
      {ordered.slice(0, most.sums).map((sum) => (
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
            <FromElsewhere isOffered={isOver || isRewardOffered(sum, edition)} />
          </span>
        </li>
      ))}
    </ul>
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
