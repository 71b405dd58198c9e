import type { Candle } from '@exchange/quote-socket/candles';
import {
  CandlestickSeries,
  ColorType,
  createChart,
  TickMarkType,
  type CandlestickData,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { ChartTimes, TickKind } from './chartTimes.ts';

export interface CandleDrawing {
  /** Draws candles, oldest first. Updates only changed ones and keeps the scroll position. */
  show(candles: readonly Candle[]): void;
  /** Removes all elements, listeners and animation frames. */
  dispose(): void;
}

export interface DrawingOptions {
  /** Formats a price in the page's language, with the number of decimals in `decimals`. */
  price(decimal: string): string;
  decimals: number;
  times: ChartTimes;
  /** Whether a candle is shorter than a day. */
  hasHours: boolean;
}

const tickKinds: Record<TickMarkType, TickKind> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'time',
  [TickMarkType.TimeWithSeconds]: 'time',
};

/** Lets a label have the direction of its own language. The library draws all texts from left to right. */
const isolated = (label: string) => `\u2068${label}\u2069`;

/**
 * Draws candles into an element and adapts to its size. The wheel and vertical swipes scroll the
 * page. The chart handles drags, horizontal swipes and pinches.
 */
export function drawCandles(element: HTMLElement, options: DrawingOptions): CandleDrawing {
  const view = element.ownerDocument.defaultView!;
  const style = view.getComputedStyle(element);
  const chart = createChart(element, chartOptions(view, style, options));
  const { price, decimals } = options;
  const series = chart.addSeries(CandlestickSeries, {
    priceFormat: {
      type: 'custom',
      minMove: 10 ** -decimals,
      formatter: (value: number) => price(value.toFixed(decimals)),
    },
  });
  const stopColors = followTheme(view, () => applyColors(chart, series, style));

  let shown: readonly Candle[] = [];
  return {
    show(candles) {
      const last = shown.at(-1);
      const from = last ? candles.findLastIndex(({ start }) => start === last.start) : -1;
      const isContinued = from > 0 && shown.at(-2) === candles[from - 1];
      if (isContinued) {
        for (const candle of candles.slice(from)) series.update(toChartData(candle));
      } else {
        series.setData(candles.map(toChartData));
        if (shown.length === 0) chart.timeScale().fitContent();
      }
      shown = candles;
    },
    dispose() {
      stopColors();
      chart.remove();
    },
  };
}

function chartOptions(
  view: Window,
  { fontFamily, fontSize }: CSSStyleDeclaration,
  { times, hasHours }: DrawingOptions,
) {
  return {
    autoSize: true,
    layout: {
      // The logo needs a style element, which the Content-Security-Policy blocks. ChartWindow shows
      // a link instead.
      attributionLogo: false,
      background: { type: ColorType.Solid, color: 'transparent' },
      fontFamily,
      fontSize: parseFloat(fontSize),
    },
    localization: { timeFormatter: (time: number) => isolated(times.moment(time * 1_000)) },
    grid: { vertLines: { visible: false } },
    // Omits price labels at the edges, and moves time labels there, because the edge would clip them.
    rightPriceScale: { borderVisible: false, entireTextOnly: true },
    timeScale: {
      borderVisible: false,
      // The library measures bold labels as if they were not bold, so it would clip them.
      allowBoldLabels: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      timeVisible: hasHours,
      tickMarkFormatter: (time: number, type: TickMarkType) =>
        isolated(times.tick(time * 1_000, tickKinds[type])),
    },
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    kineticScroll: { touch: !view.matchMedia('(prefers-reduced-motion: reduce)').matches },
  } as const;
}

/** Gives the chart the colours of the page's theme. */
function applyColors(
  chart: IChartApi,
  series: ISeriesApi<'Candlestick'>,
  style: CSSStyleDeclaration,
): void {
  const color = (name: string) => style.getPropertyValue(`--x-${name}`).trim();
  chart.applyOptions({
    layout: { textColor: color('text-2') },
    grid: { horzLines: { color: color('border') } },
    crosshair: {
      vertLine: { color: color('text-3'), labelBackgroundColor: color('header') },
      horzLine: { color: color('text-3'), labelBackgroundColor: color('header') },
    },
  });
  series.applyOptions({
    upColor: color('up'),
    downColor: color('down'),
    borderVisible: false,
    wickUpColor: color('up'),
    wickDownColor: color('down'),
  });
}

/** Calls a function now, and after each change of the theme. Returns a function that stops this. */
function followTheme(view: Window, apply: () => void): () => void {
  apply();
  const scheme = view.matchMedia('(prefers-color-scheme: light)');
  scheme.addEventListener('change', apply);
  const theme = new MutationObserver(apply);
  theme.observe(view.document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    scheme.removeEventListener('change', apply);
    theme.disconnect();
  };
}

/** Converts decimal strings to numbers, which are precise enough for drawing. */
function toChartData({ start, open, high, low, close }: Candle): CandlestickData<UTCTimestamp> {
  return {
    time: (start / 1_000) as UTCTimestamp,
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
  };
}
