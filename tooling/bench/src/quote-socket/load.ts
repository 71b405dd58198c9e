/** Amount of quotes that the server sends to a page in one run. */
export interface Load {
  readonly symbolCount: number;
  readonly framesPerSecond: number;
  /** Number of frames in the whole run. */
  readonly frameCount: number;
}

/** 500 symbols with 20 quotes per second each, for eight seconds. */
export const heavyLoad: Load = { symbolCount: 500, framesPerSecond: 10_000, frameCount: 80_000 };
