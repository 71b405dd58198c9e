import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { compareDecimals, decimalShare } from '@exchange/exchange-api';
import { type Progress as TaskProgressFacts, type ShownTaskState } from '@exchange/task-center-api';
import { Progress } from '@exchange/ui';
import type { ReactElement } from 'react';
import { isClaimable } from './taskStates.ts';

/**
 * Progress bar with numbers, or "Done" once the target is reached. Amber if the reward can be
 * claimed now, otherwise green. Renders nothing before the first progress: the task names its target.
 */
export function TaskProgress({
  progress: { current, target, unit },
  label,
  state,
}: {
  progress: TaskProgressFacts;
  label: string;
  state: ShownTaskState;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  if (compareDecimals(current, '0') <= 0) return null;
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
        tone={isClaimable(state) ? 'brand' : 'positive'}
      />
      <span className="task-progress__text" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
