import { compareDecimals } from '@exchange/quote-socket/decimal';
import { useState, type ReactElement } from 'react';
import { useNumberFormats } from '../formats/useNumberFormats.ts';

/** A price, a decimal string, that lights up for a moment when it changes; style decides whether. */
export function FlashingPrice({ value }: { value: string }): ReactElement {
  const { price } = useNumberFormats();
  const [shown, setShown] = useState<{ value: string; move?: 'up' | 'down' }>({ value });
  if (shown.value !== value) {
    setShown({ value, move: compareDecimals(value, shown.value) < 0 ? 'down' : 'up' });
  }
  // A key of its own makes each change a new element, whose animation begins anew.
  return (
    <span key={shown.value} className="flash" data-move={shown.move} dir="ltr">
      {price(value)}
    </span>
  );
}
