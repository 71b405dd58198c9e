/** Open, high, low and volumes of the last 24 hours in integer units. */
export interface DaySummary {
  open: number;
  high: number;
  low: number;
  volume: bigint;
  quoteVolume: bigint;
}

interface Minute extends DaySummary {
  index: number;
}

const minuteMs = 60_000;
const minutesADay = 1_440;

export interface RollingDay {
  /** Adds a trade. A trade that is older than the newest minute is added to that minute. */
  add(trade: { time: number; price: number; quantity: bigint }): void;
  summary(): DaySummary;
}

/** Creates a window of the current minute and the 1,439 before it. Volumes are bigint, so sums are exact. */
export function createRollingDay(): RollingDay {
  let minutes: Minute[] = [];
  let high = 0;
  let low = 0;
  let volume = 0n;
  let quoteVolume = 0n;

  function forgetBefore(first: number) {
    const oldest = minutes[0];
    if (oldest === undefined || oldest.index >= first) return;
    minutes = minutes.filter(({ index }) => index >= first);
    high = Math.max(...minutes.map((minute) => minute.high));
    low = Math.min(...minutes.map((minute) => minute.low));
    volume = minutes.reduce((sum, minute) => sum + minute.volume, 0n);
    quoteVolume = minutes.reduce((sum, minute) => sum + minute.quoteVolume, 0n);
  }

  return {
    add({ time, price, quantity }) {
      let last = minutes.at(-1);
      const index = Math.max(Math.floor(time / minuteMs), last?.index ?? 0);
      const value = BigInt(price) * quantity;
      if (last?.index !== index) {
        last = { index, open: price, high: price, low: price, volume: 0n, quoteVolume: 0n };
        minutes.push(last);
        forgetBefore(index - minutesADay + 1);
      }
      last.high = Math.max(last.high, price);
      last.low = Math.min(last.low, price);
      last.volume += quantity;
      last.quoteVolume += value;
      high = minutes.length === 1 ? last.high : Math.max(high, price);
      low = minutes.length === 1 ? last.low : Math.min(low, price);
      volume += quantity;
      quoteVolume += value;
    },
    summary: () => ({ open: minutes[0]?.open ?? 0, high, low, volume, quoteVolume }),
  };
}
