/** The load of a run: 500 symbols with 20 quotes a second each, for four seconds. */
export const symbolCount = 500;
export const framesPerSecond = 10_000;
export const frameCount = 40_000;

/** In Chromium it lasts eight seconds. */
export const browserFrameCount = 80_000;
