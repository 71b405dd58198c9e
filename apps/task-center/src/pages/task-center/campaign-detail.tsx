import { localeProps } from '../../shell/staticPage.ts';

export { CampaignPage as default } from '../../campaigns/detail/CampaignPage.tsx';
export const getStaticProps = localeProps('campaigns');
