import { isTransient } from '@exchange/api-client/errors';
import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Loaded } from '@exchange/site/page/loading';
import { compareDecimals, subtractDecimals } from '@exchange/exchange-api';
import type { Reward, Shop } from '@exchange/task-center-api';
import { Button, Card, Modal, Skeleton } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { useRead } from '../data/useRead.ts';
import { useIsWriting, useWrite } from '../data/useWrite.ts';
import { useNotifyFailure } from '../screen/FailedWrite.tsx';
import { RewardConditions } from '../rewards/RewardConditions.tsx';
import { RewardReceipt } from '../rewards/claim/RewardReceipt.tsx';
import { LimitLine } from '../rewards/LimitLine.tsx';
import { RewardFigure } from '../rewards/RewardFigure.tsx';
import { useReceivedText, useRewardText } from '../rewards/useRewardText.ts';

type Offer = Shop['offers'][number];

/**
 * Rewards that the user can buy with points.
 *
 * @param balance - the balance shown above the shop. The shop's response also has one, but may be from another moment.
 */
export function PointsShop({ balance }: { balance: string }): ReactElement {
  const t = useTexts('rewards');
  const shop = useRead('shop', {});
  const [chosen, setChosen] = useState<Offer>();
  return (
    <section aria-labelledby="shop">
      <h2 id="shop" className="points__title">
        {t('shop_title')}
      </h2>
      <Loaded query={shop} skeleton={<Skeleton className="skeleton-offers" />}>
        {({ offers }) => (
          <ul className="offers">
            {offers.map((offer) => (
              <li key={offer.offer_id}>
                <OfferCard offer={offer} balance={balance} onChoose={() => setChosen(offer)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {chosen ? <Purchase offer={chosen} onClose={() => setChosen(undefined)} /> : null}
    </section>
  );
}

function OfferCard({
  offer: { offer_id: id, price, reward },
  balance,
  onChoose,
}: {
  offer: Offer;
  balance: string;
  onChoose: () => void;
}): ReactElement {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();
  const isPending = useIsWriting('buy', ({ offer_id: bought }) => bought === id);
  const missing = subtractDecimals(price, balance);
  const isAffordable = compareDecimals(missing, '0') <= 0;
  const inPoints = (amount: string) => formatValue({ amount, unit: 'points' });
  return (
    <Card as="article" className="offer">
      <div>
        <RewardFigure reward={reward} />
        <LimitLine reward={reward} />
      </div>
      <div className="offer__foot">
        <div>
          <strong className="offer__price">{inPoints(price)}</strong>
          {isAffordable ? null : (
            <span className="offer__missing">
              {shared('points_missing', { points: inPoints(missing) })}
            </span>
          )}
        </div>
        {isAffordable ? (
          <Button
            variant="primary"
            loading={isPending}
            loadingLabel={t('redeeming')}
            aria-label={`${t('shop_buy')}: ${rewardText(reward)}`}
            onClick={onChoose}
          >
            {t('shop_buy')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

/** Dialog that asks for confirmation before points are spent, and then shows what was bought. */
function Purchase({ offer, onClose }: { offer: Offer; onClose: () => void }): ReactElement {
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
      <RewardConditions rewards={[reward]} />
      <p>{t('shop_confirm', { points: formatValue({ amount: price, unit: 'points' }) })}</p>
    </Modal>
  );
}
