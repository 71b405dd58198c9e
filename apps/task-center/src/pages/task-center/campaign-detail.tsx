import { localeProps } from '../../shell/staticPage.ts';

export { CampaignPage as default } from '../../campaigns/CampaignPage.tsx';
export const getStaticProps = localeProps('campaigns', 'screen');
