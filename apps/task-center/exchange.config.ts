import type { EditionOf } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import type { ExchangeFeatures, ExchangePaths, ExchangeTelemetry } from './build/checkExchange.ts';

// Everything that differs between exchanges. The build checks it, see build/checkExchange.ts and
// docs/recipes/a-real-exchange.md.

/**
 * Brand: editions with their domains and languages, the origin of each service per environment, the app's URL scheme
 * and user-agent marker, storage keys and cookies.
 */
export const brand = preset;

/** Paths on the origins of `brand.services`. */
export const paths: ExchangePaths = {
  /** On `services.api`. */
  taskCenter: {
    time: '/x-api/task-center/v1/time',
    home: '/x-api/task-center/v1/home',
    tasks: '/x-api/task-center/v1/tasks',
    task: '/x-api/task-center/v1/task',
    campaigns: '/x-api/task-center/v1/campaigns',
    campaign: '/x-api/task-center/v1/campaign',
    leaderboard: '/x-api/task-center/v1/leaderboard',
    rewards: '/x-api/task-center/v1/rewards',
    reward: '/x-api/task-center/v1/reward',
    usage: '/x-api/task-center/v1/usage',
    wallet: '/x-api/task-center/v1/wallet',
    points: '/x-api/task-center/v1/points',
    shop: '/x-api/task-center/v1/shop',
    notices: '/x-api/task-center/v1/notices',
    invite: '/x-api/task-center/v1/invite',
    inviteRecords: '/x-api/task-center/v1/invite-records',
    claim: '/x-api/task-center/v1/claim',
    claimReward: '/x-api/task-center/v1/claim-reward',
    claimAll: '/x-api/task-center/v1/claim-all',
    activate: '/x-api/task-center/v1/activate',
    buy: '/x-api/task-center/v1/buy',
    readNotices: '/x-api/task-center/v1/read-notices',
    switchNotice: '/x-api/task-center/v1/switch-notice',
    join: '/x-api/task-center/v1/join',
    checkIn: '/x-api/task-center/v1/check-in',
  },
  /** Server-sent events, on `services.api`. */
  events: '/x-api/task-center/v1/events',
  /** Account service, on `services.api`. */
  account: {
    profile: '/v2/private/user/profile',
    login: '/x-api/user/v1/login',
    register: '/x-api/user/v1/register',
    loginCode: '/x-api/user/v1/login-code',
    resendCode: '/x-api/user/v1/resend-code',
    recover: '/x-api/user/v1/recover',
    resetPassword: '/x-api/user/v1/reset-password',
    askPasskey: '/x-api/user/v1/ask-passkey',
    loginPasskey: '/x-api/user/v1/login-passkey',
    security: '/x-api/user/v1/security',
    newPasskey: '/x-api/user/v1/new-passkey',
    addPasskey: '/x-api/user/v1/add-passkey',
    removePasskey: '/x-api/user/v1/remove-passkey',
    setLoginCode: '/x-api/user/v1/set-login-code',
    changePassword: '/x-api/user/v1/change-password',
    confirmPassword: '/x-api/user/v1/confirm-password',
    logout: '/logout',
  },
  /** Collector of analytics events, on `services.api`. */
  collector: '/x-api/analytics/v1/collect',
  /** Collector of web vitals and errors over OTLP/HTTP, on `services.api`. */
  telemetry: '/x-api/telemetry/v1/logs',
  market: {
    /** On `services.api`. */
    symbols: '/x-api/quote/v1/symbols',
    /** On `services.api`. */
    candles: '/x-api/quote/v1/candles',
    /** WebSocket, on `services.spot`. */
    quotes: '/spot/ws/quote/v1',
  },
  /** Manifest of the helper scripts, on `services.statics`. */
  helpers: '/helpers/manifest.json',
};

export const features: ExchangeFeatures = {
  analytics: true,
  appBanner: true,
  chat: true,
  helpers: true,
  liveEvents: true,
  market: true,
  serviceWorker: true,
  telemetry: true,
};

/**
 * Editions whose visitors must agree before analytics, web vitals or errors are sent: those in the EU (ePrivacy
 * Directive, article 5(3)). In other editions, visitors can opt out.
 */
export const analyticsOptIn: readonly EditionOf<typeof brand>[] = ['eu', 'nl'];

/**
 * Editions where the task centre is not offered. Their pages make no offers. The server must refuse their visitors, too:
 * where it refuses those of any other edition, pages hide their offers as soon as it responds.
 */
export const closedEditions: readonly EditionOf<typeof brand>[] = [];

/** Fraction of page loads that send each kind of report, from 0 to 1. */
export const telemetry: ExchangeTelemetry = { vitals: 1, errors: 1 };
