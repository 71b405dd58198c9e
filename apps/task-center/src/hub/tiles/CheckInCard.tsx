import { useTexts } from '@exchange/site/page';
import { LoginButton } from '@exchange/site/page/guests';
import { useNotify } from '@exchange/site/page/toasts';
import type { CheckIn, Home } from '@exchange/task-center-api';
import { Button, Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { isPoints } from '../../rewards/rewardStates.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useReceivedText } from '../../rewards/useRewardText.ts';
import { FailedWrite, useNotifyFailure } from '../../screen/FailedWrite.tsx';
import { Deadline } from '../../screen/Deadline.tsx';
import { Phrases } from '../../screen/Phrases.tsx';
import { StateTag } from '../../screen/StateTag.tsx';
import { CheckInDays } from './CheckInDays.tsx';

/**
 * Daily check-in over seven days, with a reward for each. After a missed day, the streak is reset at
 * 00:00 UTC of the following day. One missed day can be restored.
 */
export function CheckInCard({ home }: { home: Home }): ReactElement {
  const t = useTexts('hub');
  const { check_in: checkIn } = home;
  return (
    <Card as="section" className="check-in" aria-labelledby="check-in">
      <h2 id="check-in">{t('check_in_title')}</h2>
      <p className="card-text">
        <Summary checkIn={checkIn} />
      </p>
      <CheckInDays checkIn={checkIn} isGuest={!home.viewer.logged_in} />
      {/* After a missed day, the summary names what can be done. */}
      {checkIn.lost ? null : <p className="check-in__rule">{t('check_in_rule')}</p>}
      <TodaysAction home={home} />
    </Card>
  );
}

/** The check-in of the day, its confirmation, or the registration of guests. */
function TodaysAction({
  home: { check_in: checkIn, viewer, totals },
}: {
  home: Home;
}): ReactElement {
  const t = useTexts('hub');
  const shared = useTexts('screen');
  if (checkIn.checked_today) {
    return (
      <div className="check-in__done">
        <StateTag state="claimed">{t('check_in_done_today')}</StateTag>
        <Deadline end={checkIn.resets_at} text="next_check_in" />
      </div>
    );
  }
  if (!viewer.logged_in) {
    return (
      <LoginButton view="register" fullWidth>
        {shared('guest_register')}
      </LoginButton>
    );
  }
  const isClaimable = totals.claimable_tasks + totals.claimable_rewards > 0;
  return <CheckInButton restore={checkIn.lost?.can_restore === true} isMain={!isClaimable} />;
}

/** The streak, the lost streak and how to restore it, or an explanation of check-ins. */
function Summary({ checkIn }: { checkIn: CheckIn }): ReactElement {
  const t = useTexts('hub');
  const { lost, streak, days } = checkIn;
  const points = days.some(({ reward }) => isPoints(reward)) ? t('check_in_points') : '';
  if (lost) {
    const remedy = t(lost.can_restore ? 'check_in_restore_text' : 'check_in_lost_text');
    return (
      <>
        {t('check_in_lost', { count: lost.streak })} {remedy} {points}
      </>
    );
  }
  if (streak > 0) {
    return <Phrases of={[t('check_in_streak', { count: streak }), points].filter(Boolean)} />;
  }
  return <>{t(points ? 'check_in_lead_points' : 'check_in_lead')}</>;
}

function CheckInButton({
  restore,
  isMain,
}: {
  restore: boolean;
  /** Whether the check-in is the most valuable action of the hub now. */
  isMain: boolean;
}): ReactElement {
  const t = useTexts('hub');
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const receivedText = useReceivedText();
  const { mutate, isPending, error } = useWrite('checkIn', {
    onSuccess({ reward }, { restore: isRestored }) {
      const key = isRestored ? 'check_in_restored_got' : 'check_in_got';
      notify(
        'positive',
        receivedText(reward, (text) => t(key, { reward: text })),
      );
    },
    onError: notifyFailure,
  });
  return (
    <>
      <Button
        variant={isMain ? 'primary' : undefined}
        size="large"
        fullWidth
        loading={isPending}
        loadingLabel={t('checking_in')}
        onClick={() => mutate(restore ? { restore } : {})}
      >
        {t(restore ? 'check_in_restore' : 'check_in_action')}
      </Button>
      <FailedWrite error={error} />
    </>
  );
}
