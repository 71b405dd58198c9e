import { compareDecimals, subtractDecimals } from '@exchange/exchange-api';
import { type PointsPage, type ResultOf, type Shop } from '@exchange/task-center-api';
import type { Caller, UserCaller } from '../calls/caller.ts';
import { offersIn } from '../catalogue/regionRules.ts';
import { descending, pageOf } from '../calls/pageOf.ts';
import type { LiveEvents } from '../liveEvents.ts';
import { Refusal } from '../calls/refusal.ts';
import { stablecoinOf } from '../stablecoin.ts';
import type { Rewards } from '../rewards/rewards.ts';
import { originOf } from '../rewards/originOf.ts';
import { previewOf, rewardView } from '../rewards/rewardView.ts';
import type { PointsChanges } from './pointsChanges.ts';
import { pointsLedger, type PointsLedger } from './pointsLedger.ts';

/** Points balances, and the shop that sells rewards for points. */
export interface Points {
  ledger(userId: number, now: number): PointsLedger;
  page(
    caller: UserCaller,
    query: { cursor?: string | undefined; limit?: number | undefined },
  ): PointsPage;
  shop(caller: Caller): Shop;
  /**
   * Buys an offer. Call inside a transaction, so that concurrent purchases cannot overspend.
   *
   * @throws Refusal if the offer does not exist, has another price, or costs more than the balance
   */
  buy(caller: UserCaller, purchase: { offer_id: string; price: string }): ResultOf<'buy'>;
}

export function createPoints({
  changes,
  rewards,
  live,
}: {
  changes: PointsChanges;
  rewards: Rewards;
  live: LiveEvents;
}): Points {
  const ledger = (userId: number, now: number) => pointsLedger(changes.of(userId), now);

  return {
    ledger,

    page(caller, query) {
      const { user, now } = caller;
      const { entries, ...totals } = ledger(user.id, now);
      const own = rewards.of(user.id);
      const boughtBy = new Map(own.map((row) => [`spent-${row.id}`, row]));
      const creditedBy = new Map(own.map((row) => [`earned-${row.id}`, row]));
      const page = pageOf(
        entries.map((entry, index) => ({ entry, index })).reverse(),
        query,
        descending(({ index }) => index),
      );
      return {
        ...totals,
        items: page.rows.map(({ entry: { id, ...entry } }) => {
          const bought = boughtBy.get(id);
          const credited = creditedBy.get(id);
          return {
            ...entry,
            entry_id: id,
            reward: bought ? previewOf(bought, caller) : null,
            origin: credited ? originOf(credited, caller.texts) : null,
          };
        }),
        next_cursor: page.next_cursor,
      };
    },

    shop: (caller) => ({
      balance: caller.user ? ledger(caller.user.id, caller.now).balance : '0',
      offers: offersIn(caller.regions).map(({ id, price, grant }) => ({
        offer_id: id,
        price,
        reward: previewOf(grant, caller),
      })),
    }),

    buy(caller, { offer_id, price }) {
      const { user, now } = caller;
      const offer = offersIn(caller.regions).find(({ id }) => id === offer_id);
      if (!offer) throw new Refusal('notFound', 'The shop has no such offer.');
      if (compareDecimals(offer.price, price) !== 0) {
        throw new Refusal('priceChanged', `This offer costs ${offer.price} points now.`);
      }
      const { balance } = ledger(user.id, now);
      if (compareDecimals(balance, price) < 0) {
        throw new Refusal('notEnoughPoints', `You have ${balance} of ${price} points.`);
      }
      const purchases = rewards.of(user.id).filter(({ source }) => source === 'shop');
      const sourceId = String(purchases.length + 1);
      const grant = { ...offer.grant, coin: stablecoinOf(caller.edition) };
      const row = rewards.giveClaimed({ userId: user.id, grant, source: 'shop', sourceId, now });
      changes.add({ userId: user.id, kind: 'spent', points: price, rewardId: row.id, now });
      live.store(user.id, { type: 'reward', reward_id: String(row.id) });
      return { reward: rewardView(row, caller), balance: subtractDecimals(balance, price) };
    },
  };
}
