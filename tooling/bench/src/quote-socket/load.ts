/** Load of a run: 500 symbols with 20 quotes per second each, for four seconds. */
export const symbolCount = 500;
export const framesPerSecond = 10_000;
export const frameCount = 40_000;

/** Frames of a run in Chromium, which takes eight seconds. */
export const browserFrameCount = 80_000;
