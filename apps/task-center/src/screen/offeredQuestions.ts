import type { Edition } from '@exchange/site/regions';
import { offers } from '../../app.config.ts';
import type { FaqGroup } from './readGroups.ts';

/** Numbers of the questions that are only about what some editions offer. */
const topics: Readonly<Record<keyof typeof offers, readonly string[]>> = {
  derivatives: ['34', '35', '42', '43', '46', '48', '49', '61', '62'],
  yield: ['37', '45', '83'],
  chance: ['47'],
  airdrops: ['44'],
};

/** Numbers of the question which rewards can be withdrawn, once for each set of offers. */
const withdrawals = { derivatives: '60', yield: '68', airdrops: '67', none: '69' } as const;

/**
 * Leaves out the questions about what none of the editions offers.
 *
 * @param editions - the edition that the page displays, or all that offer its language as long as it is unknown
 */
export function offeredQuestions(
  groups: readonly FaqGroup[],
  editions: readonly Edition[],
): FaqGroup[] {
  const isOffered = (topic: keyof typeof offers) =>
    editions.some((edition) => offers[topic].includes(edition));
  const shown = (['derivatives', 'yield', 'airdrops'] as const).find(isOffered) ?? 'none';
  const missing = [
    ...Object.values(withdrawals).filter((number) => number !== withdrawals[shown]),
    ...Object.entries(topics).flatMap(([topic, numbers]) =>
      isOffered(topic as keyof typeof offers) ? [] : numbers,
    ),
  ];
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ id }) => !missing.includes(id.slice(-2))),
    }))
    .filter(({ questions }) => questions.length > 0);
}
