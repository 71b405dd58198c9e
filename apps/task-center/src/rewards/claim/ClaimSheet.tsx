import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import type { Claimable, Reward, RewardPreview } from '@exchange/task-center-api';
import { Button, Checkbox, Modal } from '@exchange/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { rewardPath } from '../../screen/detailPaths.ts';
import { RewardFigure } from '../RewardFigure.tsx';
import { nextStep } from '../claim/nextStep.ts';
import { useRewardText } from '../useRewardText.ts';
import { startsWithClaim } from '../rewardTime.ts';

/** Lists what can be claimed, with the deadlines that start with the claim. The visitor claims all of it, or a choice. */
export function ClaimSheet({
  items,
  isPending,
  onClaim,
  onClose,
}: {
  items: readonly Claimable[];
  isPending: boolean;
  onClaim: (ids: string[]) => void;
  onClose: () => void;
}): ReactElement {
  const t = useTexts('screen');
  const { formatText, formatValue } = useValueFormat();
  const [isChoosing, setIsChoosing] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const ids = items.map(({ claim_id: id }) => id).filter((id) => !left.includes(id));
  const count = formatValue({ amount: String(ids.length), unit: 'count' });
  return (
    <Modal
      open
      onOpenChange={onClose}
      busy={isPending}
      title={t('state_claimable')}
      closeLabel={t('dismiss')}
      footer={
        <>
          {isChoosing || items.length === 1 ? null : (
            <Button
              aria-disabled={isPending || undefined}
              onClick={() => setIsChoosing(!isPending)}
            >
              {t('claim_choose')}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={ids.length === 0}
            loading={isPending}
            loadingLabel={t('action_claiming')}
            onClick={() => onClaim(ids)}
          >
            {`${t('action_claim')} (${count})`}
          </Button>
        </>
      }
    >
      <p className="card-text">{t('claim_sheet_lead')}</p>
      <ul className="claim-list">
        {deadlinesFirst(items).map(({ claim_id: id, title, reward }) => (
          <ClaimRow key={id} reward={reward}>
            {isChoosing ? (
              <Checkbox
                label={formatText(title)}
                checked={!left.includes(id)}
                disabled={isPending}
                onChange={() =>
                  setLeft(left.includes(id) ? left.filter((other) => other !== id) : [...left, id])
                }
              />
            ) : (
              <span className="claim-list__title">{formatText(title)}</span>
            )}
          </ClaimRow>
        ))}
      </ul>
    </Modal>
  );
}

const deadlinesFirst = (items: readonly Claimable[]): Claimable[] =>
  [...items].sort((a, b) => Number(startsWithClaim(b.reward)) - Number(startsWithClaim(a.reward)));

/** Lists the rewards that were claimed, each with its deadline and next step. */
export function ClaimReceipt({
  rewards,
  onClose,
}: {
  rewards: readonly Reward[];
  onClose: () => void;
}): ReactElement {
  const t = useTexts('screen');
  const shell = useTexts('shell');
  const page = usePage();
  const rewardText = useRewardText();
  const { moment } = useTimeFormats();
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('claim_all_done', { count: rewards.length })}
      closeLabel={t('dismiss')}
      footer={
        <Button variant="primary" href={pathFrom(page, '/task-center/my-rewards')}>
          {shell('section_rewards')}
        </Button>
      }
    >
      <ul className="claim-list">
        {rewards.map((reward) => {
          const isWaiting = nextStep(reward) === 'activate';
          const isBox = reward.type === 'mystery_box';
          const step = t(isWaiting ? (isBox ? 'open_box' : 'activate') : 'action_view');
          return (
            <ClaimRow key={reward.reward_id} reward={reward}>
              {startsWithClaim(reward) && reward.valid_until !== null ? (
                <span className="claim-list__title">{moment(reward.valid_until)}</span>
              ) : null}
              <Button
                size="small"
                href={pathFrom(page, rewardPath(reward))}
                aria-label={`${step}: ${rewardText(reward)}`}
              >
                {step}
              </Button>
            </ClaimRow>
          );
        })}
      </ul>
    </Modal>
  );
}

function ClaimRow({
  reward,
  children,
}: {
  reward: RewardPreview;
  children: ReactNode;
}): ReactElement {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const days = { amount: String(reward.validity_days), unit: 'days' };
  return (
    <li>
      <RewardFigure reward={reward} />
      {startsWithClaim(reward) ? (
        <p className="claim-list__deadline">{t('use_within', { span: formatValue(days) })}</p>
      ) : null}
      <div className="claim-list__foot">{children}</div>
    </li>
  );
}
