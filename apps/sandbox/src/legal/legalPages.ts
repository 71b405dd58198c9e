import { multiplyDecimals } from '@exchange/exchange-api';
import { inviteOfferIn } from '@exchange/task-center-api';
import { minimumAge } from '../taskCenter/callerRegion.ts';
import { stablecoinOf } from '../taskCenter/stablecoin.ts';
import { convertSpread, withdrawalCost, withdrawnCoins } from '../taskCenter/catalogue/costs.ts';
import { regionOffers } from '../taskCenter/catalogue/regionRules.ts';
import { feeRates } from '../taskCenter/rewards/usedRewards.ts';
import { notServed } from '../users/residence.ts';
import type { Caller } from '../taskCenter/calls/caller.ts';
import { assetFacts, assetsCheckedAt, assetsOf } from './assets.ts';
import { browserDays, dataPurposes } from './dataPurposes.ts';
import type { LegalPart, LegalSection } from './legalDocument.ts';
import { companyOf } from './legalEditions.ts';
import type { LegalLanguage } from './legalLanguage.ts';

/** A page in the language of its visitor, for the visitor's region and the edition that the page displays. */
export type LegalPage = (language: LegalLanguage, place: LegalPlace) => readonly LegalSection[];

/** Region of the visitor, edition of the page, and its addresses of other legal pages. */
export interface LegalPlace extends Pick<Caller, 'region' | 'edition'> {
  linkTo: (path: string) => string;
}

/** Version of the terms of use. Accounts store which version they accepted. */
export const termsVersion = '1.0';

const email = 'support@exchange.example';

/** Date since which this version of the documents applies. */
const inEffectSince = Date.UTC(2026, 10, 1);

/** Numbers of days and years that texts name. Translations have the plural forms for these numbers. */
const answerDays = 15;
const noticeDays = 30;
const retentionYears = 5;

/** Trading volume whose fees the page about fees names. */
const exampleVolume = '100';

/** Returns functions that return sections and paragraphs in a language, with the facts of an edition's company. */
export function legalWords(
  language: LegalLanguage,
  { edition, linkTo }: Omit<LegalPlace, 'region'>,
) {
  const { name: company, ...details } = companyOf(edition);
  const facts = { ...details, company, exchange: company, email, version: termsVersion };
  // Isolated, so that a name in Latin letters keeps its order in Arabic text.
  const isolatedFacts = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, `\u2068${fact}\u2069`]),
  );
  const paragraph = (key: string, values: Readonly<Record<string, string>> = {}) =>
    language.text(`paragraphs.${key}`, { ...isolatedFacts, ...values });
  const days = (key: string, count: number) => paragraph(key, { days: language.number(count) });
  const section = (name: string, parts: readonly (string | LegalPart)[]): LegalSection => ({
    id: name,
    heading: language.text(`headings.${name}`),
    parts: parts.map((part) =>
      typeof part === 'string' ? { type: 'paragraph', text: part } : part,
    ),
  });
  return {
    paragraph,
    section,
    days,
    /** Link to the page about the coins. */
    assets: {
      type: 'link',
      link: { text: language.text('titles.assets'), href: linkTo('/legal/assets') },
    } satisfies LegalPart,
    company: [
      paragraph('company'),
      paragraph('sandbox'),
      paragraph('version', { date: language.date(inEffectSince) }),
    ],
    law: section('law', [days('complaints', answerDays), paragraph('law')]),
    taxes: section('taxes', [paragraph('taxes'), paragraph('withholding')]),
  };
}

export const termsOfUse: LegalPage = (language, place) => {
  const { paragraph, section, days, company, law, assets } = legalWords(language, place);
  return [
    section('company', [paragraph('operator'), ...company]),
    section('account', [
      paragraph('age', { age: language.number(minimumAge(place.region)) }),
      paragraph('products'),
      paragraph('countries', { countries: language.countries(notServed) }),
    ]),
    section(
      'rewards',
      ['tasks', 'reward_terms', 'losses', 'abuse', 'advertising'].map((key) => paragraph(key)),
    ),
    section('campaigns', [paragraph('campaigns')]),
    section('risk', [paragraph('prices'), paragraph('leverage'), assets]),
    section('closing', [paragraph('closing'), days('notice', noticeDays)]),
    law,
  ];
};

