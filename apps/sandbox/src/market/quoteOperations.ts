import { z } from 'zod';
import type { ApiOperation } from '../http/apiOperation.ts';
import { candleQuery, candlesResult, symbolsQuery, symbolsResult } from './quoteRoutes.ts';

/** Operations of the market API, with the schemas of their routes. */
export const quoteOperations: readonly ApiOperation[] = [
  {
    method: 'get',
    path: '/x-api/quote/v1/symbols',
    tag: 'quote',
    summary: 'List the symbols of the market',
    guests: true,
    query: z.toJSONSchema(symbolsQuery, { io: 'input' }),
    result: z.toJSONSchema(symbolsResult),
  },
  {
    method: 'get',
    path: '/x-api/quote/v1/candles',
    tag: 'quote',
    summary: 'List the latest candles of symbols, oldest first',
    guests: true,
    query: z.toJSONSchema(candleQuery, { io: 'input' }),
    result: z.toJSONSchema(candlesResult),
  },
];
