import { localeProps } from '@exchange/site/page/static';

export { CampaignsPage as default } from '../../campaigns/list/CampaignsPage.tsx';
export const getStaticProps = localeProps('campaigns');
