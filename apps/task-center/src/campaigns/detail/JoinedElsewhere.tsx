import { useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import { Detail } from '@exchange/site/page/layout';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { CampaignArt } from '../../screen/art/CampaignArt.tsx';
import { CampaignDeadline } from '../CampaignDeadline.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { CampaignElsewhere } from '../CampaignElsewhere.tsx';
import { CampaignTags } from '../CampaignTags.tsx';
import { FullRules } from '../../screen/FullRules.tsx';
import { Part } from './OwnStanding.tsx';

/**
 * A campaign that the user joined on another edition, and that this one does not offer: the own
 * rank, the end and the full rules, and who manages the prize. Names no prize and no next step.
 */
export function JoinedElsewhere({ campaign }: { campaign: CampaignDetail }): ReactElement {
  const { formatText } = useValueFormat();
  return (
    <Detail
      title={formatText(campaign.title)}
      summary={campaign.score_rule}
      states={
        <>
          <CampaignTags campaign={campaign} />
          <CampaignDeadline campaign={campaign} />
        </>
      }
      art={<CampaignArt art={campaign.art} />}
      figure={<RankAndDates campaign={campaign} />}
      action={null}
      note={
        <>
          <CampaignElsewhere />
          <FullRules path={campaign.rules_path} />
          <RiskNote of="prices" />
        </>
      }
    />
  );
}

/** The user's rank among the participants, and the start and end of the campaign. */
function RankAndDates({ campaign }: { campaign: CampaignDetail }): ReactElement {
  const t = useTexts('campaigns');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { moment } = useTimeFormats();
  const rank = campaign.own?.rank ?? null;
  const inDigits = (count: number) => formatValue({ amount: String(count), unit: 'count' });
  return (
    <section className="standing" data-dates="" aria-labelledby="standing">
      <h2 id="standing" className="standing__label">
        {shared('own_rank')}
      </h2>
      <div className="standing__figure">
        <strong>
          {rank === null
            ? shared('no_rank')
            : shared('progress_of', {
                current: inDigits(rank),
                target: inDigits(campaign.participants),
              })}
        </strong>
      </div>
      <dl>
        <Part name={t('fact_starts')}>{moment(campaign.starts_at)}</Part>
        <Part name={t('fact_ends')}>{moment(campaign.ends_at)}</Part>
      </dl>
    </section>
  );
}
