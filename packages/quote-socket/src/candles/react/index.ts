'use client';

export { createUseCandles, useCandles } from './useCandles.ts';
export type { CandlesOptions, CandlesRequest, UseCandles } from './useCandles.ts';
