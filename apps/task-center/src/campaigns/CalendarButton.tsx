import { useTexts } from '@exchange/site/page';
import { useServerClock, useValueFormat } from '@exchange/site/page/formats';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Button, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { calendarFile } from './calendarFile.ts';

/** Link to a calendar file with the dates of a campaign. */
export function CalendarButton({ campaign }: { campaign: CampaignDetail }): ReactElement {
  const t = useTexts('campaigns');
  const { formatText } = useValueFormat();
  const clock = useServerClock();
  const file = calendarFile(
    {
      uid: `${campaign.campaign_id}@${location.hostname}`,
      title: formatText(campaign.title),
      start: campaign.starts_at,
      end: campaign.ends_at,
      url: location.href,
    },
    clock.now(),
  );
  return (
    <Button
      icon={<Icon name="calendar" />}
      fullWidth
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${campaign.campaign_id}.ics`}
    >
      {t('calendar')}
    </Button>
  );
}
