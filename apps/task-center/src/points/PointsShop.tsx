import { compareDecimals } from '@exchange/exchange-api';
import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { Loaded } from '@exchange/site/page/loading';
import type { Shop } from '@exchange/task-center-api';
import { Button, Skeleton } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { useRead } from '../data/useRead.ts';
import { OfferCard, type Offer } from './OfferCard.tsx';
import { Purchase } from './Purchase.tsx';

/**
 * Rewards that the user can buy with points: first those that the balance pays. If it pays none, links to the tasks.
 *
 * @param balance - the balance shown above the shop. The shop's response also has one, but may be from another moment.
 * @param hasReady - whether points can be claimed, which then is the page's main action
 */
export function PointsShop({
  balance,
  hasReady,
}: {
  balance: string;
  hasReady: boolean;
}): ReactElement {
  const t = useTexts('rewards');
  const page = usePage();
  const shop = useRead('shop', {});
  const [chosen, setChosen] = useState<Offer>();
  const isPaid = ({ price }: Offer) => compareDecimals(price, balance) <= 0;
  return (
    <section aria-labelledby="shop">
      <h2 id="shop" className="points__title">
        {t('shop_title')}
      </h2>
      <Loaded query={shop} skeleton={<Skeleton className="skeleton-offers" />}>
        {({ offers }: Shop) => {
          const ordered = [...offers].sort((a, b) => Number(isPaid(b)) - Number(isPaid(a)));
          return (
            <>
              <ul className="offers">
                {ordered.map((offer, index) => (
                  <li key={offer.offer_id}>
                    <OfferCard
                      offer={offer}
                      balance={balance}
                      isMain={index === 0}
                      onChoose={() => setChosen(offer)}
                    />
                  </li>
                ))}
              </ul>
              {offers.some(isPaid) ? null : (
                <Button
                  variant={hasReady ? undefined : 'primary'}
                  className="offers__earn"
                  href={pathFrom(page, '/task-center')}
                >
                  {t('empty_action')}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
      {chosen ? <Purchase offer={chosen} onClose={() => setChosen(undefined)} /> : null}
    </section>
  );
}
