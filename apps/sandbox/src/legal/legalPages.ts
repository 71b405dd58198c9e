import { multiplyDecimals } from '@exchange/exchange-api';
import { inviteOfferIn } from '@exchange/task-center-api';
import { minimumAge } from '../taskCenter/callerRegion.ts';
import { stablecoinOf } from '../taskCenter/stablecoin.ts';
import { convertSpread, withdrawalCost, withdrawnCoins } from '../taskCenter/catalogue/costs.ts';
import { regionOffers } from '../taskCenter/catalogue/regionRules.ts';
import { feeRates } from '../taskCenter/rewards/usedRewards.ts';
import { notServed } from '../users/residence.ts';
import type { Caller } from '../taskCenter/calls/caller.ts';
import type { LegalSection } from './legalDocument.ts';
import { companyOf } from './legalEditions.ts';
import type { LegalLanguage } from './legalLanguage.ts';

/** A page in the language of its visitor, for the visitor's region and the edition that the page displays. */
export type LegalPage = (
  language: LegalLanguage,
  place: Pick<Caller, 'region' | 'edition'>,
) => readonly LegalSection[];

/** Version of the terms of use. Accounts store which version they accepted. */
export const termsVersion = '1.0';

const email = 'support@exchange.example';

/** Date since which this version of the documents applies. */
const inEffectSince = Date.UTC(2026, 10, 1);

/** Numbers of days and years that texts name. Translations have the plural forms for these numbers. */
const answerDays = 15;
const noticeDays = 30;
const browserDays = 120;
const retentionYears = 5;

/** Trading volume whose fees the page about fees names. */
const exampleVolume = '100';

/** Returns functions that return sections and paragraphs in a language, with the facts of an edition's company. */
export function legalWords(language: LegalLanguage, edition: string) {
  const { name: company, ...details } = companyOf(edition);
  const facts = { ...details, company, exchange: company, email, version: termsVersion };
  // Isolated, so that a name in Latin letters keeps its order in Arabic text.
  const isolatedFacts = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, `\u2068${fact}\u2069`]),
  );
  const paragraph = (key: string, values: Readonly<Record<string, string>> = {}) =>
    language.text(`paragraphs.${key}`, { ...isolatedFacts, ...values });
  const days = (key: string, count: number) => paragraph(key, { days: language.number(count) });
  const section = (name: string, paragraphs: readonly string[]): LegalSection => ({
    id: name,
    heading: language.text(`headings.${name}`),
    parts: paragraphs.map((text) => ({ type: 'paragraph', text })),
  });
  return {
    paragraph,
    section,
    days,
    company: [
      paragraph('company'),
      paragraph('sandbox'),
      paragraph('version', { date: language.date(inEffectSince) }),
    ],
    law: section('law', [days('complaints', answerDays), paragraph('law')]),
    taxes: section('taxes', [paragraph('taxes'), paragraph('withholding')]),
  };
}

export const termsOfUse: LegalPage = (language, { region, edition }) => {
  const { paragraph, section, days, company, law } = legalWords(language, edition);
  return [
    section('company', [paragraph('operator'), ...company]),
    section('account', [
      paragraph('age', { age: language.number(minimumAge(region)) }),
      paragraph('products'),
      paragraph('countries', { countries: language.countries(notServed) }),
    ]),
    section(
      'rewards',
      ['tasks', 'reward_terms', 'losses', 'abuse', 'advertising'].map((key) => paragraph(key)),
    ),
    section('campaigns', [paragraph('campaigns')]),
    section('risk', [paragraph('prices'), paragraph('leverage')]),
    section('closing', [paragraph('closing'), days('notice', noticeDays)]),
    law,
  ];
};

export const privacyPolicy: LegalPage = (language, { edition }) => {
  const { paragraph, section, days, company } = legalWords(language, edition);
  return [
    section('company', [paragraph('operator'), ...company]),
    section('data', [
      paragraph('data_account'),
      paragraph('data_identity'),
      paragraph('data_activity'),
      days('data_browser', browserDays),
    ]),
    section('purpose', [
      paragraph('purpose'),
      paragraph('bases'),
      paragraph('processors'),
      paragraph('retention', { years: language.number(retentionYears) }),
    ]),
    section('analytics', [paragraph('measuring'), paragraph('choice')]),
    section('rights', [paragraph('rights'), paragraph('withdraw'), paragraph('authority')]),
  ];
};

export const feesPage: LegalPage = (language, { edition }) => {
  const { paragraph, section } = legalWords(language, edition);
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
export const inviteRules: LegalPage = (language, { region, edition }) => {
  const { paragraph, section, days, company, taxes, law } = legalWords(language, edition);
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
      paragraph('coupons', { claim: period(claimDays), valid: period(validityDays) }),
    ]),
    section('risk', [paragraph('invite_risk'), paragraph('advertising')]),
    taxes,
    law,
  ];
};

export const helpPage: LegalPage = (language, { edition }) => {
  const { paragraph, section, law } = legalWords(language, edition);
  return [
    section('support', [paragraph('support'), paragraph('faq')]),
    section('company', [paragraph('operator'), paragraph('company')]),
    law,
  ];
};

export const aboutPage: LegalPage = (language, { edition }) => {
  const { paragraph, section } = legalWords(language, edition);
  return [
    section(
      'company',
      ['operator', 'company', 'sandbox'].map((key) => paragraph(key)),
    ),
  ];
};
