import { decimalShare, type Progress as TaskProgressFacts } from '@exchange/task-center-api';
import { Progress } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useValueFormat } from '../formats/useValueFormat.ts';
import { useTexts } from '../texts/useTexts.ts';

/** How far somebody is: a bar, and the figures beside it. */
export function TaskProgress({
  progress: { current, target, unit },
  label,
  isDone,
}: {
  progress: TaskProgressFacts;
  label: string;
  isDone: boolean;
}): ReactElement {
  const t = useTexts('center');
  const { formatValue } = useValueFormat();
  const text = t('progress_of', {
    current: formatValue({ amount: current, unit: 'count' }),
    target: formatValue({ amount: target, unit }),
  });
  return (
    <div className="task-progress">
      <Progress
        label={label}
        value={decimalShare(current, target)}
        valueText={text}
        tone={isDone ? 'positive' : 'brand'}
      />
      <span className="task-progress__text" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
