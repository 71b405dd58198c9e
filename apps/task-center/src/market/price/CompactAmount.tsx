import type { ReactElement } from 'react';
import { useNumberFormats } from '../../screen/formats/useNumberFormats.ts';

/** A large amount of a coin in compact form: `862.85M USDT`. */
export function CompactAmount({
  amount,
  coin,
}: {
  amount: string;
  /** Undefined if the coin is unknown. */
  coin: string | undefined;
}): ReactElement {
  const { compact } = useNumberFormats();
  return (
    // Follows the direction of the unit, which is a word in Arabic.
    <bdi>
      {compact(amount)}
      {coin === undefined ? null : `\u00a0${coin}`}
    </bdi>
  );
}
