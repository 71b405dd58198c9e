import { compareDecimals } from '@exchange/exchange-api';
import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { FailurePanel, failureReason } from '@exchange/site/page/failures';
import { canShow } from '@exchange/site/page/loading';
import { isDerivativesReward, type Shop } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { KindLegend } from '../rewards/KindLegend.tsx';
import { RiskNote } from '../screen/RiskNote.tsx';
import { WhoCan } from '../screen/WhoCan.tsx';
import { OfferCard, type Offer } from './OfferCard.tsx';
import { Purchase } from './Purchase.tsx';

/**
 * Rewards that the user can buy with points: first those that the balance pays. If it pays none, links to the tasks.
 * Not in a `Loaded`, which defers rendering, because the shop would then move the history.
 *
 * @param balance - the balance shown above the shop. The shop's response also has one, but may be from another moment.
 * @param ready - points to claim, which comes before earning more
 */
export function PointsShop({
  shop,
  balance,
  ready,
}: {
  shop: UseQueryResult<Shop>;
  balance: string;
  ready: string;
}): ReactElement {
  const t = useTexts('rewards');
  const [chosen, setChosen] = useState<Offer>();
  const { data, error } = shop;
  return (
    <section aria-labelledby="shop">
      <h2 id="shop" className="points__title">
        {t('shop_title')}
      </h2>
      {canShow(shop) ? (
        <ShopOffers
          offers={data?.offers ?? []}
          balance={balance}
          ready={ready}
          onChoose={setChosen}
        />
      ) : null}
      {error && !canShow(shop) ? (
        <FailurePanel
          reason={failureReason(error)}
          onRetry={() => void shop.refetch()}
          isRetrying={shop.isFetching}
        />
      ) : null}
      {chosen ? <Purchase offer={chosen} onClose={() => setChosen(undefined)} /> : null}
    </section>
  );
}

/** The offers, those that the visitor can buy first. If there are none of these, links to the tasks. */
function ShopOffers({
  offers,
  balance,
  ready,
  onChoose,
}: {
  offers: readonly Offer[];
  balance: string;
  ready: string;
  onChoose: (offer: Offer) => void;
}): ReactElement {
  const t = useTexts('rewards');
  const page = usePage();
  const isAffordable = ({ price }: Offer) => compareDecimals(price, balance) <= 0;
  const ordered = [...offers].sort((a, b) => Number(isAffordable(b)) - Number(isAffordable(a)));
  // Claiming points comes before earning more.
  const earnVariant = compareDecimals(ready, '0') > 0 ? undefined : 'primary';
  return (
    <>
      <div className="risk-notes">
        <RiskNote of="prices" />
        {ordered.some(({ reward }) => isDerivativesReward(reward)) ? <RiskNote /> : null}
        <WhoCan isShort />
      </div>
      <ul className="reward-cards offers">
        {ordered.map((offer) => (
          <OfferCard
            key={offer.offer_id}
            offer={offer}
            balance={balance}
            ready={ready}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </ul>
      <KindLegend rewards={ordered.map(({ reward }) => reward)} />
      {ordered.some(isAffordable) ? null : (
        <Button
          variant={earnVariant}
          className="offers__earn"
          href={pathFrom(page, '/task-center')}
        >
          {t('empty_action')}
        </Button>
      )}
    </>
  );
}
