import { Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Placeholder of the same size as a quote, shown until the first quote arrives. */
export function TickerPlaceholder({ symbol }: { symbol?: string }): ReactElement {
  return (
    <li className="ticker__item" aria-hidden={symbol === undefined}>
      <span className="ticker__symbol">{symbol ?? <Skeleton />}</span>
      <span className="ticker__price">
        <Skeleton />
      </span>
    </li>
  );
}
