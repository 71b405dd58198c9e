import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Detail } from '@exchange/site/page/layout';
import type { CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { CampaignArt } from '../../screen/art/CampaignArt.tsx';
import { CampaignElsewhere } from '../CampaignElsewhere.tsx';
import { CampaignStates } from '../CampaignStates.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';
import { RulesLink } from './RulesLink.tsx';

/**
 * A campaign that the user joined on another edition, and that this one does not offer: the own rank, the dates and the full
 * rules, with a link to that site. Names no prize and no next step.
 */
export function JoinedElsewhere({ campaign }: { campaign: CampaignDetail }): ReactElement {
  const shared = useTexts('screen');
  const { formatText, formatValue } = useValueFormat();
  const { own, score_rule: rule } = campaign;
  const rank = own?.rank ?? null;
  return (
    <Detail
      title={formatText(campaign.title)}
      summary={rule}
      states={<CampaignStates campaign={campaign} />}
      art={<CampaignArt art={campaign.art} />}
      figure={
        <section className="standing" aria-labelledby="standing">
          <h2 id="standing" className="standing__label">
            {shared('own_rank')}
          </h2>
          <div className="standing__figure">
            <strong>
              {rank === null
                ? shared('no_rank')
                : formatValue({ amount: String(rank), unit: 'count' })}
            </strong>
          </div>
        </section>
      }
      action={null}
      note={<CampaignElsewhere campaign={campaign} />}
      side={
        <CampaignFacts campaign={campaign} hasPrizes={false}>
          <RulesLink campaign={campaign} />
        </CampaignFacts>
      }
    />
  );
}
