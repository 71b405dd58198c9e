import { useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { GoArrow } from '../screen/GoButton.tsx';

/** Shows that the whole card leads to its campaign. The title is the link, so there is no second one. */
export function ViewCampaign(): ReactElement {
  const t = useTexts('screen');
  return (
    <span className="view-campaign" aria-hidden="true">
      <span>{t('action_view')}</span>
      <GoArrow />
    </span>
  );
}
