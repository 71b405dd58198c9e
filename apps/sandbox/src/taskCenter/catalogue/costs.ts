/** Share of the amount that a conversion loses, because the price includes it. */
export const convertSpread = '0.001';
