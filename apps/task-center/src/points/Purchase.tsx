import { isTransient } from '@exchange/api-client/errors';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Reward } from '@exchange/task-center-api';
import { Button, Modal } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { useWrite } from '../data/useWrite.ts';
import { RewardReceipt } from '../rewards/claim/RewardReceipt.tsx';
import { OfferLine } from '../rewards/OfferLine.tsx';
import { RewardConditions } from '../rewards/RewardConditions.tsx';
import { RewardFigure } from '../rewards/RewardFigure.tsx';
import { useReceivedText, useRewardText } from '../rewards/useRewardText.ts';
import { FullRules } from '../screen/FullRules.tsx';
import { useNotifyFailure } from '../screen/FailedWrite.tsx';
import type { Offer } from './OfferCard.tsx';

/** Dialog that asks for confirmation before points are spent, and then shows the purchase. */
export function Purchase({ offer, onClose }: { offer: Offer; onClose: () => void }): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const notifyFailure = useNotifyFailure();
  const rewardText = useRewardText();
  const receivedText = useReceivedText();
  const { formatValue } = useValueFormat();
  const [bought, setBought] = useState<Reward>();
  const { mutate, isPending } = useWrite('buy', {
    onSuccess: ({ reward }) => setBought(reward),
    onError(error) {
      notifyFailure(error);
      // A transient failure leaves the outcome unknown. A repetition has the same idempotency key.
      if (!isTransient(error)) onClose();
    },
  });
  const { offer_id, price, reward } = offer;
  if (bought) {
    return <RewardReceipt title={receivedText(bought)} rewards={[bought]} onClose={onClose} />;
  }
  return (
    <Modal
      open
      onOpenChange={onClose}
      busy={isPending}
      title={rewardText(reward)}
      closeLabel={shared('dismiss')}
      footer={
        <>
          <Button aria-disabled={isPending || undefined} onClick={isPending ? undefined : onClose}>
            {t('shop_cancel')}
          </Button>
          <Button
            variant="primary"
            loading={isPending}
            loadingLabel={t('redeeming')}
            onClick={() => mutate({ offer_id, price })}
          >
            {t('shop_buy')}
          </Button>
        </>
      }
    >
      <RewardFigure reward={reward} />
      <OfferLine reward={reward} hasPointsWithdrawal />
      <RewardConditions reward={reward} />
      <p>{t('shop_confirm', { points: formatValue({ amount: price, unit: 'points' }) })}</p>
      <FullRules />
    </Modal>
  );
}
