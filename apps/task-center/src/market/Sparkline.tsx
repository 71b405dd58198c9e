import type { ReactElement } from 'react';
import { directionOf } from './direction.ts';
import { sparkPoints, sparkSize } from './sparkPoints.ts';

/** The way of a price over the last day. Decoration: the change beside it says it in figures. */
export function Sparkline({
  closes,
  last,
  range,
}: {
  closes: readonly string[];
  last: string;
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
