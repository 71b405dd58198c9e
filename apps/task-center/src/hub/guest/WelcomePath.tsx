import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Task } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { packageFacts } from './packageFacts.ts';
import { Disclosure } from '../../screen/Disclosure.tsx';
import { useIsWide } from '../../screen/useIsWide.ts';
import { TaskCards } from '../../rewards/TaskCards.tsx';
import { useSentences } from '../../rewards/useRewardText.ts';

/** Most steps to show on phones. */
const shownSteps = 4;

/**
 * The starter tasks of a new account as cards, with the reward of each step. Phones collapse the
 * last ones. Renders nothing without tasks.
 */
export function WelcomePath({ tasks }: { tasks: readonly Task[] }): ReactElement | null {
  const t = useTexts('hub');
  const { formatValue } = useValueFormat();
  const isWide = useIsWide();
  if (tasks.length === 0) return null;
  const shown = isWide ? tasks : tasks.slice(0, shownSteps);
  const rest = tasks.slice(shown.length);
  const amount = formatValue({ amount: String(rest.length), unit: 'count' });
  return (
    <section className="section welcome-path" aria-labelledby="welcome">
      <div className="section__head">
        <h2 id="welcome">{t('welcome_title')}</h2>
      </div>
      <PackageTimes tasks={tasks} />
      <TaskCards tasks={shown} />
      {rest.length === 0 ? null : (
        <Disclosure title={t('more_steps', { count: rest.length, amount })}>
          <TaskCards tasks={rest} />
        </Disclosure>
      )}
    </section>
  );
}

/**
 * In what time the steps can be done, and when the time to use a reward starts. Renders nothing
 * without either.
 */
function PackageTimes({ tasks }: { tasks: readonly Task[] }): ReactElement | null {
  const t = useTexts('hub');
  const sentences = useSentences();
  const { formatValue } = useValueFormat();
  const { hasClock, days } = packageFacts(tasks);
  const span = formatValue({ amount: String(days), unit: 'days' });
  const text = sentences([
    days === null ? null : t('package_days', { span }),
    hasClock ? t('package_clock') : null,
  ]);
  return text === '' ? null : <p className="welcome-facts">{text}</p>;
}
