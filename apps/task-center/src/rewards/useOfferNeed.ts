import { useValueFormat } from '@exchange/site/page/formats';
import { useNeedPhrases } from '../screen/needPhrases.ts';
import type { Offer } from './useOfferSentences.ts';

/** Returns phrases of what a task takes. Undefined without a task, and for unknown activities. */
export function useOfferNeed({
  task,
  hasRiskNote,
}: Pick<Offer, 'task' | 'hasRiskNote'>): readonly string[] | undefined {
  const { formatText } = useValueFormat();
  const needPhrases = useNeedPhrases(task, { hasRiskNote });
  return task?.takes ? [formatText(task.takes)] : needPhrases;
}
