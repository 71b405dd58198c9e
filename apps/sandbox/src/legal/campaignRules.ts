import { fillText, type Text, type Value } from '@exchange/exchange-api';
import type { CampaignDetail } from '@exchange/task-center-api';
import { minimumAge } from '../taskCenter/callerRegion.ts';
import type { Caller } from '../taskCenter/calls/caller.ts';
import { termsOf } from '../taskCenter/rewards/rewardView.ts';
import { campaignParagraphs, conditions } from './legalTexts.ts';
import { englishHtml, escapeHtml, type LegalDocument } from './legalDocument.ts';

/**
 * Returns the full rules of a campaign.
 *
 * @param language - language of numbers and dates, without a region
 */
export function campaignRules(
  campaign: CampaignDetail,
  { texts, region }: Pick<Caller, 'texts' | 'region'>,
  language: string,
): Pick<LegalDocument, 'title' | 'sections'> {
  const line = (key: string) => texts.line(`legal.${key}`).text;
  const section = (name: string, html: string) => ({ heading: line(`heading_${name}`), html });
  const fill = (text: Text) => escapeHtml(fillText(text, (value) => format(value, language)));
  const time = (ms: number) =>
    new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(ms) + ' UTC';
  const { type: prizeType } = campaign.prize_kind;
  const prizeTerms = prizeType === 'other' ? [] : termsOf(prizeType, texts);
  const asked = campaign.gates.flatMap(({ reason }) => conditions[reason] ?? []);

  return {
    title: `${line('title_rules')}: ${fillText(campaign.title, (value) => format(value, language))}`,
    sections: [
      section('promoter', englishHtml(campaignParagraphs.promoter)),
      section(
        'participants',
        englishHtml([campaignParagraphs.participants(minimumAge(region)), ...asked]),
      ),
      section(
        'dates',
        `<p><bdi>${time(campaign.starts_at)}</bdi> – <bdi>${time(campaign.ends_at)}</bdi></p>` +
          englishHtml([campaignParagraphs.dates]),
      ),
      section(
        'ranks',
        `<ul>${campaign.terms.map((term) => `<li>${fill(term)}</li>`).join('')}</ul>` +
          englishHtml([campaignParagraphs.ranks]),
      ),
      section(
        'prizes',
        prizeTable(campaign, line, language) +
          englishHtml([campaignParagraphs.prizes]) +
          `<ul>${prizeTerms.map((term) => `<li>${fill(term)}</li>`).join('')}</ul>`,
      ),
      section('taxes', englishHtml(campaignParagraphs.taxes)),
      section('changes', englishHtml(campaignParagraphs.changes)),
      section('law', englishHtml(campaignParagraphs.law)),
    ],
  };
}

function prizeTable(
  { prizes }: CampaignDetail,
  line: (key: string) => string,
  language: string,
): string {
  const rows = prizes.map(({ from_rank: from, to_rank: to, value }) => {
    const ranks = from === to ? String(from) : `<bdi dir="ltr">${from}–${to}</bdi>`;
    return `<tr><td>${ranks}</td><td>${escapeHtml(format(value, language))}</td></tr>`;
  });
  return (
    `<table><thead><tr><th>${escapeHtml(line('rank'))}</th><th>${escapeHtml(line('prize'))}</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table>`
  );
}

/** Formats a value of a campaign's texts: an amount of a coin, a number of days, or a plain number. */
function format({ amount, unit }: Value, language: string): string {
  if (unit === 'days') {
    const days = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
    });
    return days.format(Number(amount));
  }
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 8 }).format(
    Number(amount),
  );
  return unit === 'count' ? number : `${number} ${unit}`;
}
