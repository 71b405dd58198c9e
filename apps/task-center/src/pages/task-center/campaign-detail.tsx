import { localeProps } from '@exchange/site/page/static';

export { CampaignPage as default } from '../../campaigns/detail/CampaignPage.tsx';
export const getStaticProps = localeProps('campaigns');
