import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { compareDecimals, decimalShare } from '@exchange/exchange-api';
import { type Progress as TaskProgressFacts, type ShownTaskState } from '@exchange/task-center-api';
import { Progress } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Amber for what can be claimed now, green for what is done. */
const tones: Partial<Record<ShownTaskState, 'brand' | 'positive'>> = {
  claimable: 'brand',
  claiming: 'brand',
  under_review: 'positive',
  claimed: 'positive',
};

/** Progress bar with numbers, or "Done" once the target is reached. */
export function TaskProgress({
  progress: { current, target, unit },
  label,
  state,
}: {
  progress: TaskProgressFacts;
  label: string;
  state: ShownTaskState;
}): ReactElement {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const hasReached = compareDecimals(current, target) >= 0;
  const text = hasReached
    ? t('progress_done')
    : t('progress_of', {
        current: formatValue({ amount: current, unit: 'count' }),
        target: formatValue({ amount: target, unit }),
      });
  return (
    <div className="task-progress">
      <Progress
        label={label}
        value={decimalShare(current, target)}
        valueText={text}
        tone={tones[state] ?? 'neutral'}
      />
      <span className="task-progress__text" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
