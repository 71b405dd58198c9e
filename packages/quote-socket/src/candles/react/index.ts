'use client';

export { useCandles } from './useCandles.ts';
export type { CandlesOptions, CandlesRequest } from './useCandles.ts';
