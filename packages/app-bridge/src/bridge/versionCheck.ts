import { BridgeError } from './bridgeError.ts';
import { compareVersions, parseVersion } from './version.ts';

/** Oldest supported app version (spec 5 and spec 9). */
export const minAppVersion = '3.6.1';

/** Checks the app's version before calls (spec 5, decision 14). */
export interface VersionCheck {
  /** Version that the app sent, even if it is invalid. Undefined until the app has sent it. */
  readonly appVersion: string | undefined;
  /** Whether the app does not have to be asked. */
  readonly isKnown: boolean;
  /**
   * Reads the version unless it is known. Callers share a check only until it is sent, because its reply
   * is lost if the app's window is replaced. Resolves to the error, if any.
   */
  read(): Promise<BridgeError | undefined>;
  /** Call when the check was sent. Later callers then start a new one. */
  sent(): void;
  /** Returns an error if the version is invalid, or too old for the bridge or the method. */
  refusal(method?: string): BridgeError | undefined;
}

/** @throws RangeError if a minimum is not a version such as `3.6.1` */
export function createVersionCheck(
  requestVersion: () => Promise<string>,
  given: {
    /** The version. Undefined if it is unknown. */
    appVersion: string | undefined;
    /** Whether the app is not asked for it. */
    isGiven: boolean;
    minVersion: string;
    minVersions: Readonly<Record<string, string | undefined>>;
  },
): VersionCheck {
  const { isGiven, minVersion, minVersions } = given;
  let { appVersion } = given;
  const minimums = new Map(Object.entries(minVersions));
  for (const minimum of [minVersion, ...minimums.values()]) {
    if (minimum !== undefined && !parseVersion(minimum)) {
      throw new RangeError(`Invalid minVersion "${minimum}": write it like "3.6.1".`);
    }
  }
  /** The pending check until it is sent. */
  let sharedCheck: Promise<BridgeError | undefined> | undefined;

  async function readVersion() {
    try {
      appVersion = await requestVersion();
    } catch (cause) {
      sharedCheck = undefined;
      const error = cause as BridgeError;
      if (error.kind !== 'native' && error.kind !== 'invalidReply') return error;
      // An app that answers without a valid version counts as too old (decision 14).
      const detail = `no valid appVersion, minimum is ${minVersion}`;
      return new BridgeError('unsupported', { detail, cause });
    }
    return undefined;
  }

  return {
    get appVersion() {
      return appVersion;
    },
    get isKnown() {
      return isGiven || appVersion !== undefined;
    },
    read() {
      if (this.isKnown) return Promise.resolve(undefined);
      sharedCheck ??= readVersion();
      return sharedCheck;
    },
    sent() {
      sharedCheck = undefined;
    },
    refusal(method = '') {
      const unmet = [minVersion, minimums.get(method)].find(
        // Negated, because the comparison with an invalid version is NaN.
        (minimum) => minimum !== undefined && !(compareVersions(appVersion ?? '', minimum) >= 0),
      );
      if (unmet === undefined) return undefined;
      const version = appVersion === undefined ? 'unknown' : `"${appVersion}"`;
      const detail = `appVersion is ${version}, minimum is ${unmet}`;
      return new BridgeError('unsupported', { detail });
    },
  };
}
