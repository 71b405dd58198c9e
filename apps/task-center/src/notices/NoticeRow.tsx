import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import type { Notice } from '@exchange/task-center-api';
import { Button, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useIsWriting, useWrite } from '../data/useWrite.ts';
import { campaignPath, rewardPath } from '../screen/detailPaths.ts';
import { useRewardText } from '../rewards/useRewardText.ts';
import { RewardArt } from '../screen/art/RewardArt.tsx';

/** One notice with a link to its reward or campaign, and a button that marks it as read. */
export function NoticeRow({ notice }: { notice: Notice }): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  const rewardText = useRewardText();
  const { formatText } = useValueFormat();
  const { moment } = useTimeFormats();
  const { mutate } = useWrite('readNotices');
  const { notice_id: id, kind, reward, ends_at: end } = notice;
  const expiry = kind === 'expires' ? end : null;
  const isMarking = useIsWriting(
    'readNotices',
    (which) => which.notice_id === id || (which.until ?? 0) >= notice.at,
  );
  const isNew = !notice.read && !isMarking;
  const markRead = () => mutate({ notice_id: id });
  const title = reward ? rewardText(reward) : formatText(notice.title);
  return (
    <div className="notice-row" data-new={isNew}>
      <RewardArt type={reward?.type ?? 'other'} size={32} />
      <span className="notice-row__words">
        <span className="notice-row__kind" data-kind={kind}>
          {kind === 'expires' ? <Icon name="hourglass" size={14} /> : null}
          {t(`notice_${kind}`)}
        </span>
        <a
          className="notice-row__title"
          href={pathFrom(page, pathOf(notice))}
          onClick={() => isNew && markRead()}
        >
          {title}
        </a>
        <time dateTime={new Date(expiry ?? notice.at).toISOString()}>
          {expiry === null ? moment(notice.at) : t('notice_expires_on', { date: moment(expiry) })}
        </time>
      </span>
      {isNew ? (
        <Button
          size="small"
          variant="secondary"
          aria-label={`${t('notice_read')}: ${title}`}
          title={t('notice_read')}
          icon={<Icon name="check" />}
          onClick={markRead}
        />
      ) : null}
    </div>
  );
}

/** Returns the path of the page that a notice is about. */
function pathOf({ reward, campaign_id: campaign }: Notice): string {
  if (reward) return rewardPath(reward);
  return campaign === null ? '/task-center' : campaignPath(campaign);
}
