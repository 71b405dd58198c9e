import { isForDerivatives, type CampaignDetail } from '@exchange/task-center-api';
import { minimumAge } from '../taskCenter/callerRegion.ts';
import { notServed } from '../users/residence.ts';
import type { Caller } from '../taskCenter/calls/caller.ts';
import { termsOf } from '../taskCenter/rewards/rewardView.ts';
import type { LegalDocument, LegalPart } from './legalDocument.ts';
import type { LegalLanguage } from './legalLanguage.ts';
import { legalWords, type LegalPlace } from './legalPages.ts';

/** Conditions for joining that have a paragraph. */
const conditions: readonly string[] = ['kyc_level', 'region', 'sub_account'];

/** Returns the full rules of a campaign. */
export function campaignRules(
  campaign: CampaignDetail,
  { texts, ...place }: Pick<Caller, 'texts'> & LegalPlace,
  language: LegalLanguage,
): Pick<LegalDocument, 'title' | 'description' | 'sections'> {
  const { paragraph, section, company, assets, taxes, law } = legalWords(language, place);
  const { starts_at: start, ends_at: end, kind } = campaign;
  const { type: prizeType } = campaign.prize_kind;
  const prizeTerms = prizeType === 'other' ? [] : termsOf(prizeType, texts);
  const conditionsToJoin = campaign.gates.flatMap(({ reason }) =>
    conditions.includes(reason) ? [paragraph(reason)] : [],
  );
  const risks = [
    ...(kind === 'invite' ? [] : [paragraph('prices')]),
    ...(isForDerivatives(kind, [campaign.prize_kind]) ? [paragraph('leverage')] : []),
  ];

  return {
    title: `${language.text('titles.rules')}: ${language.fill(campaign.title)}`,
    description: language.fill(campaign.summary),
    sections: [
      section('promoter', [paragraph('operator'), paragraph('promoter'), ...company]),
      section('participants', [
        paragraph('participants', { age: language.number(minimumAge(place.region)) }),
        paragraph('countries', { countries: language.countries(notServed) }),
        ...conditionsToJoin,
      ]),
      section('dates', [`${language.time(start)} – ${language.time(end)}`, paragraph('period')]),
      section('ranks', [
        { type: 'list', items: [campaign.score_rule, ...campaign.terms].map(language.fill) },
        paragraph('scores'),
        paragraph('visible'),
      ]),
      section('prizes', [
        prizeTable(campaign, texts, language),
        paragraph('prizes'),
        paragraph('prize_terms'),
        { type: 'list', items: prizeTerms.map(language.fill) },
        assets,
      ]),
      ...(risks.length > 0 ? [section('risk', risks)] : []),
      taxes,
      section('changes', [paragraph('early_end'), paragraph('removed_scores')]),
      law,
    ],
  };
}

/** Prize for each rank, with its kind, because the prizes are no money. */
function prizeTable(
  { prizes, prize_kind: { type } }: CampaignDetail,
  texts: Caller['texts'],
  language: LegalLanguage,
): LegalPart {
  const kind = language.fill(texts.line(`rewards.${type}.title`));
  return {
    type: 'table',
    head: [language.text('page.rank'), language.text('page.prize')],
    rows: prizes.map(({ from_rank: from, to_rank: to, value }) => [
      from === to ? language.number(from) : `\u2066${from}–${to}\u2069`,
      `${language.value(value)} (${kind})`,
    ]),
  };
}
