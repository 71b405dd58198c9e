import { systemClock } from '../clock.ts';
import { isUnauthorized } from '../errors/apiError.ts';
import { fillRandom } from '../random.ts';
import { endsSession, type RenewToken, type TokenRefreshOptions } from './createTokenRefresh.ts';
import { createRenewalTurns, type Turn } from './renewalTurns.ts';
import { sharedItem } from './sharedItem.ts';

/** Options of {@link createCookieRefresh}. */
export interface CookieRefreshOptions extends Pick<
  TokenRefreshOptions,
  'isExpired' | 'timeoutMs' | 'locks' | 'clock' | 'random'
> {
  /**
   * Requests a new cookie. If it rejects with `noPermission`, status 401 or an error for which `isExpired` returns
   * true, the session has ended. After any other error it goes on, and the next refused call tries again. Set
   * `authorization: false` for this request if the same client sends it: otherwise, the refresh would wait for itself.
   * It is sent with cookies.
   */
  refresh: () => Promise<void>;
  /**
   * Storage that all tabs share. Contains the time of the latest renewal. Default: `localStorage`, looked up when
   * called.
   */
  storage?: TokenRefreshOptions['storage'];
}

/** Result and end of the latest renewal. */
interface Ending {
  at: number;
  isRenewed: boolean;
}

/**
 * Creates the `renewToken` option of a client whose session is only a cookie that scripts cannot read. All calls that
 * were sent before a renewal ended and are refused share this renewal, in all tabs of the origin, and each of them is
 * repeated once.
 *
 * Its cookie is hidden from the page, so a refused call of a guest starts a refresh, too.
 *
 * @throws `ApiError` of kind `badRequest` if `timeoutMs` is negative or not a number.
 */
export function createCookieRefresh({
  refresh,
  isExpired = isUnauthorized,
  timeoutMs,
  locks,
  storage,
  clock = systemClock,
  random = fillRandom,
}: CookieRefreshOptions): RenewToken {
  const takeTurn = createRenewalTurns({ timeoutMs, locks, storage, clock, random });
  const item = sharedItem('api-client:cookie', storage);
  /** The latest renewal of this page, for browsers without a storage. */
  let ofPage: Ending | undefined;
  let pending: { isCurrent: () => boolean; isRenewed: Promise<boolean> } | undefined;

  function stored(): Ending | undefined {
    const [at, isRenewed] = (item.read() ?? '').split(' ');
    return at ? { at: Number(at), isRenewed: isRenewed === 'renewed' } : undefined;
  }

  /** The latest renewal, if it ended after this time. A time in the future means that the clock was set back. */
  const endingAfter = (time: number) =>
    [stored(), ofPage]
      .filter((ending) => ending !== undefined)
      .filter(({ at }) => at > time && at <= clock.now())
      .sort((a, b) => b.at - a.at)[0];

  const wasRenewedAfter = (time: number) => endingAfter(time)?.isRenewed ?? false;

  /**
   * Renews the cookie, unless a renewal has ended after the refused call was sent. Resolves to
   * whether it is renewed.
   */
  async function renew(sentAt: number, isCurrent: () => boolean, turn: Turn): Promise<boolean> {
    if (!isCurrent()) return false;
    const ending = endingAfter(sentAt);
    if (ending) return ending.isRenewed;
    let isRenewed = true;
    try {
      await refresh();
    } catch (error) {
      if (!endsSession(error, isExpired)) throw error;
      // If tabs cannot take turns, the refresh of another tab may have used up the cookie.
      await turn.waitForOthers(() => !isCurrent() || wasRenewedAfter(sentAt));
      isRenewed = wasRenewedAfter(sentAt);
    }
    // After the time limit, another renewal may have ended, whose result is newer.
    turn.checkTime();
    // After `forget()`, the result does not apply to the next session.
    if (isCurrent()) {
      ofPage = { at: clock.now(), isRenewed };
      item.write(`${ofPage.at} ${isRenewed ? 'renewed' : 'ended'}`);
    }
    return isRenewed;
  }

  function startRenewal(sentAt: number, isCurrent: () => boolean) {
    const isRenewed = takeTurn('', (turn) => renew(sentAt, isCurrent, turn));
    const renewal = { isCurrent, isRenewed };
    const forgetRenewal = () => {
      if (pending === renewal) pending = undefined;
    };
    isRenewed.then(forgetRenewal, forgetRenewal);
    return renewal;
  }

  return async ({ error, ageMs, isCurrent }) => {
    if (!isCurrent() || !isExpired(error)) return undefined;
    if (!pending?.isCurrent()) pending = startRenewal(clock.now() - ageMs, isCurrent);
    return (await pending.isRenewed) || undefined;
  };
}
