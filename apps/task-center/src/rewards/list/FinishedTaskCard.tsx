import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Claimable } from '@exchange/task-center-api';
import { Button, Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { taskPath } from '../../screen/detailPaths.ts';
import { FailedWrite } from '../../screen/FailedWrite.tsx';
import { useClaimAll } from '../claim/useClaimAll.ts';
import { ClaimDeadline } from '../RewardDeadline.tsx';
import { RewardFigure } from '../RewardFigure.tsx';

/** Reward of a finished task in the list of rewards. Links to the task. */
export function FinishedTaskCard({
  task: { claim_id: id, title, reward, claim_by: claimBy, tier },
}: {
  task: Claimable;
}): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const { formatText } = useValueFormat();
  const { start, isPending, error } = useClaimAll((item) => item.claim_id === id);
  const name = formatText(title);
  return (
    <Card as="article" className="item-card reward-card">
      <RewardFigure reward={reward} />
      <h3 className="item-card__title">
        {tier ? <a href={pathFrom(page, taskPath(tier.task_id, tier.rule_index))}>{name}</a> : name}
      </h3>
      <div className="item-card__foot">
        <ClaimDeadline claimBy={claimBy} />
        <Button
          variant="secondaryBrand"
          loading={isPending}
          loadingLabel={t('action_claiming')}
          aria-label={`${t('action_claim')}: ${name}`}
          onClick={start}
        >
          {t('action_claim')}
        </Button>
        <FailedWrite error={error} />
      </div>
    </Card>
  );
}
