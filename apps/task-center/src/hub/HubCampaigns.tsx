import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { GoButton } from '../screen/GoButton.tsx';
import { CampaignCard } from '../campaigns/list/CampaignCard.tsx';

/** Campaigns side by side over the whole width of the page. On phones, a row that scrolls sideways. */
export function HubCampaigns({ campaigns }: { campaigns: readonly Campaign[] }): ReactElement {
  const t = useTexts('hub');
  const page = usePage();
  return (
    <section className="section" aria-labelledby="campaigns">
      <div className="section__head">
        <h2 id="campaigns">{t('campaigns_title')}</h2>
        <GoButton href={pathFrom(page, '/task-center/my-campaigns')}>{t('campaigns_all')}</GoButton>
      </div>
      <ul className="cards campaign-cards hub-campaigns">
        {campaigns.map((campaign) => (
          <li key={campaign.campaign_id}>
            <CampaignCard campaign={campaign} />
          </li>
        ))}
      </ul>
    </section>
  );
}
