import { useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import { rewardTypeFacts, type CheckIn } from '@exchange/task-center-api';
import { Icon, Steps, type StepState } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useRewardText } from '../../rewards/useRewardText.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';

type Day = CheckIn['days'][number];

const stepStates: Record<Day['state'], StepState> = {
  checked: 'done',
  restored: 'done',
  missed: 'missed',
  today: 'current',
  upcoming: 'todo',
  other: 'todo',
};

/** Seven days in one row. The last one, with the largest reward, has a drawing. */
export function CheckInDays({
  checkIn,
  isGuest,
}: {
  checkIn: CheckIn;
  /** Whether the visitor has to log in before the check-in, so that today is not highlighted. */
  isGuest: boolean;
}): ReactElement {
  const t = useTexts('hub');
  const { weekday } = useTimeFormats();
  const { formatValue } = useValueFormat();
  const rewardText = useRewardText();

  /** Shows only the amount for points, because points are the usual reward. */
  const noteOf = ({ reward }: Day) =>
    rewardTypeFacts[reward.type].isNamedByUnit ? (
      <>
        <span aria-hidden="true" dir="ltr">
          +{formatValue({ ...reward.value, unit: 'count' })}
        </span>
        <span className="x-visually-hidden">{rewardText(reward)}</span>
      </>
    ) : (
      rewardText(reward)
    );

  const steps = checkIn.days.map((day, index) => {
    const { state, reward } = day;
    const isLast = index === checkIn.days.length - 1;
    const today = state === 'today' ? <Icon name="gift" /> : undefined;
    return {
      id: day.day,
      title: (
        <>
          <span aria-hidden="true">{weekday(day.day, 'narrow')}</span>
          <span className="x-visually-hidden">{weekday(day.day)}</span>
        </>
      ),
      state: isGuest ? 'todo' : stepStates[state],
      stateLabel: t(`check_in_${state === 'other' ? 'upcoming' : state}`),
      note: noteOf(day),
      icon: isLast ? <RewardArt type={reward.type} size={32} /> : today,
    };
  });
  return <Steps layout="strip" label={t('check_in_title')} steps={steps} />;
}
