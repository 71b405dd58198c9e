import type { Value } from '@exchange/exchange-api';
import { useEffect, useState, type ReactElement } from 'react';
import { useValueFormat } from './formats/useValueFormat.ts';

const durationMs = 250;

/**
 * An amount that counts to its new value when it changes. The first value is not animated.
 *
 * @param format - default: the amount with its unit
 */
export function CountUp({
  value: { amount, unit },
  format,
}: {
  value: Value;
  format?: (value: Value) => string;
}): ReactElement {
  const { formatValue } = useValueFormat();
  const [counting, setCounting] = useState({ from: amount, to: amount, shown: amount });
  const { from, to, shown } = counting;
  if (to !== amount) {
    const start = allowsMotion() ? shown : amount;
    setCounting({ from: start, to: amount, shown: start });
  }

  useEffect(() => {
    if (from === to) return undefined;
    const distance = Number(to) - Number(from);
    const decimals = to.split('.')[1]?.length ?? 0;
    let started: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      started ??= now;
      const left = Math.max(0, 1 - (now - started) / durationMs);
      const next = left === 0 ? to : (Number(to) - distance * left ** 3).toFixed(decimals);
      setCounting({ from: left === 0 ? to : from, to, shown: next });
      if (left > 0) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);

  return <>{(format ?? formatValue)({ amount: shown, unit })}</>;
}

/** Returns whether the visitor has not asked for reduced motion. */
function allowsMotion(): boolean {
  return (
    typeof matchMedia === 'function' &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
