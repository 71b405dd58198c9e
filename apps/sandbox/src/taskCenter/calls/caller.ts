import type { Viewer } from '@exchange/task-center-api';
import type { User } from '../../users/accounts.ts';
import type { Texts } from '../../texts/localeTexts.ts';

/** User, time, regions and language of a call. */
export interface Caller {
  user: User | undefined;
  /** The sandbox's current time in ms UTC. */
  now: number;
  /** Edition of the account or the visitor's address, such as `default`, `eu` or `kz`. */
  region: string;
  /** Edition that the page displays. */
  edition: string;
  /**
   * `region`, the one of the visitor's address, and the edition that the page displays. Offers are limited to what all
   * of them allow.
   */
  regions: readonly string[];
  texts: Texts;
  /** Returns the price of a coin in USDT, or undefined if it is not traded. */
  priceOf: (coin: string) => string | undefined;
}

/** A logged-in caller. */
export type UserCaller = Caller & { user: User };

export function viewerOf({ user, region }: Caller): Viewer {
  return {
    logged_in: user !== undefined,
    region,
    kyc_level: user?.kyc_level ?? 0,
    is_vip: user?.is_vip === 1,
    is_submember: user !== undefined && user.parent_id !== null,
  };
}
