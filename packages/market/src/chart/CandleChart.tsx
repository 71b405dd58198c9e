import type { Candle } from '@exchange/quote-socket/candles';
import { useNumberFormats } from '@exchange/site/page/formats';
import { useEffect, useRef, type ReactElement } from 'react';
import { drawCandles, type CandleDrawing } from './drawCandles.ts';
import { useChartTimes } from './chartTimes.ts';

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
  const { price } = useNumberFormats();
  const times = useChartTimes();
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
