export { CampaignsPage as default } from '../../../campaigns/list/CampaignsPage.tsx';
export { getStaticProps } from '../../task-center/my-campaigns.tsx';
export { localePaths as getStaticPaths } from '@exchange/site/page/static';
