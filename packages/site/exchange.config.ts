import type { EditionOf } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import type { Sampling, SiteFeatures, SitePaths } from './src/exchange/exchange.ts';

// Everything that differs between exchanges and that all apps of the site share. The build checks it (`checkExchange`,
// docs/recipes/a-real-exchange.md). Facts about one app are in its `app.config.ts`.

/**
 * Brand: editions with their domains and languages, the origin of each service per environment, the app's URL scheme
 * and user-agent marker, storage keys and cookies.
 */
export const brand = preset;

/** Paths of the calls (spec 7) on the origins of `brand.services`. */
export const paths: SitePaths = {
  /** Account service, on `services.api`. */
  account: {
    profile: '/v2/private/user/profile',
    login: '/x-api/user/v1/login',
    register: '/x-api/user/v1/register',
    residence: '/x-api/user/v1/residence',
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

export const features: SiteFeatures = {
  analytics: true,
  appBanner: true,
  chat: true,
  helpers: true,
  serviceWorker: true,
  telemetry: true,
};

/**
 * Editions whose visitors must agree before analytics, web vitals or errors are sent. In other editions, visitors for
 * whom `needsConsent` returns true must agree, and the others can opt out.
 *
 * - `eu`, `nl`: ePrivacy Directive 2002/58/EC, article 5(3)
 * - `tr`: law 6698 (KVKK), article 5, and the authority's guideline on cookies of June 2022
 */
export const analyticsOptIn: readonly EditionOf<typeof brand>[] = ['eu', 'nl', 'tr'];

/** Products that only some editions offer. */
type Product = 'derivatives' | 'yield';

/** Editions that offer derivatives and a yield on coins. Pages name and link these products only there. */
export const productEditions: Readonly<Record<Product, readonly EditionOf<typeof brand>[]>> = {
  derivatives: ['default', 'kz', 'ge', 'id', 'ae'],
  yield: ['default', 'kz', 'tr', 'ge', 'id', 'ae'],
};

/** Age in years that visitors must have reached to sign up, by edition. The exchange's terms of use contain the same age. */
export const minimumAge: Readonly<Record<EditionOf<typeof brand>, number>> = {
  default: 18,
  eu: 18,
  kz: 18,
  tr: 18,
  ge: 18,
  id: 18,
  hk: 18,
  ae: 18,
  nl: 18,
};

/** A company that operates the site, and its registration. */
export interface Company {
  readonly name: string;
  readonly register: string;
  /** Supervisory authority. */
  readonly authority: string;
  readonly licence: string;
}

/** Company that operates the site, by edition. The footer names it, and the legal pages must name the same. */
export const companies: Readonly<Record<EditionOf<typeof brand>, Company>> = {
  default: demoCompany('Global', 'DEMO-DEFAULT-0000'),
  eu: demoCompany('EU', 'DEMO-EU-0000'),
  kz: demoCompany('Kazakhstan', 'DEMO-KZ-0000'),
  tr: demoCompany('Turkey', 'DEMO-TR-0000'),
  ge: demoCompany('Georgia', 'DEMO-GE-0000'),
  id: demoCompany('Indonesia', 'DEMO-ID-0000'),
  hk: demoCompany('Hong Kong', 'DEMO-HK-0000'),
  ae: demoCompany('UAE', 'DEMO-AE-0000'),
  nl: demoCompany('Netherlands', 'DEMO-NL-0000'),
};

function demoCompany(place: string, number: string): Company {
  return {
    name: `Exchange Web ${place} (Demo) Ltd`,
    register: number,
    authority: `Demo Authority ${place}`,
    licence: number,
  };
}

const usualFees = { trade: '0.001', derivatives: '0.0006' } as const;

/** Fees of spot and derivatives trades, as fractions of the volume, by edition. Pages estimate costs with them. */
export const tradingFees: Readonly<
  Record<EditionOf<typeof brand>, Readonly<Record<'trade' | 'derivatives', string>>>
> = {
  default: usualFees,
  eu: usualFees,
  kz: usualFees,
  tr: usualFees,
  ge: usualFees,
  id: usualFees,
  hk: usualFees,
  ae: usualFees,
  nl: usualFees,
};

/** Share of the amount that a conversion loses to the spread, in every edition. */
export const convertSpread = '0.001';

/**
 * Coin of rewards and prices, by edition. The server's amounts and symbols for the edition are in
 * the same one. In the EU, USDT is not an authorised e-money token (Regulation (EU) 2023/1114,
 * MiCA, title IV).
 */
export const stablecoin: Readonly<Record<EditionOf<typeof brand>, string>> = {
  default: 'USDT',
  eu: 'USDC',
  kz: 'USDT',
  tr: 'USDT',
  ge: 'USDT',
  id: 'USDT',
  hk: 'USDT',
  ae: 'USDT',
  nl: 'USDC',
};

/** Fraction of page loads that send each kind of report, from 0 to 1. */
export const telemetry: Sampling = { vitals: 1, errors: 1 };
