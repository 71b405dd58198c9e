import { retentionDays } from '../retention.ts';
import { sessionMs } from '../users/sessions.ts';
import type { LegalPart } from './legalDocument.ts';
import type { LegalLanguage } from './legalLanguage.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days for which the browser keeps the random number that identifies it, and its session. */
export const browserDays = { number: 120, session: sessionMs / dayMs } as const;

/** Purposes for which pages send data if their visitor agrees, and the days for which these are kept. */
const measured = [
  { name: 'usage', days: retentionDays.analytics },
  { name: 'quality', days: retentionDays.telemetry },
] as const;

/** Returns for each purpose what it is, which data it needs, how long they are kept, and who receives them. */
export function dataPurposes({ text, value }: LegalLanguage, company: string): LegalPart[] {
  const label = (name: string) => text(`purposes.${name}`);
  const period = (days: number) => value({ amount: String(days), unit: 'days' });
  const purpose = (name: string, kept: string): LegalPart => ({
    type: 'facts',
    heading: label(name),
    facts: [
      { label: label('for'), fact: label(`${name}_for`) },
      { label: label('data'), fact: label(`${name}_data`) },
      { label: label('kept'), fact: kept },
      { label: label('recipients'), fact: text('purposes.own', { exchange: company }) },
    ],
  });
  const necessary = { session: period(browserDays.session), number: period(browserDays.number) };
  return [
    purpose('necessary', text('purposes.necessary_kept', necessary)),
    ...measured.map(({ name, days }) => purpose(name, period(days))),
  ];
}
