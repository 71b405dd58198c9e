import type { Grant } from './rewardCatalogue.ts';

/** A reward that users can buy with points. */
export interface OfferEntry {
  id: string;
  /** Price in points, a decimal string. */
  price: string;
  grant: Grant;
}

/** The shop's offers, cheapest first. */
export const shopCatalogue: readonly OfferEntry[] = [
  { id: 'coupon-5', price: '100', grant: { code: 'coupon-5' } },
  { id: 'coupon-10', price: '190', grant: { code: 'coupon-10' } },
  { id: 'fee-rebate-20', price: '300', grant: { code: 'fee-rebate-20' } },
  { id: 'bonus-15', price: '450', grant: { code: 'bonus-15' } },
];
