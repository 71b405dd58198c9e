import { z } from 'zod';
import type { DescribedCall } from './openApi.ts';
import { candleQuery, candlesResult, symbolsResult } from './quoteRoutes.ts';

/** Descriptions of the market calls, with the schemas of their routes. */
export const quoteCalls: readonly DescribedCall[] = [
  {
    method: 'get',
    path: '/x-api/quote/v1/symbols',
    tag: 'quote',
    summary: 'What the market trades',
    guests: true,
    result: z.toJSONSchema(symbolsResult),
  },
  {
    method: 'get',
    path: '/x-api/quote/v1/candles',
    tag: 'quote',
    summary: 'The newest candles of symbols, oldest first',
    guests: true,
    query: z.toJSONSchema(candleQuery, { io: 'input' }),
    result: z.toJSONSchema(candlesResult),
  },
];
