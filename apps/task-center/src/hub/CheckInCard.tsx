import type { CheckIn, Home } from '@exchange/task-center-api';
import { Button, Card, Icon, Steps, type StepState } from '@exchange/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { useServices } from '../context/useServices.ts';
import { refreshAround } from '../data/refreshAround.ts';
import { useWrite } from '../data/useWrite.ts';
import { useRewardText } from '../rewards/useRewardText.ts';
import { FailedWrite, useNotifyFailure } from '../screen/FailedWrite.tsx';
import { Deadline } from '../screen/formats/Deadline.tsx';
import { useTimeFormats } from '../screen/formats/useTimeFormats.ts';
import { useNotify } from '../screen/Notifications.tsx';
import { StateTag } from '../screen/StateTag.tsx';

const stepStates: Record<CheckIn['days'][number]['state'], StepState> = {
  checked: 'done',
  today: 'current',
  upcoming: 'todo',
  other: 'todo',
};

/**
 * Daily check-in over seven days, with a reward for each. A missed day resets it at 00:00 UTC of
 * the following day.
 */
export function CheckInCard({ home }: { home: Home }): ReactElement {
  const t = useTexts('hub');
  const { weekday } = useTimeFormats();
  const rewardText = useRewardText();
  const queryClient = useQueryClient();
  const { check_in: checkIn, viewer } = home;
  const days = checkIn.days.map(({ day, state, reward }) => ({
    id: day,
    title: state === 'today' ? t('check_in_today') : weekday(day),
    state: stepStates[state],
    stateLabel: t(`check_in_${state === 'other' ? 'upcoming' : state}`),
    note: rewardText(reward),
    icon: state === 'today' ? <Icon name="gift" /> : undefined,
  }));
  return (
    <Card as="section" className="check-in" aria-labelledby="check-in">
      <div className="check-in__head">
        <div>
          <h2 id="check-in">{t('check_in_title')}</h2>
          <p className="card-text">
            {viewer.logged_in && checkIn.streak > 0
              ? t('check_in_streak', { count: checkIn.streak })
              : t('check_in_lead')}
          </p>
        </div>
        {checkIn.checked_today ? (
          <div className="check-in__done">
            <StateTag state="claimed">{t('check_in_done_today')}</StateTag>
            <Deadline
              end={checkIn.resets_at}
              text="resets_in"
              onEnd={() => refreshAround(queryClient)}
            />
          </div>
        ) : viewer.logged_in ? (
          <CheckInButton />
        ) : (
          <LoginButton label={t('check_in_login')} />
        )}
      </div>
      <Steps layout="strip" label={t('check_in_title')} steps={days} />
    </Card>
  );
}

function CheckInButton(): ReactElement {
  const t = useTexts('hub');
  const shared = useTexts('screen');
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const rewardText = useRewardText();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useWrite('checkIn', {
    onSuccess({ check_in: checkIn, reward }) {
      queryClient.setQueriesData<Home>(
        { queryKey: ['home'] },
        (home) => home && { ...home, check_in: checkIn },
      );
      notify('positive', t('check_in_got', { reward: rewardText(reward) }));
    },
    onError: notifyFailure,
  });
  return (
    <>
      <Button
        variant="primary"
        loading={isPending}
        loadingLabel={shared('loading')}
        onClick={() => mutate({})}
      >
        {t('check_in_action')}
      </Button>
      <FailedWrite error={error} />
    </>
  );
}

function LoginButton({ label }: { label: string }): ReactElement {
  const login = useServices()?.account.login;
  return (
    <Button disabled={!login} onClick={() => void login?.login()}>
      {label}
    </Button>
  );
}
