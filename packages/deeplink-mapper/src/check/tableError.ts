import { routes } from '../preset/preset.ts';
import { DeepLinkError } from '../table/deepLinkError.ts';
import type { DeepLinkRoute } from '../table/route.ts';
import { checkRoutes } from './checkRoutes.ts';

/** For tests: returns the error with which the check rejects the preset's table with further rows. */
export function tableError(...rows: readonly DeepLinkRoute[]): DeepLinkError {
  try {
    checkRoutes([...routes, ...rows]);
  } catch (error) {
    if (error instanceof DeepLinkError) return error;
  }
  throw new Error('The table was accepted.');
}
