import { useTexts } from '@exchange/site/page';
import { useNumberFormats } from '@exchange/site/page/formats';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Returns the direction of a price change. `range` is a ratio as a decimal string. */
export function directionOf(range: string): 'up' | 'down' | 'unchanged' {
  if (!/[1-9]/.test(range)) return 'unchanged';
  return range.startsWith('-') ? 'down' : 'up';
}

/** The price change in 24 h, with arrow, sign, colour and text. `range` is a ratio as a decimal string. */
export function Change({ range }: { range: string }): ReactElement {
  const t = useTexts('market');
  const { percent, unsignedPercent } = useNumberFormats();
  const direction = directionOf(range);
  return (
    <span className="change" data-direction={direction} dir="ltr">
      {direction === 'up' ? <Icon name="arrowUp" size={12} /> : null}
      {direction === 'down' ? <Icon name="arrowDown" size={12} /> : null}
      <span aria-hidden="true">{percent(range)}</span>
      <span className="x-visually-hidden">
        {t(`ticker_${direction}`, { percent: unsignedPercent(range) })}
      </span>
    </span>
  );
}
