/** Amount of quotes that the server sends to a page in one run. */
export interface Load {
  readonly symbolCount: number;
  readonly framesPerSecond: number;
  /** Number of frames in the whole run. */
  readonly frameCount: number;
}

/** Load in Node: 500 symbols with 20 quotes per second each, for eight seconds. */
export const symbolCount = 500;
export const framesPerSecond = 10_000;
export const frameCount = 80_000;

/** Number of frames at the start that are not measured in Node, because V8 still compiles the client. */
export const warmUpFrames = 40_000;

/** The same load in Chromium, for eight seconds. */
export const heavyLoad: Load = { symbolCount, framesPerSecond, frameCount: 80_000 };
