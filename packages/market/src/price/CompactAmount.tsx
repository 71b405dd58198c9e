import { useNumberFormats } from '@exchange/site/page/formats';
import type { ReactElement } from 'react';

/** A large amount of a coin in compact form: `862.85M USDT`. */
export function CompactAmount({
  amount,
  coin,
}: {
  amount: string;
  /** Symbol of the coin, such as `USDT`. Undefined if it is unknown. */
  coin: string | undefined;
}): ReactElement {
  const { compact } = useNumberFormats();
  return (
    // `bdi` lets the text determine the direction, because the compact form contains a word in Arabic.
    <bdi>
      {compact(amount)}
      {coin === undefined ? null : `\u00a0${coin}`}
    </bdi>
  );
}
