/** Quotes that a server sends to a page. */
export interface Load {
  readonly symbolCount: number;
  readonly framesPerSecond: number;
  /** Frames of a run. */
  readonly frameCount: number;
}

/** Load of a run in Node: 500 symbols with 20 quotes per second each, for four seconds. */
export const symbolCount = 500;
export const framesPerSecond = 10_000;
export const frameCount = 40_000;

/** The same in Chromium, for eight seconds. */
export const heavyLoad: Load = { symbolCount, framesPerSecond, frameCount: 80_000 };

/** A page of 100 rows with 20 quotes per second each, for eight seconds. */
export const pageLoad: Load = { symbolCount: 100, framesPerSecond: 2_000, frameCount: 16_000 };
