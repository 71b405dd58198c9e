import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { GuestActions } from '@exchange/site/page/guests';
import { useNotify } from '@exchange/site/page/toasts';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useWrite } from '../../data/useWrite.ts';
import { rewardPath } from '../../screen/detailPaths.ts';
import { FailedWrite, useNotifyFailure } from '../../screen/FailedWrite.tsx';
import { GateAction } from '../../tasks/gates/GateAction.tsx';
import { closedGate } from '../../tasks/gates/GateText.tsx';
import { goText } from '../../tasks/list/goText.ts';

/**
 * Button for the visitor's next step: sign up, meet a condition, join, score, or claim the prize.
 * Names instead what stops a visitor who can do nothing about it. Renders nothing if the campaign is
 * over.
 */
export function CampaignAction({ campaign }: { campaign: CampaignDetail }): ReactElement | null {
  const t = useTexts('campaigns');
  const shared = useTexts('screen');
  const page = usePage();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { formatText } = useValueFormat();
  const { mutate, isPending, error } = useWrite('join', {
    onSuccess({ title }) {
      notify('positive', t('join_done', { campaign: formatText(title) }));
    },
    onError: notifyFailure,
  });
  const outlineProps = { size: 'large', fullWidth: true } as const;
  const buttonProps = { ...outlineProps, variant: 'primary' } as const;
  const prize = campaign.own?.prize;
  if (prize) {
    return (
      <Button
        {...(prize.to_claim ? buttonProps : outlineProps)}
        href={pathFrom(page, rewardPath(prize))}
      >
        {t(prize.to_claim ? 'prize_claim' : 'prize_view')}
      </Button>
    );
  }
  if (campaign.state === 'ended' || campaign.state === 'other') return null;
  const gate = closedGate(campaign.gates);
  if (gate?.reason === 'needs_login') {
    return (
      <GuestActions
        isStacked
        registerLabel={shared('guest_register')}
        loginLabel={shared('guest_login')}
      />
    );
  }
  if (campaign.joined_at === null) {
    if (gate) return <GateAction gate={gate} />;
    return (
      <>
        <Button
          {...buttonProps}
          loading={isPending}
          loadingLabel={t('joining')}
          onClick={() => mutate({ campaign_id: campaign.campaign_id })}
        >
          {shared('action_join')}
        </Button>
        <FailedWrite error={error} />
      </>
    );
  }
  if (campaign.state === 'upcoming') return null;
  return (
    // Not primary, so that the next prize doesn't push the visitor to trade more.
    <Button {...outlineProps} href={pathFrom(page, campaign.go_path)}>
      {shared(goText(campaign.kind))}
    </Button>
  );
}