export const privacyPolicy: LegalPage = (language, place) => {
  const { paragraph, section, days, company } = legalWords(language, place);
  return [
    section('company', [paragraph('operator'), ...company]),
    section('data', [
      paragraph('data_account'),
      paragraph('data_identity'),
      paragraph('data_activity'),
      days('data_browser', browserDays.number),
    ]),
    section('purpose', [
      paragraph('purpose'),
      paragraph('bases'),
      paragraph('processors'),
      paragraph('retention', { years: language.number(retentionYears) }),
    ]),
    section('analytics', [
      paragraph('measuring'),
      paragraph('choice'),
      ...dataPurposes(language, companyOf(place.edition).name),
    ]),
    section('rights', [paragraph('rights'), paragraph('withdraw'), paragraph('authority')]),
  ];
};

/** Coins of rewards and campaigns. */
export const assetsPage: LegalPage = (language, place) => {
  const { paragraph, section } = legalWords(language, place);
  return [
    section('assets', [
      paragraph('assets', { date: language.date(assetsCheckedAt) }),
      ...assetsOf(place.edition).map((asset) => assetFacts(asset, language)),
    ]),
  ];
};

export const feesPage: LegalPage = (language, place) => {
  const { paragraph, section } = legalWords(language, place);
  const { edition } = place;
  const unit = stablecoinOf(edition);
  const rates = { ...feeRates, convert: convertSpread };
  const fee = (activity: keyof typeof rates) =>
    paragraph(`fee_${activity}`, {
      rate: language.value({ amount: rates[activity], unit: 'ratio' }),
      volume: language.value({ amount: exampleVolume, unit }),
      cost: language.value({ amount: multiplyDecimals(exampleVolume, rates[activity], 2), unit }),
    });
  return [
    section('fees', [
      fee('trade'),
      ...(regionOffers.derivatives.includes(edition) ? [fee('derivatives')] : []),
      fee('convert'),
      paragraph('fee_rewards'),
    ]),
    section(
      'withdrawals',
      withdrawnCoins.map((coin) => {
        const { fee, least } = withdrawalCost(coin)!;
        return paragraph('fee_withdrawal', {
          fee: language.value(fee),
          least: language.value(least),
        });
      }),
    ),
    section('risk', [paragraph('prices')]),
  ];
};

/** Full rules of inviting friends. */
export const inviteRules: LegalPage = (language, place) => {
  const { region, edition } = place;
  const { paragraph, section, days, company, assets, taxes, law } = legalWords(language, place);
  const { inviter, friend, tiers, claimDays, validityDays } = inviteOfferIn(stablecoinOf(edition));
  const period = (count: number) => language.value({ amount: String(count), unit: 'days' });
  return [
    section('promoter', [paragraph('operator'), ...company]),
    section('participants', [
      paragraph('inviters', { age: language.number(minimumAge(region)) }),
      paragraph('countries', { countries: language.countries(notServed) }),
    ]),
    section('dates', [days('no_end', noticeDays)]),
    section('prizes', [
      paragraph('per_friend', {
        friendReward: language.value(friend.value),
        reward: language.value(inviter.value),
      }),
      ...tiers.map((tier) =>
        paragraph('tier', {
          friends: language.number(tier.friends),
          reward: language.value(tier.value),
        }),
      ),
      paragraph('tiers_once', { friends: language.number(tiers.at(-1)!.friends) }),
      paragraph('coupons', { claim: period(claimDays), valid: period(validityDays) }),
      assets,
    ]),
    section('risk', [paragraph('invite_risk'), paragraph('advertising')]),
    taxes,
    law,
  ];
};

export const helpPage: LegalPage = (language, place) => {
  const { paragraph, section, law } = legalWords(language, place);
  return [
    section('support', [paragraph('support'), paragraph('faq')]),
    section('company', [paragraph('operator'), paragraph('company')]),
    law,
  ];
};

export const aboutPage: LegalPage = (language, place) => {
  const { paragraph, section } = legalWords(language, place);
  return [
    section(
      'company',
      ['operator', 'company', 'sandbox'].map((key) => paragraph(key)),
    ),
  ];
};
