import type { Viewer } from '@exchange/task-center-api';
import type { User } from '../accounts.ts';
import type { Texts } from './catalogueTexts.ts';

/** Who asks, when, from where and in which language. */
export interface Caller {
  user: User | undefined;
  /** The sandbox's clock, in ms UTC. */
  now: number;
  /** An edition: `default`, `eu`, `kz` … */
  region: string;
  texts: Texts;
}

/** A caller who is logged in. */
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
