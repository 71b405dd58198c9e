import type { Notice } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { usePage } from '../context/PageContext.tsx';
import { useTexts } from '../context/texts/useTexts.ts';
import { pathFrom } from '../paths/address.ts';
import { campaignPath } from '../paths/campaignPath.ts';
import { rewardPath } from '../paths/rewardPath.ts';
import { useRewardText } from '../rewards/useRewardText.ts';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { useTimeFormats } from '../screen/formats/useTimeFormats.ts';
import { useValueFormat } from '../screen/formats/useValueFormat.ts';

/** One notice. Links to its reward or campaign. */
export function NoticeRow({ notice, isNew }: { notice: Notice; isNew: boolean }): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  const rewardText = useRewardText();
  const { formatText } = useValueFormat();
  const { moment } = useTimeFormats();
  const { kind, reward, campaign_id: campaign, ends_at: end } = notice;
  const path = reward
    ? rewardPath(reward)
    : campaign === null
      ? '/task-center'
      : campaignPath(campaign);
  return (
    <a className="notice-row" href={pathFrom(page, path)} data-new={isNew}>
      {reward ? <RewardArt type={reward.type} size={32} /> : <Icon name="flag" size={24} />}
      <span className="notice-row__words">
        <span className="notice-row__kind" data-kind={kind}>
          {kind === 'expires' ? <Icon name="hourglass" size={14} /> : null}
          {t(`notice_${kind}`)}
        </span>
        <span className="notice-row__title">
          {reward ? rewardText(reward) : formatText(notice.title)}
        </span>
        <time
          dateTime={new Date(kind === 'expires' && end !== null ? end : notice.at).toISOString()}
        >
          {moment(kind === 'expires' && end !== null ? end : notice.at)}
        </time>
      </span>
    </a>
  );
}
