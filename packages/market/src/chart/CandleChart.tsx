import type { Candle } from '@exchange/quote-socket/candles';
import { usePage } from '@exchange/site-page';
import { useNumberFormats } from '@exchange/site-page/formats';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { chartTimes } from './chartTimes.ts';
import { drawCandles, type CandleDrawing } from './drawCandles.ts';

/** Candlestick chart. Time runs from left to right in every language. */
export function CandleChart({
  candles,
  hasHours,
  label,
}: {
  /** At least one candle. */
  candles: readonly Candle[];
  hasHours: boolean;
  /** Accessible description of the chart. */
  label: string;
}): ReactElement {
  const { locale } = usePage();
  const { price } = useNumberFormats();
  const times = useMemo(() => chartTimes(locale), [locale]);
  const decimals = candles.at(-1)?.close.split('.')[1]?.length ?? 0;
  const containerRef = useRef<HTMLDivElement>(null);
  const drawing = useRef<CandleDrawing>(undefined);

  useEffect(() => {
    const newDrawing = drawCandles(containerRef.current!, { price, decimals, times, hasHours });
    drawing.current = newDrawing;
    return () => newDrawing.dispose();
  }, [price, decimals, times, hasHours]);

  // Runs after the effect above, so that a new drawing shows its candles at once.
  useEffect(() => {
    drawing.current?.show(candles);
  });

  return (
    <div className="chart__canvas" ref={containerRef} role="img" aria-label={label} dir="ltr" />
  );
}
