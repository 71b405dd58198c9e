import { compareDecimals } from '@exchange/quote-socket/decimal';
import { useNumberFormats } from '@exchange/site/page/formats';
import { useState, type ReactElement } from 'react';

/** A price as a decimal string that flashes when it changes. CSS disables it for reduced motion. */
export function FlashingPrice({ value }: { value: string }): ReactElement {
  const { price } = useNumberFormats();
  const [shown, setShown] = useState<{ value: string; move?: 'up' | 'down' }>({ value });
  if (shown.value !== value) {
    setShown({ value, move: compareDecimals(value, shown.value) < 0 ? 'down' : 'up' });
  }
  // A new key remounts the element, which restarts the animation.
  return (
    <span key={shown.value} className="flash" data-move={shown.move} dir="ltr">
      {price(value)}
    </span>
  );
}
