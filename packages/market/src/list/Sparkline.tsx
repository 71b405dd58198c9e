import type { ReactElement } from 'react';
import { directionOf } from '../price/Change.tsx';
import { sparkPoints, sparkSize } from './sparkPoints.ts';

/** Price over the last day. Decorative: the change beside it has the same information as text. */
export function Sparkline({
  closes,
  last,
  range,
}: {
  /** Prices of the last day, oldest first, as decimal strings. */
  closes: readonly string[];
  /** Current price, as a decimal string. */
  last: string;
  /** Change over the day, which gives the colour: a ratio as a decimal string. */
  range: string;
}): ReactElement {
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${sparkSize.width} ${sparkSize.height}`}
      preserveAspectRatio="none"
      data-direction={directionOf(range)}
      aria-hidden="true"
    >
      <polyline points={sparkPoints([...closes, last])} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
